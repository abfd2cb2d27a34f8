"""Means, their errors, and what sessions come to."""

from fractions import Fraction
from math import isclose, sqrt

import numpy as np
from tests.simulate.tracks import EVEN, decided, wheel

from croupier.machine.machine import Outcome
from croupier.money import LOSE, PUSH, Odds, win
from croupier.odds.gains import gain
from croupier.simulate.statistics import Reckoning, WagerCount, mean_of, reckoning, session_summary
from croupier.simulate.tally import Sample, SessionTally, Tally


def reckoned(*outcomes: Outcome) -> Reckoning:
    from msgspec.structs import replace

    return reckoning(replace(wheel(EVEN), outcomes=((), *outcomes)), {"raise": "wager"}, gain)


def tally(*counts: int) -> Tally:
    return Tally(np.array([99, *counts], dtype=np.uint64))


def test_a_mean_has_the_error_of_its_values() -> None:
    values = [1, 1, -1, 0, 3]
    mean = mean_of(5, sum(values), sum(each * each for each in values))
    assert mean.mean == np.mean(values)
    assert isclose(mean.standard_error, np.std(values) / sqrt(5))
    low, high = mean.interval
    assert isclose(high - mean.mean, 1.96 * mean.standard_error, rel_tol=1e-4)
    assert isclose(mean.mean - low, high - mean.mean)


def test_a_wager_is_reckoned_with_what_supports_it_per_unit_first_wagered() -> None:
    raised = decided(win(Odds(2)), stake=3) + decided(win(Odds(2)), "raise", stake=3)
    (count,) = reckoned(decided(LOSE, stake=3), raised).counts(tally(10, 4))
    assert count == WagerCount("wager", {Fraction(1): 10, Fraction(-4): 4})
    assert count.decided == 14
    assert count.edge.mean == float(Fraction(10 - 16, 14))


def test_a_round_that_leaves_a_wager_undecided_does_not_count_for_it() -> None:
    counts = reckoned(decided(LOSE, "pass"), decided(PUSH, "come"), ()).counts(tally(3, 5, 100))
    assert {each.wager: each.decided for each in counts} == {"pass": 3, "come": 5}


def test_sessions_are_summed_up() -> None:
    sample = Sample(np.array([[100, 0], [100, 300], [100, 100]]), np.array([100, 20, 0]))
    tallied = SessionTally(sessions=3, ruined=1, final=400, final_squared=100_000, drawdown=120, sample=sample)
    summary = session_summary(tallied)
    assert isclose(summary.ruin.mean, 1 / 3)
    assert isclose(summary.ruin.standard_error, sqrt(1 / 3 * 2 / 3 / 3))
    assert isclose(summary.final.mean, 400 / 3)
    assert summary.drawdown == 40
    assert summary.final_quantiles == {"5%": 0, "25%": 0, "50%": 100, "75%": 300, "95%": 300}
    both = session_summary(tallied + tallied)
    assert (both.sessions, both.final.mean) == (6, summary.final.mean)
