"""Several players on one box: consent, and what the others do when a hand is doubled or split (MA-BJ 13)."""

from collections.abc import Iterator

from croupier.games.blackjack import added, boxes, hands
from croupier.games.blackjack.acts import ApplyWager, DoubleDown, GoOn, KeepWager, ShareBox, SplitPair
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.table.events import RACK
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat

# Who may join.


def has_consented(t: BlackjackTable, betting: str) -> bool:
    """Whether the first person who wagers on a box consents to others there (MA-BJ 13(a))."""
    there = boxes.players(t, betting)
    return bool(there) and t.memory.consents.get(betting) == there[0]


def may_consent(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Where a box may be shared its first player consents or not (MA-BJ 13(a))."""
    if t.submission.players_per_box > 1:
        for betting in boxes.all_boxes(t):
            for seat in t.asked(boxes.players(t, betting)[:1]):
                if not has_consented(t, betting):
                    yield offer(seat, ShareBox, "MA-BJ 13(a)", about=betting, box=OneOf((betting,)))


def consent(t: BlackjackTable, act: ShareBox) -> None:
    """The consent holds for the round, as long as that player is the first on the box (MA-BJ 13(a))."""
    t.announce(act.who, f"{act.box} may be shared", "MA-BJ 13(a)")
    t.memory.consents = {**t.memory.consents, act.box: act.who}  # type: ignore[dict-item]


def why_not_join(t: BlackjackTable, betting: str, taken: dict[str, list[Seat]]) -> tuple[str, str] | None:
    """By which clause, and why, nobody may join those who wager on a box (MA-BJ 13(a), 13(g))."""
    there, most = taken[betting], t.submission.players_per_box
    if len(there) >= most:
        return "MA-BJ 13(a)", f"{len(there)} of at most {most} players wager on {betting}: seat {there[0]} first"
    shared = sum(len(players) > 1 for players in taken.values())
    limit = t.submission.shared_boxes
    if len(there) == 1 and limit is not None and shared >= limit:
        return "MA-BJ 13(g)", f"several players may wager on {limit} boxes of the table, and they do"
    if not has_consented(t, betting):
        return "MA-BJ 13(a)", f"seat {there[0]}, the first on {betting}, has not consented to others there"
    return None


def show_the_lines(t: BlackjackTable, played: list[Hand]) -> None:
    """The wager of who calls the decisions lies closest to the dealer, the others behind it (MA-BJ 13(c))."""
    for hand in played:
        if hands.behind(t, hand):
            t.mark(caller_of(hand), hand.box, "MA-BJ 13(c)")


def hide_the_lines(t: BlackjackTable) -> None:
    """After the round nobody calls decisions for a box."""
    for marker, place in list(t.board.markers.items()):
        if marker.endswith(f" calls {place}"):
            t.mark(marker, None, "MA-BJ 13(c)")


def caller_of(hand: Hand) -> str:
    """What shows whose wager lies in front."""
    return f"seat {hand.seat} calls {hand.box}"


async def pass_the_call(t: BlackjackTable, hand: Hand) -> None:
    """When the player who called the decisions is let out the next in right calls them, and sees the cards."""
    if caller_of(hand) in t.board.markers:
        t.mark(caller_of(hand), None, "MA-BJ 13(b)")
    hand.seat = boxes.line(t, hand.place)[0]
    t.mark(caller_of(hand), hand.box, "MA-BJ 13(b)")
    for piece in t.pieces(hand.place):
        if not t.board.is_seen_by(piece, hand.seat):
            await t.show(piece, "MA-BJ 13(b)", to=(hand.seat,))


# What the others do.


async def others_double(t: BlackjackTable, hand: Hand) -> None:
    """When the hand is doubled the others may double their wagers too, but need not (MA-BJ 13(d))."""
    waiting = hands.behind(t, hand)
    while waiting:
        match await t.ask(may_double_too, hand, waiting):
            case DoubleDown(who=seat) as act:
                added.place_double(t, hand, act)
                waiting.remove(seat)  # type: ignore[arg-type]
            case KeepWager(who=seat):
                waiting.remove(seat)  # type: ignore[arg-type]
            case _:
                return


def may_double_too(t: BlackjackTable, hand: Hand, waiting: list[Seat]) -> Iterator[Offer | Bar]:
    """Each adds up to the own original wager, or nothing; who does not answer keeps the wager (MA-BJ 13(d))."""
    for seat in t.asked(waiting):
        yield offer(seat, DoubleDown, "MA-BJ 13(d)", hand.place, None, **added.limits(t, hand, seat))
        yield offer(seat, KeepWager, "MA-BJ 13(d)", about=hand.place)
    yield offer(DEALER, GoOn, "MA-BJ 13(d)")


async def others_split(t: BlackjackTable, hand: Hand, second: Hand) -> None:
    """When a pair is split each of the others covers both hands, or designates one of them (MA-BJ 13(e))."""
    waiting = hands.behind(t, hand)
    while waiting:
        match await t.ask(may_follow_split, hand, second, waiting):
            case SplitPair(who=seat):
                added.cover(t, hand, second, seat, "MA-BJ 13(e)")  # type: ignore[arg-type]
                waiting.remove(seat)  # type: ignore[arg-type]
            case ApplyWager(who=seat, hand=place):
                if place == second.place:
                    added.move_wagers(t, hand, second, seat)  # type: ignore[arg-type]
                waiting.remove(seat)  # type: ignore[arg-type]
            case _:
                # A wager of which nothing is said stays where it lies: a reading of 13(e), which is silent.
                return


def may_follow_split(t: BlackjackTable, hand: Hand, second: Hand, waiting: list[Seat]) -> Iterator[Offer | Bar]:
    """A wager as large as the own on the second hand, or the hand to which the own applies (MA-BJ 13(e))."""
    places = OneOf((hand.place, second.place))
    for seat in t.asked(waiting):
        if t.chips(seat, RACK) < boxes.wagered(t, seat, hand.place):
            why = "to cover both hands needs a wager equal to the original one, and the rack holds less"
            yield Bar(SplitPair, "MA-BJ 11(a)", why, seat)
        else:
            yield offer(seat, SplitPair, "MA-BJ 13(e)", about=hand.place)
        yield offer(seat, ApplyWager, "MA-BJ 13(e)", about=hand.place, hand=places)
    yield offer(DEALER, GoOn, "MA-BJ 13(e)")
