"""Red dog: exact odds for each number of decks, against an enumeration of all hands and against published figures."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from croupier.games import registry
from croupier.games.red_dog.submission import RedDog
from croupier.money import Odds
from croupier.odds.games import GameOdds, odds_of

PAYS = {1: 5, 2: 4, 3: 2}


@cache
def odds(decks: int) -> GameOdds:
    return odds_of(registry.game("red-dog"), RedDog(rulebook="MA", game="red-dog", decks=decks))


@cache
def enumerated(decks: int) -> dict[int, Fraction]:
    """What a unit gains with which probability, raising from a spread of seven on: all ordered hands by value."""
    gains: dict[int, Fraction] = {}
    copies, cards = 4 * decks, 52 * decks
    for first in range(2, 15):
        for second in range(2, 15):
            for third in range(2, 15):
                ways = copies * (copies - (second == first)) * (copies - (third == first) - (third == second))
                low, high = sorted((first, second))
                spread = high - low - 1
                if spread == -1:
                    gain = 11 if third == first else 0
                elif spread == 0:
                    gain = 0
                else:
                    stake = 2 if spread >= 7 else 1
                    gain = stake * PAYS.get(spread, 1) if low < third < high else -stake
                gains[gain] = gains.get(gain, Fraction(0)) + Fraction(ways, cards * (cards - 1) * (cards - 2))
    return gains


def test_the_enumeration_by_value_is_that_of_all_cards() -> None:
    """Every ordered hand of one deck, card by card, to check the enumeration itself."""
    values = [value for value in range(2, 15) for _ in range(4)]
    hands = dict.fromkeys(enumerated(1), 0)
    for first, second, third in permutations(values, 3):
        low, high = min(first, second), max(first, second)
        spread, inside = high - low - 1, low < third < high
        if spread <= 0:
            gain = 11 if first == second == third else 0
        elif spread >= 7:
            gain = 2 if inside else -2
        else:
            gain = PAYS.get(spread, 1) if inside else -1
        hands[gain] += 1
    assert {gain: Fraction(count, 52 * 51 * 50) for gain, count in hands.items()} == enumerated(1)


@pytest.mark.parametrize("decks", [1, 2, 4, 6, 8])
def test_the_odds_are_those_of_the_enumeration(decks: int) -> None:
    (wager,) = odds(decks).wagers
    gains = enumerated(decks)
    told: dict[Fraction, Fraction] = {}
    for fate in wager.outcomes:
        told[fate.payout] = told.get(fate.payout, Fraction(0)) + fate.probability
    assert told == gains
    assert wager.edge == -sum(gain * part for gain, part in gains.items())
    assert wager.win == sum(part for gain, part in gains.items() if gain > 0)
    assert wager.push == gains[0]


@pytest.mark.parametrize(("decks", "percent"), [(1, "3.15"), (2, "3.077"), (4, "2.88"), (6, "2.80"), (8, "2.75")])
def test_the_edge_is_the_published_one(decks: int, percent: str) -> None:
    """Odds Shark, "Red Dog Odds" (oddsshark.com/betting-101/casino/red-dog-odds): the edge by number of decks.

    Its figure for one deck is cut off, the others are rounded.
    """
    (wager,) = odds(decks).wagers
    digits = len(percent.partition(".")[2])
    assert abs(float(wager.edge) * 100 - float(percent)) < (1 if decks == 1 else 0.5) / 10**digits


PUBLISHED = {
    1: ("0.077419", "-0.535484"),
    2: ("0.154839", "-0.225806"),
    3: ("0.232258", "-0.303226"),
    4: ("0.309677", "-0.380645"),
    5: ("0.387097", "-0.225806"),
    6: ("0.464516", "-0.070968"),
    7: ("0.541935", "0.083871"),
    8: ("0.619355", "0.238710"),
    9: ("0.696774", "0.393548"),
    10: ("0.774194", "0.548387"),
    11: ("0.851613", "0.703226"),
}


@pytest.mark.parametrize("spread", PUBLISHED)
def test_what_a_raise_gains_by_its_spread_is_as_published(spread: int) -> None:
    """Wizard of Odds, "Red Dog" (wizardofodds.com/reddog, 17 July 2007): "Expected Gain by Raising", six decks."""
    chosen = odds(6).choices[f"spread {spread}"]
    gained = chosen.worth["raise"] - chosen.worth["no raise"]
    assert f"{float(gained):.6f}" == PUBLISHED[spread][1]
    win = (gained + 1) / (PAYS.get(spread, 1) + 1)
    assert f"{float(win):.6f}" == PUBLISHED[spread][0]


@pytest.mark.parametrize("decks", [1, 2, 4, 6, 8])
def test_a_raise_is_right_from_a_spread_of_seven_on(decks: int) -> None:
    """Wizard of Odds, as above: "true regardless of the number of decks used"."""
    best = {situation: chosen.best for situation, chosen in odds(decks).choices.items()}
    assert best == {f"spread {spread}": "raise" if spread >= 7 else "no raise" for spread in range(1, 12)}


def test_the_edge_of_all_action_reckons_the_raises_in() -> None:
    (wager,) = odds(6).wagers
    raised = sum((chosen.probability for chosen in odds(6).choices.values() if chosen.best == "raise"), Fraction(0))
    assert wager.total_action == 1 + raised
    assert wager.edge_of_action == wager.edge / (1 + raised)


@pytest.mark.clause("MA-RD 5(i)(3)")
def test_higher_odds_change_the_best_choice() -> None:
    """At 2 to 1 a spread of six is worth a raise."""
    pays = {**RedDog(rulebook="MA", game="red-dog").spread_pays, 6: Odds(2)}
    generous = odds_of(registry.game("red-dog"), RedDog(rulebook="MA", game="red-dog", spread_pays=pays))
    assert generous.choices["spread 6"].best == "raise"
    assert generous.wagers[0].edge < odds(6).wagers[0].edge
