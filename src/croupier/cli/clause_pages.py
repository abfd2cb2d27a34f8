"""Clauses as the terminal shows them: a page, a list, and the account of what is proven.

Every text is a `Text`, never markup, because clauses may hold square brackets.
"""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from croupier.rulebooks.clauses import Clause, Kind, clause, document
from croupier.rulebooks.coverage import Coverage

_COLOURS = {
    Kind.RULE: "green",
    Kind.OPTION: "cyan",
    Kind.PROCEDURE: "blue",
    Kind.EQUIPMENT: "magenta",
    Kind.GOVERNANCE: "yellow",
}


def page(shown: Clause, *, below: Sequence[Clause]) -> RenderableType:
    """One clause: what it says, its example, our reading, and the clauses it leans on or that stand under it."""
    parts: list[RenderableType] = [Text(shown.says)]
    if shown.example:
        parts += [_heading("Example"), Text(shown.example)]
    if shown.note:
        parts += [_heading("Our reading"), Text(shown.note)]
    if shown.see:
        parts += [_heading("See"), _titles([clause(name) for name in shown.see])]
    if below:
        parts += [_heading("Under it"), _titles(below)]
    title = Text.assemble((shown.id, "bold"), "  ", shown.title)
    kind = Text(shown.kind.value, style=_COLOURS[shown.kind])
    return Panel(Group(*parts), title=title, title_align="left", subtitle=kind, subtitle_align="right", padding=(1, 2))


def listing(shown: Sequence[Clause]) -> RenderableType:
    """Clauses by name, kind and title."""
    table = Table(box=None, pad_edge=False)
    table.add_column("clause", overflow="fold")
    table.add_column("kind")
    table.add_column("title")
    for each in shown:
        table.add_row(Text(each.id, style="bold"), Text(each.kind.value, style=_COLOURS[each.kind]), Text(each.title))
    return table


def account(shown: Coverage) -> RenderableType:
    """How many clauses of each document are proven, excused and open, and which are open."""
    table = Table("document", box=None, pad_edge=False)
    columns = {"clauses": shown.clauses, "proven": shown.proven, "excused": shown.excused, "open": shown.open}
    counts = [Counter(document(name).code for name in names) for names in columns.values()]
    for column in columns:
        table.add_column(column, justify="right")
    for code in counts[0]:
        table.add_row(code, *(str(count[code]) for count in counts))
    if len(counts[0]) > 1:
        table.add_row("all", *(str(count.total()) for count in counts), style="bold")
    if not shown.open:
        return table
    return Group(table, _heading("Open"), _titles([clause(name) for name in shown.open]))


def proofs(shown: Coverage) -> RenderableType:
    """The tests that prove each proven clause, and why no test can prove each excused one."""
    parts: list[RenderableType] = []
    for name, tests in shown.proven.items():
        parts += [Text(name, style="bold"), *(Text(f"  {test}") for test in tests)]
    for name, reason in shown.excused.items():
        parts += [Text(name, style="bold"), Text(f"  excused: {reason}")]
    return Group(_heading("Proven and excused"), *parts)


def _heading(words: str) -> RenderableType:
    return Text(f"\n{words}", style="bold dim")


def _titles(shown: Sequence[Clause]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for each in shown:
        table.add_row(Text(each.id, style="bold"), Text(each.title))
    return table
