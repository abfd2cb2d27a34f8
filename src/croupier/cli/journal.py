"""`croupier journal`: the desk where rounds are listed, printed and recalled, and heads are written down."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.errors import Refused
from croupier.journal.heads import heads_of, signed, signing_key
from croupier.journal.places import existing_journal_at, journal_at
from croupier.journal.printing import transcript
from croupier.journal.recorded import RecordedTable, now
from croupier.journal.records import submission_of
from croupier.journal.rounds import Archive, Round
from croupier.money import dollars
from croupier.rulebooks.submissions.hashes import short_hash
from croupier.table.acts import VoidOpenRound
from croupier.table.events import Event
from croupier.table.offers import Refusal
from croupier.table.people import SUPERVISOR, Seat
from croupier.table.telling import tell
from croupier.table.views import event_for

RECALLED = 10
LISTED = 10

_EXAMPLES = """
Commands, after the journal:

- `croupier journal floor.db` lists the tables, each with its last rounds
- `croupier journal floor.db rounds "Red dog 1"` lists all rounds of a table
- `croupier journal floor.db show "Red dog 1" 12` prints a round as a transcript for `croupier replay`
- `croupier journal floor.db recall --table "Red dog 1" --seat 3` recalls the last ten rounds of a seat
- `croupier journal floor.db heads --sign key --out heads.json` writes down the signed heads of all tables
- `croupier journal floor.db shoes "Red dog 1" --out shoes.json` writes what check_fair.py checks
- `croupier journal floor.db void "Red dog 1" --reason "update"` voids the open round of a table that is held

