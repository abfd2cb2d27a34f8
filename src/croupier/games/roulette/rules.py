"""The decisions of roulette (MA-WHEEL 2, 3(a)): pure functions, one clause each.

What each wager covers is in `positions`; here stands what a pocket decides about it.
"""

from collections.abc import Mapping
from enum import StrEnum

from croupier.equipment.wheels import DOUBLE_ZERO, DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL, Pocket
from croupier.games.roulette.positions import Bet, Position
from croupier.money import LOSE, LOSE_HALF, Odds, Result, win

LEAST_ODDS: dict[Bet, Odds] = {
    Bet.STRAIGHT: Odds(35),
    Bet.SPLIT: Odds(17),
    Bet.THREE_NUMBERS: Odds(11),
    Bet.FOUR_NUMBERS: Odds(8),
    Bet.FIRST_FIVE_NUMBERS: Odds(6),
    Bet.SIX_NUMBERS: Odds(5),
    Bet.SEVEN_NUMBERS: Odds(4),
    Bet.EIGHT_NUMBERS: Odds(3),
    Bet.COLUMN: Odds(2),
    Bet.DOZEN: Odds(2),
    Bet.RED: Odds(1),
    Bet.BLACK: Odds(1),
    Bet.ODD: Odds(1),
    Bet.EVEN: Odds(1),
    Bet.ONE_TO_18: Odds(1),
    Bet.NINETEEN_TO_36: Odds(1),
}
"""What a winning wager is paid at least (MA-WHEEL 2(a))."""

EVEN_MONEY = (Bet.RED, Bet.BLACK, Bet.ODD, Bet.EVEN, Bet.ONE_TO_18, Bet.NINETEEN_TO_36)
"""The six wagers of which a zero may take only half (MA-WHEEL 2(b))."""

LEAST_REVOLUTIONS = 4
"""How often the ball goes around the track in a valid spin (MA-WHEEL 3(a))."""

STRAIGHTS_IN_ONE = 5
"""A five adjacent number wager counts as so many straight wagers (MA-WHEEL 1(e)(1)(i)(B))."""


class Wheel(StrEnum):
    """The wheel and how it is used (MA-WHEEL 2(b) to (d))."""

    DOUBLE = "double"
    SINGLE = "single"
    DOUBLE_AS_SINGLE = "double-as-single"


class OnZero(StrEnum):
    """How much of an even-money wager a zero takes (MA-WHEEL 2(b))."""

    HALF = "half"
    WHOLE = "whole"


def compartments(wheel: Wheel) -> tuple[Pocket, ...]:
    """Where the ball can come to rest, clockwise from the zero."""
    return SINGLE_ZERO_WHEEL if wheel is Wheel.SINGLE else DOUBLE_ZERO_WHEEL


def in_play(wheel: Wheel) -> tuple[Pocket, ...]:
    """The compartments that count: a double zero is void on a wheel used as single zero (MA-WHEEL 2(d)(2))."""
    return tuple(pocket for pocket in compartments(wheel) if not is_void(wheel, pocket))


def is_void(wheel: Wheel, pocket: Pocket) -> bool:
    """Whether a spin that ends here is void (MA-WHEEL 2(d)(2))."""
    return wheel is Wheel.DOUBLE_AS_SINGLE and pocket is DOUBLE_ZERO


def result(position: Position, pocket: Pocket, pays: Mapping[Bet, Odds], on_zero: OnZero) -> Result:
    """What the pocket decides about a wager at a position (MA-WHEEL 1(d), 2).

    >>> from croupier.games.roulette.positions import EVEN_CHANCES
    >>> result(EVEN_CHANCES[0], Pocket("9"), LEAST_ODDS, OnZero.HALF).odds
    Odds(win=1, per=1)
    """
    if position.is_on_replica:
        # The winning fifth has been moved to its number by then (3(d)); what still lies there are losing straights.
        return LOSE
    if pocket in position.covers:
        return win(pays[position.bet])
    if pocket.is_zero and position.bet in EVEN_MONEY and on_zero is OnZero.HALF:
        return LOSE_HALF
    return LOSE
