"""The chain: each record carries the SHA-256 over its predecessor's hash and its own bytes.

The first record follows the hash of the table's opening. Whoever has written down one hash can tell whether anything
before it was changed since.
"""

from collections.abc import Sequence
from hashlib import sha256
from os import urandom

from msgspec import Raw, Struct

from croupier.journal.records import Body, Entry, Head, Kept, Opening, Record
from croupier.table.codec import encode

SALT_BYTES = 16


class Overtaken(Exception):
    """Somebody else has extended the table first: what was to be appended is not in the journal."""

    def __init__(self, table: str, expected: int, number: int) -> None:
        super().__init__(f"{table} stands at record {number}, not at {expected}: somebody else has extended it")
        self.table = table
        self.number = number


class Append(Struct, frozen=True):
    """Entries that are to follow the record of the expected number, all or none."""

    table: str
    expected: int
    entries: Sequence[Entry]


class Links(Struct, frozen=True):
    """What an append comes to: the records, the states kept with them, and the head before and after."""

    table: str
    before: Head
    after: Head
    records: tuple[Record, ...]
    kept: tuple[Kept, ...]


def first_head(opening: bytes) -> Head:
    """Where the chain of a table begins."""
    return Head(0, sha256(opening).digest())


def opened(opening: Opening) -> tuple[bytes, Head]:
    """An opening as it is stored, and the head that it makes."""
    raw = encode(opening)
    return raw, first_head(raw)


def linked(append: Append, head: Head) -> Links:
    """Chain entries to the head of their table; a head of another number than expected is a race that was lost."""
    if head.number != append.expected:
        raise Overtaken(append.table, append.expected, head.number)
    records: list[Record] = []
    kept: list[Kept] = []
    last = head
    for entry in append.entries:
        number = last.number + 1
        body = encode(_body(append.table, number, entry))
        last = Head(number, hash_after(last.hash, body))
        records.append(Record(number, body, last.hash))
        if entry.state is not None:
            kept.append(Kept(number, entry.state))
    return Links(append.table, head, last, tuple(records), tuple(kept))


def hash_after(previous: bytes, body: bytes) -> bytes:
    """The hash of a record that follows another."""
    return sha256(previous + body).digest()


def state_hash(state: bytes) -> str:
    """The hash by which a record names the state that it leaves behind."""
    return sha256(state).hexdigest()


def _body(table: str, number: int, entry: Entry) -> Body:
    return Body(
        table=table,
        number=number,
        round=entry.round,
        at=entry.at,
        act=Raw(entry.act),
        events=Raw(entry.events),
        state=None if entry.state is None else state_hash(entry.state),
        salt=urandom(SALT_BYTES).hex(),
        by=entry.by,
    )
