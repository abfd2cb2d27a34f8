"""The wagers against the dealer on the boxes (MA-BJ 3, 14)."""

from collections.abc import Iterator

from croupier.games.blackjack import boxes, multiple_action, shared_box
from croupier.games.blackjack.boxes import Called
from croupier.games.blackjack.layout import box
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.side import moments
from croupier.money import Cents
from croupier.table.acts import Withdraw
from croupier.table.events import Chips
from croupier.table.offers import Bar
from croupier.table.people import DEALER, SUPERVISOR, Seat
from croupier.table.wagering import CallWager, Spots, Wager, WagerClauses

CLAUSES = WagerClauses(
    placed="MA-BJ 3(d)",
    withdrawn="MA-BJ 3(c)",
    cash="MA-BJ 3(d)",
    confirmed_by=(DEALER, SUPERVISOR),
    coupon="MA-BJ 3(d)",
)


def spots(called: Called, t: BlackjackTable, seat: Seat) -> Iterator[Spots]:
    """A player's own box, and further ones as far as the licensee permits (MA-BJ 13(a), 14)."""
    if not is_admitted(t, seat):
        return
    closed = closed_boxes(t, called, seat)
    open_boxes = [place for place in boxes.all_boxes(t) if place not in closed]
    limits = t.submission.limits
    yield Spots(
        tuple(area for place in open_boxes for area in multiple_action.open_spots(t, seat, place)),
        limits.minimum_of("wager"),
        limits.maximum_of("wager"),
        coupon=t.submission.match_play_coupons,
        chips_at_once=t.submission.wagered_in // t.submission.unit if t.submission.six_to_five else 1,
        clause="MA-BJ 14",
    )
    yield from moments.spots(t, seat)


def closed_boxes(t: BlackjackTable, called: Called, seat: Seat) -> dict[str, tuple[str, str]]:
    """On which boxes a player may not wager, by which clauses, and why (MA-BJ 13(a), 13(g), 14)."""
    taken = {place: boxes.players_and_callers(t, called, place) for place in boxes.all_boxes(t)}
    mine = [place for place, there in taken.items() if seat in there]
    reasons = {place: why_closed(t, seat, place, mine, taken) for place in taken if place not in mine}
    return {place: why for place, why in reasons.items() if why is not None}


def why_closed(
    t: BlackjackTable, seat: Seat, place: str, mine: list[str], taken: dict[str, list[Seat]]
) -> tuple[str, str] | None:
    """By which clause, and why, a player with wagers on some boxes may not wager on a further one."""
    permitted = t.submission.boxes_per_player
    if len(mine) >= permitted:
        return "MA-BJ 14", f"a player wagers on {permitted} box{'' if permitted == 1 else 'es'} here"
    if taken[place]:
        return shared_box.why_not_join(t, place, taken)
    if place == box(seat):
        return None
    if place in map(box, t.board.seats):
        return "MA-BJ 14", f"{place} is that of the player seated there"
    return None if mine else ("MA-BJ 14", f"a player's first box is {box(seat)}")


def smallest_chip(t: BlackjackTable, seat: Seat, kind: Chips) -> Cents:
    """Wagers are made in chips, of which the smallest is more than the coin that wagers are paid with (MA-BJ 3(d))."""
    # What is laid at once in the 6 to 5 variation is counted in units, of which several make $5.
    return t.submission.unit if t.submission.six_to_five else t.submission.chips[0]


def is_admitted(t: BlackjackTable, seat: Seat) -> bool:
    """Whether a player has wagered in every round since the shuffle, where the licensee asks for it (MA-BJ 3(i))."""
    admitted = t.memory.admitted
    return not t.submission.bar_who_sat_out or admitted is None or t.board.seats[seat] in admitted


def remember_who_wagers(t: BlackjackTable) -> None:
    """Who makes no wager in a round may be kept from the next ones until the cards are shuffled (MA-BJ 3(i))."""
    wagering = dict.fromkeys(t.board.seats[seat] for place in boxes.all_boxes(t) for seat in boxes.players(t, place))
    admitted = t.memory.admitted
    t.memory.admitted = tuple(name for name in wagering if admitted is None or name in admitted)


def barred(t: BlackjackTable, called: Called) -> Iterator[Bar]:
    """Why a player may not wager: having sat out, or on a box or spot that is not open (MA-BJ 3(i), 13, 14, 18(b))."""
    for seat in t.asked(t.seated):
        if not is_admitted(t, seat):
            yield from _bars("MA-BJ 3(i)", "who has sat out a round waits until the cards are shuffled", seat, {})
            continue
        closed = closed_boxes(t, called, seat)
        for place in boxes.all_boxes(t):
            if place in closed:
                yield from _bars(*closed[place], seat, {"area": tuple(boxes.spots(t, place))})
            else:
                fillable = multiple_action.open_spots(t, seat, place)
                later = tuple(area for area in boxes.spots(t, place) if area not in fillable)
                if later:
                    why_later = "the wagers against the dealer's hands are made in their order"
                    yield from _bars("MA-BJ 18(b)", why_later, seat, {"area": later})


def _bars(clause: str, why: str, seat: Seat, values: dict[str, tuple[str, ...]]) -> Iterator[Bar]:
    yield Bar(Wager, clause, why, seat, values)
    yield Bar(CallWager, clause, why, seat, values)


def are_frozen() -> Iterator[Bar]:
    """From the first card on no wager is made, and nobody touches one until it is decided (MA-BJ 3(c), 3(f))."""
    yield Bar(Wager, "MA-BJ 3(c)", "wagers are made before the first card of the round")
    yield Bar(CallWager, "MA-BJ 3(c)", "wagers are made before the first card of the round")
    yield Bar(Withdraw, "MA-BJ 3(f)", "no wager is touched once the first card is out of the shoe")
