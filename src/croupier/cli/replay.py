"""`croupier replay`: plays transcripts, prints what happens and fails where an expectation does."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape

from croupier.errors import Refused
from croupier.games.registry import game
from croupier.table.telling import tell
from croupier.table.transcripts import EXPECTATION, Step, load, play

app = App(
    name="replay",
    help="Plays transcripts and checks their expectations.",
    help_epilogue=(
        "Examples:\n\n"
        "croupier replay tests/transcripts/MA/red-dog/three-of-a-kind.toml\n\n"
        "croupier replay *.toml --json"
    ),
)


@app.default
def replay(*files: Path, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> int:
    """Play transcripts and check their expectations.

    Parameters
    ----------
    files
        The transcripts, as docs/table-language.md describes them.
    as_json
        Print the steps with their events as JSON, one document for each file.
    """
    if not files:
        raise Refused("name at least one transcript, for example: croupier replay round.toml")
    out = Console()
    failed = 0
    for file in files:
        transcript, lines = load(file)
        steps = list(play(transcript, lines, game(transcript.table.game)))
        failed += any(step.failure for step in steps)
        if as_json:
            document = {"file": str(file), "title": transcript.title, "clauses": transcript.clauses, "steps": steps}
            print(msgspec.json.encode(document).decode())
        else:
            _print(out, file, transcript.title, steps)
    return 1 if failed else 0


def _print(out: Console, file: Path, title: str, steps: list[Step]) -> None:
    out.print(f"[bold]{escape(title)}[/bold] [dim]{escape(str(file))}[/dim]", highlight=False, soft_wrap=True)
    for step in steps:
        sign = (
            "[red]✗[/red]"
            if step.failure
            else "[green]✓[/green]"
            if step.text.startswith(EXPECTATION)
            else "[cyan]>[/cyan]"
        )
        out.print(f" {sign} {escape(step.text)}", highlight=False, soft_wrap=True)
        for event in step.events:
            out.print(f"     {escape(tell(event))} [dim]{escape(event.clause)}[/dim]", highlight=False, soft_wrap=True)
        if step.refusal is not None and not step.failure:
            out.print(f"     [yellow]{escape(str(step.refusal))}[/yellow]", highlight=False, soft_wrap=True)
        if step.failure:
            out.print(f"   [red]{escape(f'{file}:{step.line}: {step.failure}')}[/red]", highlight=False, soft_wrap=True)


def _sign(step: Step) -> str:
    if step.failure:
        return "[red]✗[/red]"
    return "[green]✓[/green]" if step.text.startswith(EXPECTATION) else "[cyan]>[/cyan]"
