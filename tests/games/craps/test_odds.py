"""Exact odds, from the machines that are compiled from the script, against published figures.

Sources: (H) "Summary of bets, house %", casinodealerswebsite.com, for line bets, odds, place bets and the centre of the
table; (E) Stewart N. Ethier, The Doctrine of Chances, chapter 15, as printed by Donald Catlin, "The Fire Bet", Casino
City Times, 13 February 2010.
"""

from fractions import Fraction
from functools import cache

import pytest

from croupier.equipment.dice import THROWS
from croupier.games.craps.rules.automata import START, Roll
from croupier.games.craps.rules.totals import Point
from croupier.games.craps.submission import DiceGame
from croupier.games.registry import game
from croupier.odds.figures import Figures
from croupier.odds.gains import gain_of
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import chosen

ALL = ("wagers.buy=true", "wagers.lay=true", "wagers.six_seven_eight=true", "wagers.horn_high_area=true")


@cache
def odds(*settings: str, name: str = "craps", only: tuple[str, ...] = ()) -> dict[str, Figures]:
    submission = chosen(game(name), settings=settings)
    return {each.wager: each for each in odds_of(game(name), submission, only).wagers}


EDGES = {
    "pass come": Fraction(7, 495),
    "dont pass,dont come": Fraction(3, 220),
    "place 4,place 10": Fraction(1, 15),
    "place 5,place 9": Fraction(1, 25),
    "place 6,place 8": Fraction(1, 66),
    "place 4 to lose,place 10 to lose": Fraction(1, 33),
    "place 5 to lose,place 9 to lose": Fraction(1, 40),
    "place 6 to lose,place 8 to lose": Fraction(1, 55),
    "hard 4,hard 10": Fraction(1, 9),
    "hard 6,hard 8": Fraction(1, 11),
    "field,6-7-8": Fraction(1, 18),
    "any seven": Fraction(1, 6),
    "any craps,craps 3,eleven,c and e": Fraction(1, 9),
    "craps 2,craps 12": Fraction(5, 36),
    "horn": Fraction(1, 8),
    "horn high 2,horn high 12": Fraction(23, 180),
    "horn high 3,horn high 11": Fraction(11, 90),
    "hop 2-2,hop 3-3,hop 4-4,hop 5-5": Fraction(5, 36),
    "hop 1-3,hop 1-4,hop 1-5,hop 1-6,hop 2-3,hop 2-4,hop 2-5": Fraction(1, 9),
    "hop 2-6,hop 3-4,hop 3-5,hop 3-6,hop 4-5,hop 4-6": Fraction(1, 9),
    "buy 4,buy 5,buy 6,buy 8,buy 9,buy 10": Fraction(1, 20),
    "lay 4,lay 5,lay 6,lay 8,lay 9,lay 10": Fraction(1, 20),
}


@pytest.mark.parametrize(
    ("wager", "edge"),
    [
        (wager, edge)
        for wagers, edge in EDGES.items()
        for wager in (("pass", "come") if wagers == "pass come" else wagers.split(","))
    ],
)
def test_the_edge_of_every_wager(wager: str, edge: Fraction) -> None:
    """Each is published in (H) as a percentage, but for 6-7-8 and the hops, which follow from their odds."""
    assert odds(*ALL)[wager].edge == edge


def test_no_wager_is_left_out() -> None:
    listed = [wager for wagers in EDGES for wager in wagers.replace("pass come", "pass,come").split(",")]
    assert {*odds(*ALL)} == {*listed, "pass with odds", "dont pass with odds"}


def test_mini_craps_decides_every_wager_alike() -> None:
    craps, mini_craps = (chosen(game(name), settings=ALL) for name in ("craps", "mini-craps"))
    assert isinstance(craps, DiceGame)
    assert isinstance(mini_craps, DiceGame)
    assert craps.kinds == mini_craps.kinds


def test_dont_pass_is_barred_once_in_36() -> None:
    """Of each bet made it costs 3/220, of each that is decided 27/1925: both figures are published as its edge."""
    found = odds(*ALL)["dont pass"]
    assert (found.win, found.lose, found.push) == (Fraction(949, 1980), Fraction(244, 495), Fraction(1, 36))
    assert found.edge / (1 - found.push) == Fraction(27, 1925)


@pytest.mark.parametrize(
    ("settings", "pass_percent", "dont_percent"),
    [
        (("odds_multiple=1",), "0.848", "0.682"),
        (("odds_multiple=2",), "0.606", "0.455"),
        (("odds_multiple=3",), "0.471", "0.341"),
        (
            ("odds_multiple=4", *(f"odds_multiple_by_point.{key}" for key in ("4=3", "10=3", "6=5", "8=5"))),
            "0.374",
            "0.273",
        ),
        (("odds_multiple=10",), "0.184", "0.124"),
        (("odds_multiple=100",), "0.021", "0.014"),
    ],
)
def test_odds_lower_the_edge_of_all_action(settings: tuple[str, ...], pass_percent: str, dont_percent: str) -> None:
    found = odds(*settings, only=("pass with odds", "dont pass with odds"))
    assert f"{float(found['pass with odds'].edge_of_action) * 100:.3f}" == pass_percent
    assert f"{float(found['dont pass with odds'].edge_of_action) * 100:.3f}" == dont_percent
    assert found["pass with odds"].edge == Fraction(7, 495), "odds cost nothing"
    assert found["dont pass with odds"].edge == Fraction(3, 220)


@pytest.mark.parametrize(("number", "edge"), [(4, Fraction(1, 60)), (5, Fraction(1, 50)), (6, Fraction(1, 44))])
def test_a_percentage_on_winners_costs_less(number: int, edge: Fraction) -> None:
    submission = chosen(game("craps"), settings=["wagers.buy=true", f"wagers.buy.collected.{number}=when won"])
    assert isinstance(submission, DiceGame)
    automaton = submission.kinds[f"buy {number}"].automaton
    steps = [automaton.step(START, Roll(throw, Point(4))) for throw in THROWS]
    results = [step.result for step in steps if step.result is not None]
    assert -sum(map(gain_of, results), Fraction(0)) / len(results) == edge


def test_the_fire_bet() -> None:
    """(E) prints 0.008798178440 for four points; the rest is derived anew from the chances of a point."""
    (fire,) = odds("wagers.fire_bet.table=A", only=("fire",)).values()
    won = {int(fate.payout): fate.probability for fate in fire.outcomes if fate.payout > 0}
    assert f"{float(won[24]):.12f}" == "0.008798178440"
    assert won == {pays: chance_of_points(count) for count, pays in ((4, 24), (5, 249), (6, 999))}
    assert f"{float(fire.edge) * 100:.2f}" == "20.76"
    table_b = fire.lose - 39 * won[24] - 199 * won[249] - 499 * won[999]
    assert f"{float(table_b) * 100:.2f}" == "23.89"


def chance_of_points(count: int) -> Fraction:
    """How likely a shooter makes so many different points: each point is made or lost, whatever comes between."""
    ways = {4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}
    made = {point: Fraction(each, 24) * Fraction(each, each + 6) for point, each in ways.items()}
    lost = 1 - sum(made.values())

    def end(points: frozenset[int]) -> Fraction:
        new = [point for point in ways if point not in points]
        goes_on = sum((made[point] * end(points | {point}) for point in new), Fraction(0))
        return (goes_on + (lost if len(points) == count else 0)) / (1 - sum(made[point] for point in points))

    return end(frozenset())
