"""Money is whole cents; a winner never gets less than the odds, and at most a unit more."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.money import (
    LOSE,
    LOSE_HALF,
    PUSH,
    STAND,
    Cents,
    Odds,
    Part,
    Payment,
    Result,
    Stake,
    dollars,
    pay,
    win,
)

STAKES = st.integers(0, 10**9).map(Cents)
UNITS = st.sampled_from([1, 5, 25, 50, 100, 500]).map(Cents)
ODDS = st.builds(Odds, st.integers(1, 200), st.integers(1, 20))


@given(stake=STAKES, odds=ODDS, unit=UNITS)
def test_a_win_is_never_paid_less_than_its_odds_and_at_most_a_unit_more(stake: Cents, odds: Odds, unit: Cents) -> None:
    payment = pay(win(odds), stake, unit)
    exact = stake * odds.ratio
    assert exact <= payment.paid < exact + unit
    assert payment.paid % unit == 0
    assert (payment.taken, payment.returned) == (0, stake)


@given(stake=STAKES, unit=UNITS)
def test_a_stake_is_taken_or_returned_whole(stake: Cents, unit: Cents) -> None:
    assert pay(LOSE, stake, unit) == Payment(stake, Cents(0), Cents(0))
    assert pay(PUSH, stake, unit) == Payment(Cents(0), stake, Cents(0))


@given(units=st.integers(0, 10**6), unit=UNITS)
def test_of_a_half_no_more_than_half_is_taken_and_at_most_a_unit_less(units: int, unit: Cents) -> None:
    stake = Cents(units * unit)
    payment = pay(LOSE_HALF, stake, unit)
    assert payment.taken + payment.returned == stake
    assert Fraction(stake, 2) - unit < payment.taken <= Fraction(stake, 2)
    assert payment.returned % unit == 0


@pytest.mark.parametrize(
    ("cents", "text"), [(0, "$0.00"), (5, "$0.05"), (-1_50, "-$1.50"), (1_234_567_89, "$1,234,567.89")]
)
def test_cents_are_spelled_as_dollars(cents: int, text: str) -> None:
    assert dollars(cents) == text


def test_odds_are_worded_with_to_and_compared_as_numbers() -> None:
    assert str(Odds(3, 2)) == "3 to 2"
    assert Odds(6, 4).ratio == Odds(3, 2).ratio == Fraction(3, 2)


def test_only_a_returned_stake_decides_nothing() -> None:
    assert [result.decides for result in (LOSE, LOSE_HALF, win(Odds(1)), PUSH)] == [True, True, True, False]


def test_a_part_wins_and_the_rest_is_taken() -> None:
    """A Horn of $4 on twelve: the dollar on twelve is paid and returned, the other three are taken."""
    horn = Result(Stake.RETURNED, Odds(30), Part(1, 4))
    assert pay(horn, Cents(4_00), Cents(1_00)) == Payment(taken=Cents(3_00), returned=Cents(1_00), paid=Cents(30_00))


def test_a_stake_that_stays_is_neither_taken_nor_returned() -> None:
    paid = pay(Result(Stake.STAYS, Odds(7, 6)), Cents(12_00), Cents(1_00))
    assert paid == Payment(taken=Cents(0), returned=Cents(0), paid=Cents(14_00))
    assert pay(STAND, Cents(12_00), Cents(1_00)) == Payment(taken=Cents(0), returned=Cents(0), paid=Cents(0))
    assert not STAND.decides


def test_a_fee_is_a_part_of_the_stake_rounded_down() -> None:
    when_won = pay(Result(Stake.RETURNED, Odds(2), fee_percent=5), Cents(25_00), Cents(1_00))
    assert (when_won.paid, when_won.fee, when_won.prepaid) == (50_00, 1_00, 0)
    when_made = pay(Result(Stake.TAKEN, prepaid_percent=5), Cents(40_00), Cents(1_00))
    assert (when_made.taken, when_made.fee, when_made.prepaid) == (40_00, 0, 2_00)
