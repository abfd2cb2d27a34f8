"""The decisions of the Big Six wheel (MA-WHEEL 5(a), 6(b), 6(c)): pure functions, one clause each."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from croupier.equipment.wheels import Insignia
from croupier.money import LOSE, Odds, Result, win

LEAST_ODDS: dict[Insignia, Odds] = {
    Insignia.ONE: Odds(1),
    Insignia.TWO: Odds(2),
    Insignia.FIVE: Odds(5),
    Insignia.TEN: Odds(10),
    Insignia.TWENTY: Odds(20),
    Insignia.JOKER: Odds(45),
    Insignia.FLAG: Odds(45),
}
"""What a winning wager is paid at least (MA-WHEEL 5(a))."""

LEAST_REVOLUTIONS = 3
"""How often the wheel goes around in a valid spin (MA-WHEEL 6(b))."""


class Between(StrEnum):
    """What holds if the clapper comes to rest between two numbers (MA-WHEEL 6(c))."""

    PREVIOUS = "previous"
    RESPIN = "respin"


class Direction(StrEnum):
    """In which direction the wheel turns (MA-WHEEL 6(b))."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter-clockwise"


def insignia(stops: Sequence[Insignia], stop: int) -> Insignia:
    """What the stop of that number shows, the stops being counted clockwise from one."""
    return stops[stop - 1]


def stop_passed(peg: int, direction: Direction, stops: int) -> int:
    """The stop that the clapper left last when it rests on a peg (MA-WHEEL 6(c)(1)).

    A peg follows the stop of its number clockwise. A wheel that turns clockwise brings its stops to the clapper
    counter-clockwise, so the clapper left the stop after the peg.

    >>> stop_passed(4, Direction.COUNTER_CLOCKWISE, stops=54), stop_passed(54, Direction.CLOCKWISE, stops=54)
    (4, 1)
    """
    return peg if direction is Direction.COUNTER_CLOCKWISE else peg % stops + 1


def result(wagered: Insignia, shown: Insignia, pays: Mapping[Insignia, Odds]) -> Result:
    """What the insignia at the clapper decides; joker and flag are two wagers (MA-WHEEL 5(a))."""
    return win(pays[wagered]) if wagered is shown else LOSE
