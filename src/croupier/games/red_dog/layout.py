"""The felt of red dog: three boxes for the cards, the spreads, and a betting and a raise area for each player."""

from croupier.games.red_dog.rules import SPREADS
from croupier.games.red_dog.submission import MOST_SEATS, RedDog
from croupier.table.layout import Area, Kind, Layout, Ornament

LEFT, MIDDLE, RIGHT = "left", "middle", "right"
BOXES = (LEFT, RIGHT, MIDDLE)
"""The boxes for the cards as the dealer names them, in the order in which they are filled."""

SPREAD_MARKER = "spread"


def betting_area(seat: int) -> str:
    """The betting area before a seat."""
    return f"area {seat}"


BETTING_AREAS = frozenset(betting_area(seat) for seat in range(1, MOST_SEATS + 1))


def raise_area(betting: str) -> str:
    """The raise area that belongs to a betting area."""
    return f"raise of {betting}"


def layout(submission: RedDog) -> Layout:
    """The areas of a table; players see the dealer's left on their right."""
    boxes = (
        Area(name=RIGHT, label="", x=30, y=4, width=10, height=14, clause="MA-RD 5(c)"),
        Area(name=MIDDLE, label="", x=45, y=4, width=10, height=14, clause="MA-RD 5(i)"),
        Area(name=LEFT, label="", x=60, y=4, width=10, height=14, clause="MA-RD 5(c)"),
    )
    spreads = tuple(
        Area(
            name=f"spread {spread}",
            label=f"{spread}",
            x=6 + 8 * (spread - 1),
            y=22,
            width=8,
            height=7,
            clause="MA-RD 5(g)",
            pays=str(submission.spread_pays[spread]),
        )
        for spread in SPREADS
    )
    step = 100 / submission.seats
    places = tuple(
        area
        for seat in range(1, submission.seats + 1)
        for area in (
            Area(
                name=raise_area(betting_area(seat)),
                label="Raise",
                x=100 - step * seat + step * 0.2,
                y=34,
                width=step * 0.6,
                height=8,
                clause="MA-RD 5(h)",
                takes_wagers=True,
            ),
            Area(
                name=betting_area(seat),
                label=f"{seat}",
                x=100 - step * seat + step * 0.2,
                y=45,
                width=step * 0.6,
                height=11,
                clause="MA-RD 5(b)",
                takes_wagers=True,
            ),
        )
    )
    shoe = Ornament(kind=Kind.SHOE, x=90, y=3, width=7, height=10)
    return Layout(100, 60, boxes + spreads + places, (shoe,), bend=8, bends_below=33)
