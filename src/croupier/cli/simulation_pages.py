"""A simulation as it is told: for programs and for people."""

from fractions import Fraction

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.money import dollars
from croupier.simulate.statistics import Mean, SessionSummary, WagerCount


class WagerLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one wager came to, per unit first wagered, beside what it comes to in the long run."""

    wager: str
    decided: int
    mean: float
    """The player's mean loss: the house edge as it was met."""
    standard_error: float
    interval: tuple[float, float]
    edge: str | None
    """The exact house edge, as a fraction."""
    edge_decimal: float | None


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A mean over sessions with its confidence."""

    mean: float
    standard_error: float
    interval: tuple[float, float]


class SessionLine(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the sessions; amounts in cents."""

    sessions: int
    ruin: Share
    final_cents: Share
    drawdown_cents: float
    final_quantiles_cents: dict[str, int]
    drawdown_quantiles_cents: dict[str, int]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found."""

    game: str
    rulebook: str
    submission: str
    seed: int
    rounds: int
    interrupted: bool
    seconds: float
    rounds_per_second: float
    wagers: list[WagerLine]
    sessions: SessionLine | None


def wager_line(count: WagerCount, exact: Fraction | None) -> WagerLine:
    """What a wager came to, beside its exact edge."""
    edge = count.edge
    return WagerLine(
        wager=count.wager,
        decided=count.decided,
        mean=edge.mean,
        standard_error=edge.standard_error,
        interval=edge.interval,
        edge=None if exact is None else str(exact),
        edge_decimal=None if exact is None else float(exact),
    )


def session_line(summary: SessionSummary) -> SessionLine:
    """What became of the sessions."""
    return SessionLine(
        sessions=summary.sessions,
        ruin=_share(summary.ruin),
        final_cents=_share(summary.final),
        drawdown_cents=summary.drawdown,
        final_quantiles_cents=summary.final_quantiles,
        drawdown_quantiles_cents=summary.drawdown_quantiles,
    )


def _share(mean: Mean) -> Share:
    return Share(mean=mean.mean, standard_error=mean.standard_error, interval=mean.interval)


def print_json(report: Report) -> None:
    """Print a report for programs."""
    print(msgspec.json.format(msgspec.json.encode(report)).decode())


def print_page(report: Report, title: str) -> None:
    """Print a report for people."""
    parts: list[RenderableType] = [
        Text(f"{title}, rulebook {report.rulebook}, submission {report.submission[:12]}", style="bold"),
        Text(
            f"{report.rounds:,} rounds in {report.seconds:,.1f} seconds"
            f" ({report.rounds_per_second / 1e6:,.1f} million a second), seed {report.seed}"
        ),
        Text("Loss per unit first wagered; se are standard errors."),
        Text(),
        _wagers(report),
    ]
    if report.sessions is not None:
        parts += [Text(), _sessions(report.sessions)]
    if report.interrupted:
        parts.append(Text("ended early: this is what is known so far", style="yellow"))
    Console(highlight=False).print(Group(*parts))


def _wagers(report: Report) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("wager", no_wrap=True)
    for heading in ("decided", "mean loss", "± at 95 %", "exact edge", "off by"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in report.wagers:
        table.add_row(
            Text(each.wager),
            f"{each.decided:,}",
            f"{each.mean:.4%}",
            f"{each.interval[1] - each.mean:.4%}",
            "" if each.edge_decimal is None else f"{each.edge_decimal:.4%}",
            _off(each),
        )
    return table


def _off(line: WagerLine) -> str:
    """How many standard errors the mean is from the exact edge."""
    if line.edge_decimal is None or line.standard_error == 0:
        return ""
    return f"{(line.mean - line.edge_decimal) / line.standard_error:+.1f} se"


def _sessions(line: SessionLine) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(f"{line.sessions:,} sessions", no_wrap=True)
    for heading in ("mean", "se", *line.final_quantiles_cents):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_row("ruined", f"{line.ruin.mean:.3%}", f"{line.ruin.standard_error:.3%}")
    table.add_row(
        "final bankroll",
        _rounded(line.final_cents.mean),
        dollars(round(line.final_cents.standard_error)),
        *map(_rounded, line.final_quantiles_cents.values()),
    )
    table.add_row(
        "drawdown",
        _rounded(line.drawdown_cents),
        "",
        *map(_rounded, line.drawdown_quantiles_cents.values()),
    )
    return table


def _rounded(cents: float) -> str:
    """Whole dollars, so that a line stays a line."""
    return f"${cents / 100:,.0f}"
