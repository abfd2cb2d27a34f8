"""What hands are paid on average over the suits, against every suit that their cards can have."""

from fractions import Fraction
from itertools import product

import pytest

from croupier.equipment.cards import Card
from croupier.games.blackjack import rules
from croupier.games.blackjack.submission import Blackjack
from croupier.games.registry import game
from croupier.odds.blackjack.analysis import analyse
from croupier.odds.blackjack.compositions import full_shoe, read
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.terms import terms_of
from croupier.rulebooks.submissions.reading import chosen


def submission(*settings: str) -> Blackjack:
    found = chosen(game("blackjack"), settings=settings)
    assert isinstance(found, Blackjack)
    return found


@pytest.mark.parametrize("hand", ["6 7 8", "5 7 9", "2 9 T", "7 7 7", "2 3 4 5 7", "2 3 4 6 6"])
@pytest.mark.clause("MA-BJ 3(e)")
def test_a_hand_is_paid_the_average_over_its_suits(hand: str) -> None:
    choices = submission('special_odds=["678-suited", "three-sevens", "five-card-21"]')
    number = all_hands().number[read(hand, "hand")]
    paid = []
    for suits in product("cdhs", repeat=len(hand.split())):
        cards = [Card(f"{letter}{suit}") for letter, suit in zip(hand.split(), suits, strict=True)]
        odds = choices.odds(cards, rules.counted(cards))
        paid.append(Fraction(odds.win, odds.per))
    pays = terms_of(choices).pays[number]
    assert pays.gain == pytest.approx(float(sum(paid) / len(paid)), abs=1e-15)
    assert pays.square == pytest.approx(float(sum(each**2 for each in paid) / len(paid)), abs=1e-15)


@pytest.mark.clause("MA-BJ 3(e)")
def test_special_odds_are_worth_what_the_hands_that_get_them_gain() -> None:
    plain = analyse(terms_of(submission("decks=8")), full_shoe(8)).expectation
    special = analyse(terms_of(submission("decks=8", 'special_odds=["678-suited"]')), full_shoe(8)).expectation
    assert 0 < special - plain < 1e-3
