"""Red dog for the compiler: a wager with its raise, the three cards, and whether to raise."""

from collections.abc import Hashable, Mapping, Sequence

from croupier.games.red_dog import rules
from croupier.games.red_dog.acts import CloseRaises, Raise
from croupier.games.red_dog.layout import LEFT, RIGHT, SPREAD_MARKER, betting_area, raise_area
from croupier.games.red_dog.memory import RedDogTable
from croupier.games.red_dog.play import round_of_play
from croupier.games.red_dog.submission import RedDog
from croupier.table.acts import Act
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane, named
from croupier.table.limits import Amount
from croupier.table.offers import Offer

AREA = betting_area(PLAYER)


def lanes(submission: RedDog) -> tuple[Lane, ...]:
    """One lane: a raise stands by its wager."""
    return (
        Lane(
            name="hand",
            script=round_of_play,
            areas={"wager": AREA, "raise": raise_area(AREA)},
            plan=(Bet("wager"),),
            supports={"raise": "wager"},
            symbols=CARDS,
            key=key,
            choices=choices,
            situation=lambda t: t.board.markers[SPREAD_MARKER],
        ),
    )


def key(t: RedDogTable) -> Hashable:
    """The values of the first two cards, and whether a raise lies there."""
    first = sorted(map(rules.value, named(t, LEFT, RIGHT)))
    return tuple(first), t.chips(PLAYER, raise_area(AREA)) > 0


def choices(offers: Sequence[Offer]) -> Mapping[str, Act]:
    """To raise by the whole wager or not at all: whatever lies between is worth something between (MA-RD 5(h))."""
    raises = [made for made in offers if made.act is Raise]
    closes = [made for made in offers if made.act is CloseRaises]
    if not raises:
        return {}
    amount = raises[0].limits["amount"]
    assert isinstance(amount, Amount)
    return {"no raise": CloseRaises(closes[0].who), "raise": Raise(PLAYER, amount.highest, AREA)}
