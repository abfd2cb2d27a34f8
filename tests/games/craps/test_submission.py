"""What a licensee may choose at craps and mini-craps, and what the notices and the layout print."""

import re

import pytest
from tests.games.craps.felt import EVERYTHING

from croupier.games.craps.layout import layout
from croupier.games.craps.submission import DiceGame
from croupier.games.registry import game
from croupier.rulebooks.submissions.posting import as_markdown
from croupier.rulebooks.submissions.reading import judged


def accepted(name: str = "craps", **options: object) -> DiceGame:
    submission = judged({"rulebook": "MA", "game": name, **options}, [game(name)]).accepted()
    assert isinstance(submission, DiceGame)
    return submission


def problems(name: str = "craps", **options: object) -> list[str]:
    return [str(each) for each in judged({"rulebook": "MA", "game": name, **options}, [game(name)]).problems]


@pytest.mark.parametrize("name", ["craps", "mini-craps"])
def test_the_default_is_in_order(name: str) -> None:
    assert problems(name) == []


@pytest.mark.clause("MA-CRAPS 4(b)")
def test_odds_are_raised_and_never_lowered() -> None:
    assert accepted(pays={"craps_12": "31 to 1"}).pays["craps_12"].win == 31
    assert problems(pays={"craps_12": "29 to 1"}) == [
        'pays.craps_12 = "29 to 1": must be at least 30 to 1 (MA-CRAPS 4(b))'
    ]


@pytest.mark.clause("MA-CRAPS 2")
def test_the_list_of_wagers_is_closed() -> None:
    assert problems(pays={"big_6": "1 to 1"}) == ['pays.big_6 = "1 to 1": is no permissible wager (MA-CRAPS 2)']


@pytest.mark.clause("MA-CRAPS 2", "MA-CRAPS 12(a)")
def test_mini_craps_has_no_fire_bet() -> None:
    fire = {"fire_bet": {"table": "A"}}
    assert problems(wagers=fire) == []
    assert problems("mini-craps", wagers=fire) == ["wagers.fire_bet: is permitted at craps only (MA-CRAPS 2)"]


@pytest.mark.clause("MA-CRAPS 4(e)")
def test_the_fire_bet_needs_its_table_and_pays_no_less() -> None:
    (missing,) = problems(wagers={"fire_bet": True})
    assert missing.startswith("wagers.fire_bet.table: is missing")
    (low,) = problems(wagers={"fire_bet": {"table": "B", "pays": {"5": "198 to 1"}}})
    assert low == 'wagers.fire_bet.pays.5 = "198 to 1": must be at least 199 to 1 (MA-CRAPS 4(e))'
    (odd,) = problems(wagers={"fire_bet": {"table": "B", "pays": {"3": "6 to 1"}}})
    assert "wins with 4, 5 or 6 points (MA-CRAPS 2(nn))" in odd
    fire = accepted(wagers={"fire_bet": {"table": "A", "pays": {"6": "1000 to 1"}}}).wagers.fire_bet
    assert fire is not None
    assert [odds.win for odds in fire.in_force.values()] == [24, 249, 1000]


@pytest.mark.clause("MA-CRAPS 5(a)", "MA-CRAPS 5(b)")
@pytest.mark.parametrize("wager", ["buy", "lay"])
def test_the_percentage_is_at_most_five(wager: str) -> None:
    assert problems(wagers={wager: {"vigorish_percent": 5}}) == []
    (high,) = problems(wagers={wager: {"vigorish_percent": 6}})
    assert "must be a whole number, from 0 to 5" in high


@pytest.mark.clause("MA-CRAPS 5(a)")
def test_a_percentage_is_for_a_place_number() -> None:
    (odd,) = problems(wagers={"buy": {"collected": {"7": "when won"}}})
    assert odd == "wagers.buy.collected.7: is no number of a place bet (MA-CRAPS 5(a))"


@pytest.mark.clause("MA-CRAPS 5(b)")
def test_place_to_lose_gives_way_to_lay_bets_only() -> None:
    assert problems(wagers={"place_to_lose": False, "lay": True}) == []
    (left_out,) = problems(wagers={"place_to_lose": False})
    assert left_out.endswith("is left out only in favour of lay bets (MA-CRAPS 5(b))")


