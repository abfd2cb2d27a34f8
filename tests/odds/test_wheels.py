"""Roulette and the Big Six wheel: every wager on every wheel, by counting pockets, and the published edges."""

import re
from fractions import Fraction
from functools import cache

import pytest

from croupier.games import registry
from croupier.money import Odds
from croupier.odds.figures import Figures
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import chosen

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
EVEN_MONEY = {"red", "black", "odd", "even", "1 to 18", "19 to 36"}
WHEELS = [
    ("wheel=double", "even_money_on_zero=whole"),
    ("wheel=double", "even_money_on_zero=half"),
    ("wheel=single",),
    ("wheel=double-as-single",),
]


@cache
def wagers(game: str, *settings: str) -> dict[str, Figures]:
    played = registry.game(game)
    return {each.wager: each for each in odds_of(played, chosen(played, settings=settings)).wagers}


def pays_and_covers(wager: str) -> tuple[int, int]:
    """What a roulette wager pays to one, and how many pockets it covers, by its name alone (MA-WHEEL 2(a))."""
    if wager in EVEN_MONEY:
        return 1, 18
    kind, _, _ = wager.partition(" ")
    numbers = {"split": 2, "row": 3, "trio": 3, "corner": 4, "first": 5, "six": 6, "column": 12, "dozen": 12}
    covered = numbers.get(kind, 1)
    return {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2}[covered], covered


@pytest.mark.clause("MA-WHEEL 2(a)", "MA-WHEEL 2(b)", "MA-WHEEL 2(d)(2)")
@pytest.mark.parametrize("settings", WHEELS, ids=" ".join)
def test_every_roulette_wager_by_counting_pockets(settings: tuple[str, ...]) -> None:
    """A double zero that is void is spun again, so the wheel has 37 pockets."""
    pockets = 38 if "wheel=double" in settings else 37
    zeros = pockets - 36
    figures = wagers("roulette", *settings)
    assert len(figures) > 140
    for wager, each in figures.items():
        pays, covered = pays_and_covers(wager)
        half = "even_money_on_zero=half" in settings and wager in EVEN_MONEY
        halved = Fraction(zeros, pockets) if half else Fraction(0)
        lost = 1 - Fraction(covered, pockets) - halved
        assert each.win == Fraction(covered, pockets), wager
        assert each.lose == 1 - each.win, wager
        assert each.edge == lost + halved / 2 - pays * each.win, wager
        assert each.variance == pays**2 * each.win + lost + halved / 4 - each.edge**2, wager


def test_the_wagers_of_double_zero_roulette_are_all_there() -> None:
    figures = wagers("roulette", *WHEELS[0])
    straights = [wager for wager in figures if re.fullmatch(r"\d+", wager)]
    splits = [wager for wager in figures if wager.startswith("split ")]
    # 24 within rows, 33 between rows; five with zeros, the one of both zeros being one wager at two places.
    assert (len(straights), len(splits)) == (38, 24 + 33 + 5)
    assert {wager for wager in figures if wager in EVEN_MONEY} == EVEN_MONEY


@pytest.mark.parametrize(
    ("settings", "wager", "percent"),
    [
        (WHEELS[0], "17", "5.26"),
        (WHEELS[0], "red", "5.26"),
        (WHEELS[0], "first five", "7.89"),
        (WHEELS[1], "red", "2.63"),
        (WHEELS[1], "17", "5.26"),
        (WHEELS[2], "17", "2.70"),
        (WHEELS[2], "dozen 2", "2.70"),
        (WHEELS[3], "red", "2.70"),
    ],
)
def test_the_edge_of_roulette_is_the_published_one(settings: tuple[str, ...], wager: str, percent: str) -> None:
    """Krigman, "Explaining the house edge in double-zero roulette" (casinocitytimes.com, 28 April 2009): 5.26, 2.70.

    boxofficebonus.com, "About Roulette House Edge": 2.63 where a zero takes half, 7.89 for the first five numbers.
    """
    assert f"{float(wagers('roulette', *settings)[wager].edge) * 100:.2f}" == percent


