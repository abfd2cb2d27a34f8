"""House players follow the strategies that come with the program."""

import pytest
from msgspec.structs import replace

from croupier.equipment.cards import cards
from croupier.games.blackjack.acts import DoubleDown, Draw, SplitPair, Stand
from croupier.games.blackjack.advice import preferred
from croupier.games.blackjack.options.dealing import SecondCard
from croupier.games.blackjack.rules import Soft17
from croupier.games.blackjack.submission import Blackjack
from croupier.table.acts import Act

TABLE = Blackjack(rulebook="MA", game="blackjack")
FACE_UP = Blackjack(rulebook="MA", game="blackjack", dealer_second_card=SecondCard.FACE_UP)


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
    assert preferred(TABLE, cards(hand), cards(dealer))[0] is act


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
    assert preferred(FACE_UP, cards(hand), cards(dealer))[0] is act


def test_the_strategy_is_that_of_the_table() -> None:
    """Eleven against an ace is doubled with few decks, or if the dealer draws on a soft 17."""
    of_eight = Blackjack(rulebook="MA", game="blackjack", decks=8)
    hand, ace = cards("6c 5d"), cards("Ah")
    assert preferred(of_eight, hand, ace)[0] is Draw
    assert preferred(replace(of_eight, soft_17=Soft17.DRAW), hand, ace)[0] is DoubleDown
    assert preferred(replace(of_eight, decks=1), hand, ace)[0] is DoubleDown
