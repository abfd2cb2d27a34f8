"""From tallies to means with their confidence, wager by wager and for sessions.

A wager is reckoned together with what is laid in its support, per unit first wagered; so are the exact odds beside
which the means stand. Sums are exact, and only the last step makes decimals of them.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import sqrt

import numpy as np
from msgspec import Struct

from croupier.machine.machine import Decided, Outcome
from croupier.simulate.tally import SessionTally, Tally
from croupier.simulate.track import Track

_DEVIATIONS = 1.959963984540054  # so many standard errors to either side hold 95 % of a normal distribution
_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Mean(Struct, frozen=True):
    """A mean and how sure it is."""

    mean: float
    standard_error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with a confidence of 95 %."""
        reach = _DEVIATIONS * self.standard_error
        return self.mean - reach, self.mean + reach


class WagerCount(Struct, frozen=True):
    """How often a wager, with its supports, lost how much per unit first wagered; a gain is a negative loss."""

    wager: str
    losses: Mapping[Fraction, int]

    @property
    def decided(self) -> int:
        """How often the wager was decided."""
        return sum(self.losses.values())

    @property
    def edge(self) -> Mean:
        """The mean loss per unit first wagered: the house edge as the player met it."""
        return mean_of(
            self.decided,
            sum((loss * count for loss, count in self.losses.items()), Fraction()),
            sum((loss * loss * count for loss, count in self.losses.items()), Fraction()),
        )


def mean_of(number: int, total: Fraction | int, squares: Fraction | int) -> Mean:
    """The mean of so many values with their sum and the sum of their squares."""
    if number == 0:
        return Mean(0.0, 0.0)
    mean = Fraction(total, number)
    return Mean(float(mean), sqrt((Fraction(squares, number) - mean * mean) / number))


class Reckoning(Struct, frozen=True):
    """What each outcome of a track means for each wager that it decides."""

    losses: Mapping[str, Sequence[tuple[int, Fraction]]]
    """The numbers of the outcomes that decide a wager, each with the loss per unit first wagered."""
    side: Mapping[str, Sequence[tuple[int, Fraction]]] = {}
    """The same for side wagers that are counted apart."""

    def counts(self, tally: Tally) -> list[WagerCount]:
        """What each wager came to."""
        counted = []
        for numbers, wagers in ((tally.counts, self.losses), (tally.side, self.side)):
            for wager, losses in wagers.items():
                counts: Counter[Fraction] = Counter()
                for outcome, loss in losses:
                    counts[loss] += int(numbers[outcome])
                counted.append(WagerCount(wager, counts))
        return counted


def reckoning(track: Track, supports: Mapping[str, str], worth: Callable[[Outcome], Fraction]) -> Reckoning:
    """Reckon every wager together with its supports, by what an outcome is worth to the player."""
    losses: dict[str, list[tuple[int, Fraction]]] = {}
    for number, outcome in enumerate(track.outcomes):
        first = {each.wager: each.stake for each in outcome if each.wager not in supports}
        concerned: dict[str, list[Decided]] = {wager: [] for wager in first}
        for each in outcome:
            concerned[supports.get(each.wager, each.wager)].append(each)
        for wager, decided in concerned.items():
            losses.setdefault(wager, []).append((number, -worth(tuple(decided)) / first[wager]))
    return Reckoning(losses)


class SessionSummary(Struct, frozen=True, kw_only=True):
    """What became of the sessions; amounts in cents."""

    sessions: int
    ruin: Mean
    final: Mean
    drawdown: float
    final_quantiles: dict[str, int]
    drawdown_quantiles: dict[str, int]


def session_summary(tally: SessionTally) -> SessionSummary:
    """Sum the sessions up; means are of all of them, quantiles of the sample."""
    return SessionSummary(
        sessions=tally.sessions,
        ruin=mean_of(tally.sessions, tally.ruined, tally.ruined),
        final=mean_of(tally.sessions, tally.final, tally.final_squared),
        drawdown=float(Fraction(tally.drawdown, max(1, tally.sessions))),
        final_quantiles=_quantiles(tally.sample.paths[:, -1]),
        drawdown_quantiles=_quantiles(tally.sample.drawdowns),
    )


def _quantiles(values: "np.ndarray[tuple[int, ...], np.dtype[np.int64]]") -> dict[str, int]:
    """Amounts that so many percent of the sample stay below or reach."""
    found = np.quantile(values, _QUANTILES, method="inverted_cdf")
    return {f"{quantile:.0%}": int(each) for quantile, each in zip(_QUANTILES, found, strict=True)}
