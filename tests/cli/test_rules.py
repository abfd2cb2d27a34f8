import json
from collections.abc import Callable
from pathlib import Path

import pytest

Croupier = Callable[..., tuple[int, str, str]]


@pytest.fixture
def proven(tmp_path: Path) -> str:
    """A folder of tests that prove one clause."""
    (tmp_path / "test_it.py").write_text("@pytest.mark.clause('MA-RD 7')\ndef test_one_area(): ...")
    return str(tmp_path)


def test_a_clause_is_shown_with_example_and_the_titles_of_what_it_leans_on(croupier: Croupier) -> None:
    code, out, err = croupier("rules", "ma-rd 5(f)")
    assert (code, err) == (0, "")
    for shown in ("MA-RD 5(f)  Pair draws a third card", "procedure", "'We have a pair'", "Given 8 and 8", "Under it"):
        assert shown in out
    assert "MA-RD 6(c)     Third card exposed too early" in out


def test_our_reading_is_shown(croupier: Croupier) -> None:
    assert "Our reading" in croupier("rules", "MA-RD 1(a)")[1]
    assert "Our reading" not in croupier("rules", "MA-RD 1(b)(1)")[1]


def test_a_heading_is_shown_as_a_list(croupier: Croupier) -> None:
    _, out, _ = croupier("rules", "MA-RD 6")
    assert [line.split("  ")[0] for line in out.splitlines()[1:]] == ["MA-RD 6(a)", "MA-RD 6(b)", "MA-RD 6(c)"]


def test_a_clause_in_json_has_every_field(croupier: Croupier) -> None:
    shown = json.loads(croupier("rules", "MA-RD 5(f)(1)", "--json")[1])
    assert list(shown) == ["id", "title", "kind", "says", "shows", "example", "see", "note"]
    assert shown["id"] == "MA-RD 5(f)(1)"


def test_the_clauses_of_a_game_are_listed(croupier: Croupier) -> None:
    assert len(json.loads(croupier("rules", "--game", "roulette", "--json")[1])) == 59
    assert len(croupier("rules", "--game", "red-dog")[1].splitlines()) == 1 + 43


def test_a_search_lists_what_it_finds(croupier: Croupier) -> None:
    found = json.loads(croupier("rules", "--search", "three kind", "--game", "red-dog", "--json")[1])
    assert found[0]["id"] == "MA-RD 5(f)(1)"
    code, out, err = croupier("rules", "--search", "zeppelin")
    assert (code, out) == (1, "")
    assert 'no clause holds all the words of "zeppelin"' in err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["MA-RD 5(z)"], "did you mean MA-RD 5("),
        (["--game", "red-dgo"], "did you mean red-dog?"),
        (["--rulebook", "FR"], "there are MA, NJ"),
        (["--coverage", "--tests", "nowhere"], "no folder of tests"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(croupier: Croupier, words: list[str], why: str) -> None:
    code, out, err = croupier("rules", *words)
    assert (code, out) == (1, "")
    assert err.startswith("croupier: ")
    assert err.count("\n") == 1
    assert why in err


@pytest.mark.parametrize(
    "words",
    [
        ["MA-RD 7", "--coverage"],
        ["--search", "pair", "--coverage"],
        ["--verbose"],
        ["MA-RD 7", "--game", "craps"],
        ["--colour"],
        ["one", "two"],
    ],
)
def test_wrong_usage_exits_with_2(croupier: Croupier, words: list[str]) -> None:
    code, out, err = croupier("rules", *words)
    assert (code, out) == (2, "")
    assert "Error" in err


def test_an_account_in_json_lists_ids(croupier: Croupier, proven: str) -> None:
    code, out, _ = croupier("rules", "--coverage", "--game", "red-dog", "--tests", proven, "--json")
    account = json.loads(out)
    assert code == 0
    assert list(account) == ["clauses", "proven", "excused", "open"]
    assert account["proven"] == ["MA-RD 7"]
    assert sorted(account["clauses"]) == sorted(account["proven"] + account["excused"] + account["open"])


def test_an_account_counts_by_document_and_names_what_is_open(croupier: Croupier, proven: str) -> None:
    code, out, _ = croupier("rules", "--coverage", "--tests", proven)
    counts = {line.split()[0]: line.split()[1:] for line in out.splitlines()[:10]}
    assert code == 0
    assert counts["MA-RD"][:2] == ["43", "1"]
    assert counts["all"][:2] == ["1089", "1"]
    assert "MA-BJ 11(c)" in out
    assert "test_one_area" not in out


def test_a_verbose_account_names_the_proving_tests(croupier: Croupier, proven: str) -> None:
    assert "test_it.py::test_one_area" in croupier("rules", "--coverage", "--tests", proven, "--verbose")[1].replace(
        "\n", ""
    )


def test_open_clauses_fail_only_if_asked(croupier: Croupier, proven: str) -> None:
    assert croupier("rules", "--coverage", "--tests", proven, "--fail-open")[0] == 1


def test_a_mark_of_no_clause_fails_the_account(croupier: Croupier, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.clause('MA-RD 77')\ndef test_it(): ...")
    code, out, err = croupier("rules", "--coverage", "--tests", str(tmp_path), "--json")
    assert code == 1
    assert json.loads(out)["proven"] == []
    assert 'test_it.py::test_it: there is no clause "MA-RD 77"' in err


def test_help_gives_examples(croupier: Croupier) -> None:
    code, out, _ = croupier("rules", "--help")
    assert code == 0
    assert 'croupier rules "MA-RD 5(f)(1)"' in out