@pytest.mark.clause("MA-WHEEL 1(e)(1)(i)(B)", "MA-WHEEL 3(d)")
def test_five_adjacent_numbers_are_five_straights() -> None:
    adjacent = wagers("roulette", "wheel=double", "five_adjacent=true", "wheel_replica=true")["adjacent 17"]
    assert adjacent.win == Fraction(5, 38)
    assert {fate.payout for fate in adjacent.outcomes} == {Fraction(35 - 4, 5), Fraction(-1)}
    assert adjacent.edge == Fraction(1, 19)
    assert adjacent.total_action == 1


@pytest.mark.parametrize(
    ("colour", "wheel", "pockets", "covered", "pays"),
    [
        ("six", "wheel=double", 38, 6, 5),
        ("six", "wheel=single", 37, 6, 5),
        ("seven", "wheel=single", 37, 7, 4),
        ("eight", "wheel=double", 38, 8, 3),
    ],
)
def test_colour_wagers_by_counting_pockets(colour: str, wheel: str, pockets: int, covered: int, pays: int) -> None:
    figures = wagers("roulette", f"colour_wager.{colour}=true", "red_and_black=false", "dozen=false", wheel)
    coloured = [each for wager, each in figures.items() if wager.startswith("colour")]
    assert coloured
    assert {each.edge for each in coloured} == {1 - Fraction(covered * (pays + 1), pockets)}


@pytest.mark.parametrize(("wheel", "pockets"), [("double", 38), ("single", 37)])
def test_the_seven_numbers_by_counting_pockets(wheel: str, pockets: int) -> None:
    figures = wagers("roulette", f"wheel={wheel}", "seven_numbers=true", "seven_numbers_approval=2026-1")
    assert figures["seven numbers"].edge == 1 - Fraction(7 * 5, pockets)


BIG_SIX = {
    "$1": (24, 1),
    "$2": (15, 2),
    "$5": (7, 5),
    "$10": (4, 10),
    "$20": (2, 20),
    "joker": (1, 45),
    "flag": (1, 45),
}


@pytest.mark.clause("MA-WHEEL 5(a)")
@pytest.mark.parametrize("between", ["previous", "respin"])
@pytest.mark.parametrize("wager", BIG_SIX)
def test_every_big_six_wager_by_counting_stops(wager: str, between: str) -> None:
    stops, pays = BIG_SIX[wager]
    each = wagers("big-six", f"between={between}")[wager]
    assert each.win == Fraction(stops, 54)
    assert each.edge == 1 - Fraction(stops * (pays + 1), 54)
    assert each.variance == (pays**2 * stops + 54 - stops) / Fraction(54) - each.edge**2


@pytest.mark.parametrize(
    ("wager", "percent"),
    [
        ("$1", "11.11"),
        ("$2", "16.67"),
        ("$5", "22.22"),
        ("$10", "18.52"),
        ("$20", "22.22"),
        ("joker", "14.81"),
        ("flag", "14.81"),
    ],
)
def test_the_edge_of_big_six_is_the_published_one(wager: str, percent: str) -> None:
    """The Casinos Guide, "Wheel of Fortune" (the-casinos-guide.com/wheel-of-fortune): the edges of the five amounts.

    ThoughtCo, "Wheel of Fortune" (thoughtco.com/wheel-of-fortune-537626): 14.81 for what is paid 45 to 1.
    """
    assert f"{float(wagers('big-six')[wager].edge) * 100:.2f}" == percent


def test_other_odds_are_reckoned_with() -> None:
    played = registry.game("big-six")
    submission = chosen(played, settings=['payout_odds.joker="50 to 1"'])
    assert submission.payout_odds["joker"] == Odds(50)  # type: ignore[attr-defined]
    joker = {each.wager: each for each in odds_of(played, submission).wagers}["joker"]
    assert joker.edge == 1 - Fraction(51, 54)
