"""The command `croupier`: which commands there are, and how each of them ends.

Commands are registered by the address of their own `app`, so that only the command that is called is imported. A
command returns its exit code (nothing means 0): 0 done, 1 refused or failed check, 2 usage, 130 interrupted.
"""

import os
import sys
from importlib.metadata import version
from typing import NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from croupier.errors import Refused


def _default_shown(default: object) -> str | None:
    """What help says of a default: nothing where it is the absence of a choice."""
    return None if default is None or default is False else str(default)


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
app.command("croupier.cli.rules:app", name="rules", help="Read, search and account for the clauses.")
app.command("croupier.cli.submission:app", name="submission", help="Write and check what the licensee chooses.")
app.command("croupier.cli.replay:app", name="replay", help="Play transcripts and check their expectations.")


def main() -> NoReturn:
    """Run the command line; whatever happens ends in an exit code and at most one message, never in a traceback."""
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
        if os.environ.get("CROUPIER_DEBUG") == "1":
            raise
        _complain(
            f"failed on {type(fault).__name__}: {fault}; this is a fault of the program, please report it"
            " (CROUPIER_DEBUG=1 shows where)"
        )
        sys.exit(1)
    sys.exit(code)


def _complain(message: str, *problems: str) -> None:
    """One line on standard error, and one more for each problem."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print("[bold red]croupier:[/]", end=" ")
    for line in (message, *(f"  {problem}" for problem in problems)):
        console.print(line, markup=False)
