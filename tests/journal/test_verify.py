"""Whatever is changed in a journal is found, at the record where it was changed."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.journal.sitting import Players, opened

from croupier.journal.chain import first_head, hash_after, state_hash
from croupier.journal.contract import Journal
from croupier.journal.memory import MemoryJournal
from croupier.journal.places import existing_journal_at, journal_at
from croupier.journal.records import Head, Kept, Listed, Record, read_body
from croupier.journal.verify import Check, Failure, verify
from croupier.table.codec import encode

NAME = "Red dog 1"


def played() -> MemoryJournal:
    """A table with a few rounds, a shoe that was revealed, and a round that is open."""
    journal = MemoryJournal()
    table = opened(journal, NAME)
    players = Players(1)
    players.play_rounds(table, 16)
    players.play(table, acts=1)
    return journal


PLAYED = played()
LAST = PLAYED.table(NAME).head.number
ENDS = PLAYED.kept_numbers(NAME)


def copied() -> MemoryJournal:
    journal = MemoryJournal()
    journal._tables = dict(PLAYED._tables)
    journal._records = {name: list(records) for name, records in PLAYED._records.items()}
    journal._kept = {name: list(kept) for name, kept in PLAYED._kept.items()}
    return journal


def failure(journal: Journal) -> Failure:
    [verdict] = verify(journal)
    assert verdict.failure is not None, "nothing was found"
    return verdict.failure


def flipped(raw: bytes, place: int, mask: int) -> bytes:
    place %= len(raw)
    return raw[:place] + bytes([raw[place] ^ mask]) + raw[place + 1 :]


def test_an_untouched_journal_is_in_order(journal: Journal) -> None:
    table = opened(journal, NAME)
    Players(1).play_rounds(table, 16)
    [verdict] = verify(journal, [NAME])
    assert verdict.failure is None
    assert (verdict.rounds, verdict.shoes) == (16, 1)
    assert verdict.head == journal.table(NAME).head


numbers = st.integers(1, LAST)
masks = st.integers(1, 255)
places = st.integers(0, 10_000)


@given(numbers, places, masks)
@settings(max_examples=150)
def test_a_changed_byte_of_a_record_is_found(number: int, place: int, mask: int) -> None:
    journal = copied()
    record = journal._records[NAME][number - 1]
    journal._records[NAME][number - 1] = replace(record, body=flipped(record.body, place, mask))
    assert failure(journal).number == number


@given(numbers, places, masks)
@settings(max_examples=50)
def test_a_changed_byte_of_a_hash_is_found(number: int, place: int, mask: int) -> None:
    journal = copied()
    record = journal._records[NAME][number - 1]
    journal._records[NAME][number - 1] = replace(record, hash=flipped(record.hash, place, mask))
    assert failure(journal).number == number


@given(st.sampled_from(range(len(ENDS))), places, masks)
@settings(max_examples=50)
def test_a_changed_byte_of_a_state_is_found(index: int, place: int, mask: int) -> None:
    journal = copied()
    kept = journal._kept[NAME][index]
    journal._kept[NAME][index] = Kept(kept.number, flipped(kept.state, place, mask))
    found = failure(journal)
    assert (found.check, found.number) == (Check.STATE, kept.number)


@given(places, masks)
@settings(max_examples=50)
def test_a_changed_byte_of_the_opening_is_found(place: int, mask: int) -> None:
    journal = copied()
    listed = journal._tables[NAME]
    journal._tables[NAME] = replace(listed, opening=flipped(listed.opening, place, mask))
    assert failure(journal).number <= 1


@given(places, masks)
@settings(max_examples=20)
def test_a_changed_head_is_found(place: int, mask: int) -> None:
    journal = copied()
    listed = journal._tables[NAME]
    journal._tables[NAME] = replace(listed, head=Head(LAST, flipped(listed.head.hash, place, mask)))
    assert failure(journal).check is Check.HEAD


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_record_that_was_removed_is_found(number: int) -> None:
    journal = copied()
    del journal._records[NAME][number - 1]
    found = failure(journal)
    assert found.number == number
    assert found.check is (Check.HEAD if number == LAST else Check.NUMBERING)


@given(numbers, numbers)
@settings(max_examples=50)
def test_records_whose_contents_were_exchanged_are_found(one: int, other: int) -> None:
    if one == other:
        return
    journal = copied()
    records = journal._records[NAME]
    first, second = records[one - 1], records[other - 1]
    records[one - 1] = Record(one, second.body, second.hash)
    records[other - 1] = Record(other, first.body, first.hash)
    assert failure(journal).number == min(one, other)


@given(numbers, numbers)
@settings(max_examples=50)
def test_a_record_that_was_inserted_is_found(copy: int, at: int) -> None:
    journal = copied()
    records = journal._records[NAME]
    inserted = replace(records[copy - 1], number=at)
    later = [replace(record, number=record.number + 1) for record in records[at - 1 :]]
    journal._records[NAME] = [*records[: at - 1], inserted, *later]
    # A copy before the record itself is at first the record itself.
    assert failure(journal).number == at + (copy == at)


def test_a_record_after_the_last_is_found() -> None:
    journal = copied()
    records = journal._records[NAME]
    body = encode(replace(read_body(records[-1].body), number=LAST + 1))
    records.append(Record(LAST + 1, body, hash_after(records[-1].hash, body)))
    assert failure(journal).number == LAST + 1


def test_a_table_cut_back_to_a_round_end_is_found() -> None:
    journal = copied()
    del journal._records[NAME][ENDS[2] :]
    found = failure(journal)
    assert found.check is Check.HEAD
    assert f"the records end with {ENDS[2]}" in found.why


def test_a_state_that_no_round_left_is_found() -> None:
    journal = copied()
    journal._kept[NAME].append(Kept(LAST, b"state"))
    assert (failure(journal).check, failure(journal).number) == (Check.STATE, LAST)


def test_a_state_that_is_missing_is_found() -> None:
    journal = copied()
    del journal._kept[NAME][3]
    assert (failure(journal).check, failure(journal).number) == (Check.STATE, ENDS[3])


def rechained(change: Callable[[int, bytes], bytes]) -> MemoryJournal:
    """A journal in which somebody has changed bodies and computed every hash and the head anew."""
    journal = copied()
    head = first_head(journal._tables[NAME].opening)
    records = []
    for record in journal._records[NAME]:
        body = change(record.number, record.body)
        head = Head(record.number, hash_after(head.hash, body))
        records.append(Record(head.number, body, head.hash))
    journal._records[NAME] = records
    journal._tables[NAME] = Listed(NAME, journal._tables[NAME].opening, head)
    return journal


def first_with(words: bytes) -> int:
    return next(record.number for record in PLAYED._records[NAME] if words in record.body)


@pytest.mark.parametrize(
    ("words", "instead", "checks"),
    [
        (b'"amount":100000,"source"', b'"amount":200000,"source"', {Check.REPLAY}),
        (b'"event":"announced"', b'"event":"performed"', {Check.CONTENT}),
        (b'"words":"Raises closed"', b'"words":"Raises open"', {Check.REPLAY}),
        (b'"source":["area 3",3,"value"]', b'"source":["area 4",3,"value"]', {Check.CHIPS_AND_CARDS}),
        (b'"target":"middle"', b'"target":"right"', {Check.REPLAY}),
        (b'"commitment":"', b'"commitment":"0', {Check.COMMITMENT}),
        (b'"round":3,', b'"round":4,', {Check.NUMBERING}),
        (b'"act":"deal"', b'"act":"steal"', {Check.CONTENT}),
    ],
)
def test_a_chain_that_was_forged_whole_still_fails_at_the_record(
    words: bytes, instead: bytes, checks: set[Check]
) -> None:
    number = first_with(words)
    journal = rechained(lambda at, body: body.replace(words, instead, 1) if at == number else body)
    found = failure(journal)
    if found.check is Check.REPLAY:
        assert found.difference is not None
    assert (found.number, found.check in checks) == (number, True), found


def test_a_forged_shoe_is_found_when_it_is_revealed() -> None:
    """Somebody has changed the salt that was revealed, in act, events and chain alike."""
    shuffled, revealed = first_with(b'"act":"shuffle"'), first_with(b'"event":"revealed"')
    journal = rechained(lambda at, body: body.replace(b"5a5a", b"5a5b", 1) if at == revealed else body)
    assert shuffled < revealed
    found = failure(journal)
    assert (found.check, found.number) == (Check.COMMITMENT, revealed)
    assert "has not the hash" in found.why


def test_a_forged_state_is_found_by_replay() -> None:
    """A state that was changed together with the record that names it."""
    kept = PLAYED._kept[NAME][5]
    forged = kept.state.replace(b"Player 1", b"Player 9")
    assert forged != kept.state
    old, new = state_hash(kept.state).encode(), state_hash(forged).encode()
    journal = rechained(lambda at, body: body.replace(old, new) if at == kept.number else body)
    journal._kept[NAME][5] = Kept(kept.number, forged)
    assert (failure(journal).check, failure(journal).number) == (Check.STATE, kept.number)


# What somebody does to the file itself.


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "journal.db"
    with journal_at(str(path)) as journal:
        Players(1).play_rounds(opened(journal, NAME), 16)
    return path


TAMPERINGS = {
    "UPDATE records SET body = CAST(body AS TEXT) WHERE number = 7": (Check.CHAIN, 7),
    "UPDATE records SET number = -7 WHERE number = 7": (Check.NUMBERING, -7),
    "UPDATE records SET number = 700 WHERE number = 7": (Check.NUMBERING, 7),
    "UPDATE records SET name = 'x' WHERE number = 7": (Check.NUMBERING, 7),
    "UPDATE records SET hash = 12 WHERE number = 7": (Check.CHAIN, 7),
    "DELETE FROM records": (Check.HEAD, 70),
    "DELETE FROM heads": (Check.HEAD, 70),
    "UPDATE heads SET number = 3": (Check.HEAD, 70),
    "UPDATE tables SET opening = 'x'": (Check.OPENING, 0),
    "UPDATE tables SET name = 'other'": (Check.OPENING, 0),
    "UPDATE kept SET state = 5": (Check.STATE, None),
    "DELETE FROM kept": (Check.STATE, None),
}


@pytest.mark.parametrize("statement", TAMPERINGS)
def test_what_is_done_to_the_file_is_found(file: Path, statement: str) -> None:
    check, number = TAMPERINGS[statement]
    with sqlite3.connect(file) as db:
        last = db.execute("SELECT number FROM heads").fetchone()[0]
        db.execute(statement)
    db.close()
    with existing_journal_at(str(file)) as journal:
        found = next(verdict.failure for verdict in verify(journal))
    assert found is not None
    assert found.check is check
    assert number is None or found.number == (last if number == 70 else number)


def test_records_of_a_table_that_was_never_opened_are_found(file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO records SELECT 'ghost', number, body, hash FROM records")
    db.close()
    with existing_journal_at(str(file)) as journal:
        known, ghost = verify(journal)
    assert known.failure is None
    assert ghost.table == "ghost"
    assert ghost.failure is not None
    assert "never opened" in str(ghost.failure)
