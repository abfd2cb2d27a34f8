"""The command `croupier`: which commands there are, and how each of them ends.

Commands are registered by the address of their own `app`, so that only the command that is called is imported. A
command returns its exit code (nothing means 0): 0 done, 1 refused or failed check, 2 usage, 130 interrupted.
"""

import logging
import os
import sys
from importlib.metadata import version
from typing import NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from croupier.errors import Refused


def _default_shown(default: object) -> str | None:
    """What help says of a default: nothing where it is the absence of a choice."""
    return None if default is None or default is False or default == () else str(default)


app = App(
    name="croupier",
    help="The table games of a gaming regulation, played exactly as the regulation writes them.",
    help_epilogue="`croupier COMMAND --help` explains a command and gives examples.",
    help_format="markdown",
    version=lambda: version("croupier"),
    default_parameter=Parameter(negative=(), show_default=_default_shown),
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.command("croupier.cli.games:app", name="games", help="List the games and their rulebooks.")
app.command("croupier.cli.play:app", name="play", help="Play at a table in the terminal.")
app.command("croupier.cli.serve:app", name="serve", help="Open the floor: tables that people play at in a browser.")
app.command("croupier.cli.odds:app", name="odds", help="Compute the exact odds of every wager.")
app.command("croupier.cli.rules:app", name="rules", help="Read, search and account for the clauses.")
app.command("croupier.cli.submission:app", name="submission", help="Write and check what the licensee chooses.")
app.command("croupier.cli.simulate:app", name="simulate", help="Play a game a great many times.")
app.command("croupier.cli.replay:app", name="replay", help="Play transcripts and check their expectations.")
app.command("croupier.cli.journal:app", name="journal", help="List, print and recall what was played.")
app.command("croupier.cli.verify:app", name="verify", help="Examine a journal from its first record to its last.")
app.command("croupier.cli.export:app", name="export", help="Write a journal as Parquet files.")


def main() -> NoReturn:
    """Run the command line; whatever happens ends in an exit code and at most one message, never in a traceback."""
    if not _is_debugging():
        # A script that fails is logged with its traceback by the runner; a user is told that nothing happened.
        logging.getLogger("croupier").addHandler(logging.NullHandler())
    try:
        code = app(sys.argv[1:])
        sys.stdout.flush()
    except Refused as refusal:
        _complain(str(refusal), *refusal.problems)
        sys.exit(1)
    except CycloptsError:
        sys.exit(2)  # cyclopts has said what is wrong with the usage
    except KeyboardInterrupt:
        _complain("interrupted")
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone (`croupier rules | head`): what is still buffered goes nowhere, silently.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as fault:
        if _is_debugging():
            raise
        _complain(
            f"failed on {type(fault).__name__}: {fault}; this is a fault of the program, please report it"
            " (CROUPIER_DEBUG=1 shows where)"
        )
        sys.exit(1)
    sys.exit(code)


def _is_debugging() -> bool:
    return os.environ.get("CROUPIER_DEBUG") == "1"


def _complain(message: str, *problems: str) -> None:
    """One line on standard error, and one more for each problem."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print("[bold red]croupier:[/]", end=" ")
    for line in (message, *(f"  {problem}" for problem in problems)):
        console.print(line, markup=False)
