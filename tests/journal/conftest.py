"""The journals that one contract is tested over, and the server that PostgreSQL's needs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from tests.journal.postgres_server import running_server

from croupier.journal.contract import Journal
from croupier.journal.places import journal_at


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server of the tests' own."""
    with running_server() as address:
        yield address


@pytest.fixture
def database(server: str) -> str:
    """The address of a database without a journal."""
    with psycopg.connect(server, autocommit=True) as db:
        db.execute("DROP SCHEMA IF EXISTS croupier CASCADE")
    return server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a journal can be kept that several processes share."""
    return str(request.getfixturevalue("database")) if request.param == "postgres" else str(tmp_path / "journal.db")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    """An empty journal of each kind."""
    kept: dict[str, Callable[[], Journal]] = {
        "memory": lambda: journal_at(":memory:"),
        "sqlite": lambda: journal_at(str(tmp_path / "journal.db")),
        "postgres": lambda: journal_at(request.getfixturevalue("database")),
    }
    with kept[request.param]() as made:
        yield made
