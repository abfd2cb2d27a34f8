"""Playing cards: ranks, suits, short codes such as `9s` and `Td`, and decks of 52."""

from enum import Enum, StrEnum
from itertools import product
from typing import Self


class Rank(Enum):
    """A rank with its letter and how the dealer says it; each game gives it a value of its own."""

    TWO = ("2", "two")
    THREE = ("3", "three")
    FOUR = ("4", "four")
    FIVE = ("5", "five")
    SIX = ("6", "six")
    SEVEN = ("7", "seven")
    EIGHT = ("8", "eight")
    NINE = ("9", "nine")
    TEN = ("T", "ten")
    JACK = ("J", "jack")
    QUEEN = ("Q", "queen")
    KING = ("K", "king")
    ACE = ("A", "ace")

    # Members are one of a kind; the hash of an enumeration's name is a call each time that a table is looked up.
    __hash__ = object.__hash__

    def __init__(self, letter: str, spoken: str) -> None:
        self.letter = letter
        self.spoken = spoken


class Suit(Enum):
    """A suit with its letter and its sign."""

    CLUBS = ("c", "♣")
    DIAMONDS = ("d", "♦")
    HEARTS = ("h", "♥")
    SPADES = ("s", "♠")

    def __init__(self, letter: str, sign: str) -> None:
        self.letter = letter
        self.sign = sign


_RANKS = {rank.letter: rank for rank in Rank}
_SUITS = {suit.letter: suit for suit in Suit}


class Card(StrEnum):
    """One of the 52 cards; its value is its short code.

    >>> Card("Td").rank, str(Card("Td"))
    (<Rank.TEN: ('T', 'ten')>, 'Td')
    """

    rank: Rank
    suit: Suit

    __hash__ = str.__hash__

    def __new__(cls, code: str) -> Self:
        card = str.__new__(cls, code)
        card._value_ = code
        card.rank = _RANKS[code[0]]
        card.suit = _SUITS[code[1]]
        return card

    _ignore_ = "suit_ rank_"
    for suit_, rank_ in product(Suit, Rank):
        vars()[f"{rank_.name}_OF_{suit_.name}"] = rank_.letter + suit_.letter

    @property
    def spoken(self) -> str:
        """The card as a dealer would name it in full."""
        return f"{self.rank.spoken} of {self.suit.name.lower()}"


DECK: tuple[Card, ...] = tuple(Card)


def decks(number: int) -> tuple[Card, ...]:
    """Every card of so many decks, deck by deck, by suit and in sequence."""
    return DECK * number


def cards(codes: str) -> list[Card]:
    """Read cards from their codes.

    >>> [card.spoken for card in cards("9s Kd")]
    ['nine of spades', 'king of diamonds']
    """
    return [Card(code) for code in codes.split()]
