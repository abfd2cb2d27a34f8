import json
from collections.abc import Callable
from pathlib import Path

import pytest

Croupier = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def kept_machines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("machines")


@pytest.fixture(autouse=True)
def cache_of_the_tests(kept_machines: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_CACHE", str(kept_machines))


@pytest.fixture
def nothing_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is refused is refused before any work begins."""

    def compute(*_: object) -> None:
        pytest.fail("the odds were computed")

    monkeypatch.setattr("croupier.odds.games.machine_of", compute)


def test_a_table_is_shown(croupier: Croupier) -> None:
    code, out, err = croupier("odds", "big-six")
    assert (code, err) == (0, "")
    assert "Big Six wheel, rulebook MA" in out
    assert "joker, flag" in out
    assert "14.815 %" in out


def test_best_choices_are_shown(croupier: Croupier) -> None:
    code, out, _ = croupier("odds", "red-dog", "--set", "decks=1")
    assert code == 0
    assert "3.155 %" in out
    assert "spread 7" in out


def test_only_the_wagers_that_are_named(croupier: Croupier) -> None:
    code, out, _ = croupier("odds", "roulette", "--wager", "red", "--wager", "17", "--json")
    assert code == 0
    assert [each["wager"] for each in json.loads(out)["wagers"]] == ["17", "red"]


def test_settings_stand_on_top_of_a_submission(croupier: Croupier, tmp_path: Path) -> None:
    file = tmp_path / "roulette.toml"
    file.write_text('game = "roulette"\nrulebook = "MA"\neven_money_on_zero = "half"\n', encoding="utf-8")
    words = ("odds", "roulette", "--submission", str(file), "--wager", "red", "--json")
    assert json.loads(croupier(*words)[1])["wagers"][0]["edge"] == "1/38"
    assert json.loads(croupier(*words, "--set", "even_money_on_zero=whole")[1])["wagers"][0]["edge"] == "1/19"


@pytest.mark.parametrize(
    ("flag", "begins"), [("--json", "{"), ("--csv", "wager,"), ("--markdown", "# "), ("--html", "<!")]
)
def test_every_format_is_printed_or_written(croupier: Croupier, tmp_path: Path, flag: str, begins: str) -> None:
    file = tmp_path / "odds"
    printed = croupier("odds", "big-six", flag)
    assert printed[0] == 0
    assert printed[1].startswith(begins)
    assert croupier("odds", "big-six", flag, "--out", str(file)) == (0, "", "")
    assert file.read_text(encoding="utf-8") == printed[1]


@pytest.mark.usefixtures("nothing_computed")
@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("rulette",), 'there is no game "rulette"; did you mean roulette?'),
        (("roulette", "--wager", "rde"), 'there is no wager "rde"; did you mean red?'),
        (("red-dog", "--submission", "nowhere.toml"), "nowhere.toml cannot be read: No such file or directory"),
        (("red-dog", "--json", "--out", "nowhere/odds"), "nowhere/odds cannot be written: No such file or directory"),
        (("red-dog", "--json", "--out", "."), ". cannot be written: Is a directory"),
        (("red-dog", "--set", "decks"), 'the setting "decks" must be written key=value, such as decks=6'),
    ],
)
def test_what_cannot_be_done_is_refused_before_any_work(
    croupier: Croupier, words: tuple[str, ...], refusal: str
) -> None:
    assert croupier("odds", *words) == (1, "", f"croupier: {refusal}\n")


@pytest.mark.usefixtures("nothing_computed")
def test_settings_that_break_clauses_are_refused_with_all_their_problems(croupier: Croupier) -> None:
    settings = ("--set", "decks=0", "--set", "spread_pays.1=1 to 1", "--rulebook", "NV")
    code, out, err = croupier("odds", "red-dog", *settings)
    assert (code, out) == (1, "")
    assert "decks = 0: must be a whole number, from 1 to 12 (MA-RD 1(a))" in err
    assert 'spread_pays.1 = "1 to 1": must be at least 5 to 1 (MA-RD 5(i)(3))' in err
    assert 'rulebook = "NV": must be "MA" for red-dog' in err


@pytest.mark.usefixtures("nothing_computed")
@pytest.mark.parametrize("words", [("--json", "--html"), ("--out", "file")])
def test_formats_that_do_not_go_together_are_a_matter_of_usage(croupier: Croupier, words: tuple[str, ...]) -> None:
    assert croupier("odds", "red-dog", *words)[0] == 2


def test_a_file_in_place_is_left_alone_when_the_rest_is_refused(croupier: Croupier, tmp_path: Path) -> None:
    kept, new = tmp_path / "kept", tmp_path / "new"
    kept.write_text("before", encoding="utf-8")
    for file in (kept, new):
        assert croupier("odds", "red-dog", "--set", "decks=0", "--json", "--out", str(file))[0] == 1
    assert kept.read_text(encoding="utf-8") == "before"
    assert not new.exists()


def test_what_a_game_reckons_by_itself_is_shown(croupier: Croupier) -> None:
    words = ("odds", "midi-baccarat", "--set", "royal_9.paytable=1", "--wager", "royal 9 chair 9")
    _, out, err = croupier(*words)
    assert err == ""
    for told in ("royal 9 chair 9", "38.051 %", "1,264,706.4300", "784,394.4643"):
        assert told in out
    further = json.loads(croupier(*words, "--json")[1])["wagers"][0]["further"]
    assert (further[1]["figure"], round(further[1]["value_decimal"], 4)) == ("return in the long run", 0.8066)
