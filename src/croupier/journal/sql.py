"""What the journals in databases share: their queries, and commits in groups.

Heads are remembered from append to append. The database moves a head only if it still stands where it was remembered,
so one that somebody else has moved is noticed there, and read again.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any

from croupier.errors import Refused
from croupier.journal.chain import Append, Links, Overtaken, linked
from croupier.journal.contract import Journal, JournalFailed, no_table
from croupier.journal.groups import GroupWriter, Outcome
from croupier.journal.records import Entry, Head, Kept, Listed, Record

PAGE = 500
"""How many records are fetched at once, so that a long table is never wholly in memory."""

TABLES = "SELECT name, opening, COALESCE(number, -1), COALESCE(hash, opening) FROM tables LEFT JOIN heads USING (name)"
"""A table that has lost its head is listed with one that nothing leads to."""
HEAD = "SELECT number, hash FROM heads WHERE name = ?"
RECORDS = "SELECT number, body, hash FROM records WHERE name = ?"
KEPT = "SELECT number, state FROM kept WHERE name = ?"


class SqlJournal(Journal):
    """A journal in four tables of a database: the tables' openings, their heads, the records, the states kept."""

    def __init__(self) -> None:
        self._writer = GroupWriter(self._commit)
        self._heads: dict[str, Head] = {}

    @abstractmethod
    def _rows(self, query: str, *values: object) -> list[Any]:
        """The rows that a query finds; each value stands at a question mark."""

    @abstractmethod
    def _moved(self, links: Sequence[Links]) -> list[bool]:
        """Write durably, in one transaction, what follows heads that nobody has moved; of each whether that was so."""

    def submit(self, append: Append) -> Future[Head]:
        return self._writer.submit(append)

    def append(self, table: str, expected: int, entries: Sequence[Entry]) -> Head:
        return self._writer.append(Append(table, expected, entries))

    def _commit(self, group: Sequence[Append]) -> list[Outcome]:
        """Append a group and say of each append what became of it."""
        outcomes: list[Outcome] = []
        linked_up: list[tuple[int, Links]] = []
        for place, append in enumerate(group):
            try:
                links = linked(append, self._expected_head(append))
            except (Overtaken, Refused) as lost:
                outcomes.append(lost)
            else:
                self._heads[append.table] = links.after
                outcomes.append(links.after)
                linked_up.append((place, links))
        if len(linked_up) > 1:
            # Hosts that extend the same tables take them in the same order, so neither waits for the other in turn.
            linked_up.sort(key=_by_table)
        try:
            moved = self._moved([links for _, links in linked_up]) if linked_up else []
        except BaseException:
            self._heads.clear()
            raise
        for (place, _), has_moved in zip(linked_up, moved, strict=True):
            if not has_moved:
                outcomes[place] = self._lost(group[place])
        return outcomes

    def _expected_head(self, append: Append) -> Head:
        """The head that an append follows: as remembered, if that is what it expects."""
        head = self._heads.get(append.table)
        return head if head is not None and head.number == append.expected else self._head(append.table)

    def _lost(self, append: Append) -> Exception:
        """Why a head did not move: somebody else moved it, or the database broke off."""
        head = self._heads[append.table] = self._head(append.table)
        if head.number == append.expected:
            return JournalFailed(f"{append.table}: the database broke off; nothing was written: act again")
        return Overtaken(append.table, append.expected, head.number)

    def _head(self, table: str) -> Head:
        rows = self._rows(HEAD, table)
        return Head(*rows[0]) if rows else self.table(table).head

    def tables(self) -> list[Listed]:
        return [_listed(row) for row in self._rows(f"{TABLES} ORDER BY name")]

    def table(self, name: str) -> Listed:
        rows = self._rows(f"{TABLES} WHERE name = ?", name)
        if not rows:
            raise no_table(name, [listed.name for listed in self.tables()])
        return _listed(rows[0])

    def read(self, table: str, after: int | None = None) -> Iterator[Record]:
        page = f"ORDER BY number LIMIT {PAGE}"
        if after is None:
            rows = self._rows(f"{RECORDS} {page}", table)
        else:
            rows = self._rows(f"{RECORDS} AND number > ? {page}", table, after)
        while rows:
            yield from (Record(*row) for row in rows)
            rows = self._rows(f"{RECORDS} AND number > ? {page}", table, rows[-1][0])

    def record(self, table: str, number: int) -> Record | None:
        rows = self._rows(f"{RECORDS} AND number = ?", table, number)
        return Record(*rows[0]) if rows else None

    def kept(self, table: str, up_to: int | None = None) -> Kept | None:
        last = "ORDER BY number DESC LIMIT 1"
        if up_to is None:
            rows = self._rows(f"{KEPT} {last}", table)
        else:
            rows = self._rows(f"{KEPT} AND number <= ? {last}", table, up_to)
        return Kept(*rows[0]) if rows else None

    def kept_numbers(self, table: str) -> list[int]:
        return [number for (number,) in self._rows("SELECT number FROM kept WHERE name = ? ORDER BY number", table)]

    def written_tables(self) -> list[str]:
        return [name for (name,) in self._rows("SELECT name FROM records UNION SELECT name FROM kept ORDER BY name")]


def _by_table(linked_up: tuple[int, Links]) -> str:
    return linked_up[1].table


def _listed(row: tuple[str, bytes, int, bytes]) -> Listed:
    name, opening, number, digest = row
    return Listed(name, opening, Head(number, digest))
