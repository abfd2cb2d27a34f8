"""The journal as Parquet files for analysts: acts, events, wagers and results.

Rows are written in batches, so a journal of any size fits into memory. Amounts are whole cents, times are UTC.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from arro3.core import Array, DataType, Field, RecordBatch, RecordBatchReader, Schema
from arro3.io import write_parquet

from croupier.errors import Refused
from croupier.journal.contract import Journal
from croupier.journal.rounds import Archive, Round
from croupier.table.acts import Act, act_name
from croupier.table.events import Event
from croupier.table.people import spoken

BATCH = 20_000

TEXT, WHOLE, TIME = DataType.utf8(), DataType.int64(), DataType.timestamp("ms", tz="UTC")

Row = tuple[object, ...]
Rows = Callable[[Archive, Round], Iterator[Row]]


def _acts(archive: Archive, past: Round) -> Iterator[Row]:
    for turn in past.turns:
        yield (
            *(archive.name, archive.game.name, past.number, turn.number, turn.at),
            *(spoken(turn.act.who), act_name(type(turn.act)), _rest(turn.act, "act", "who")),
        )


def _events(archive: Archive, past: Round) -> Iterator[Row]:
    for turn in past.turns:
        for place, event in enumerate(turn.events, start=1):
            name = str(event.__struct_config__.tag)
            amount = getattr(event, "amount", None)
            rest = _rest(event, "event", "clause")
            yield (archive.name, archive.game.name, past.number, turn.number, place, name, event.clause, amount, rest)


def _wagers(archive: Archive, past: Round) -> Iterator[Row]:
    for turn, wager in past.wagers():
        yield (
            *(archive.name, archive.game.name, past.number, turn.number, turn.at),
            *(wager.seat, wager.area, wager.chips.value, wager.amount, wager.clause),
        )


def _results(archive: Archive, past: Round) -> Iterator[Row]:
    if past.is_over:
        for seat, result in past.results().items():
            yield (
                *(archive.name, archive.game.name, past.number, past.turns[-1].at, seat),
                *(result.wagered, result.returned, result.taken, result.paid, result.net),
            )


_HEAD = {"table": TEXT, "game": TEXT, "round": WHOLE}
FILES: dict[str, tuple[dict[str, DataType], Rows]] = {
    "acts": (_HEAD | {"number": WHOLE, "at": TIME, "who": TEXT, "act": TEXT, "fields": TEXT}, _acts),
    "events": (
        _HEAD | {"number": WHOLE, "place": WHOLE, "event": TEXT, "clause": TEXT, "amount": WHOLE, "fields": TEXT},
        _events,
    ),
    "wagers": (
        _HEAD
        | {"number": WHOLE, "at": TIME, "seat": WHOLE, "area": TEXT, "chips": TEXT, "amount": WHOLE, "clause": TEXT},
        _wagers,
    ),
    "results": (
        _HEAD
        | {"at": TIME, "seat": WHOLE, "wagered": WHOLE, "returned": WHOLE, "taken": WHOLE, "paid": WHOLE, "net": WHOLE},
        _results,
    ),
}


def export(journal: Journal, folder: Path, tables: list[str] | None = None) -> dict[Path, int]:
    """Write the files into a folder; how many rows each has."""
    names = [listed.name for listed in journal.tables()] if tables is None else tables
    written: dict[Path, int] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, (columns, rows) in FILES.items():
            path = folder / f"{name}.parquet"
            counted = _Counted(row for table in names for row in _rows_of(Archive(journal, table), rows))
            _write(path, columns, counted)
            written[path] = counted.count
    except OSError as error:
        raise Refused(f"{folder} cannot be written: {error.strerror or error}") from None
    return written


def _rows_of(archive: Archive, rows: Rows) -> Iterator[Row]:
    for past in archive.all_rounds():
        yield from rows(archive, past)


class _Counted:
    """Rows that are counted as they pass."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self.count = 0
        self._rows = rows

    def batches(self) -> Iterator[list[Row]]:
        batch: list[Row] = []
        for row in self._rows:
            batch.append(row)
            self.count += 1
            if len(batch) == BATCH:
                yield batch
                batch = []
        yield batch


def _write(path: Path, columns: dict[str, DataType], rows: _Counted) -> None:
    schema = Schema([Field(name, kind, nullable=True) for name, kind in columns.items()])
    batches = (_batch(schema, batch) for batch in rows.batches())
    write_parquet(RecordBatchReader.from_batches(schema, batches), path)


def _batch(schema: Any, rows: Iterable[Row]) -> Any:  # noqa: ANN401 - arro3 gives no types for its arrays
    values = list(zip(*rows, strict=True)) or [()] * len(schema)
    arrays = [_array(column, field.type) for column, field in zip(values, schema, strict=True)]
    return RecordBatch.from_arrays(arrays, schema=schema)


def _array(column: Iterable[object], kind: DataType) -> Any:  # noqa: ANN401 - as above
    """A column; times are counted in milliseconds, as the journal has them."""
    return Array(list(column), WHOLE).cast(TIME) if kind == TIME else Array(list(column), kind)


def _rest(value: Act | Event, *told: str) -> str:
    """What a row has no column for, as JSON."""
    built = msgspec.to_builtins(value)
    return msgspec.json.encode({key: item for key, item in built.items() if key not in told}).decode()
