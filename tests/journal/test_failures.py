"""What goes wrong with a file or a server is told in a sentence, and nothing is lost by it."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from tests.journal.sitting import Players, clock, opened, red_dog

from croupier.errors import Refused
from croupier.journal.contract import Journal, JournalFailed
from croupier.journal.places import existing_journal_at, journal_at
from croupier.journal.recorded import RecordedTable
from croupier.journal.sqlite import SqliteJournal, open_sqlite
from croupier.journal.verify import verify

NAME = "Red dog 1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "journal.db"
    with journal_at(str(path)) as journal:
        Players(1).play_rounds(opened(journal, NAME), 5)
    return path


def grow_to(journal: SqliteJournal, pages: int) -> None:
    """Leave the file so much room, as a full disk would."""
    journal._db.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_at_any_write_leaves_the_table_before_or_after_it(tmp_path: Path) -> None:
    told: list[str] = []
    with open_sqlite(tmp_path / "journal.db") as journal:
        pages = 24
        table = opened(journal, NAME)
        players = Players(3)
        failures = 0
        while failures < 12:
            grow_to(journal, pages)
            number, state = table.runner.number, table.runner.state()
            act = players.choose(table.runner)
            while table.runner.number == number:
                try:
                    table.act(act)
                except JournalFailed as failed:
                    told.append(str(failed))
                    failures += 1
                    assert (table.runner.number, table.runner.state()) == (number, state)
                    pages += 1
                    grow_to(journal, pages)
            assert table.runner.number == number + 1 == journal.table(NAME).head.number
        assert all("the disk is full; nothing of this was written" in failed for failed in told)
        [verdict] = verify(journal)
        assert verdict.failure is None
        assert RecordedTable(journal, NAME).runner.state() == table.runner.state()


def test_a_table_that_could_not_be_written_is_not_there(tmp_path: Path) -> None:
    with open_sqlite(tmp_path / "journal.db") as journal:
        grow_to(journal, 5)
        names = iter(map(str, range(100)))
        with pytest.raises(JournalFailed, match="the disk is full"):
            open_all(journal, names)
        refused = next(names)
        listed = [each.name for each in journal.tables()]
        assert f"{int(refused) - 1}" not in listed
        for name in listed:
            RecordedTable(journal, name)


def open_all(journal: Journal, names: Iterator[str]) -> None:
    for name in names:
        RecordedTable.opened(journal, name, red_dog(), clock())


@pytest.fixture
def reader() -> Iterator[Path]:
    """A folder in which somebody works who may read and not write; root may do everything, so it steps back."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "journal.db"
        with journal_at(str(path)) as journal:
            Players(1).play_rounds(opened(journal, NAME), 2)
        path.chmod(0o444)
        path.parent.chmod(0o555)
        was = os.geteuid()
        if was == 0:
            os.seteuid(65534)
        try:
            yield path
        finally:
            os.seteuid(was)
            path.parent.chmod(0o755)


def test_a_read_only_file_is_read_and_not_written(reader: Path) -> None:
    before = reader.read_bytes()
    with pytest.raises(JournalFailed, match="the file is read-only; make it and its folder writable"):
        journal_at(str(reader))
    with existing_journal_at(str(reader)) as journal:
        assert [verdict.failure for verdict in verify(journal)] == [None]
    assert reader.read_bytes() == before


def test_a_journal_that_was_opened_to_be_read_takes_nothing(file: Path) -> None:
    before = file.read_bytes()
    with existing_journal_at(str(file)) as journal:
        table = RecordedTable(journal, NAME)
        with pytest.raises(JournalFailed, match="the file is read-only; make it and its folder writable"):
            Players(1).play(table, acts=1)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name], "and leaves nothing beside the file"


def test_a_locked_database_is_told_and_written_when_it_is_free_again(file: Path) -> None:
    with open_sqlite(file, patience_seconds=0) as journal:
        table = RecordedTable(journal, NAME, clock())
        number = table.runner.number
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalFailed, match="another program holds its lock"):
            Players(1).play(table, acts=1)
        other.execute("ROLLBACK")
        other.close()
        assert table.runner.number == number
        Players(1).play(table, acts=1)
        assert journal.table(NAME).head.number == number + 1


def test_a_journal_of_another_format_is_refused_and_left_as_it_is(file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = file.read_bytes()
    for open_it in (journal_at, existing_journal_at):
        with pytest.raises(JournalFailed, match="this is a journal of format 99, and this program reads format 1"):
            open_it(str(file))
    assert file.read_bytes() == before


def test_a_server_with_another_format_is_refused(database: str) -> None:
    journal_at(database).close()
    with psycopg.connect(database) as db:
        db.execute("UPDATE croupier.format SET version = 99")
    with pytest.raises(JournalFailed, match="this is a journal of format 99"):
        journal_at(database)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_short_is_told(file: Path, share: float) -> None:
    os.truncate(file, int(file.stat().st_size * share))
    with pytest.raises(JournalFailed, match="damaged or cut short"), existing_journal_at(str(file)) as journal:
        list(verify(journal))


def test_a_file_cut_short_within_its_header_is_told(file: Path) -> None:
    os.truncate(file, 60)
    with pytest.raises(JournalFailed, match="not a journal"):
        existing_journal_at(str(file))


@pytest.mark.parametrize("content", [b"", b"not a database, but a letter to the regulator" * 100])
def test_another_file_is_not_taken_for_a_journal(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(JournalFailed, match="not a journal"):
        existing_journal_at(str(path))
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE tables (name TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(JournalFailed, match="belongs to another program"):
        journal_at(str(path))
    assert path.read_bytes() == before


def test_a_journal_that_is_not_there_is_not_made_by_reading(tmp_path: Path) -> None:
    with pytest.raises(JournalFailed, match="there is no journal"):
        existing_journal_at(str(tmp_path / "none.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(JournalFailed, match="its folder must exist"):
        journal_at(str(tmp_path / "none" / "journal.db"))


def test_a_copy_taken_while_the_table_plays_is_read_with_its_log(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    with journal_at(str(file)) as journal:
        Players(2).play_rounds(RecordedTable(journal, NAME, clock()), 2)
        for path in tmp_path.glob("journal.db*"):
            shutil.copy(path, copy)
        head = journal.table(NAME).head
    with existing_journal_at(str(copy / "journal.db")) as journal:
        assert journal.table(NAME).head == head


def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    with pytest.raises(JournalFailed, match=r"journal at 127\.0\.0\.1: the database failed") as failed:
        journal_at("postgresql://croupier:secret@127.0.0.1:1/journal")
    assert "secret" not in str(failed.value)


def test_without_the_extra_the_refusal_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.journal.places.find_spec", lambda _: None)
    with pytest.raises(Refused, match=r"needs the extra postgres: pip install 'croupier\[postgres\]'"):
        journal_at("postgresql://localhost/journal")


def test_the_name_of_a_table_is_printable(tmp_path: Path) -> None:
    with journal_at(str(tmp_path / "journal.db")) as journal:
        for name in ("", " ", "a\nb", "x" * 61, " x"):
            with pytest.raises(Refused, match="the name of a table has 1 to 60 printable characters"):
                opened(journal, name)
