"""What every journal does, wherever it is kept; one suite of tests holds all of them to it.

An append is atomic, and it is durable before it is acknowledged. It says after which record it comes, so that of two
hosts that extend one table exactly one succeeds.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Self

from croupier.errors import Refused, unknown
from croupier.journal.chain import Append
from croupier.journal.records import Entry, Head, Kept, Listed, Opening, Record

FORMAT = 1
"""The version of what is stored; a journal of another version is refused and left as it is."""


class JournalFailed(Refused):
    """The journal cannot be read or written: what was to be appended may count as not done."""


class Journal(ABC):
    """An append-only record of tables."""

    # Writing.

    @abstractmethod
    def open_table(self, opening: Opening) -> Head:
        """Begin the record of a table; a name that is taken is refused."""

    @abstractmethod
    def submit(self, append: Append) -> Future[Head]:
        """Append soon; the new head comes when the records are durable, or `Overtaken` or `JournalFailed` instead."""

    def append(self, table: str, expected: int, entries: Sequence[Entry]) -> Head:
        """Append after the record of the expected number and return when it is durable."""
        return self.submit(Append(table, expected, entries)).result()

    # Reading.

    @abstractmethod
    def tables(self) -> list[Listed]:
        """All tables by name."""

    @abstractmethod
    def table(self, name: str) -> Listed:
        """One table; a name that no table bears is refused."""

    @abstractmethod
    def read(self, table: str, after: int | None = None) -> Iterator[Record]:
        """The records of a table in the order of their numbers, from the first or after a number."""

    @abstractmethod
    def record(self, table: str, number: int) -> Record | None:
        """One record."""

    @abstractmethod
    def kept(self, table: str, up_to: int | None = None) -> Kept | None:
        """The last state that was kept, or the last one not after the record of a number."""

    @abstractmethod
    def kept_numbers(self, table: str) -> list[int]:
        """After which records a state was kept."""

    @abstractmethod
    def written_tables(self) -> list[str]:
        """Every name under which a record or a state is stored, whether a table bears it or not."""

    # Closing.

    @abstractmethod
    def close(self) -> None:
        """Finish what was submitted and let go of the database."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def taken(name: str) -> Refused:
    """A table that is to be opened twice."""
    return Refused(f'there is a table "{name}" in the journal already; give the new one another name')


def no_table(name: str, names: Sequence[str]) -> Refused:
    """A table that is asked for and is not there."""
    if not names:
        return Refused(f'there is no table "{name}": the journal has no tables yet')
    return unknown("table", name, names)


def other_format(where: str, version: object) -> JournalFailed:
    """A journal that another version of the program wrote."""
    return JournalFailed(
        f"{where}: this is a journal of format {version}, and this program reads format {FORMAT};"
        " use the version of croupier that wrote it"
    )
