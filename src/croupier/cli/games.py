"""`croupier games`: which games the regulations govern, and which of them can be played here."""

from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.games import registry
from croupier.rulebooks.clauses import DOCUMENTS, GAMES, clauses
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import TakeSeat, act_name
from croupier.table.game import Game
from croupier.table.runner import Runner

_EXAMPLES = """
Examples:

- `croupier games` prints a table
- `croupier games --json` prints it for programs
"""

app = App(name="games", help_epilogue=_EXAMPLES)


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its rulebooks: how many clauses each has, and, if it can be played, what is done at its table."""

    name: str
    title: str
    playable: bool
    clauses: dict[str, int]
    seats: int | None = None
    areas: int | None = None
    """How many areas of the layout take wagers under the default choices."""
    acts: tuple[str, ...] = ()


@app.default
def games(*, as_json: Annotated[bool, Parameter(name="--json")] = False) -> None:
    """List the games and their rulebooks.

    Parameters
    ----------
    as_json
        Print JSON.
    """
    listed = [_listed(name) for name in sorted({*GAMES, *(game.name for game in registry.games())})]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(listed)).decode())
    else:
        Console(highlight=False).print(_table(listed))


def _listed(name: str) -> Listed:
    counts = {
        document.rulebook: len(clauses(name, document.rulebook)) for document in DOCUMENTS if name in document.games
    }
    game = next((game for game in registry.games() if game.name == name), None)
    if game is None:
        return Listed(name=name, title=name.replace("-", " ").capitalize(), playable=False, clauses=counts)
    return _playable(game, counts)


def _playable(game: Game, counts: dict[str, int]) -> Listed:
    choices = chosen(game)
    return Listed(
        name=game.name,
        title=game.title,
        playable=True,
        clauses=counts,
        seats=sum(made.act is TakeSeat for made in Runner(game, choices).offers()),
        areas=sum(area.takes_wagers for area in game.layout(choices).areas),
        acts=tuple(act_name(act) for act in game.acts),
    )


def _table(listed: list[Listed]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("game")
    table.add_column("rulebooks and clauses")
    for heading in ("seats", "areas", "acts"):
        table.add_column(heading, justify="right")
    table.add_column("state")
    for each in listed:
        rulebooks = ", ".join(f"{rulebook} {count}" for rulebook, count in each.clauses.items())
        numbers = (each.seats, each.areas, len(each.acts)) if each.playable else (None, None, None)
        state = Text("playable", "green") if each.playable else Text("clauses only", "dim")
        counted = ("" if number is None else str(number) for number in numbers)
        table.add_row(Text(each.name, "bold"), rulebooks, *counted, state)
    return table