@pytest.mark.clause("MA-CRAPS 5(c)")
def test_no_other_wager_has_a_percentage() -> None:
    (unknown,) = problems(wagers={"place": {"vigorish_percent": 5}})
    assert "is no option here" in unknown
    submission = accepted(wagers=EVERYTHING)
    charged = [kind for kind in submission.kinds if submission.fee_when_made(kind) or submission.fee_when_won(kind)]
    assert all(kind.startswith(("buy ", "lay ")) for kind in charged)


@pytest.mark.clause("MA-CRAPS 6(e)")
def test_odds_go_from_one_to_a_hundred_times() -> None:
    assert problems(odds_multiple=100, odds_multiple_by_point={"4": 1}) == []
    assert len(problems(odds_multiple=101)) == 1
    assert len(problems(odds_multiple=0)) == 1
    assert len(problems(odds_multiple_by_point={"4": 101})) == 1
    assert problems(odds_multiple_by_point={"7": 1}) == ["odds_multiple_by_point.7: is no point (MA-CRAPS 6(e))"]


@pytest.mark.clause("MA-CRAPS 7(a)")
def test_at_least_five_dice_are_at_the_table() -> None:
    (few,) = problems(dice=4)
    assert few == "dice = 4: must be a whole number, from 5 to 9 (MA-CRAPS 7(a))"


@pytest.mark.clause("MA-CRAPS 9(e)(1)", "MA-CRAPS 9(e)(2)")
def test_who_may_be_designated_to_call_no_roll() -> None:
    assert problems(no_roll_by=["stickperson"]) == []
    assert problems(no_roll_by=["dealer"]) == [
        'no_roll_by[0] = "dealer": must be one of boxperson, stickperson (MA-CRAPS 9(e)(1))'
    ]
    assert problems(no_roll_by=[]) == [
        "no_roll_by = []: somebody must be designated: any of boxperson, stickperson (MA-CRAPS 9(e)(1))"
    ]
    assert problems("mini-craps", no_roll_by=["floorperson"]) == []
    assert "MA-CRAPS 9(e)(2)" in problems("mini-craps", no_roll_by=["boxperson"])[0]
    assert "no stickperson to designate" in problems("mini-craps", no_roll_by=["stickperson"])[0]
    assert problems("mini-craps", no_roll_by=["stickperson"], stickperson=True) == []


@pytest.mark.clause("MA-CRAPS 4(a)", "MA-CRAPS 5(a)")
@pytest.mark.parametrize("name", ["craps", "mini-craps"])
def test_odds_are_printed_with_the_word_to(name: str) -> None:
    wagers = {key: value for key, value in EVERYTHING.items() if name == "craps" or key != "fire_bet"}
    submission = accepted(name, wagers=wagers)
    printed = as_markdown("Craps", submission.notices(), "") + " ".join(area.pays for area in layout(submission).areas)
    assert "4 to 1" in printed
    assert not re.search(r"\d+ for \d+", printed)
    assert "Buy bet on 4: 5 percent of the wager, collected when made." in printed


@pytest.mark.parametrize("name", ["craps", "mini-craps"])
@pytest.mark.parametrize("wagers", [{}, EVERYTHING])
def test_every_wager_has_one_area_and_no_two_areas_overlap(name: str, wagers: dict[str, object]) -> None:
    offered = {key: value for key, value in wagers.items() if name == "craps" or key != "fire_bet"}
    submission = accepted(name, wagers=offered)
    felt = layout(submission)
    names = [area.name for area in felt.areas]
    assert len(names) == len(set(names))
    left_out = () if wagers else ("6-7-8", "horn high 2", "horn high 3", "horn high 11", "horn high 12")
    assert not [area for area in submission.spots if area not in names and area not in left_out]
    for one in felt.areas:
        assert 0 <= one.x <= one.x + one.width <= felt.width + 0.01
        assert 0 <= one.y <= one.y + one.height <= felt.height + 0.01
        for other in felt.areas:
            apart = (
                one is other
                or one.x + one.width <= other.x + 0.01
                or other.x + other.width <= one.x + 0.01
                or one.y + one.height <= other.y + 0.01
                or other.y + other.height <= one.y + 0.01
            )
            assert apart, f"{one.name} and {other.name} overlap"
