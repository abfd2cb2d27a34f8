"""`croupier rules`: read, search and account for the clauses of the regulations."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Group, Parameter
from rich.console import Console

from croupier.cli import clause_pages
from croupier.errors import Refused
from croupier.rulebooks import clauses as regulations
from croupier.rulebooks import coverage as conformance


def _one_thing(**given: object) -> None:
    """One thing is shown at a time, and an option that would have no effect on it is not taken."""
    if len(given.keys() & {"clause", "search", "coverage"}) > 1:
        raise ValueError("CLAUSE, --search and --coverage are three things to show; choose one.")
    if "coverage" not in given and given.keys() & {"tests", "verbose", "fail_open"}:
        raise ValueError("--tests, --verbose and --fail-open go with --coverage.")
    if "clause" in given and given.keys() & {"game", "rulebook"}:
        raise ValueError("--game and --rulebook narrow a list; CLAUSE already says which clause.")


_EXAMPLES = """
Examples:

- `croupier rules "MA-RD 5(f)(1)"` shows a clause with its example and our reading
- `croupier rules "MA-RD 5"` lists the clauses of a section
- `croupier rules --game roulette` lists the clauses of a game
- `croupier rules --search "cut card" --rulebook NJ` finds clauses by words
- `croupier rules --coverage --game red-dog` accounts for what the tests prove
"""
_SHOWN = Group("What is shown", help="One of these; without any, the list of clauses.", sort_key=1)
_NARROWED = Group("Of which clauses", sort_key=2)
_ACCOUNT = Group("How --coverage accounts", sort_key=3)

app = App(name="rules", help_epilogue=_EXAMPLES, validator=_one_thing)


@app.default
def rules(
    clause: Annotated[str | None, Parameter(group=_SHOWN)] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(group=_SHOWN)] = None,
    coverage: Annotated[bool, Parameter(group=_SHOWN)] = False,
    game: Annotated[str | None, Parameter(group=_NARROWED)] = None,
    rulebook: Annotated[str | None, Parameter(group=_NARROWED)] = None,
    tests: Annotated[Path, Parameter(group=_ACCOUNT)] = Path("tests"),
    verbose: Annotated[bool, Parameter(group=_ACCOUNT)] = False,
    fail_open: Annotated[bool, Parameter(group=_ACCOUNT)] = False,
    json: bool = False,
) -> int:
    """Read, search and account for the clauses of the regulations.

    Parameters
    ----------
    clause
        A clause, a section or a document; blanks and case do not matter.
    search
        Find the clauses that hold all of these words.
    coverage
        Account for the clauses: proven by tests, excused, open.
    game
        Only the clauses of this game, such as red-dog.
    rulebook
        Only the clauses of this rulebook: MA or NJ.
    tests
        The folder of tests that prove clauses.
    verbose
        Also list the tests that prove each clause.
    fail_open
        Exit with 1 if a clause is open.
    json
        Print JSON.
    """
    if clause is not None:
        _show(clause, json=json)
        return 0
    considered = regulations.clauses(game, rulebook)
    if coverage:
        account = conformance.coverage(considered, conformance.proofs_in(tests))
        _show_account(account, json=json, verbose=verbose)
        return 1 if fail_open and account.open else 0
    if search is not None:
        considered = regulations.search(search, considered)
        if not considered:
            raise Refused(f'no clause holds all the words of "{search}"; fewer words find more')
    _show_list(considered, json=json)
    return 0


def _show(name: str, *, json: bool) -> None:
    """A clause as a page, or the clauses under a heading as a list."""
    found = regulations.under(name)
    if found and not regulations.same(name, found[0].id):
        _show_list(found, json=json)
        return
    page = regulations.clause(name)
    if json:
        _print_json(page)
    else:
        Console().print(clause_pages.page(page, below=found[1:]))


def _show_list(found: Sequence[regulations.Clause], *, json: bool) -> None:
    if json:
        _print_json(found)
    else:
        Console().print(clause_pages.listing(found))


def _show_account(account: conformance.Coverage, *, json: bool, verbose: bool) -> None:
    """The account, and a refusal of names that no clause bears."""
    if json:
        proven, excused = list(account.proven), list(account.excused)
        _print_json({"clauses": account.clauses, "proven": proven, "excused": excused, "open": account.open})
    else:
        Console().print(clause_pages.account(account))
        if verbose:
            Console().print(clause_pages.proofs(account))
    if account.unknown:
        raise Refused("a proof names a clause that there is not", account.unknown)


def _print_json(content: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(content)).decode())
