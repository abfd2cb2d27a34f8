"""The decisions of red dog against formulas of their own, over every pair and triple of cards that matters."""

from itertools import product

import pytest

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.red_dog import rules
from croupier.games.red_dog.rules import Consecutive, Pair, Spread
from croupier.money import Odds

LETTERS = "23456789TJQKA"


@pytest.mark.clause("MA-RD 1(b)(1)")
@pytest.mark.parametrize(("letter", "value"), list(zip(LETTERS[:9], range(2, 11), strict=True)))
def test_two_to_ten_have_their_face_value_in_every_suit(letter: str, value: int) -> None:
    assert [rules.value(Card(letter + suit)) for suit in "cdhs"] == [value] * 4


@pytest.mark.clause("MA-RD 1(b)(2)", "MA-RD 1(b)(3)", "MA-RD 1(b)(4)", "MA-RD 1(b)(5)")
@pytest.mark.parametrize(("letter", "value"), [("J", 11), ("Q", 12), ("K", 13), ("A", 14)])
def test_court_cards_and_the_ace_count_eleven_to_fourteen(letter: str, value: int) -> None:
    assert [rules.value(Card(letter + suit)) for suit in "cdhs"] == [value] * 4


@pytest.mark.clause("MA-RD 5(e)", "MA-RD 5(f)", "MA-RD 5(g)")
def test_every_opening() -> None:
    """The spread is counted here as the ranks that stand between two letters of the alphabet of ranks."""
    for left, right in product(DECK, DECK):
        low, high = sorted((LETTERS.index(left[0]), LETTERS.index(right[0])))
        between = LETTERS[low + 1 : high]
        expected: Consecutive | Pair | Spread
        if low == high:
            expected = Pair()
        elif not between:
            expected = Consecutive()
        else:
            expected = Spread(len(between))
        assert rules.opening(left, right) == expected, f"{left} {right}"


def test_every_spread_from_one_to_eleven_can_come() -> None:
    made = [rules.opening(Card("2c"), Card(f"{letter}d")) for letter in LETTERS[2:]]
    assert made == [Spread(size) for size in rules.SPREADS]


@pytest.mark.clause("MA-RD 5(i)(1)")
def test_every_third_card() -> None:
    for left, right, third in product(Rank, repeat=3):
        low, high = sorted((LETTERS.index(left.letter), LETTERS.index(right.letter)))
        between = LETTERS[low + 1 : high]
        cards = [Card(f"{rank.letter}h") for rank in (third, left, right)]
        assert rules.falls_between(*cards) == (third.letter in between), cards


@pytest.mark.clause("MA-RD 5(f)(1)", "MA-RD 5(f)(2)")
def test_three_of_a_kind_is_three_equal_ranks_whatever_the_suits() -> None:
    for first, third in product(Rank, repeat=2):
        cards = [Card(f"{first.letter}h"), Card(f"{first.letter}s"), Card(f"{third.letter}h")]
        assert rules.three_of_a_kind(cards) == (first is third)


@pytest.mark.clause(
    "MA-RD 5(i)(2)",
    "MA-RD 5(i)(2)(Spread 1)",
    "MA-RD 5(i)(2)(Spread 2)",
    "MA-RD 5(i)(2)(Spread 3)",
    "MA-RD 5(i)(2)(Spread 4 to 11)",
)
@pytest.mark.parametrize(("spread", "win"), list(enumerate([5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1], start=1)))
def test_the_printed_odds(spread: int, win: int) -> None:
    assert rules.LEAST_ODDS[spread] == Odds(win, 1)
    assert len(rules.LEAST_ODDS) == 11


@pytest.mark.clause("MA-RD 5(f)(1)")
def test_three_of_a_kind_pays_eleven_to_one() -> None:
    assert Odds(11, 1) == rules.THREE_OF_A_KIND


@pytest.mark.clause("MA-RD 3(c)")
@pytest.mark.parametrize(("decks", "nearest", "behind"), [(1, 13, 13), (2, 52, 26), (6, 52, 78), (8, 52, 104)])
def test_where_the_cutting_card_may_stand(decks: int, nearest: int, behind: int) -> None:
    assert rules.nearest_cut(decks) == nearest
    assert rules.cards_behind(decks) == behind
