"""Money and odds: whole cents, and the one function that turns a result into cents.

A result says what a rule decides about a wager and holds no money; only `pay` makes cents of it, on the live table
and wherever results are added up, so that rounding is written once.
"""

from collections.abc import Mapping
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
    STAYS = "stays"
    """A wager that is paid and stays up for its next decision."""


class Part(Struct, frozen=True):
    """The part of a stake that is decided as told, so many of so many; the rest of it is taken."""

    of_these: int
    out_of: int


class Share(Struct, frozen=True):
    """So many percent of what a progressive meter shows."""

    meter: str
    percent: int


class Result(Struct, frozen=True):
    """What the rules decide about one wager, without money."""

    stake: Stake
    odds: Odds | None = None
    part: Part | None = None
    """Where a wager is paid as several, the part that the odds and the fate of the stake are about."""
    fee_percent: int | None = None
    """What the house takes of a winner: a percentage of the stake, never more, so rounded down."""
    prepaid_percent: int | None = None
    """What the house took in the same way when the wager was made, and does not take again."""
    vigorish_percent: int | None = None
    """What a winner owes: a percentage of what is paid, never less, so rounded up. The chapter says when it is due."""
    award: Cents = NOTHING
    """A fixed sum that is paid whatever the stake."""
    share: Share | None = None
    """The part of a progressive meter that is paid."""

    @property
    def decides(self) -> bool:
        """Whether the wager was won or lost, wholly or in part, and not merely returned."""
        return self.stake in (Stake.TAKEN, Stake.HALF_TAKEN) or self.odds is not None


class Payment(Struct, frozen=True):
    """What a result means in cents: taken by the house, returned to the player, paid by the house."""

    taken: Cents
    returned: Cents
    paid: Cents
    fee: Cents = NOTHING
    vigorish: Cents = NOTHING
    prepaid: Cents = NOTHING


LOSE = Result(Stake.TAKEN)
PUSH = Result(Stake.RETURNED)
LOSE_HALF = Result(Stake.HALF_TAKEN)
STAND = Result(Stake.STAYS)
"""Neither won nor lost, and not given back."""


def win(odds: Odds) -> Result:
    """The result of a wager that wins at these odds."""
    return Result(Stake.RETURNED, odds)


def pay(
    result: Result,
    stake: Cents,
    unit: Cents,
    *,
    vigorish_step: Cents = Cents(1),
    meters: Mapping[str, Cents] | None = None,
) -> Payment:
    """Settle a stake in chips of the table's smallest unit.

    Odds are a least payment, so a win that the chips cannot express is rounded up; no more than half may be taken
    where half is lost, so the half that is returned is rounded up (MA-WHEEL 2(a), 2(b)).

    >>> pay(win(Odds(3, 2)), Cents(500), unit=Cents(100))
    Payment(taken=0, returned=500, paid=800, fee=0, vigorish=0, prepaid=0)
    """
    odds, part = result.odds, result.part
    decided = stake if part is None else Cents(stake * part.of_these // part.out_of)
    paid = NOTHING if odds is None else _up(decided * odds.win, odds.per, unit)
    match result.stake:
        case Stake.RETURNED:
            returned = decided
        case Stake.TAKEN | Stake.STAYS:
            returned = NOTHING
        case Stake.HALF_TAKEN:
            returned = min(decided, _up(decided, 2, unit))
    taken = stake - decided if result.stake is Stake.STAYS else stake - returned
    awarded = result.award + _share(result.share, meters or {})
    return Payment(
        taken=Cents(taken),
        returned=returned,
        paid=Cents(paid + awarded),
        fee=fee(stake, result.fee_percent or 0, unit),
        vigorish=_up(paid * (result.vigorish_percent or 0), 100, vigorish_step),
        prepaid=fee(stake, result.prepaid_percent or 0, unit),
    )


def fee(stake: Cents, percent: int, unit: Cents) -> Cents:
    """A percentage that may not be exceeded, in whole units of the table's chips.

    >>> fee(Cents(2500), 5, unit=Cents(100))
    100
    """
    return Cents(stake * percent // (100 * unit) * unit)


def _share(share: Share | None, meters: Mapping[str, Cents]) -> int:
    """What a share of a meter comes to; a fraction of a cent stays in the meter."""
    return 0 if share is None else meters[share.meter] * share.percent // 100


def _up(numerator: int, denominator: int, unit: Cents) -> Cents:
    """The quotient, rounded up to a whole number of units."""
    return Cents(-(-numerator // (denominator * unit)) * unit)
