"""The journal in a PostgreSQL database, which several hosts share.

A function in the database moves a head that still stands where it was expected and writes the record, or does
nothing; so an append takes one round trip, and so does a group of them.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection, Cursor
from psycopg.conninfo import conninfo_to_dict

from croupier.journal.chain import Links, opened
from croupier.journal.contract import FORMAT, JournalFailed, other_format, taken
from croupier.journal.records import Head, Opening
from croupier.journal.sql import SqlJournal

PATIENCE_SECONDS = 10

SCHEMA = f"""
CREATE SCHEMA IF NOT EXISTS croupier;
SET LOCAL search_path = croupier;
CREATE TABLE IF NOT EXISTS format (version integer PRIMARY KEY);
INSERT INTO format SELECT {FORMAT} WHERE NOT EXISTS (SELECT FROM format);
CREATE TABLE IF NOT EXISTS tables (name text COLLATE "C" PRIMARY KEY, opening bytea NOT NULL);
CREATE TABLE IF NOT EXISTS heads (
    name text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, hash bytea NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE IF NOT EXISTS records (
    name text COLLATE "C", number bigint, body bytea NOT NULL, hash bytea NOT NULL, PRIMARY KEY (name, number)
);
CREATE TABLE IF NOT EXISTS kept (
    name text COLLATE "C", number bigint, state bytea NOT NULL, PRIMARY KEY (name, number)
);
CREATE OR REPLACE FUNCTION append(
    of text, previous bytea, following bigint, said bytea, digest bytea, left_behind bytea
) RETURNS boolean LANGUAGE plpgsql SET search_path = croupier AS $$
BEGIN
    UPDATE heads SET number = following, hash = digest WHERE name = of AND hash = previous;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO records VALUES (of, following, said, digest);
    IF left_behind IS NOT NULL THEN
        INSERT INTO kept VALUES (of, following, left_behind);
    END IF;
    RETURN true;
END $$;
"""  # noqa: S608 - the format is a number of this program

MAKING = 0x63727570
"""The advisory lock that lets one process at a time make the tables."""

APPEND = "SELECT croupier.append(%b::text, %b::bytea, %b::bigint, %b::bytea, %b::bytea, %b::bytea)"


class PostgresJournal(SqlJournal):
    """A journal in the schema `croupier` of a database."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._lock = threading.RLock()
        self._db = connected(address)

    def open_table(self, opening: Opening) -> Head:
        raw, head = opened(opening)
        with self._failing(), self._lock, self._connection().transaction():
            row = (opening.table, raw)
            if not self._db.execute("INSERT INTO tables VALUES (%s, %s) ON CONFLICT DO NOTHING", row).rowcount:
                raise taken(opening.table)
            self._db.execute("INSERT INTO heads VALUES (%s, %s, %s)", (opening.table, head.number, head.hash))
        return head

    def close(self) -> None:
        self._writer.close()
        with self._lock:
            self._db.close()

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._failing(), self._lock:
            return self._connection().execute(query.replace("?", "%s"), values).fetchall()

    def _moved(self, links: Sequence[Links]) -> list[bool]:
        """Write what follows heads that nobody has moved since, and say of each whether that was so."""
        with self._failing(), self._lock:
            try:
                return self._appended(links)
            except psycopg.OperationalError:
                # The answer was lost with the connection; a record that is ours tells what was written.
                self._db.close()
                return [self.record(each.table, each.after.number) == each.records[-1] for each in links]

    def _appended(self, links: Sequence[Links]) -> list[bool]:
        db = self._connection()
        calls = [_calls(each) for each in links]
        if len(calls) == len(calls[0]) == 1:
            return [_answer(db.execute(APPEND, calls[0][0]))]
        with db.pipeline(), db.transaction():
            answers = [[db.execute(APPEND, values) for values in each] for each in calls]
        # If a table's head has moved, its first record does not follow, and so none of the others does.
        return [all(_answer(answer) for answer in each) for each in answers]

    def _connection(self) -> Connection:
        """The connection, made anew if the server has gone and come back."""
        if self._db.closed:
            self._heads.clear()
            self._db = connected(self._address)
        return self._db

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """Whatever the server complains of is told in a sentence."""
        try:
            yield
        except psycopg.Error as error:
            raise _failed(self._address, error) from error


def connected(address: str) -> Connection:
    """A connection to a database whose tables are there, made if they were not."""
    try:
        db = psycopg.connect(address, autocommit=True, connect_timeout=PATIENCE_SECONDS, application_name="croupier")
    except psycopg.Error as error:
        raise _failed(address, error) from error
    try:
        if db.execute("SELECT to_regclass('croupier.format')").fetchone() == (None,):
            with db.transaction():
                db.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
                db.execute(SCHEMA)
        db.execute("SET search_path = croupier")
        db.execute("SET synchronous_commit = on")
        version = db.execute("SELECT max(version) FROM format").fetchone()
    except psycopg.Error as error:
        db.close()
        raise _failed(address, error) from error
    if version != (FORMAT,):
        db.close()
        raise other_format(_place(address), None if version is None else version[0])
    return db


def _calls(links: Links) -> list[tuple[object, ...]]:
    """The call of the database's function for each record, each following the one before."""
    states = {kept.number: kept.state for kept in links.kept}
    calls: list[tuple[object, ...]] = []
    previous = links.before.hash
    for record in links.records:
        calls.append((links.table, previous, record.number, record.body, record.hash, states.get(record.number)))
        previous = record.hash
    return calls


def _answer(cursor: Cursor) -> bool:
    row = cursor.fetchone()
    return row is not None and bool(row[0])


def _failed(address: str, error: psycopg.Error) -> JournalFailed:
    said = error.diag.message_primary or (str(error).strip().splitlines() or [type(error).__name__])[0]
    return JournalFailed(f"{_place(address)}: the database failed: {said}")


def _place(address: str) -> str:
    """Where the database is, without its password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "the address of the database"
    return f"{parts.get('dbname', 'the database')} at {parts.get('host', 'this machine')}"
