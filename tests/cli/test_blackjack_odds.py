"""`croupier odds blackjack` in the terminal, for programs and as a chart."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.games.blackjack.strategy import FOLDER

Croupier = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session", autouse=True)
def kept_reports(tmp_path_factory: pytest.TempPathFactory) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROUPIER_CACHE", str(tmp_path_factory.mktemp("reports")))
        yield


def test_programs_get_expectation_deviation_and_class(croupier: Croupier) -> None:
    code, out, _ = croupier("odds", "blackjack", "--set", "decks=1", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["class"] == "CDZ-"
    assert told["expectation"] == pytest.approx(0.00176, abs=1e-4)
    assert told["sd"] == pytest.approx(1.15, abs=0.01)
    assert sum(each["probability"] for each in told["hands"]) == pytest.approx(1)
    assert told["insurance"]["expectation"] == pytest.approx(3 * 16 / 51 - 1)
    assert told["chart"]["words"]["hard"]["16"] == "S S S S S H H H H H".split()
    assert croupier("odds", "blackjack", "--set", "decks=1", "--json")[1] == out


def test_programs_get_the_side_wagers_on_the_same_sheet(croupier: Croupier) -> None:
    asked = ("odds", "blackjack", "--set", "wagers.match_the_dealer=true", "--json")
    told, alone = (json.loads(croupier(*asked, *options)[1]) for options in ((), ("--wager", "match the dealer")))
    assert told["wagers"] == alone["wagers"]
    assert told["class"] == "CDZ-"
    assert json.loads(croupier("odds", "blackjack", "--json")[1])["wagers"] == []


def test_people_get_the_class_the_chart_and_every_hand(croupier: Croupier) -> None:
    code, out, _ = croupier("odds", "blackjack", "--set", "decks=1")
    assert code == 0
    assert "CDZ-" in out
    assert "TDZ-" in out
    assert "insurance -5.8824 %" in out


@pytest.mark.parametrize("ending", [".svg", ".html"])
def test_the_chart_has_a_cell_for_each_hand_and_card(croupier: Croupier, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"chart{ending}"
    assert croupier("odds", "blackjack", "--set", "decks=1", "--chart", str(file))[0] == 0
    text = file.read_text(encoding="utf-8")
    drawing = ET.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])  # noqa: S314 - our own file
    said = [each.text for each in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Hard", "Soft", "Pairs", "17+", "A,7", "8,8", "T,T", "split"} <= set(said)
    assert said.count("P") > 40


def test_where_two_cards_are_shown_ten_is_a_count(croupier: Croupier, tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    assert croupier("odds", "blackjack", "--set", "dealer_second_card=face-up", "--chart", str(file))[0] == 0
    said = [each.text for each in ET.parse(file).iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314 - our own file
    assert said[said.index("Hard") + 1 :][:8] == "4 5 6 7 8 9 10 11".split()


def test_a_single_hand_is_answered(croupier: Croupier) -> None:
    code, out, _ = croupier("odds", "blackjack", "--hand", "T 6", "--up", "T", "--removed", "5 5 T", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["move"] == "stand"
    assert told["worth"]["stand"] > told["worth"]["draw"] > told["worth"]["double"]
    assert sum(told["dealer"].values()) == pytest.approx(1)


def test_without_the_fives_gone_a_sixteen_draws(croupier: Croupier) -> None:
    assert json.loads(croupier("odds", "blackjack", "--hand", "T 6", "--up", "T", "--json")[1])["move"] == "draw"


def test_a_hand_of_many_cards_may_only_stand_or_draw(croupier: Croupier) -> None:
    told = json.loads(croupier("odds", "blackjack", "--hand", "2 2 A 3", "--up", "A", "--json")[1])
    assert set(told["worth"]) == {"stand", "draw"}
    assert told["insurance"] == pytest.approx(3 * 96 / 307 - 1)


@pytest.mark.clause("MA-BJ 6(j)")
def test_with_a_card_reader_a_decision_is_made_knowing_of_no_blackjack(croupier: Croupier) -> None:
    asked = ("odds", "blackjack", "--hand", "T 6", "--up", "T", "--json")
    plain = json.loads(croupier(*asked)[1])
    read = json.loads(croupier(*asked, "--set", "dealer_second_card=hole-down-reader")[1])
    lost = plain["dealer"]["blackjack"]
    assert read["worth"]["stand"] == pytest.approx((plain["worth"]["stand"] + lost) / (1 - lost))
    assert read["move"] == plain["move"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--hand", "T T 5", "--up", "T"), "25 is over 21"),
        (("--hand", "T", "--up", "T"), "two cards or more"),
        (("--hand", "T 1", "--up", "T"), '"1" is no card'),
        (("--hand", "T 6"), "--hand and --up go together"),
        (("--hand", "T 6", "--up", "T 6"), "the dealer shows one card"),
        (("--hand", "6 6", "--up", "6", "--removed", "6 6", "--set", "decks=1"), "the shoe holds 2"),
        (("--removed", "A A A A A", "--set", "decks=1"), "5 of the cards A are named, and the shoe holds 4"),
        (("--removed", " ".join("T" * 15 + "9999888877776666"), "--set", "decks=1"), "21 cards of 70 points are left"),
        (("--class", "CDX"), 'no class of play "CDX"'),
        (("--chart", "chart.png"), "ends with .svg or .html"),
        (("--set", "dealer_second_card=face-up", "--hand", "T 6", "--up", "T"), "MA-BJ 6(k)"),
    ],
)
def test_what_cannot_be_is_refused(croupier: Croupier, options: tuple[str, ...], why: str) -> None:
    code, _, err = croupier("odds", "blackjack", *options)
    assert code == 1
    assert why in err


def test_options_of_blackjack_are_for_blackjack(croupier: Croupier) -> None:
    code, _, err = croupier("odds", "roulette", "--hand", "T 6", "--up", "T")
    assert code == 1
    assert "are not for roulette" in err


def test_a_strategy_is_evaluated_and_its_class_is_named(croupier: Croupier) -> None:
    file = str(FOLDER / "several-decks-stand.toml")
    told = json.loads(croupier("odds", "blackjack", "--strategy", file, "--json")[1])
    best = json.loads(croupier("odds", "blackjack", "--class", "TDZ-", "--json")[1])
    assert told["class"] == "strategy file"
    assert best["expectation"] - 1e-5 < told["expectation"] <= best["expectation"]


def test_a_strategy_that_lacks_cells_is_refused(croupier: Croupier, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (FOLDER / "several-decks-stand.toml").read_text(encoding="utf-8")
    file.write_text("\n".join(line for line in text.splitlines() if not line.startswith("12 ")), encoding="utf-8")
    code, _, err = croupier("odds", "blackjack", "--strategy", str(file))
    assert code == 1
    assert "hard 12" in err


def test_a_strategy_for_one_open_card_does_not_know_two(croupier: Croupier) -> None:
    file = str(FOLDER / "several-decks-stand.toml")
    code, _, err = croupier("odds", "blackjack", "--strategy", file, "--set", "dealer_second_card=face-up")
    assert code == 1
    assert "no cells against" in err


def test_cards_removed_change_the_expectation_as_counters_know(croupier: Croupier) -> None:
    told = json.loads(croupier("odds", "blackjack", "--removal", "--json")[1])
    effects = {each["of"]: each["effect"] for each in told}
    assert max(effects, key=lambda card: effects[card]) == "5"
    assert effects["A"] < 0 > effects["T"]
    assert abs(sum(effects[card] * (4 if card == "T" else 1) for card in effects)) < 1e-12
