"""Blackjack's analysis in the terminal, as JSON, and as a chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from croupier.equipment.cards import Card
from croupier.errors import Refused, unknown
from croupier.games.blackjack.rules import counted
from croupier.games.blackjack.strategy import label, read_strategy
from croupier.games.blackjack.submission import Blackjack
from croupier.odds import formats
from croupier.odds.games import odds_of, wagers_of
from croupier.table.game import Game
from croupier.texts import text_of

if TYPE_CHECKING:
    from croupier.odds.blackjack.effects import Change, Effect
    from croupier.odds.blackjack.questions import Answer
    from croupier.odds.blackjack.reports import Report

CHARTS = (".svg", ".html")
CLASSES = ("CDZ-", "CDP1", "CDP", "TDZ-")


class Wanted(Struct, frozen=True, kw_only=True):
    """What was asked on the command line."""

    strategy: Path | None = None
    play: str | None = None
    hand: str | None = None
    up: str | None = None
    removed: str = ""
    chart: Path | None = None
    removal: bool = False
    changes: bool = False

    def assert_possible(self) -> None:
        """Refuse what does not go together before anything is computed."""
        if (self.hand is None) != (self.up is None):
            raise Refused('--hand and --up go together, such as --hand "T 6" --up T')
        if self.play is not None and self.play not in CLASSES:
            raise unknown("class of play", self.play, CLASSES)
        if self.play is not None and self.strategy is not None:
            raise Refused("--class does not go with --strategy, which tells every decision")
        if self.strategy is not None and (self.hand is not None or self.changes):
            raise Refused("--strategy goes with the whole game or --removal, not with --hand or --changes")
        if self.chart is not None and self.chart.suffix not in CHARTS:
            raise Refused(f"{self.chart}: a chart is written to a file that ends with {' or '.join(CHARTS)}")
        if find_spec("numba") is None:
            raise Refused("the analysis of blackjack needs numba: install croupier[simulate]")


class Given(Struct, frozen=True):
    """From what the submission was read, so that it can be read again with another choice."""

    game: Game
    text: str | None
    settings: tuple[str, ...]


def tell(submission: Blackjack, wanted: Wanted, given: Given, *, as_json: bool) -> None:
    """Analyse and tell; what is heavy is loaded only now."""
    wanted.assert_possible()
    from croupier.odds.blackjack import chart, effects, kept, questions, reports  # noqa: PLC0415 - numba takes a second
    from croupier.odds.blackjack.classes import PlayClass  # noqa: PLC0415 - as above
    from croupier.odds.blackjack.compositions import read  # noqa: PLC0415 - as above

    asked = reports.Asked(
        submission=submission,
        removed=read(wanted.removed, "--removed"),
        play=PlayClass(wanted.play or CLASSES[0]),
        strategy=None if wanted.strategy is None else read_strategy(text_of(wanted.strategy)),
    )
    asked.assert_possible()
    if wanted.hand is not None and wanted.up is not None:
        answer = questions.answer(asked, wanted.hand, wanted.up)
        _print_json(answer) if as_json else _show_answer(answer)
    elif wanted.removal:
        asked.assert_lasts()
        with _progress("removing cards") as progress:
            removed = effects.removals(asked, progress)
        _print_json(removed) if as_json else _show_removals(removed)
    elif wanted.changes:
        asked.assert_lasts()
        with _progress("changing rules") as progress:
            changed = []
            try:
                for each in effects.changes(given.game, given.text, given.settings, asked, progress):
                    changed.append(each)  # noqa: PERF402 - what is found is told even if the rest is not waited for
            except KeyboardInterrupt:
                if not as_json:
                    _show_changes(changed)
                raise
        _print_json(changed) if as_json else _show_changes(changed)
    else:
        asked.assert_lasts()
        with _progress("solving") as progress:
            report = kept.kept_report(asked, progress)
        if wanted.chart is not None:
            _write(wanted.chart, chart.as_svg(report) if wanted.chart.suffix == ".svg" else chart.as_html(report))
        _print_json(_with_side_wagers(report, given.game, submission)) if as_json else _show_report(report)


@contextmanager
def _progress(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, so that what programs read stays clean."""
    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=None)

        def done(number: int, of: int) -> None:
            bar.update(task, completed=number, total=of)

        yield done


