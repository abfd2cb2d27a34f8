"""The moments of a round at which side wagers are made, close and are settled: what the main game calls."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from croupier.games.blackjack import hands
from croupier.games.blackjack.boxes import all_boxes
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.side_wagers import Twenty
from croupier.games.blackjack.side import (
    additional,
    bonus_button,
    bust_bonus,
    match_the_dealer,
    progressive,
    streak,
    twenty_point,
)
from croupier.games.blackjack.side.areas import ADDITIONAL, STREAKS, On, area, offered
from croupier.money import PUSH
from croupier.table.acts import Withdraw
from croupier.table.offers import Bar, Offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import CallWager, Spots, Wager

WAGERS = (additional, progressive, bonus_button, streak, match_the_dealer, twenty_point, bust_bonus)
OUTLIVE_A_HAND = (On.OPTIONAL, *STREAKS.values())
"""What does not end with the player's hand: the dealer's cards decide it, or later hands do."""
BY_MORE_CARDS = (On.PROGRESSIVE, *OUTLIVE_A_HAND)
"""What is not decided by the first two cards."""
NEEDS_MAIN_WAGER = {
    **dict.fromkeys((on for kind in ADDITIONAL.values() for on in kind), "MA-BJ 17(b)"),
    On.PROGRESSIVE: "MA-BJ 19(f)",
    On.BONUS: "MA-BJ 20(c)",
    **dict.fromkeys(STREAKS.values(), "MA-BJ 22(b)"),
    On.MATCH: "MA-BJ 23(c)",
    On.TWENTY: "MA-BJ 24(c)",
    On.OPTIONAL: "MA-BJ 25(b)",
}
ANNOUNCED = {On.BONUS: "MA-BJ 20(b)", On.TWENTY: "MA-BJ 24(d)"}
"""The wagers after which the dealer says that there are no more bets."""


# While wagers are made.


def spots(t: BlackjackTable, seat: Seat) -> Iterator[Spots]:
    """Beside each main wager of a player, the side wagers that are offered."""
    # All wagers of the 6 to 5 variation are made in multiples of $5 (3(d)).
    at_once = t.submission.wagered_in // t.submission.unit if t.submission.six_to_five else 1
    for box in wagered_on(t, seat):
        for wager in WAGERS:
            for each in wager.spots(t, seat, box):
                yield replace(each, chips_at_once=at_once)


def wagered_on(t: BlackjackTable, seat: Seat) -> list[str]:
    """The boxes on which a player has a main wager."""
    return [box for box in all_boxes(t) if t.chips(seat, box)]


def offers(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """What may be done with side wagers beside laying them, and why some may not be laid."""
    for seat in t.asked(t.seated) if any(offered(t.submission)) else ():
        yield from offers_to(t, seat)


def offers_to(t: BlackjackTable, seat: Seat) -> Iterator[Offer | Bar]:
    """What one player may do, or not."""
    yield from progressive.may_redeem(t, seat, wagered_on(t, seat))
    side = tuple(offered(t.submission))
    for box in all_boxes(t) if side else ():
        if t.chips(seat, box):
            yield from streak.bars(t, seat, box)
            yield from progressive.bars(t, seat, box)
            for on in side:
                yield from additional.bars(t, seat, box, area(on, box))
        else:
            yield from without_main_wager(seat, box, side)


def without_main_wager(seat: Seat, box: str, side: Sequence[On]) -> Iterator[Bar]:
    """A side wager goes with a main wager on the same box."""
    for on in side:
        for kind in (Wager, CallWager):
            why = "a side wager needs a wager against the dealer on the same box"
            yield Bar(kind, NEEDS_MAIN_WAGER[on], why, seat, {"area": (area(on, box),)})


def stays(t: BlackjackTable, seat: Seat) -> list[str]:
    """What a player may not take back: a pending streak, and main wagers while cash for a side wager waits."""
    pending = [place for box in all_boxes(t) for place in streak.stays(t, seat, box)]
    return pending + (wagered_on(t, seat) if seat in t.board.bonds else [])


def follow(t: BlackjackTable, act: Withdraw) -> None:
    """With a main wager that is taken back its side wagers go back too; a streak is only abandoned (MA-BJ 22(f))."""
    seat = act.who
    if act.area in all_boxes(t):
        kept = stays(t, seat)  # type: ignore[arg-type]
        for on in offered(t.submission):
            place = area(on, act.area)
            if place not in kept:
                t.return_chips(seat, place, NEEDS_MAIN_WAGER[on])  # type: ignore[arg-type]


# While the round is played.


async def close(t: BlackjackTable) -> None:
    """Wagers are closed: they are registered, streaks begin, and no more bets are taken."""
    boxes = all_boxes(t)
    t.memory.dealt = {}
    return_unsupported(t, boxes)
    streak.begin(t, boxes)
    await progressive.register(t, boxes)
    for clause in [ANNOUNCED[on] for on in offered(t.submission) if on in ANNOUNCED][:1]:
        t.announce(DEALER, "No more bets", clause)


def return_unsupported(t: BlackjackTable, boxes: Sequence[str]) -> None:
    """Who was given the main wagers back, having made too few of them, has the side wagers back too (MA-BJ 18(b))."""
    for box in boxes:
        for on in offered(t.submission):
            for seat in t.owners(area(on, box)):
                if not t.chips(seat, box) and on not in STREAKS.values():
                    t.return_chips(seat, area(on, box), NEEDS_MAIN_WAGER[on])


async def after_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """What two cards decide is settled before any further card; a hand with fewer waits for its second.

    A hand that the 6 to 5 variation deals face down is turned over for it: nobody else could settle the wager.
    """
    complete = [hand for hand in played if len(t.pieces(hand.place)) == 2 and decides_by_two(t, hand)]
    for hand in complete:
        for piece in t.pieces(hand.place):
            if not t.board.is_seen_by(piece, None):
                await t.show(piece, "MA-BJ 6A(d)")
    for wager in (additional, bonus_button, match_the_dealer, twenty_point):
        wager.after_two_cards(t, complete)


def decides_by_two(t: BlackjackTable, hand: Hand) -> bool:
    """Whether a side wager lies at a box that its first two cards decide."""
    return any(t.owners(area(on, hand.box)) for on in offered(t.submission) if on not in BY_MORE_CARDS)


async def no_blackjack_read(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """The reader has found no blackjack: queens of hearts are paid before any other card (MA-BJ 24(e)(1)(ii))."""
    await twenty_point.settle_queens(t, played, Twenty.QUEENS)


async def before_the_last_settlement(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """The queens of hearts that still wait are settled with the main wagers (MA-BJ 24(e)(1)(i), 24(e)(2))."""
    has_blackjack = hands.dealers_score(t).is_blackjack
    await twenty_point.settle_queens(t, played, Twenty.QUEENS_AND_DEALER_BLACKJACK if has_blackjack else Twenty.QUEENS)


async def box_is_over(t: BlackjackTable, hands_of_box: Sequence[Hand], played: Sequence[Hand]) -> None:
    """The main wagers of a box are settled: so are its progressive wager and its streaks (MA-BJ 19(h), 22(c))."""
    await progressive.settle(t, hands_of_box[0].box, [hand.box for hand in played if hand.place == hand.box])
    streak.settle(t, hands_of_box)


def dead(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """A dead hand has its side wagers back, but for those that it has won or that do not hang on it.

    What still lies after two cards has won already, except a progressive wager without aces.
    """
    additional.pay_sevens(t, hand)
    if progressive.made(t, hand.box) is None:
        return_wager(t, area(On.PROGRESSIVE, hand.box), clause)
    if len(t.pieces(hand.place)) < 2:
        for on in offered(t.submission):
            if on not in OUTLIVE_A_HAND:
                return_wager(t, area(on, hand.box), clause)


def return_wager(t: BlackjackTable, place: str, clause: str) -> None:
    """Everybody has a side wager back."""
    for seat in t.owners(place):
        t.settle(seat, place, PUSH, clause)


def stays_after_void(place: str) -> bool:
    """A round that is void is no player's refusal: streaks stand (MA-BJ 22(f))."""
    return place.startswith("streak ")
