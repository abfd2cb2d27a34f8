"""`croupier journal`, `croupier verify` and `croupier export` as a person at the desk uses them."""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.journal.sitting import Players, opened

from croupier.equipment.cards import Card
from croupier.games.red_dog import rules
from croupier.games.red_dog.acts import CloseRaises
from croupier.journal.places import journal_at
from croupier.table.people import DEALER

Croupier = Callable[..., tuple[int, str, str]]
NAME = "Red dog 1"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with twenty rounds and one that is open."""
    path = tmp_path_factory.mktemp("played") / "floor.db"
    with journal_at(str(path)) as journal:
        table = opened(journal, NAME)
        players = Players(1)
        players.play_rounds(table, 20)
        while not any(made.act is CloseRaises for made in table.runner.asked(DEALER)):
            players.play(table, acts=1)
    return path


@pytest.fixture
def db(played: Path, tmp_path: Path) -> str:
    """A journal that a test may spoil."""
    return str(shutil.copy(played, tmp_path))


def test_tables_are_listed_with_their_last_rounds(croupier: Croupier, db: str) -> None:
    code, out, err = croupier("journal", db)
    assert (code, err) == (0, "")
    assert f"{NAME}  Red dog, rulebook MA" in out
    assert "open" in out
    assert out.count("│") // 7 == 10


def test_tables_are_listed_as_json(croupier: Croupier, db: str) -> None:
    _, out, _ = croupier("journal", db, "--json")
    [table] = json.loads(out)
    assert (table["table"], table["game"], table["rulebook"]) == (NAME, "red-dog", "MA")
    assert [past["over"] for past in table["rounds"]].count(False) == 1


def test_all_rounds_of_a_table_are_listed(croupier: Croupier, db: str) -> None:
    code, out, _ = croupier("journal", db, "rounds", NAME, "--json")
    assert code == 0
    rounds = json.loads(out)
    assert [past["round"] for past in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[0]["first_record"] == 1
    assert croupier("journal", db, "rounds", NAME)[1].count("2023-11-14") >= 20


def test_a_round_is_printed_and_replayed(croupier: Croupier, db: str, tmp_path: Path) -> None:
    out = tmp_path / "round.toml"
    assert croupier("journal", db, "show", NAME, "12", "--out", str(out)) == (0, "", "")
    assert croupier("replay", str(out))[0] == 0
    assert croupier("journal", db, "show", NAME, "12")[1] == out.read_text(encoding="utf-8")


def test_the_last_rounds_of_a_seat_are_recalled(croupier: Croupier, db: str) -> None:
    code, out, _ = croupier("journal", db, "recall", "--table", NAME, "--seat", "3")
    assert code == 0
    assert 1 <= out.count("\nround") + out.startswith("round") <= 10
    assert "wagered $" in out
    code, out, _ = croupier("journal", db, "recall", "--table", NAME, "--seat", "3", "--json")
    assert len(json.loads(out)[0]["events"]) > 1
    assert "has not wagered" in croupier("journal", db, "recall", "--table", NAME, "--seat", "6")[1]


def test_verify_says_that_all_is_in_order(croupier: Croupier, db: str) -> None:
    code, out, err = croupier("verify", db, "--fairness")
    assert (code, err) == (0, "")
    assert f"{NAME}: in order: " in out
    assert "too few to test" in out
    code, out, _ = croupier("verify", db, "--table", NAME, "--json")
    [table] = json.loads(out)["tables"]
    assert code == 0
    assert table["in_order"]
    assert len(table["head"]["hash"]) == 64


def test_verify_names_the_record_that_fails(croupier: Croupier, db: str) -> None:
    with sqlite3.connect(db) as opened_db:
        opened_db.execute("UPDATE records SET body = replace(body, 'deal', 'DEAL') WHERE number = 9")
        opened_db.execute("UPDATE records SET body = CAST(body AS BLOB) WHERE number = 9")
    opened_db.close()
    code, out, _ = croupier("verify", db)
    assert code == 1
    assert f"{NAME}: record 9 fails (chain): its hash does not follow" in out
    code, out, _ = croupier("verify", db, "--json")
    assert code == 1
    assert json.loads(out)["tables"][0]["failure"]["number"] == 9


def test_heads_are_written_down_and_checked(croupier: Croupier, db: str, tmp_path: Path) -> None:
    heads, key = str(tmp_path / "heads.json"), str(tmp_path / "key")
    assert croupier("journal", db, "heads", "--sign", key, "--out", heads)[0] == 0
    public = json.loads(Path(heads).read_text(encoding="utf-8"))["public_key"]
    assert croupier("verify", db, "--heads", heads, "--public-key", public)[0] == 0
    code, out, _ = croupier("verify", db, "--heads", heads, "--public-key", "00" * 32)
    assert code == 1
    assert "signed with another key" in out
    code, _, err = croupier("verify", db, "--public-key", public)
    assert code == 2
    assert "give both" in err


def test_the_public_events_are_written_for_the_verifier(croupier: Croupier, db: str) -> None:
    code, out, _ = croupier("journal", db, "shoes", NAME)
    assert code == 0
    assert {"shuffled", "revealed"} <= {event["event"] for event in json.loads(out)}


def test_parquet_is_written(croupier: Croupier, db: str, tmp_path: Path) -> None:
    code, out, _ = croupier("export", db, "--out", str(tmp_path / "data"), "--table", NAME)
    assert code == 0
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        "acts.parquet",
        "events.parquet",
        "results.parquet",
        "wagers.parquet",
    ]
    assert out.count(" rows\n") == 4


def test_without_the_extra_export_names_it(croupier: Croupier, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.cli.export.find_spec", lambda _: None)
    code, _, err = croupier("export", db, "--out", "data")
    assert code == 1
    assert "needs the extra data: pip install 'croupier[data]'" in err


def test_a_table_that_is_held_is_voided_at_the_desk(
    croupier: Croupier, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = croupier("journal", db, "void", NAME, "--reason", "update")
    assert code == 1
    assert "is not held" in err
    opening = rules.opening

    def newer(left: Card, right: Card) -> object:
        made = opening(left, right)
        return rules.Spread(made.size % 11 + 1) if isinstance(made, rules.Spread) else made

    monkeypatch.setattr(rules, "opening", newer)
    code, out, _ = croupier("journal", db, "void", NAME, "--reason", "update")
    assert code == 0
    assert "is replayed otherwise" in out
    assert "supervisor: “The round is void”" in out


@pytest.mark.parametrize(
    "words",
    [
        ("journal", "{db}"),
        ("journal", "{db}", "show", "x", "1"),
        ("journal", "{db}", "void", "x", "--reason", "y"),
        ("verify", "{db}"),
        ("export", "{db}", "--out", "data"),
    ],
)
def test_a_journal_that_is_not_there_is_one_line_and_not_made(
    croupier: Croupier, tmp_path: Path, words: tuple[str, ...]
) -> None:
    missing = str(tmp_path / "none.db")
    code, out, err = croupier(*(word.format(db=missing) for word in words))
    assert (code, out) == (1, "")
    assert err == f"croupier: there is no journal {missing}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_was_cut_short_is_one_line(croupier: Croupier, db: str) -> None:
    os.truncate(db, 9000)
    for command in (("journal",), ("verify",), ("export", "--out", "data")):
        code, out, err = croupier(command[0], db, *command[1:])
        assert (code, out) == (1, "")
        assert err == f"croupier: {db}: the file is damaged or cut short; restore it from a copy\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "Red dog 2", "1"), 'there is no table "Red dog 2"; did you mean Red dog 1?'),
        (("show", NAME, "99"), "has no round 99"),
    ],
)
def test_what_is_not_in_the_journal_is_refused(croupier: Croupier, db: str, words: tuple[str, ...], said: str) -> None:
    code, _, err = croupier("journal", db, *words)
    assert code == 1
    assert said in err


@pytest.mark.parametrize("words", [("show",), ("show", NAME, "twelve"), ("sing",), ("recall",), ("--loud",)])
def test_wrong_usage_ends_with_two(croupier: Croupier, db: str, words: tuple[str, ...]) -> None:
    assert croupier("journal", db, *words)[0] == 2


@pytest.mark.parametrize("command", ["rounds", "show", "recall", "heads", "shoes", "void"])
def test_every_desk_command_has_help(croupier: Croupier, db: str, command: str) -> None:
    code, out, _ = croupier("journal", db, command, "--help")
    assert code == 0
    assert command in out
