import json
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.games import registry

Croupier = Callable[..., tuple[int, str, str]]

HEAD = 'rulebook = "MA"\ngame = "red-dog"\n'


@pytest.fixture
def submission(tmp_path: Path) -> Callable[[str], str]:
    """Writes a submission for red dog and gives the name of its file."""

    def write(text: str) -> str:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.toml"
        file.write_text(HEAD + text, encoding="utf-8")
        return str(file)

    return write


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_what_new_writes_is_in_order(croupier: Croupier, tmp_path: Path, game: str) -> None:
    file = tmp_path / "new.toml"
    assert croupier("submission", "new", game, "--out", str(file)) == (0, "", "")
    assert croupier("submission", "check", str(file)) == (0, f"{file}: in order\n", "")
    assert croupier("submission", "new", game) == (0, file.read_text(encoding="utf-8"), "")


def test_new_never_overwrites_a_file(croupier: Croupier, submission: Callable[[str], str]) -> None:
    file = submission("decks = 8")
    code, _, err = croupier("submission", "new", "red-dog", "--out", file)
    assert (code, err) == (1, f"croupier: {file} cannot be written: File exists\n")
    assert "decks = 8" in Path(file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("new", "red-dgo"), 'there is no game "red-dgo"; did you mean red-dog?'),
        (("new", "red-dog", "--rulebook", "NV"), 'red-dog is not played by the rulebook "NV", only by MA'),
        (("new", "red-dog", "--out", "no/where.toml"), "no/where.toml cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_refused(croupier: Croupier, words: tuple[str, ...], refusal: str) -> None:
    assert croupier("submission", *words) == (1, "", f"croupier: {refusal}\n")


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked(
    croupier: Croupier, submission: Callable[[str], str], tmp_path: Path
) -> None:
    good, binary = submission(""), tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    code, out, err = croupier("submission", "check", "nowhere.toml", str(tmp_path), str(binary), good)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "nowhere.toml cannot be read: No such file or directory",
        f"{tmp_path} cannot be read: Is a directory",
        f"{binary} is not a text in UTF-8",
        f"{good}: in order",
    ]


def test_a_new_submission_keeps_the_name_of_a_clause_in_one_piece(croupier: Croupier) -> None:
    _, out, _ = croupier("submission", "new", "roulette")
    assert [line for line in out.splitlines() if line.endswith("-")] == []


def test_check_prints_every_problem_of_every_file(croupier: Croupier, submission: Callable[[str], str]) -> None:
    good, bad = submission(""), submission('decks = 0\n[spread_pays]\n1 = "1 to 1"')
    code, out, err = croupier("submission", "check", good, bad)
    assert (code, err) == (1, "")
    first, second, third = out.splitlines()
    assert first == f"{good}: in order"
    assert second.startswith(f"{bad}:3 decks = 0: must be a whole number")
    assert third == f'{bad}:5 spread_pays.1 = "1 to 1": must be at least 5 to 1 (MA-RD 5(i)(3))'


def test_check_gives_the_problems_as_json(croupier: Croupier, submission: Callable[[str], str]) -> None:
    bad = submission('spread_pays.1 = "1 to 1"')
    code, out, _ = croupier("submission", "check", bad, "--json")
    problem = {
        "file": bad,
        "line": 3,
        "field": "spread_pays.1",
        "value": '"1 to 1"',
        "clause": "MA-RD 5(i)(3)",
        "why": "must be at least 5 to 1",
    }
    assert (code, json.loads(out)) == (1, [problem])
    code, out, _ = croupier("submission", "check", submission(""), "--json")
    assert (code, json.loads(out)) == (0, [])


@pytest.mark.clause("MA-RD 5(i)(3)")
def test_check_after_the_submission_in_force_demands_the_notice_of_a_decrease(
    croupier: Croupier, submission: Callable[[str], str]
) -> None:
    old, new = submission('spread_pays.3 = "3 to 1"'), submission("")
    noticed = submission("[[notices_given]]\nclause = 'MA-RD 5(i)(3)'\ntext = 'posted'\non = 2026-01-31")
    code, out, _ = croupier("submission", "check", new, "--after", old)
    assert code == 1
    assert "spread_pays.3" in out
    assert croupier("submission", "check", noticed, "--after", old)[0] == 0


@pytest.mark.clause("MA-BJ 17(e)(2)")
def test_check_compares_with_the_licensees_other_tables(croupier: Croupier, tmp_path: Path) -> None:
    files = [tmp_path / f"pit {number}.toml" for number in (1, 2)]
    for option, file in enumerate(files, start=1):
        wagers = f"wagers = {{ additional = 'same-suit', same_suit_option = {option} }}"
        file.write_text(f"rulebook = 'MA'\ngame = 'blackjack'\n{wagers}\n")
    first, second = map(str, files)
    assert croupier("submission", "check", first, second)[0] == 0
    code, out, _ = croupier("submission", "check", first, "--elsewhere", second)
    assert code == 1
    assert "MA-BJ 17(e)(2)" in out
    assert croupier("submission", "check", first, "--elsewhere", first)[0] == 0


def test_a_file_in_another_encoding_is_a_problem_and_a_mark_of_utf_8_is_none(
    croupier: Croupier, tmp_path: Path
) -> None:
    other, marked = tmp_path / "other.toml", tmp_path / "marked.toml"
    other.write_bytes(HEAD.encode("utf-16"))
    marked.write_text(HEAD, encoding="utf-8-sig")
    assert croupier("submission", "check", str(other)) == (1, f"{other} is not a text in UTF-8\n", "")
    assert croupier("submission", "check", str(marked))[0] == 0


def test_show_lists_the_choices_and_the_hash(croupier: Croupier, submission: Callable[[str], str]) -> None:
    file = submission("decks = 8")
    code, out, _ = croupier("submission", "show", file)
    assert code == 0
    assert "(default)" in out
    shown = json.loads(croupier("submission", "show", file, "--json")[1])
    assert f"hash {shown['hash'][:12]}" in out
    (decks,) = (each for each in shown["choices"] if each["key"] == "decks")
    assert (decks["value"], decks["default"], decks["clause"]) == (8, False, "MA-RD 1(a)")


def test_show_refuses_a_submission_that_is_not_in_order(croupier: Croupier, submission: Callable[[str], str]) -> None:
    file = submission("decks = 0")
    code, out, err = croupier("submission", "show", file)
    assert (code, out) == (1, "")
    assert f"{file} is not in order" in err
    assert f"{file}:3 decks = 0" in err


def test_notices_are_shown_or_written_in_the_format_that_is_named(
    croupier: Croupier, submission: Callable[[str], str], tmp_path: Path
) -> None:
    file, page = submission(""), tmp_path / "notices.html"
    assert croupier("submission", "notices", file, "--html", "--out", str(page)) == (0, "", "")
    assert page.read_text(encoding="utf-8") == croupier("submission", "notices", file, "--html")[1]
    assert "<td>5 to 1</td>" in page.read_text(encoding="utf-8")
    assert "| 5 to 1 |" in croupier("submission", "notices", file, "--markdown")[1]
    assert "5 to 1" in croupier("submission", "notices", file)[1]
    assert croupier("submission", "notices", file, "--html", "--markdown")[0] == 2
