"""Sessions whose course is known: certain wins and losses, and a coin whose ruin can be computed."""

from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from tests.machine.toys import Dice
from tests.simulate.tracks import EVEN, decided, one_card, two_cards, wheel

from croupier.errors import Refused
from croupier.money import LOSE, LOSE_HALF, PUSH, Cents, Odds, Result, win
from croupier.simulate.batches import walked
from croupier.simulate.plans import Plan, Progression
from croupier.simulate.sessions import Sessions
from croupier.simulate.staking import MOST_RUNGS, Staking, staking
from croupier.simulate.tally import SAMPLE, SessionTally

TABLE = Dice()  # from $10 to $1,000 in units of $1


def plan(**given: Any) -> Plan:  # noqa: ANN401 - whatever a plan has
    return Plan(**{"bankroll": Cents(100_00), "rounds": 20} | given)


def played(given: Plan, *results: Result, sessions: int = 1) -> SessionTally:
    laid = wheel(*results)
    work = Sessions(track=laid, staking=staking(given, laid, TABLE), seed=1, sessions=sessions)
    first, *others = walked(work, range(work.chunks))
    total = sum(others, start=first).sessions
    assert total is not None
    return total


def test_who_always_loses_is_ruined() -> None:
    tally = played(plan(), LOSE)
    assert (tally.ruined, tally.final, tally.drawdown) == (1, 0, 100_00)
    assert list(tally.sample.paths[0, ::5] // 100) == [100, 90, 80, 70, 60, 50, 40, 30, 20, 10] + [0] * 11


def test_who_always_wins_has_no_drawdown() -> None:
    tally = played(plan(), win(Odds(3, 2)))
    assert (tally.ruined, tally.final, tally.drawdown) == (0, 100_00 + 20 * 15_00, 0)


def test_what_is_paid_is_rounded_as_at_the_table() -> None:
    tally = played(plan(stake=Cents(11_00), rounds=1), LOSE_HALF)
    assert tally.final == 100_00 - 5_00


def test_a_martingale_doubles_what_it_lost_and_begins_again_where_the_bankroll_ends_it() -> None:
    """Of $100 the stakes 10, 20 and 40 leave 30, which do not cover 80; then 10 and 20 leave nothing."""
    tally = played(plan(progression=Progression.MARTINGALE), LOSE)
    steps = list(tally.sample.paths[0, ::5] // 100)
    assert steps == [100, 90, 70, 30, 20, 0] + [0] * 15
    assert tally.ruined == 1


def test_a_martingale_begins_again_at_the_maximum_of_the_table() -> None:
    given = plan(progression=Progression.MARTINGALE, stake=Cents(300_00), bankroll=Cents(10_000_00), rounds=3)
    assert staking(given, wheel(LOSE), TABLE).stakes == (300_00, 600_00)
    assert played(given, LOSE).final == 10_000_00 - (300 + 600 + 300) * 100


def test_a_martingale_waits_when_nothing_is_decided() -> None:
    tally = played(plan(progression=Progression.MARTINGALE), PUSH)
    assert (tally.ruined, tally.final) == (0, 100_00)


def test_a_percentage_follows_the_bankroll_within_the_limits() -> None:
    """A tenth of $500 is lost, then a tenth of $450, of $405 ($40 in whole units), and so on."""
    given = plan(progression=Progression.PERCENTAGE, percent=Fraction(10), bankroll=Cents(500_00), rounds=4)
    assert played(given, LOSE).final == 500_00 - (50 + 45 + 40 + 36) * 100
    rich = plan(progression=Progression.PERCENTAGE, percent=Fraction(50), bankroll=Cents(9_000_00), rounds=1)
    assert played(rich, LOSE).final == 8_000_00


def test_the_stakes_of_a_percentage_stay_few() -> None:
    limits = replace(TABLE.limits, maximum=Cents(1_000_000_00))
    given = plan(progression=Progression.PERCENTAGE, percent=Fraction(1))
    assert len(staking(given, wheel(LOSE), replace(TABLE, limits=limits)).stakes) <= MOST_RUNGS + 1


def test_ruin_is_as_likely_as_it_can_be_computed() -> None:
    """Red at double zero: 18 of 38 win; $50 at $10 a round, 41 rounds."""
    given = plan(bankroll=Cents(50_00), rounds=41)
    tally = played(given, *[EVEN] * 18, *[LOSE] * 20, sessions=100_000)
    units = {5: Fraction(1)}
    for _ in range(41):
        after: dict[int, Fraction] = {}
        for held, probability in units.items():
            after[held + 1] = after.get(held + 1, Fraction(0)) + probability * Fraction(18, 38)
            after[held - 1] = after.get(held - 1, Fraction(0)) + probability * Fraction(20, 38)
        after.pop(0, None)
        units = after
    ruin = float(1 - sum(units.values()))
    assert abs(tally.ruined / tally.sessions - ruin) < 4 * sqrt(ruin * (1 - ruin) / tally.sessions)
    assert len(tally.sample.drawdowns) == SAMPLE


def test_a_session_ends_before_a_round_that_it_cannot_pay_for() -> None:
    """A wager of $10 that may be raised by $10 is not begun with $15."""
    laid = replace(wheel(LOSE), outcomes=((), decided(LOSE) + decided(LOSE, "raise")))
    worked_out = staking(plan(bankroll=Cents(35_00)), laid, TABLE)
    assert list(worked_out.ladder.needs) == [20_00]
    work = Sessions(track=laid, staking=worked_out, seed=1, sessions=1)
    tally = work.walked(0).sessions
    assert tally is not None
    assert (tally.final, tally.ruined) == (15_00, 1)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (plan(bankroll=Cents(9_00)), "bankroll of $9.00 does not cover its first round, which may cost $10.00"),
        (plan(stake=Cents(11_00)), "stake of $11.00 must be a multiple of $2.00 in this game"),
    ],
)
def test_a_plan_that_cannot_be_laid_is_refused(given: Plan, why: str) -> None:
    laid = wheel(LOSE)
    if given.stake:
        laid = replace(laid, outcomes=((), decided(LOSE, stake=Fraction(1, 2))))
    with pytest.raises(Refused, match=why.replace("$", r"\$")):
        staking(given, laid, TABLE)


def test_a_stake_that_changes_needs_wagers_that_do_not_lie_over() -> None:
    waiting = replace(wheel(LOSE), decides_every_round=False)
    assert isinstance(staking(plan(), waiting, TABLE), Staking)
    with pytest.raises(Refused, match="a martingale plan needs wagers that every round decides"):
        staking(plan(progression=Progression.MARTINGALE), waiting, TABLE)


def test_a_session_deals_its_shoes_to_the_end() -> None:
    laid = one_card(cutting_card=49, rounds_after=2)
    rich = staking(plan(bankroll=Cents(1_000_000_00), rounds=52 * 3), laid, TABLE)
    assert set(Sessions(track=laid, staking=rich, seed=1, sessions=5).walked(0).counts[1:]) == {15}


def test_sessions_are_the_same_however_they_are_walked() -> None:
    laid = two_cards(burns=True)
    work = Sessions(track=laid, staking=staking(plan(bankroll=Cents(200_00)), laid, TABLE), seed=3, sessions=3_000)
    assert work.chunks == 3
    again = work.walked(2).sessions
    tally = work.walked(2).sessions
    assert tally is not None
    assert again is not None
    assert np.array_equal(tally.sample.paths, again.sample.paths)
    assert tally.sessions == 1_000
