"""Totals of two dice and what the regulation calls them (MA-CRAPS 1)."""

from typing import NewType

Point = NewType("Point", int)

POINTS: tuple[Point, ...] = tuple(Point(total) for total in (4, 5, 6, 8, 9, 10))
"""The totals that can be a come-out point or a come point (MA-CRAPS 1(Come Out Point), 1(Come Point))."""

Puck = Point | None
"""The come-out point; None: the marker is off and the next roll is a come-out roll (MA-CRAPS 1(Come Out Roll))."""

SEVEN = 7
ELEVEN = 11
CRAPS = (2, 3, 12)
BARRED = 12
"""The total on which a wager against the dice neither wins nor loses (MA-CRAPS 2(b)(3), 2(d)(3))."""

SPOKEN = dict(enumerate("two three four five six seven eight nine ten eleven twelve".split(), start=2))
"""The totals as they are called (MA-CRAPS 10(a))."""


def point_of(total: int) -> Puck:
    """The point that a total makes, if it makes one (MA-CRAPS 1(Come Out Point))."""
    return Point(total) if total in POINTS else None


def after(puck: Puck, total: int) -> Puck:
    """The point after a roll: set on a come-out roll, gone when it is made or a loser 7 is thrown.

    (MA-CRAPS 1(Come Out Point), 1(Come Out Roll))

    >>> after(None, 6), after(Point(6), 9), after(Point(6), 7)
    (6, 6, None)
    """
    if puck is None:
        return point_of(total)
    return None if total in (puck, SEVEN) else puck
