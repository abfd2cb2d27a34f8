"""House players follow the strategies that come with the program."""

import pytest

from croupier.equipment.cards import cards
from croupier.games.blackjack.acts import DoubleDown, Draw, SplitPair, Stand
from croupier.games.blackjack.advice import preferred
from croupier.table.acts import Act


@pytest.mark.parametrize(
    ("hand", "dealer", "act"),
    [
        ("8c 8d", "Th", SplitPair),
        ("5c 5d", "6h", DoubleDown),
        ("Tc 2d", "3h", Draw),
        ("Tc 2d", "4h", Stand),
        ("Ac 7d", "2h", Stand),
        ("Ac 7d 2c", "Th", Stand),
    ],
)
def test_a_hand_is_played_by_the_first_card_of_the_dealer(hand: str, dealer: str, act: type[Act]) -> None:
    assert preferred(cards(hand), cards(dealer))[0] is act


@pytest.mark.parametrize(
    ("hand", "dealer", "act"),
    [
        ("Tc 9d", "Th 9s", Draw),
        ("Tc 9d", "Th 8s", Stand),
        ("Tc 2d", "Th 6s", Stand),
        ("6c 5d", "2h 3s", DoubleDown),
        ("Tc Td", "Th 6s", SplitPair),
    ],
)
def test_against_two_open_cards_a_made_hand_must_be_beaten(hand: str, dealer: str, act: type[Act]) -> None:
    assert preferred(cards(hand), cards(dealer))[0] is act
