"""Which amounts can be wagered: what can be paid at the odds, and how much odds a bet supports (MA-CRAPS 4(f), 6)."""

from collections.abc import Iterable
from fractions import Fraction
from math import ceil, floor, gcd, lcm

from croupier.money import Cents, Odds, Part, Result

WHOLE = Part(1, 1)


def payable_units(wins: Iterable[Result]) -> int:
    """The least number of units whose every winning part is paid in whole units; all its multiples are too.

    >>> from croupier.money import win
    >>> payable_units([win(Odds(7, 6))])
    6
    """
    units = 1
    for result in wins:
        odds, part = result.odds or Odds(0), result.part or WHOLE
        units = lcm(units, _denominator(part.of_these, part.out_of))
        units = lcm(units, _denominator(part.of_these * odds.win, part.out_of * odds.per))
    return units


def _denominator(numerator: int, denominator: int) -> int:
    return denominator // gcd(numerator, denominator)


def odds_taken_up_to(flat: Cents, multiple: int) -> Fraction:
    """How much odds a Pass or Come Bet supports (MA-CRAPS 6(a), 6(c), 6(e))."""
    return Fraction(flat * multiple)


def odds_laid_up_to(flat: Cents, multiple: int, pays: Odds) -> Fraction:
    """How much odds a Don't Pass or Don't Come Bet supports, measured by the winnings (MA-CRAPS 6(b), 6(d), 6(e)).

    >>> odds_laid_up_to(Cents(1000), 1, Odds(2, 3))
    Fraction(1500, 1)
    """
    return flat * multiple / pays.ratio


def payable_below(cap: Fraction, step: Cents) -> Cents:
    """The greatest payable amount within a cap (MA-CRAPS 4(f))."""
    return Cents(floor(cap / step) * step)


def payable_above(cap: Fraction, step: Cents) -> Cents:
    """The cap raised as far as the payout needs it: to the next payable amount, and no further (MA-CRAPS 6(f))."""
    return Cents(ceil(cap / step) * step)
