"""What several hosts share through one PostgreSQL: the register's queries, and the words they say to each other."""

import queue
import threading
from collections.abc import Callable
from typing import Any

import psycopg

from croupier.journal.contract import JournalFailed
from croupier.journal.postgres import connected

CHANNEL = "croupier_tables"
AGAIN_SECONDS = 0.2
LOST = (psycopg.Error, JournalFailed)
"""What a connection fails with: an error of its own, or the sentence in which a new one was refused."""


def rows_at(address: str) -> tuple[Callable[..., list[Any]], Callable[[], None]]:
    """The register's queries in the schema of the journal, and how to end them."""
    db = connected(address)
    lock = threading.Lock()

    def rows(query: str, *values: object) -> list[Any]:
        nonlocal db
        with lock:
            try:
                return _rows(db, query, values)
            except (psycopg.errors.UniqueViolation, psycopg.errors.DuplicateTable):
                if query.startswith("CREATE"):
                    return []  # Another host makes its tables at the same moment.
                raise
            except psycopg.OperationalError as lost:
                db.close()
                db = connected(address)
                if query.startswith("SELECT"):
                    return _rows(db, query, values)
                raise JournalFailed("the database broke off; try again") from lost

    return rows, lambda: db.close()  # noqa: PLW0108 - the connection may be another by then


def _rows(db: psycopg.Connection[Any], query: str, values: tuple[object, ...]) -> list[Any]:
    found = db.execute(query.replace("?", "%s"), values)
    return found.fetchall() if found.description else []


class Words:
    """Says words to the other hosts from a thread of its own, and hears theirs in another."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._waiting: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._is_over = threading.Event()
        self._threads: list[threading.Thread] = []

    def say(self, word: str) -> None:
        """Say a word, soon."""
        self._waiting.put(word)

    def start(self, heard: Callable[[str], None]) -> None:
        """Begin to say and to hear; an empty word means that some may have been missed."""
        work: tuple[tuple[str, Callable[[], None]], ...] = (
            ("words to other hosts", self._say),
            ("words of other hosts", lambda: self._listen(heard)),
        )
        for name, doing in work:
            thread = threading.Thread(target=doing, name=name, daemon=True)
            thread.start()
            self._threads.append(thread)

    def close(self) -> None:
        """Say what still waits, and end."""
        self._is_over.set()
        self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def _say(self) -> None:
        db: psycopg.Connection[Any] | None = None
        word: str | None = ""
        while word is not None:
            words = [word := self._waiting.get()]
            while not self._waiting.empty():
                words.append(word := self._waiting.get())
            try:
                if db is None or db.closed:
                    db = connected(self._address)
                    # A word is no record: nobody waits until it is on the disk.
                    db.execute("SET synchronous_commit = off")
                for each in dict.fromkeys(each for each in words if each):
                    db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, each))
            except LOST:
                # What was not said is found by whoever looks; the word is only quicker.
                if db is not None:
                    db.close()
        if db is not None:
            db.close()

    def _listen(self, heard: Callable[[str], None]) -> None:
        while not self._is_over.is_set():
            try:
                with connected(self._address) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    heard("")
                    while not self._is_over.is_set():
                        for notify in db.notifies(timeout=0.5):
                            heard(notify.payload)
            except LOST:
                self._is_over.wait(AGAIN_SECONDS)
