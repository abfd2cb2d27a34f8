"""The wagers against the dealer on the boxes (MA-BJ 3, 14)."""

from collections.abc import Iterator

from croupier.games.blackjack import hands
from croupier.games.blackjack.layout import box
from croupier.games.blackjack.memory import BlackjackTable
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


def spots(t: BlackjackTable, seat: Seat) -> Iterator[Spots]:
    """A player's own box, and further ones of empty seats as far as the licensee permits (MA-BJ 14)."""
    if not is_admitted(t, seat):
        return
    own, permitted = box(seat), t.submission.boxes_per_player
    taken = {hand.box: hand.seat for hand in hands.on_the_boxes(t)}
    boxes = [place for place, owner in taken.items() if owner == seat]
    if not boxes and own not in taken:
        boxes = [own]
    elif boxes and len(boxes) < permitted:
        others = [box(other) for other in range(1, t.submission.seats + 1) if other not in t.board.seats]
        boxes += [place for place in (own, *others) if place not in taken]
    limits = t.submission.limits
    yield Spots(
        tuple(boxes),
        limits.minimum_of("wager"),
        limits.maximum_of("wager"),
        coupon=t.submission.match_play_coupons,
        chips_at_once=t.submission.wagered_in // t.submission.unit if t.submission.six_to_five else 1,
        clause="MA-BJ 14",
    )


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
    wagering = dict.fromkeys(t.board.seats[hand.seat] for hand in hands.on_the_boxes(t))
    admitted = t.memory.admitted
    t.memory.admitted = tuple(name for name in wagering if admitted is None or name in admitted)


def barred(t: BlackjackTable) -> Iterator[Bar]:
    """Why a player may not wager: having sat out, or because a neighbour's wager lies on the box (MA-BJ 3(i), 14)."""
    taken = {hand.box: hand.seat for hand in hands.on_the_boxes(t)}
    for seat in t.asked(t.seated):
        owner = taken.get(box(seat), seat)
        if not is_admitted(t, seat):
            yield from _bars("MA-BJ 3(i)", "who has sat out a round waits until the cards are shuffled", seat)
        elif owner != seat:
            yield from _bars("MA-BJ 14", f"a wager of seat {owner} lies on {box(seat)} until it is decided", seat)


def _bars(clause: str, why: str, seat: Seat) -> Iterator[Bar]:
    yield Bar(Wager, clause, why, seat)
    yield Bar(CallWager, clause, why, seat)


def are_frozen() -> Iterator[Bar]:
    """From the first card on no wager is made, and nobody touches one until it is decided (MA-BJ 3(c), 3(f))."""
    yield Bar(Wager, "MA-BJ 3(c)", "wagers are made before the first card of the round")
    yield Bar(CallWager, "MA-BJ 3(c)", "wagers are made before the first card of the round")
    yield Bar(Withdraw, "MA-BJ 3(f)", "no wager is touched once the first card is out of the shoe")
