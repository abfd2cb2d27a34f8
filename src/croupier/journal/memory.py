"""The journal in memory: the reference that the others are tested against, for tests and for play that is not kept."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future

from croupier.errors import Refused
from croupier.journal.chain import Append, Overtaken, linked, opened
from croupier.journal.contract import Journal, no_table, taken
from croupier.journal.records import Head, Kept, Listed, Opening, Record


class MemoryJournal(Journal):
    """Lists and dictionaries behind a lock."""

    def __init__(self) -> None:
        self._tables: dict[str, Listed] = {}
        self._records: dict[str, list[Record]] = {}
        self._kept: dict[str, list[Kept]] = {}
        self._lock = threading.Lock()

    def open_table(self, opening: Opening) -> Head:
        raw, head = opened(opening)
        with self._lock:
            if opening.table in self._tables:
                raise taken(opening.table)
            self._tables[opening.table] = Listed(opening.table, raw, head)
            self._records[opening.table] = []
            self._kept[opening.table] = []
        return head

    def submit(self, append: Append) -> Future[Head]:
        future: Future[Head] = Future()
        name = append.table
        with self._lock:
            try:
                listed = self.table(name)
                links = linked(append, listed.head)
            except (Overtaken, Refused) as lost:
                future.set_exception(lost)
                return future
            self._records[name] += links.records
            self._kept[name] += links.kept
            self._tables[name] = Listed(name, listed.opening, links.after)
        future.set_result(links.after)
        return future

    def tables(self) -> list[Listed]:
        return [self._tables[name] for name in sorted(self._tables)]

    def table(self, name: str) -> Listed:
        if name not in self._tables:
            raise no_table(name, sorted(self._tables))
        return self._tables[name]

    def read(self, table: str, after: int | None = None) -> Iterator[Record]:
        return iter([record for record in self._records[table] if after is None or record.number > after])

    def record(self, table: str, number: int) -> Record | None:
        return next((record for record in self._records[table] if record.number == number), None)

    def kept(self, table: str, up_to: int | None = None) -> Kept | None:
        return next((kept for kept in reversed(self._kept[table]) if up_to is None or kept.number <= up_to), None)

    def kept_numbers(self, table: str) -> list[int]:
        return [kept.number for kept in self._kept[table]]

    def written_tables(self) -> list[str]:
        return sorted(name for name, records in self._records.items() if records)

    def close(self) -> None:
        pass
