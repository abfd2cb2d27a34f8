"""The wagers of red dog on the layout (MA-RD 5(a), 5(b), 5(d), 7)."""

from collections.abc import Iterator

from croupier.games.red_dog.layout import BETTING_AREAS, betting_area
from croupier.games.red_dog.memory import RedDogTable
from croupier.money import Result
from croupier.table.acts import ShuffleCards, Withdraw
from croupier.table.events import RACK
from croupier.table.offers import Bar
from croupier.table.people import DEALER, SUPERVISOR, Seat
from croupier.table.wagering import CallWager, Spots, Wager, WagerClauses

CLAUSES = WagerClauses(
    placed="MA-RD 5(b)",
    withdrawn="MA-RD 5(a)",
    cash="MA-RD 5(b)",
    confirmed_by=(DEALER, SUPERVISOR),
    coupon="MA-RD 5(b)",
)


def spots(t: RedDogTable, seat: Seat) -> Iterator[Spots]:
    """A player's own betting area, and further ones of empty seats as far as the licensee permits (MA-RD 7)."""
    own, permitted = betting_area(seat), t.submission.areas_per_player
    taken = {area: owner for owner, area in original(t)}
    areas = [area for area, owner in taken.items() if owner == seat]
    if not areas and own not in taken:
        areas = [own]
    elif areas and len(areas) < permitted:
        others = [betting_area(other) for other in range(1, t.submission.seats + 1) if other not in t.board.seats]
        areas += [area for area in (own, *others) if area not in taken]
    limits = t.submission.limits
    yield Spots(
        tuple(areas),
        limits.minimum_of("wager"),
        limits.maximum_of("wager"),
        coupon=t.submission.match_play_coupons,
        clause="MA-RD 7",
    )


def taken_by_others(t: RedDogTable) -> Iterator[Bar]:
    """Who sits down where a neighbour's further wager lies waits until it is decided (MA-RD 7)."""
    for owner, area in original(t):
        for seat in t.seated:
            if owner != seat and area == betting_area(seat):
                yield Bar(Wager, "MA-RD 7", f"a wager of seat {owner} lies on {area} until it is decided", seat)
                yield Bar(CallWager, "MA-RD 7", f"a wager of seat {owner} lies on {area} until it is decided", seat)


def original(t: RedDogTable) -> list[tuple[Seat, str]]:
    """The players with original wagers and the areas on which they lie, in the order of the seats."""
    return sorted({(stack.owner, stack.area): None for stack in t.board.stacks if stack.area in BETTING_AREAS})


def wagered(t: RedDogTable) -> bool:
    """Whether any original wager is on the layout."""
    return any(stack.area in BETTING_AREAS for stack in t.board.stacks)


def settle(t: RedDogTable, result: Result, clause: str) -> None:
    """Settle every wager and raise alike, seat by seat."""
    on_layout = sorted({(stack.owner, stack.area): None for stack in t.stacks_on(lambda area: area != RACK)})
    for seat, area in on_layout:
        t.settle(seat, area, result, clause)


def are_frozen() -> Iterator[Bar]:
    """From the first card on nobody touches a wager until it is decided (MA-RD 5(a), 5(d))."""
    yield Bar(Wager, "MA-RD 5(a)", "wagers are made before the first card of the round")
    yield Bar(CallWager, "MA-RD 5(a)", "wagers are made before the first card of the round")
    yield Bar(Withdraw, "MA-RD 5(d)", "no wager is touched once the first card is out of the shoe")
    yield Bar(ShuffleCards, "MA-RD 3(a)", "the cards are shuffled at the end of a round, not within it")
