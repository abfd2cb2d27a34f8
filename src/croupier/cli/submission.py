"""`croupier submission`: write, check, show and post what the licensee chooses."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from croupier.errors import Refused
from croupier.games import registry
from croupier.rulebooks.submissions import Problem, Submission
from croupier.rulebooks.submissions.choices import choices
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.hashes import full_hash, short_hash
from croupier.rulebooks.submissions.posting import as_html, as_markdown
from croupier.rulebooks.submissions.reading import Reading, beside_others, compared, read
from croupier.rulebooks.submissions.writing import new_submission
from croupier.texts import NoText, text_of

app = App(name="submission", help="Write, check, show and post what the licensee chooses.")


def _examples(*examples: str) -> str:
    return "\n".join(["Examples:", "", *(f"- {each}" for each in examples)])


def _one_format(**given: object) -> None:
    if {"html", "markdown"} <= given.keys():
        raise ValueError("--html and --markdown are two formats; choose one.")


@app.command(
    help_epilogue=_examples(
        "`croupier submission new red-dog --out red-dog.toml` writes a file to fill in",
        "`croupier submission new chemin-de-fer --rulebook NJ` prints one",
    )
)
def new(game: str, /, *, rulebook: str | None = None, out: Path | None = None) -> None:
    """Write a submission with every option, its clause, what may be written and its default.

    Parameters
    ----------
    game
        The game, such as red-dog.
    rulebook
        The rulebook; the game's first if none is given.
    out
        The file to write, which must not exist yet; without it the text is printed.
    """
    played = registry.game(game)
    chosen = played.rulebooks[0] if rulebook is None else rulebook
    if chosen not in played.rulebooks:
        raise Refused(f'{game} is not played by the rulebook "{chosen}", only by {" and ".join(played.rulebooks)}')
    text = new_submission(played, chosen)
    if out is None:
        print(text, end="")
        return
    try:
        # A submission that somebody has filled in is never overwritten.
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}") from None


@app.command(
    help_epilogue=_examples(
        "`croupier submission check red-dog.toml` checks a submission",
        "`croupier submission check new.toml --after old.toml` also checks the change from the submission in force",
        "`croupier submission check pit-3.toml --elsewhere pit-1.toml --elsewhere pit-2.toml` also compares it with the"
        " licensee's other tables, where the regulation wants all of them alike",
    )
)
def check(
    *files: Annotated[Path, Parameter(required=True)],
    after: Path | None = None,
    elsewhere: tuple[Path, ...] = (),
    json: bool = False,
) -> int:
    """Check submissions against the regulation and report all problems, each with its clause.

    Parameters
    ----------
    files
        The submissions.
    after
        The submission in force, which the checked ones would replace.
    elsewhere
        The submission of another table of the licensee's; may be given several times, other games are passed over.
    json
        Print JSON.
    """
    in_force = None if after is None else _accepted(after)
    others = [_accepted(file) for file in elsewhere]
    found = {file: _problems(file, in_force, others) for file in files}
    if json:
        _print_json([_as_json(file, each) for file, problems in found.items() for each in problems])
    else:
        for file, problems in found.items():
            _report(file, problems)
    return 1 if any(found.values()) else 0


@app.command(
    help_epilogue=_examples(
        "`croupier submission show red-dog.toml` prints a table",
        "`croupier submission show red-dog.toml --json` prints it for programs",
    )
)
def show(file: Path, /, *, json: bool = False) -> None:
    """Show every choice of a submission with its clause, the defaults marked, and the submission's hash.

    Parameters
    ----------
    file
        The submission.
    json
        Print JSON.
    """
    submission = _accepted(file)
    if json:
        _print_json(
            {
                "game": submission.game,
                "rulebook": submission.rulebook,
                "hash": full_hash(submission),
                "choices": list(choices(submission)),
            }
        )
        return
    console = Console(highlight=False)
    console.print(f"{registry.game(submission.game).title}, rulebook {submission.rulebook}", style="bold")
    console.print(_listed(submission))
    console.print(f"hash {short_hash(submission)}")


@app.command(
    help_epilogue=_examples(
        "`croupier submission notices roulette.toml` shows the notices",
        "`croupier submission notices roulette.toml --html --out notices.html` writes a page of A4",
    ),
    validator=_one_format,
)
def notices(
    file: Path,
    /,
    *,
    html: bool = False,
    markdown: bool = False,
    out: Path | None = None,
) -> None:
    """Show what must be posted at the table, or write it as a page to print or as Markdown.

    Parameters
    ----------
    file
        The submission.
    html
        As HTML, to be printed on A4.
    markdown
        As Markdown.
    out
        The file to write, in Markdown if no format is named.
    """
    submission = _accepted(file)
    title = registry.game(submission.game).title
    page = as_html if html else as_markdown
    text = page(title, submission.notices(), short_hash(submission))
    if out is not None:
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Refused(f"{out} cannot be written: {error.strerror}") from None
    elif html or markdown:
        print(text, end="")
    else:
        Console().print(Markdown(text))


def _read(file: Path) -> Reading:
    """What a file holds, whether it is in order or not."""
    try:
        text = text_of(file)
    except NoText as unread:
        return Reading(None, (Problem("", None, None, unread.why),))
    return read(text, registry.games())


def _accepted(file: Path) -> Submission:
    """The submission that a file holds, refused with all its problems if it is not in order."""
    reading = _read(file)
    if reading.submission is None:
        raise Refused(f"{file} is not in order", [_line(file, each) for each in reading.problems])
    return reading.submission


def _problems(file: Path, in_force: Submission | None, others: Sequence[Submission]) -> Sequence[Problem]:
    """What is wrong with the submission or, if it is in order itself, with the change from the one in force.

    A submission that is in order is also compared with those of other tables.
    """
    reading = _read(file)
    if reading.submission is None:
        return reading.problems
    changed = () if in_force is None else compared(reading.submission, in_force)
    return *changed, *beside_others(reading.submission, others)


def _report(file: Path, problems: Sequence[Problem]) -> None:
    """One line for each problem, or one that says that there is none."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for each in problems:
        console.print(_line(file, each), style="red")
    if not problems:
        console.print(f"{file}: in order")


def _line(file: Path, problem: Problem) -> str:
    where = f"{file}" if problem.line is None else f"{file}:{problem.line}"
    return f"{where} {problem}"


def _as_json(file: Path, problem: Problem) -> dict[str, object]:
    """A problem for programs; its value as TOML would write it, because it may be anything."""
    value = None if problem.value is None else spelled(problem.value)
    return {
        "file": str(file),
        "line": problem.line,
        "field": problem.field,
        "value": value,
        "clause": problem.clause,
        "why": problem.why,
    }


def _listed(submission: Submission) -> Table:
    """The choices as a table; texts are never markup, because they may hold square brackets."""
    table = Table()
    for heading in ("choice", "value", "clause", "decides"):
        table.add_column(heading, overflow="fold")
    said = ""
    for each in choices(submission):
        value = Text(spelled(each.value))
        if each.default:
            value.append(" (default)", style="dim")
        # The entries of a table decide one thing, which is said once.
        table.add_row(Text(each.key), value, Text(each.clause or ""), Text("" if each.says == said else each.says))
        said = each.says
    return table


def _print_json(content: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(content)).decode())
