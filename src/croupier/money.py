"""Money and odds: whole cents, and the one function that turns a result into cents.

A result says what a rule decides about a wager and holds no money; only `pay` makes cents of it, on the live table
and wherever results are added up, so that rounding is written once.
"""

from enum import StrEnum
from fractions import Fraction
from typing import NewType

from msgspec import Struct

Cents = NewType("Cents", int)

NOTHING = Cents(0)


def dollars(cents: int) -> str:
    """Spell cents as dollars.

    >>> dollars(125050)
    '$1,250.50'
    """
    sign = "-" if cents < 0 else ""
    return f"{sign}${abs(cents) // 100:,}.{abs(cents) % 100:02}"


class Odds(Struct, frozen=True):
    """What a winning wager is paid beside its stake: `win` for each `per` wagered."""

    win: int
    per: int = 1

    def __str__(self) -> str:
        return f"{self.win} to {self.per}"

    @property
    def ratio(self) -> Fraction:
        """The odds as a number, to compare them by."""
        return Fraction(self.win, self.per)


class Stake(StrEnum):
    """What becomes of the stake itself."""

    RETURNED = "returned"
    TAKEN = "taken"
    HALF_TAKEN = "half taken"


class Result(Struct, frozen=True):
    """What the rules decide about one wager, without money."""

    stake: Stake
    odds: Odds | None = None

    @property
    def decides(self) -> bool:
        """Whether the wager was won or lost, wholly or in part, and not merely returned."""
        return self.stake is not Stake.RETURNED or self.odds is not None


class Payment(Struct, frozen=True):
    """What a result means in cents: taken by the house, returned to the player, paid by the house."""

    taken: Cents
    returned: Cents
    paid: Cents


LOSE = Result(Stake.TAKEN)
PUSH = Result(Stake.RETURNED)
LOSE_HALF = Result(Stake.HALF_TAKEN)


def win(odds: Odds) -> Result:
    """The result of a wager that wins at these odds."""
    return Result(Stake.RETURNED, odds)


def pay(result: Result, stake: Cents, unit: Cents) -> Payment:
    """Settle a stake in chips of the table's smallest unit.

    Odds are a least payment, so a win that the chips cannot express is rounded up; no more than half may be taken
    where half is lost, so the half that is returned is rounded up (MA-WHEEL 2(a), 2(b)).

    >>> pay(win(Odds(3, 2)), Cents(500), unit=Cents(100))
    Payment(taken=0, returned=500, paid=800)
    """
    odds = result.odds
    paid = NOTHING if odds is None else _up(stake * odds.win, odds.per, unit)
    match result.stake:
        case Stake.RETURNED:
            returned = stake
        case Stake.TAKEN:
            returned = NOTHING
        case Stake.HALF_TAKEN:
            returned = min(stake, _up(stake, 2, unit))
    return Payment(taken=Cents(stake - returned), returned=returned, paid=paid)


def _up(numerator: int, denominator: int, unit: Cents) -> Cents:
    """The quotient, rounded up to a whole number of units."""
    return Cents(-(-numerator // (denominator * unit)) * unit)
