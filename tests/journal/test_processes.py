"""Processes that are killed, and processes that race: nothing acknowledged is lost, nothing is doubled.

CROUPIER_CRASHES says how often the writer is killed over each database, 200 times if it is not set.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import psycopg
import pytest
from tests.journal.sitting import Players, clock, opened
from tests.journal.test_contract import opening

from croupier.journal.contract import JournalFailed
from croupier.journal.places import existing_journal_at, journal_at
from croupier.journal.recorded import RecordedTable
from croupier.journal.records import read_body
from croupier.journal.verify import verify

CRASHES = int(os.environ.get("CROUPIER_CRASHES", "200"))
HERE = Path(__file__).parent


def started(script: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(HERE / script), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def killed_at_a_random_moment(place: str, random: Random) -> int:
    """Let a writer play, kill it, and return the last number that it said was acknowledged."""
    acknowledged = -1
    with started("writer.py", place, str(random.random())) as writer:
        assert writer.stdout is not None
        for _ in range(random.randint(1, 40)):
            acknowledged = int(writer.stdout.readline().split()[0])
        for _ in range(random.randint(0, 20_000)):  # the writer goes on meanwhile
            pass
        writer.kill()
        for line in writer.stdout.read().splitlines():
            if line.endswith(("True", "False")):  # a line that was cut off was not said
                acknowledged = int(line.split()[0])
    return acknowledged


def test_a_killed_writer_loses_nothing_that_was_acknowledged(place: str) -> None:
    random = Random(f"{CRASHES}")  # noqa: S311 - a failure must come again
    for _ in range(CRASHES):
        acknowledged = killed_at_a_random_moment(place, random)
        with existing_journal_at(place) as journal:
            [listed] = journal.tables()
            assert listed.head.number >= acknowledged
            assert listed.head.number <= acknowledged + 1 or acknowledged < 4, "one act at most was under way"
    with journal_at(place) as journal:
        [verdict] = verify(journal)
        assert verdict.failure is None
        assert verdict.rounds > CRASHES
        table = RecordedTable(journal, "Red dog 1", clock())
        Players(1).play_rounds(table, 2)
        [verdict] = verify(journal)
        assert verdict.failure is None


def test_of_processes_that_race_exactly_one_wins_each_number(place: str) -> None:
    with journal_at(place) as journal:
        journal.open_table(opening())
    racers = [started("racer.py", place, "one", name, "60") for name in ("left", "right")]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    won = [[int(number) for number in racer.communicate()[0].split()] for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    assert sorted(won[0] + won[1]) == list(range(1, 121))
    with existing_journal_at(place) as journal:
        acts = {record.number: bytes(read_body(record.body).act) for record in journal.read("one")}
        assert journal.table("one").head.number == 120
    for name, numbers in zip((b"left", b"right"), won, strict=True):
        assert all(name in acts[number] for number in numbers)
    assert len(acts) == 120


def test_a_server_that_drops_the_connection_loses_nothing(database: str) -> None:
    with journal_at(database) as journal, psycopg.connect(database, autocommit=True) as other:
        table = opened(journal)
        players = Players(4)
        for _ in range(10):
            players.play(table, acts=3)
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'croupier' AND pid <> pg_backend_pid()"
            )
            number = table.runner.number
            act = players.choose(table.runner)
            with pytest.raises(JournalFailed, match="nothing was written: act again"):
                table.act(act)
            assert table.runner.number == number
        [verdict] = verify(journal)
        assert verdict.failure is None
