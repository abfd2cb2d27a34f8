"""What every journal promises, over memory, SQLite and PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import Raw

from croupier.errors import Refused
from croupier.journal.chain import Append, Overtaken, first_head, hash_after, state_hash
from croupier.journal.contract import Journal, JournalFailed
from croupier.journal.places import journal_at
from croupier.journal.records import Entry, Head, Opening, read_body, read_opening


def opening(name: str = "one") -> Opening:
    return Opening(table=name, game="red-dog", submission=Raw(b'{"game":"red-dog"}'), state=b"\x00new", at=1)


def entry(words: str = "deal", state: bytes | None = None) -> Entry:
    return Entry(round=1, at=2, act=b'{"act":"%s","who":"dealer"}' % words.encode(), events=b"[]", state=state)


def test_a_new_table_has_its_opening_and_a_head_that_stands_for_it(journal: Journal) -> None:
    head = journal.open_table(opening())
    listed = journal.table("one")
    assert read_opening(listed.opening) == opening()
    assert listed.head == head == first_head(listed.opening)
    assert head.number == 0


def test_a_name_serves_for_one_table(journal: Journal) -> None:
    journal.open_table(opening())
    with pytest.raises(Refused, match='there is a table "one" in the journal already'):
        journal.open_table(opening())


def test_tables_are_listed_by_name(journal: Journal) -> None:
    for name in ("two", "One", "three"):
        journal.open_table(opening(name))
    assert [listed.name for listed in journal.tables()] == ["One", "three", "two"]


def test_what_is_appended_is_read_in_order_with_its_chain(journal: Journal) -> None:
    head = journal.open_table(opening())
    last = journal.append("one", 0, [entry("deal"), entry("raise")])
    last = journal.append("one", last.number, [entry("close")])
    records = list(journal.read("one"))
    assert [record.number for record in records] == [1, 2, 3]
    acts = [bytes(read_body(record.body).act) for record in records]
    assert acts == [entry(words).act for words in ("deal", "raise", "close")]
    for record in records:
        assert record.hash == hash_after(head.hash, record.body)
        head = Head(record.number, record.hash)
    assert journal.table("one").head == last == head


def test_reading_begins_after_a_number(journal: Journal) -> None:
    journal.open_table(opening())
    journal.append("one", 0, [entry() for _ in range(1203)])  # more than one page
    assert [record.number for record in journal.read("one", 1201)] == [1202, 1203]
    assert len(list(journal.read("one"))) == 1203
    found = journal.record("one", 700)
    assert found is not None
    assert found.number == 700
    assert journal.record("one", 1204) is None


def test_equal_acts_have_unlike_hashes(journal: Journal) -> None:
    """Otherwise a published hash would tell a hidden card to whoever tries all 52."""
    for name in ("one", "two"):
        journal.open_table(opening(name))
        journal.append(name, 0, [entry()])
    one, two = (read_body(next(journal.read(name)).body) for name in ("one", "two"))
    assert one.act == two.act
    assert one.salt != two.salt
    assert len(one.salt) == 32


def test_an_append_that_expects_another_number_is_refused_and_leaves_nothing(journal: Journal) -> None:
    journal.open_table(opening())
    journal.append("one", 0, [entry("deal")])
    for wrong in (0, 2):
        with pytest.raises(Overtaken, match="stands at record 1"):
            journal.append("one", wrong, [entry("raise", b"state")])
    assert [record.number for record in journal.read("one")] == [1]
    assert journal.kept("one") is None
    assert journal.append("one", 1, [entry()]).number == 2


def test_a_table_that_is_not_there_is_refused_by_name(journal: Journal) -> None:
    journal.open_table(opening("Red dog 1"))
    with pytest.raises(Refused, match='there is no table "Red dog 2"; did you mean Red dog 1'):
        journal.append("Red dog 2", 0, [entry()])
    with pytest.raises(Refused, match='there is no table "Red dog 2"'):
        journal.table("Red dog 2")


def test_a_journal_without_tables_says_so(journal: Journal) -> None:
    assert journal.tables() == []
    with pytest.raises(Refused, match="the journal has no tables yet"):
        journal.table("one")


def test_states_are_kept_with_the_record_that_ended_a_round(journal: Journal) -> None:
    journal.open_table(opening())
    journal.append("one", 0, [entry(), entry(state=b"first"), entry()])
    journal.append("one", 3, [entry(state=b"\x00second")])
    assert journal.kept_numbers("one") == [2, 4]
    assert [journal.kept("one", number) for number in (1,)] == [None]
    kept = [journal.kept("one"), journal.kept("one", 4), journal.kept("one", 3), journal.kept("one", 2)]
    assert [(each.number, each.state) for each in kept if each] == [
        (4, b"\x00second"),
        (4, b"\x00second"),
        (2, b"first"),
        (2, b"first"),
    ]
    record = journal.record("one", 2)
    assert record is not None
    assert read_body(record.body).state == state_hash(b"first")


def test_written_tables_are_those_with_records(journal: Journal) -> None:
    for name in ("one", "two"):
        journal.open_table(opening(name))
    journal.append("two", 0, [entry()])
    assert journal.written_tables() == ["two"]


def test_appends_that_are_submitted_are_acknowledged_each(journal: Journal) -> None:
    names = [f"table {number}" for number in range(20)]
    for name in names:
        journal.open_table(opening(name))
    futures = [journal.submit(Append(name, number, [entry()])) for number in range(5) for name in names]
    assert [future.result().number for future in futures] == [number for number in range(1, 6) for _ in names]
    assert [len(list(journal.read(name))) for name in names] == [5] * 20


def test_an_append_that_was_overtaken_does_not_harm_the_others(journal: Journal) -> None:
    for name in ("one", "two"):
        journal.open_table(opening(name))
    journal.append("one", 0, [entry()])
    futures = [journal.submit(Append(name, number, [entry()])) for name, number in (("two", 0), ("one", 0), ("one", 1))]
    assert futures[0].result().number == 1
    assert isinstance(futures[1].exception(), Overtaken)
    assert futures[2].result().number == 2


def test_threads_that_race_lose_nothing_and_double_nothing(journal: Journal) -> None:
    journal.open_table(opening())

    def extend(name: str) -> int:
        won = 0
        while won < 25:
            number = journal.table("one").head.number
            try:
                journal.append("one", number, [entry(name)])
            except Overtaken:
                continue
            won += 1
        return won

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(extend, ["a", "b", "c", "d"])) == 100
    bodies = [read_body(record.body) for record in journal.read("one")]
    assert [body.number for body in bodies] == list(range(1, 101))
    assert sorted(bytes(body.act) for body in bodies) == sorted(entry(name).act for name in "abcd" for _ in range(25))


def test_a_journal_is_there_again_when_it_is_opened_again(place: str) -> None:
    with journal_at(place) as journal:
        journal.open_table(opening())
        head = journal.append("one", 0, [entry(), entry(state=b"end")])
    with journal_at(place) as journal:
        assert journal.table("one").head == head
        assert len(list(journal.read("one"))) == 2
        assert journal.append("one", 2, [entry()]).number == 3


def test_two_journals_of_one_database_see_each_others_appends(place: str) -> None:
    with journal_at(place) as one, journal_at(place) as two:
        one.open_table(opening())
        one.append("one", 0, [entry()])
        two.append("one", 1, [entry()])
        with pytest.raises(Overtaken, match="stands at record 2, not at 1"):
            one.append("one", 1, [entry()])
        assert one.append("one", 2, [entry()]).number == 3
        assert [record.number for record in two.read("one")] == [1, 2, 3]


def test_a_closed_journal_takes_nothing(place: str) -> None:
    journal = journal_at(place)
    journal.open_table(opening())
    submitted = journal.submit(Append("one", 0, [entry()]))
    journal.close()
    assert submitted.result().number == 1, "what was submitted before is finished"
    with pytest.raises(JournalFailed, match="the journal is closed"):
        journal.append("one", 1, [entry()])
