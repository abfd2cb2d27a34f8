"""How long wagers and hands last, against published figures.

Source: S. N. Ethier and F. M. Hoppe, "A world record in Atlantic City and the length of the shooter's hand at craps",
The Mathematical Intelligencer 32 (2010): 1671/196 throws on average, and 154 or more once in 5.59e9 hands.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import islice

import pytest

from croupier.games.craps.rules.durations import hand_lengths, length_of_a_hand, throws_of_a_hand, throws_to_decision
from croupier.games.craps.submission import DiceGame
from croupier.games.registry import game
from croupier.odds.formats import as_json, as_markdown
from croupier.odds.games import GameOdds
from croupier.odds.sheet import as_html
from croupier.rulebooks.submissions.reading import chosen


@pytest.mark.parametrize(
    ("wager", "throws"),
    [
        ("pass", Fraction(557, 165)),
        ("dont pass", Fraction(557, 165)),
        ("come", Fraction(557, 165)),
        ("place 4", Fraction(36, 9)),
        ("place 5", Fraction(36, 10)),
        ("place 6 to lose", Fraction(36, 11)),
        ("hard 4", Fraction(36, 9)),
        ("hard 6", Fraction(36, 11)),
        ("field", Fraction(1)),
    ],
)
def test_throws_to_a_decision(wager: str, throws: Fraction) -> None:
    submission = chosen(game("craps"))
    assert isinstance(submission, DiceGame)
    assert throws_to_decision(submission.kinds[wager].automaton) == throws


def test_throws_of_a_hand() -> None:
    assert throws_of_a_hand() == Fraction(1671, 196)


def test_the_lengths_of_hands() -> None:
    shorter = list(islice(hand_lengths(), 153))
    assert shorter[:2] == [0, Fraction(24, 36) * Fraction(6, 36)]
    assert f"{1 / float(1 - sum(shorter)):.2e}" == "5.59e+09"


@pytest.mark.parametrize("name", ["craps", "mini-craps"])
def test_the_length_of_a_hand_is_told_with_the_odds(name: str) -> None:
    (measure,) = game(name).measures()
    assert measure == length_of_a_hand()[0]
    average, *chances = measure.figures.items()
    assert average == ("throws on average", Fraction(1671, 196))
    assert chances[0] == ("chance of 2 throws", Fraction(1, 9))
    assert sum(chance for _, chance in chances) == 1


@pytest.mark.parametrize("written", [as_json, as_markdown, as_html])
def test_every_sheet_tells_the_length_of_a_hand(written: Callable[[GameOdds], str]) -> None:
    mini = game("mini-craps")
    assert "chance of more than 20 throws" in written(GameOdds(mini, chosen(mini), (), {}, mini.measures()))
