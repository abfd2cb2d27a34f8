"""The PostgreSQL server that several hosts share in tests: the journal's."""

from tests.journal.conftest import database, server

__all__ = ["database", "server"]
