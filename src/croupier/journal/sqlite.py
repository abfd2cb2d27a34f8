"""The journal in an SQLite file: the embedded default, with a write-ahead log that is synced at every commit.

Several processes may share the file: a write takes the database's lock before it reads the heads that it extends.
"""

import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from croupier.journal.chain import Links, opened
from croupier.journal.contract import FORMAT, JournalFailed, other_format, taken
from croupier.journal.records import Head, Opening
from croupier.journal.sql import SqlJournal

APPLICATION = 0x43525550
"""The mark in the file's header that says whose file it is: the letters CRUP."""

PATIENCE_SECONDS = 10.0
"""How long a write waits for another process to finish its own."""

SCHEMA = (
    "CREATE TABLE tables (name TEXT PRIMARY KEY, opening BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE heads (name TEXT PRIMARY KEY, number INTEGER NOT NULL, hash BLOB NOT NULL) WITHOUT ROWID",
    """CREATE TABLE records (
        name TEXT, number INTEGER, body BLOB NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (name, number)
    ) WITHOUT ROWID""",
    "CREATE TABLE kept (name TEXT, number INTEGER, state BLOB NOT NULL, PRIMARY KEY (name, number)) WITHOUT ROWID",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {FORMAT}",
)

MEANINGS = {
    sqlite3.SQLITE_FULL: "the disk is full; nothing of this was written: free some space and act again",
    sqlite3.SQLITE_READONLY: "the file is read-only; make it and its folder writable",
    sqlite3.SQLITE_BUSY: "another program holds its lock; wait until that program is done, or close it",
    sqlite3.SQLITE_CORRUPT: "the file is damaged or cut short; restore it from a copy",
    sqlite3.SQLITE_NOTADB: "the file is not a journal",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened; its folder must exist and be accessible",
    sqlite3.SQLITE_IOERR: "the disk failed; nothing of this was written",
    sqlite3.SQLITE_PERM: "the file may not be accessed; change its permissions",
}


class SqliteJournal(SqlJournal):
    """A journal in one file."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        super().__init__()
        self._db = db
        self._lock = threading.RLock()
        self._failing = _Failing(path)
        self._transaction = _Transaction(db)

    def open_table(self, opening: Opening) -> Head:
        raw, head = opened(opening)
        with self._failing, self._lock, self._transaction:
            try:
                self._db.execute("INSERT INTO tables VALUES (?, ?)", (opening.table, raw))
                self._db.execute("INSERT INTO heads VALUES (?, ?, ?)", (opening.table, head.number, head.hash))
            except sqlite3.IntegrityError:
                raise taken(opening.table) from None
        return head

    def close(self) -> None:
        self._writer.close()
        with self._lock:
            self._db.close()

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._failing, self._lock:
            return self._db.execute(query, values).fetchall()

    def _moved(self, links: Sequence[Links]) -> list[bool]:
        with self._failing, self._lock, self._transaction:
            return [self._move(each) for each in links]

    def _move(self, links: Links) -> bool:
        name, after = links.table, links.after
        move = (after.number, after.hash, name, links.before.hash)
        if not self._db.execute("UPDATE heads SET number = ?, hash = ? WHERE name = ? AND hash = ?", move).rowcount:
            return False
        for each in links.records:
            self._db.execute("INSERT INTO records VALUES (?, ?, ?, ?)", (name, each.number, each.body, each.hash))
        for kept in links.kept:
            self._db.execute("INSERT INTO kept VALUES (?, ?, ?)", (name, kept.number, kept.state))
        return True


def open_sqlite(path: Path, *, patience_seconds: float = PATIENCE_SECONDS) -> SqliteJournal:
    """The journal in a file, which is made if it is not there."""
    with _Failing(path):
        db = sqlite3.connect(path, timeout=patience_seconds, isolation_level=None, check_same_thread=False)
        try:
            _make(db)
            _assert_format(db, path)
            # A write that is not synced could be acknowledged and lost.
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
        except BaseException:
            db.close()
            raise
    return SqliteJournal(path, db)


def open_sqlite_read_only(path: Path, *, patience_seconds: float = PATIENCE_SECONDS) -> SqliteJournal:
    """A journal that is there already and stays untouched, whether its folder is writable or not."""
    if not path.is_file():
        raise JournalFailed(f"there is no journal {path}")
    # Without a log beside it the file is whole, and can be read where no lock can be made.
    mode = "mode=ro" if _log(path).exists() else "mode=ro&immutable=1"
    with _Failing(path):
        address = f"file:{quote(str(path.absolute()))}?{mode}"
        db = sqlite3.connect(address, timeout=patience_seconds, isolation_level=None, check_same_thread=False, uri=True)
        try:
            _assert_format(db, path)
        except BaseException:
            db.close()
            raise
    return SqliteJournal(path, db)


def _log(path: Path) -> Path:
    """Where the write-ahead log of a file stands while there is one."""
    return path.with_name(f"{path.name}-wal")


def _make(db: sqlite3.Connection) -> None:
    """Make an empty file a journal."""
    if _is_empty(db):
        db.execute("PRAGMA journal_mode = WAL")
        with _Transaction(db):
            if _is_empty(db):  # Another process may have been quicker.
                for statement in SCHEMA:
                    db.execute(statement)


def _is_empty(db: sqlite3.Connection) -> bool:
    return bool(db.execute("SELECT count(*) = 0 FROM sqlite_master").fetchone()[0])


def _assert_format(db: sqlite3.Connection, path: Path) -> None:
    """No other file is taken for a journal, and no journal of another version for one of this."""
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise JournalFailed(f"{path}: the file is not a journal; it is empty or belongs to another program")
    page_size = db.execute("PRAGMA page_size").fetchone()[0]
    # SQLite would take what is missing of the last page for empty; with a log beside the file, it is in the log.
    if path.stat().st_size % page_size and not _log(path).exists():
        raise JournalFailed(f"{path}: {MEANINGS[sqlite3.SQLITE_CORRUPT]}")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version != FORMAT:
        raise other_format(str(path), version)


class _Transaction:
    """Takes the lock of the database, and commits or leaves no trace.

    It is a class, as `_Failing` is, because it is entered for every append, where a generator would be felt.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        try:
            if kind is None:
                self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:  # A full disk rolls back by itself.
                self._db.execute("ROLLBACK")


class _Failing:
    """Whatever SQLite complains of is told in a sentence."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        """Nothing is to be done before something fails."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, sqlite3.Error):
            # The low byte of a code is its kind; the rest says where it happened.
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            raise JournalFailed(f"{self._path}: {MEANINGS.get(code, error)}") from error
