"""A run as a picture: the means as they settle around the exact edges, and the bankrolls of sessions as a fan."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from croupier.simulate.statistics import WagerCount
from croupier.simulate.tally import Sample

FORMATS = (".svg", ".png")
_MOST_LINES = 8  # more cannot be told apart
_BANDS = ((5, 95, 0.2), (25, 75, 0.35))  # from, to, how dark
_WIDTH, _HEIGHT = 9, 4.5


def draw(
    path: Path,
    title: str,
    moments: Mapping[int, Sequence[WagerCount]],
    exact: Mapping[str, float],
    sample: Sample | None,
) -> None:
    """Draw the run to a file whose ending names the format; the same run gives the same file."""
    panels = 1 if sample is None else 2
    with rc_context({"svg.hashsalt": title}):
        figure = Figure(figsize=(_WIDTH, _HEIGHT * panels), layout="constrained")
        axes = figure.subplots(panels, squeeze=False)[:, 0]
        _convergence(axes[0], moments, exact)
        if sample is not None:
            _fan(axes[1], sample)
        figure.suptitle(title)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else {})


def _convergence(axes: Axes, moments: Mapping[int, Sequence[WagerCount]], exact: Mapping[str, float]) -> None:
    """The mean loss of each wager with its confidence, over the rounds walked."""
    wagers = [each.wager for each in list(moments.values())[-1]][:_MOST_LINES]
    for wager in wagers:
        means = [each.edge for counts in moments.values() for each in counts if each.wager == wager]
        rounds = list(moments)[-len(means) :]
        (line,) = axes.plot(rounds, [each.mean for each in means], label=wager)
        low, high = zip(*(each.interval for each in means), strict=True)
        axes.fill_between(rounds, low, high, color=line.get_color(), alpha=0.2)
        if wager in exact:
            axes.axhline(exact[wager], color=line.get_color(), linestyle="--", linewidth=0.8)
    axes.set_xscale("log")
    axes.set_xlabel("rounds")
    axes.set_ylabel("loss per unit first wagered")
    axes.legend(title="wager (dashed: exact)")


def _fan(axes: Axes, sample: Sample) -> None:
    """The median bankroll and how far the sessions spread around it."""
    paths = sample.paths / 100
    along = np.linspace(0, 100, paths.shape[1])
    for low, high, dark in _BANDS:
        lower, upper = np.percentile(paths, (low, high), axis=0)
        axes.fill_between(along, lower, upper, color="tab:blue", alpha=dark, label=f"{low} % to {high} %")
    axes.plot(along, np.median(paths, axis=0), color="tab:blue", label="median")
    axes.set_xlabel("percent of the session")
    axes.set_ylabel("bankroll in dollars")
    axes.legend(title=f"{len(paths):,} sessions")
