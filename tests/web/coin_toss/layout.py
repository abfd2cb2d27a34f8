"""The felt of the coin toss: one area for each side."""

from croupier.table.layout import Area, Layout, Shape
from croupier.table.seating import HOUSE_PRACTICE

SIDES = ("heads", "tails")


def layout(_: object) -> Layout:
    """Two round areas side by side."""
    areas = tuple(
        Area(
            name=side,
            label=side.capitalize(),
            x=4 + at * 34,
            y=4,
            width=30,
            height=20,
            clause=HOUSE_PRACTICE,
            takes_wagers=True,
            pays="1 to 1",
            shape=Shape.ROUND,
        )
        for at, side in enumerate(SIDES)
    )
    return Layout(72, 28, areas, onward="Toss")
