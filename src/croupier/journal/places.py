"""Where a journal is kept: a file, the address of a PostgreSQL database, or memory alone."""

from importlib.util import find_spec
from pathlib import Path

from croupier.errors import Refused
from croupier.journal.contract import Journal
from croupier.journal.memory import MemoryJournal
from croupier.journal.sqlite import open_sqlite, open_sqlite_read_only

SCHEMES = ("postgresql://", "postgres://")
MEMORY = ":memory:"
"""The place of a journal that nobody keeps."""


def journal_at(place: str) -> Journal:
    """The journal at a place, which is made if it is not there."""
    if place == MEMORY:
        return MemoryJournal()
    return _postgres(place) if place.startswith(SCHEMES) else open_sqlite(Path(place))


def existing_journal_at(place: str) -> Journal:
    """A journal that is there already, to be read."""
    return _postgres(place) if place.startswith(SCHEMES) else open_sqlite_read_only(Path(place))


def _postgres(address: str) -> Journal:
    if find_spec("psycopg") is None:
        raise Refused("a journal in PostgreSQL needs the extra postgres: pip install 'croupier[postgres]'")
    from croupier.journal.postgres import PostgresJournal  # noqa: PLC0415 - psycopg is an extra

    return PostgresJournal(address)
