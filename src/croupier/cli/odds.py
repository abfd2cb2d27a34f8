"""`croupier odds`: the exact odds of every wager of a game under a submission."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.cli import blackjack, equilibria, positions, removals
from croupier.errors import Refused
from croupier.games import registry
from croupier.games.blackjack.submission import Blackjack
from croupier.odds import formats, sheet
from croupier.odds.games import GameOdds, odds_of
from croupier.odds.positions import position_of
from croupier.odds.removal import effects_of_removal
from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.hashes import short_hash
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.game import Game
from croupier.texts import text_of

_FORMATS = {"json": formats.as_json, "csv": formats.as_csv, "markdown": formats.as_markdown, "html": sheet.as_html}
_EXAMPLES = """
Examples:

- `croupier odds red-dog --set decks=4` computes red dog with four decks
- `croupier odds roulette --wager red --wager 17 --json` gives two wagers to programs
- `croupier odds big-six --submission big-six.toml --html --out sheet.html` writes a page to print
- `croupier odds baccarat --wager banker --removal` tells what each card is worth to a wager
- `croupier odds chemin-de-fer --rulebook NJ --equilibrium` gives what Player and Banker do at their best
- `croupier odds blackjack --set decks=8 --chart chart.svg` solves blackjack and draws the strategy
- `croupier odds blackjack --hand "T 6" --up T --removed "5 5 T"` answers a single hand from a partly dealt shoe
- `croupier odds blackjack --strategy mine.toml --json` tells what a strategy is worth
- `croupier odds craps --position "10 on pass" --position "20 on pass odds" --point 6` follows wagers that lie together
"""
_COMPUTED = Group("What is computed", sort_key=1)
_BLACKJACK = Group("Blackjack", sort_key=3)
_TOLD = Group("How it is told", help="One of the formats; without any, a table in the terminal.", sort_key=2)


def _one_format(**given: object) -> None:
    named = [f"--{name}" for name in _FORMATS if name in given]
    if len(named) > 1:
        raise ValueError(f"{' and '.join(named)} are {len(named)} formats; choose one.")
    if "out" in given and not named:
        raise ValueError("--out needs a format: --json, --csv, --markdown or --html.")
    if "point" in given and "position" not in given:
        raise ValueError("--point goes with --position: it is the point of a position.")
    apart = [f"--{name}" for name in ("wager", "out", "csv", "markdown", "html") if name in given]
    if "position" in given and apart:
        raise ValueError(f"{apart[0]} does not go with --position, which is told as a table or with --json.")
    apart = [f"--{name}" for name in ("position", "out", "csv", "markdown", "html") if name in given]
    if "removal" in given and apart:
        raise ValueError(f"{apart[0]} does not go with --removal, which is told as a table or with --json.")


app = App(name="odds", help_epilogue=_EXAMPLES, validator=_one_format)


@app.default
def odds(
    game: str,
    /,
    *,
    rulebook: Annotated[str | None, Parameter(group=_COMPUTED)] = None,
    submission: Annotated[Path | None, Parameter(group=_COMPUTED)] = None,
    setting: Annotated[tuple[str, ...], Parameter(name="--set", group=_COMPUTED)] = (),
    wager: Annotated[tuple[str, ...], Parameter(group=_COMPUTED)] = (),
    position: Annotated[tuple[str, ...], Parameter(group=_COMPUTED)] = (),
    point: Annotated[int | None, Parameter(group=_COMPUTED)] = None,
    removal: Annotated[bool, Parameter(group=_COMPUTED, negative="")] = False,
    equilibrium: Annotated[bool, Parameter(group=_COMPUTED, negative="")] = False,
    strategy: Annotated[Path | None, Parameter(group=_BLACKJACK)] = None,
    play: Annotated[str | None, Parameter(name="--class", group=_BLACKJACK)] = None,
    hand: Annotated[str | None, Parameter(group=_BLACKJACK)] = None,
    up: Annotated[str | None, Parameter(group=_BLACKJACK)] = None,
    removed: Annotated[str | None, Parameter(group=_BLACKJACK)] = None,
    changes: Annotated[bool, Parameter(group=_BLACKJACK, negative="")] = False,
    chart: Annotated[Path | None, Parameter(group=_BLACKJACK)] = None,
    json: Annotated[bool, Parameter(group=_TOLD)] = False,
    csv: Annotated[bool, Parameter(group=_TOLD)] = False,
    markdown: Annotated[bool, Parameter(group=_TOLD)] = False,
    html: Annotated[bool, Parameter(group=_TOLD)] = False,
    out: Annotated[Path | None, Parameter(group=_TOLD)] = None,
) -> None:
    """Compute the exact odds of every wager of a game.

    Parameters
    ----------
    game
        The game, such as red-dog.
    rulebook
        The rulebook; the game's first if none is given.
    submission
        The licensee's choices; the defaults if none are given.
    setting
        A choice on top, such as decks=4.
    wager
        Only this wager; may be given several times.
    position
        A wager that lies on the table, such as "10 on place 6"; given several times, what all gain together.
    point
        The point of the position; without it the next roll is a come-out roll.
    removal
        What each wager gains or loses when one card is missing from a full shoe.
    equilibrium
        All equilibria of a game in which two sides choose: chemin-de-fer.
    strategy
        A strategy file that is followed, instead of the best play.
    play
        What decisions after a split may know: CDZ- (the default), CDP1, CDP; or TDZ-, by totals alone.
    hand
        A single hand, such as "T 6".
    up
        What the dealer shows against it.
    removed
        Cards that are gone from the shoe, such as "5 5 T".
    changes
        What each other choice of the licensee would change.
    chart
        The file, .svg or .html, to which the strategy chart is drawn.
    json
        As JSON, fractions exact.
    csv
        As CSV, one line for each wager.
    markdown
        As Markdown.
    html
        As a page to print: the odds sheet, with the submission and its pay tables.
    out
        The file to write.
    """
    played = registry.game(game)
    text = None if submission is None else text_of(submission)
    choices = chosen(played, text=text, rulebook=rulebook, settings=setting)
    wanted = blackjack.Wanted(
        strategy=strategy,
        play=play,
        hand=hand,
        up=up,
        removed=removed or "",
        chart=chart,
        removal=removal,
        changes=changes,
    )
    # A blackjack wager by name is one of the side wagers, which lanes follow like those of other games.
    if isinstance(choices, Blackjack) and not (wager or csv or markdown or html):
        if chart is not None:
            _assert_writable(chart)
        blackjack.tell(choices, wanted, blackjack.Given(played, text, setting), as_json=json)
        return
    if wanted != blackjack.Wanted(removal=removal):
        raise Refused(f"--strategy, --class, --hand, --up, --removed, --changes and --chart are not for {game}")
    if equilibrium:
        equilibria.tell(choices, as_json=json)
    elif position:
        positions.tell(position_of(choices, position, point), as_json=json)
    elif removal:
        removals.tell(effects_of_removal(played, choices, wager), as_json=json)
    else:
        asked = {"json": json, "csv": csv, "markdown": markdown, "html": html}
        form = next((name for name, is_asked in asked.items() if is_asked), None)
        _tell_wagers(played, choices, wager, form, out)


def _tell_wagers(game: Game, choices: Submission, wagers: tuple[str, ...], form: str | None, out: Path | None) -> None:
    """The odds of wagers, in a format or as tables in the terminal."""
    if out is not None:
        _assert_writable(out)
    found = odds_of(game, choices, wagers)
    if form is None:
        _show(found)
    elif out is None:
        print(_FORMATS[form](found), end="")
    else:
        _write(out, _FORMATS[form](found))


def _assert_writable(out: Path) -> None:
    """Refuse a path that cannot be written before anything is computed; what the file holds stays as it is."""
    try:
        is_new = not out.exists()
        out.open("ab").close()
        if is_new:
            out.unlink()
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}") from None


def _write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}") from None


def _show(found: GameOdds) -> None:
    """The figures as tables; texts are never markup, because they may hold square brackets."""
    console = Console(highlight=False)
    console.print(f"{found.game.title}, rulebook {found.submission.rulebook}", style="bold", markup=False)
    table = Table()
    table.add_column("wager", overflow="fold")
    for heading in formats.SUMMARY:
        table.add_column(heading, justify="right")
    for names, each in formats.alike(found):
        table.add_row(Text(formats.together(names)), *formats.summary(each))
    console.print(table)
    for names, each in formats.alike(found):
        if each.further:
            console.print(_further(formats.together(names), each.further))
    if found.choices:
        best = Table()
        for heading in ("situation", "best", "worth for each unit first wagered"):
            best.add_column(heading)
        for situation, choice in found.choices.items():
            best.add_row(Text(situation), Text(choice.best), Text(formats.worth(choice)))
        console.print(best)
    for measure in found.measures:
        console.print(_further(measure.title, measure.figures))
    console.print(f"submission {short_hash(found.submission)}", markup=False)


def _further(title: str, figures: Mapping[str, Fraction]) -> Table:
    """Figures that a game reckons by itself."""
    further = Table()
    further.add_column(Text(title), overflow="fold")
    further.add_column("value", justify="right")
    for row in formats.further(figures):
        further.add_row(*map(Text, row))
    return further