def _print_json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def _with_side_wagers(report: Report, game: Game, submission: Blackjack) -> dict[str, object]:
    """The report on one sheet with the side wagers that the submission offers, told as those of other games."""
    found: dict[str, object] = msgspec.to_builtins(report)
    side: dict[str, object] = {}
    if wagers_of(game, submission) or game.reckons(submission):
        side = msgspec.json.decode(formats.as_json(odds_of(game, submission)))
    return found | {"wagers": side.get("wagers", []), "measures": side.get("measures", [])}


def _write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}") from None


def _show_report(report: Report) -> None:
    console = Console(highlight=False)
    gone = f" without {report.removed}" if report.removed else ""
    console.print(f"Blackjack, {report.decks} decks{gone}", style="bold", markup=False)
    console.print(report.rules, markup=False)
    summary = Table("class", "expectation", "standard deviation", "decisions")
    summary.add_row(report.play, _percent(report.expectation), f"{report.sd:.6f}", report.class_says)
    if report.chart.play != report.play:
        chart = report.chart
        summary.add_row(chart.play, _percent(chart.expectation), f"{chart.sd:.6f}", "the chart below, by totals")
    console.print(summary)
    for kind, rows in report.chart.words.items():
        table = Table(kind, *report.chart.columns)
        for row, words in rows.items():
            table.add_row(row, *words)
        console.print(table)
    worth = Table(
        "hand", title="expectation by hand, in percent", title_justify="left", box=SIMPLE_HEAD, padding=(0, 0)
    )
    for column in report.chart.columns:
        worth.add_column(column, justify="right", min_width=6)
    for hand, line in _by_hand(report).items():
        worth.add_row(hand, *(line.get(column, "") for column in report.chart.columns))
    console.print(worth)
    if report.insurance is not None:
        console.print(f"insurance {_percent(report.insurance.expectation)} of each unit laid on it", markup=False)
    console.print(f"submission {report.submission}", markup=False)


def _by_hand(report: Report) -> dict[str, dict[str, str]]:
    """The expectation of each hand under each card of the dealer; where two are shown, their average by total."""
    chances: dict[tuple[str, str], float] = {}
    sums: dict[tuple[str, str], float] = {}
    for each in report.hands:
        key = (each.hand, column_of(each.shown))
        chances[key] = chances.get(key, 0.0) + each.probability
        sums[key] = sums.get(key, 0.0) + each.probability * each.expectation
    found: dict[str, dict[str, str]] = {}
    for (hand, column), chance in chances.items():
        found.setdefault(hand, {})[column] = f"{100 * sums[hand, column] / chance:+.1f}"
    return found


def column_of(shown: str) -> str:
    """The column under which shown cards stand.

    >>> column_of("A"), column_of("T"), column_of("A 6")
    ('A', '10', 's17')
    """
    return label(counted([Card(f"{letter}s") for letter in shown.split()]))


def _show_answer(answer: Answer) -> None:
    console = Console(highlight=False)
    gone = f", without {answer.removed}" if answer.removed else ""
    console.print(f"{answer.hand} against {answer.up}{gone}: {answer.move}", style="bold", markup=False)
    table = Table("decision", "worth")
    for move, worth in sorted(answer.worth.items(), key=lambda each: -each[1]):
        table.add_row(move, _percent(worth))
    console.print(table)
    dealer = Table("the dealer makes", "probability")
    for made, chance in answer.dealer.items():
        dealer.add_row(made, f"{100 * chance:.4f} %")
    console.print(dealer)
    if answer.insurance is not None:
        console.print(f"insurance {_percent(answer.insurance)} of each unit laid on it", markup=False)
    console.print(f"class {answer.play}", markup=False)


def _show_removals(found: Sequence[Effect]) -> None:
    table = Table("removed", "effect on the expectation, basic strategy kept")
    for each in found:
        table.add_row(each.of, _percent(each.effect))
    Console(highlight=False).print(table)


def _show_changes(found: Sequence[Change]) -> None:
    table = Table("choice", "expectation", "effect", "cannot be chosen")
    for each in found:
        if each.expectation is None or each.effect is None:
            table.add_row(Text(each.setting), "", "", Text(each.refused or ""))
        else:
            table.add_row(Text(each.setting), _percent(each.expectation), _percent(each.effect), "")
    Console(highlight=False).print(table)


def _percent(worth: float) -> str:
    return f"{100 * worth:+.4f} %"
