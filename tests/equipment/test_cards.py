"""Cards, their codes and their decks."""

from collections import Counter

import pytest

from croupier.equipment.cards import DECK, Card, Rank, Suit, cards, decks


def test_a_deck_has_every_rank_of_every_suit_once() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert Counter(card.rank for card in DECK) == dict.fromkeys(Rank, 4)
    assert Counter(card.suit for card in DECK) == dict.fromkeys(Suit, 13)


def test_a_deck_lies_by_suit_and_in_sequence() -> None:
    assert [card.rank for card in DECK[:13]] == list(Rank)
    assert [card.suit for card in DECK[::13]] == list(Suit)


def test_decks_hold_every_card_as_often_as_there_are_decks() -> None:
    assert Counter(decks(6)) == dict.fromkeys(DECK, 6)


@pytest.mark.parametrize("card", DECK)
def test_a_code_is_rank_and_suit_and_reads_back(card: Card) -> None:
    assert str(card) == card.rank.letter + card.suit.letter
    assert Card(str(card)) is card


def test_cards_are_spoken_in_full() -> None:
    assert [card.spoken for card in cards("Td As 2c")] == ["ten of diamonds", "ace of spades", "two of clubs"]


@pytest.mark.parametrize("code", ["", "1s", "10s", "sA", "as", "Ax"])
def test_what_is_no_card_is_an_error(code: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        Card(code)
