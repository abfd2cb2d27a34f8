"""`croupier verify`: examines a journal from its first record to its last."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from croupier.journal.fairness import SUSPICIOUS, ChanceTest, Tally
from croupier.journal.heads import read_heads, wrong_heads
from croupier.journal.places import existing_journal_at
from croupier.journal.verify import Verdict, verify

_EXAMPLES = """
Examples:

- `croupier verify floor.db` examines every table
- `croupier verify floor.db --table "Red dog 1"` examines one
- `croupier verify floor.db --fairness` also tests what was dealt, thrown and spun
- `croupier verify floor.db --heads heads.json --public-key 5f…` also checks heads that were written down
"""


def _key_needs_heads(**given: object) -> None:
    if "public_key" in given and "heads" not in given:
        raise ValueError("--public-key is the key by which --heads were signed; give both.")


app = App(name="verify", help_epilogue=_EXAMPLES, validator=_key_needs_heads)


@app.default
def verify_journal(
    db: str,
    /,
    *,
    table: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    fairness: bool = False,
    heads: Path | None = None,
    public_key: str | None = None,
    json: bool = False,
) -> int:
    """Check the chain, the numbering, chips, cards and commitments, and replay every round through the rules.

    Parameters
    ----------
    db
        The journal: a file or postgresql://…
    table
        Only this table; may be given several times.
    fairness
        Also test by chi-square what was dealt, thrown and spun.
    heads
        Also check that the journal leads to the heads in this file.
    public_key
        The key by which those heads must be signed.
    json
        Print JSON.
    """
    tally = Tally()
    with existing_journal_at(db) as journal:
        verdicts = list(verify(journal, table, tally.observe if fairness else None))
        wrong = [] if heads is None else list(wrong_heads(read_heads(heads), journal, public_key))
    tests = list(tally.tests())
    if json:
        _print_json(verdicts, tests, wrong)
    else:
        _print(verdicts, tests, wrong)
    failed = any(verdict.failure for verdict in verdicts) or any(test.is_suspicious for test in tests) or wrong
    return 1 if failed else 0


def _print(verdicts: list[Verdict], tests: list[ChanceTest], wrong: list[str]) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for verdict in verdicts:
        found = f"{verdict.records} records, {verdict.rounds} rounds, {verdict.shoes} shoes revealed"
        if verdict.failure is None:
            console.print(f"{verdict.table}: in order: {found}; head {verdict.head.number} {verdict.head.hash.hex()}")
        else:
            console.print(f"{verdict.table}: {verdict.failure}; in order before it: {found}", style="red")
        for difference in verdict.voided:
            console.print(f"{verdict.table}: {difference}; the round was voided")
    for test in tests:
        line = f"{test.game}: {test.what}: {test.observed} observed, "
        line += "too few to test" if test.p is None else f"p = {test.p:.4f}"
        if test.is_suspicious:
            line += f", less than {SUSPICIOUS}: this is hardly chance"
        console.print(line, style="red" if test.is_suspicious else None)
    for each in wrong:
        console.print(each, style="red")
    if not verdicts:
        console.print("The journal has no tables yet.")


def _print_json(verdicts: list[Verdict], tests: list[ChanceTest], wrong: list[str]) -> None:
    content = {
        "tables": [_as_json(verdict) for verdict in verdicts],
        "fairness": tests,
        "heads": wrong,
    }
    print(msgspec.json.format(msgspec.json.encode(content)).decode())


def _as_json(verdict: Verdict) -> dict[str, object]:
    return {
        "table": verdict.table,
        "in_order": verdict.failure is None,
        "records": verdict.records,
        "rounds": verdict.rounds,
        "shoes": verdict.shoes,
        "head": {"number": verdict.head.number, "hash": verdict.head.hash.hex()},
        "failure": verdict.failure,
        "voided": verdict.voided,
    }