The journal is a file, or the address of a database: postgresql://…
"""

app = App(name="journal", help_epilogue=_EXAMPLES)
desk = App(name="croupier journal DB", result_action="return_value", exit_on_error=False)

Place = Annotated[str, Parameter(parse=False)]


@app.default
def journal(db: str, /, *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]) -> int | None:
    """List the tables and rounds of a journal, print a round, recall a seat, write down heads.

    Parameters
    ----------
    db
        The journal: a file or postgresql://…
    words
        What to do with it; without any, its tables are listed.
    """
    command, bound, ignored = desk.parse_args(list(words), exit_on_error=False)
    if "place" in ignored:
        bound.arguments["place"] = db
    answer: int | None = command(*bound.args, **bound.kwargs)
    return answer


@desk.default
def tables(*, place: Place, json: bool = False) -> None:
    """List the tables, each with its last rounds.

    Parameters
    ----------
    json
        Print JSON.
    """
    with existing_journal_at(place) as kept:
        archives = [(listed, Archive(kept, listed.name)) for listed in kept.tables()]
        if json:
            _print_json([_table_as_json(archive) for _, archive in archives])
            return
        console = Console(highlight=False)
        if not archives:
            console.print("The journal has no tables yet.")
        for listed, archive in archives:
            submission = submission_of(archive.opening, archive.game)
            console.print(
                f"[bold]{escape(listed.name)}[/bold]  {archive.game.title}, rulebook {submission.rulebook},"
                f" submission {short_hash(submission)}, opened {_time(archive.opening.at)},"
                f" {archive.rounds} rounds, {listed.head.number} records",
                soft_wrap=True,
            )
            _print_rounds(console, archive, max(1, archive.rounds - LISTED + 1))


@desk.command
def rounds(table: str, /, *, place: Place, json: bool = False) -> None:
    """List all rounds of a table.

    Parameters
    ----------
    table
        The table.
    json
        Print JSON.
    """
    with existing_journal_at(place) as kept:
        archive = Archive(kept, table)
        if json:
            _print_json([_round_as_json(past) for past in archive.all_rounds()])
        else:
            _print_rounds(Console(highlight=False), archive, 1)


@desk.command
def show(table: str, number: int, /, *, place: Place, out: Path | None = None) -> None:
    """Print a round as a transcript.

    Parameters
    ----------
    table
        The table.
    number
        The round.
    out
        The file to write; without it the text is printed.
    """
    with existing_journal_at(place) as kept:
        _give(transcript(Archive(kept, table), number), out)


@desk.command
def recall(*, place: Place, table: str, seat: int, json: bool = False) -> None:
    """Recall the last ten rounds in which a seat wagered, as that seat saw them.

    Parameters
    ----------
    table
        The table.
    seat
        The seat.
    json
        Print JSON.
    """
    with existing_journal_at(place) as kept:
        archive = Archive(kept, table)
        found = archive.last_rounds_of(Seat(seat), RECALLED)
        if json:
            _print_json([_round_as_json(past) | {"events": _seen(past, Seat(seat))} for past in found])
            return
        console = Console(highlight=False)
        if not found:
            console.print(f"seat {seat} has not wagered at {table}")
        for past in found:
            _print_recalled(console, past, Seat(seat))


@desk.command
def heads(*, place: Place, sign: Path | None = None, out: Path | None = None) -> None:
    """Write down the heads of all tables, to be kept where the journal is not.

    Parameters
    ----------
    sign
        The file with the key to sign them with, which is made if it is not there.
    out
        The file to write; without it they are printed.
    """
    with existing_journal_at(place) as kept:
        printed = heads_of(kept, now())
    if sign is not None:
        printed = signed(printed, signing_key(sign))
    _give(_json(printed) + "\n", out)


@desk.command
def shoes(table: str, /, *, place: Place, out: Path | None = None) -> None:
    """Write the events of a table as everybody may see them, for the stand-alone verifier.

    Parameters
    ----------
    table
        The table.
    out
        The file to write; without it they are printed.
    """
    with existing_journal_at(place) as kept:
        past = Archive(kept, table).all_rounds()
        public = [event_for(event, None) for each in past for turn in each.turns for event in turn.events]
    _give(_json(public) + "\n", out)


@desk.command
def void(table: str, /, *, place: Place, reason: str) -> None:
    """Void the open round of a table that is held, because this program cannot take the round up again.

    Parameters
    ----------
    table
        The table.
    reason
        Why, for the record.
    """
    with existing_journal_at(place):
        pass  # A journal that is not there is not to be made by voiding a round of it.
    with journal_at(place) as kept:
        held = RecordedTable(kept, table)
        if held.held is None:
            raise Refused(f"{table} is not held: its open round can be played on")
        difference = held.held
        answer = held.act(VoidOpenRound(SUPERVISOR, reason))
    if isinstance(answer, Refusal):
        raise Refused(str(answer))
    console = Console(highlight=False)
    console.print(f"{table}: {difference}", markup=False, soft_wrap=True)
    for event in answer.events:
        console.print(f"  {tell(event)}", markup=False, soft_wrap=True)


def _print_rounds(console: Console, archive: Archive, first: int) -> None:
    grid = Table()
    for heading in ("round", "ended", "acts", "seats", "wagered", "players' result"):
        grid.add_column(heading, justify="left" if heading in {"ended", "seats"} else "right")
    for number in range(first, archive.rounds + 1):
        past = archive.round(number)
        results = past.results()
        grid.add_row(
            str(number),
            _time(past.turns[-1].at) if past.is_over else "open",
            str(len(past.turns)),
            " ".join(str(seat) for seat in results) or "none",
            dollars(sum(result.wagered for result in results.values())),
            dollars(sum(result.net for result in results.values())) if past.is_over else "",
        )
    console.print(grid)


def _print_recalled(console: Console, past: Round, seat: Seat) -> None:
    result = past.results()[seat]
    outcome = f"result {dollars(result.net)}" if past.is_over else "open"
    console.print(
        f"[bold]round {past.number}[/bold]  {_time(past.turns[-1].at)}, wagered {dollars(result.wagered)}, {outcome}"
    )
    for event in _seen(past, seat):
        console.print(f"  {escape(tell(event))} [dim]{escape(event.clause)}[/dim]", soft_wrap=True)


def _seen(past: Round, seat: Seat) -> list[Event]:
    return [event_for(event, seat) for turn in past.turns for event in turn.events]


def _table_as_json(archive: Archive) -> dict[str, object]:
    submission = submission_of(archive.opening, archive.game)
    return {
        "table": archive.name,
        "game": archive.game.name,
        "rulebook": submission.rulebook,
        "submission": short_hash(submission),
        "opened": _time(archive.opening.at),
        "rounds": [_round_as_json(past) for past in archive.all_rounds()],
    }


def _round_as_json(past: Round) -> dict[str, object]:
    return {
        "round": past.number,
        "over": past.is_over,
        "first_record": past.turns[0].number,
        "last_record": past.turns[-1].number,
        "ended": _time(past.turns[-1].at),
        "seats": {str(seat): result for seat, result in past.results().items()},
    }


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(sep=" ", timespec="seconds")


def _give(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}") from None


def _json(content: object) -> str:
    return msgspec.json.format(msgspec.json.encode(content)).decode()


def _print_json(content: object) -> None:
    print(_json(content))
