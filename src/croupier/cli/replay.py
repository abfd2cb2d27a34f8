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
from croupier.table.transcripts import EXPECTATION, Step, Transcript, load, play

_EXAMPLES = """
Examples:

- `croupier replay round.toml` plays a transcript and prints what happens
- `croupier replay tests/transcripts/MA/red-dog/*.toml --json` plays many and prints them for programs
"""

app = App(name="replay", help_epilogue=_EXAMPLES)


@app.default
def replay(
    *files: Annotated[Path, Parameter(required=True)], as_json: Annotated[bool, Parameter(name="--json")] = False
) -> int:
    """Play transcripts and check their expectations.

    Parameters
    ----------
    files
        The transcripts, as docs/table-language.md describes them.
    as_json
        Print the steps with their events as JSON, one document for each file.
    """
    out = Console()
    failed = 0
    unplayable = []
    for file in files:
        try:
            transcript, steps = _played(file)
        except Refused as refusal:
            unplayable += [str(refusal), *(f"  {problem}" for problem in refusal.problems)]
            continue
        failed += any(step.failure for step in steps)
        if as_json:
            document = {"file": str(file), "title": transcript.title, "clauses": transcript.clauses, "steps": steps}
            print(msgspec.json.encode(document).decode())
        else:
            _print(out, file, transcript.title, steps)
    if unplayable:
        raise Refused("not every transcript can be played", unplayable)
    return 1 if failed else 0


def _played(file: Path) -> tuple[Transcript, list[Step]]:
    transcript, lines = load(file)
    try:
        return transcript, list(play(transcript, lines, game(transcript.table.game)))
    except Refused as refusal:
        raise Refused(f"{file}: {refusal}", refusal.problems) from None


def _print(out: Console, file: Path, title: str, steps: list[Step]) -> None:
    out.print(f"[bold]{escape(title)}[/bold] [dim]{escape(str(file))}[/dim]", highlight=False, soft_wrap=True)
    for step in steps:
        out.print(f" {_sign(step)} {escape(step.text)}", highlight=False, soft_wrap=True)
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
