"""The felt of red dog: three boxes for the cards, the spreads, and a betting and a raise area for each player."""

from collections.abc import Iterator

from croupier.games.red_dog.rules import SPREADS
from croupier.games.red_dog.submission import MOST_SEATS, RedDog
from croupier.table.layout import Arc, Area, Kind, Layout, Ornament, Shape

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


TOP, HEIGHT = 33.0, 70.0
"""Where the players' side begins, and how deep the table is."""
ARC = Arc(below=TOP, radius=52, straight=20, span=128)


def layout(submission: RedDog) -> Layout:
    """The areas of a table; players see the dealer's left on their right."""
    width = round(ARC.width(HEIGHT))
    middle = width / 2
    boxes = tuple(
        Area(name=name, label="", x=middle + at * 16 - 6, y=12, width=12, height=16, clause=clause, colour="shade")
        for name, at, clause in ((RIGHT, -1, "MA-RD 5(c)"), (MIDDLE, 0, "MA-RD 5(i)"), (LEFT, 1, "MA-RD 5(c)"))
    )
    wide = width * 0.8 / len(SPREADS)
    spreads = tuple(
        Area(
            name=f"spread {spread}",
            label=f"{spread}",
            x=width * 0.1 + wide * (spread - 1),
            y=TOP + 2,
            width=wide,
            height=8,
            clause="MA-RD 5(g)",
            pays=str(submission.spread_pays[spread]),
            colour="tint",
        )
        for spread in SPREADS
    )
    step = width / submission.seats
    places = tuple(
        area for seat in range(1, submission.seats + 1) for area in _places(seat, width - step * (seat - 0.5))
    )
    ornaments = (
        Ornament(kind=Kind.TRAY, x=middle - 32, y=1.5, width=64, height=8),
        Ornament(kind=Kind.SHOE, x=middle + 44, y=1.5, width=9, height=10.5),
        Ornament(kind=Kind.DISCARD, x=middle - 53, y=1.5, width=9, height=10.5),
        Ornament(kind=Kind.WORDS, x=middle - 48, y=14, width=22, height=6, words="RED DOG", ink="gold"),
        Ornament(kind=Kind.WORDS, x=middle + 26, y=14, width=22, height=6, words="SPREAD", ink="gold"),
    )
    return Layout(width, HEIGHT, boxes + spreads + places, ornaments, arc=ARC)


def _places(seat: int, middle: float) -> Iterator[Area]:
    """The raise area of a player, and the betting area behind it."""
    yield Area(
        name=raise_area(betting_area(seat)),
        label="Raise",
        x=middle - 5,
        y=TOP + 13,
        width=10,
        height=8,
        clause="MA-RD 5(h)",
        takes_wagers=True,
        colour="shade",
    )
    yield Area(
        name=betting_area(seat),
        label=f"{seat}",
        x=middle - 5.5,
        y=TOP + 22.5,
        width=11,
        height=11,
        clause="MA-RD 5(b)",
        takes_wagers=True,
        shape=Shape.ROUND,
        colour="shade",
    )
