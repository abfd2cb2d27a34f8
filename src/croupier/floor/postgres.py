"""What several hosts share through one PostgreSQL: the register's queries, and the word that a table has moved on."""

import threading
from collections.abc import Callable
from typing import Any

import psycopg

from croupier.journal.postgres import connected

CHANNEL = "croupier_tables"


def rows_at(address: str) -> Callable[..., list[Any]]:
    """The register's queries in the schema of the journal."""
    db = connected(address)
    lock = threading.Lock()

    def rows(query: str, *values: object) -> list[Any]:
        nonlocal db
        with lock:
            if db.closed:
                db = connected(address)
            found = db.execute(query.replace("?", "%s"), values)
            return found.fetchall() if found.description else []

    return rows


class Word:
    """Tells other hosts that a table has a new record, and hears it from them."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._said = connected(address)
        self._lock = threading.Lock()

    def say(self, table: str) -> None:
        """A table has a new record."""
        with self._lock:
            try:
                if self._said.closed:
                    self._said = connected(self._address)
                self._said.execute("SELECT pg_notify(%s, %s)", (CHANNEL, table))
            except psycopg.Error:
                self._said.close()

    def listen(self, heard: Callable[[str], None], is_over: Callable[[], bool]) -> None:
        """Hear of tables until it is over; blocks, so it has a thread of its own."""
        while not is_over():
            try:
                with connected(self._address) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    heard("")  # Whatever was said while nobody listened is looked for at every table.
                    while not is_over():
                        for notify in db.notifies(timeout=0.5):
                            heard(notify.payload)
            except psycopg.Error:
                threading.Event().wait(1)

    def close(self) -> None:
        """Say no more."""
        self._said.close()
