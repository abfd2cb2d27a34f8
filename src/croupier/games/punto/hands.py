"""Two hands, their counts and the third cards (MA-BAC 1, 5(e), 6, 11; MA-MIDI 1, 5(e), 6, 10): pure functions."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from croupier.equipment.cards import Card, Rank

PICTURES = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)

VALUES = (
    {rank: value for value, rank in enumerate(list(Rank)[:8], start=2)} | dict.fromkeys(PICTURES, 0) | {Rank.ACE: 1}
)
"""Two to nine count their face, ten and court cards nothing, the ace one (MA-BAC 6(a); MA-MIDI 6(a))."""

BURN_VALUES = VALUES | dict.fromkeys(PICTURES, 10)
"""For the burn alone ten and court cards count ten (MA-BAC 5(e); MA-MIDI 5(e))."""


class Hand(StrEnum):
    """The two hands that are dealt; each is also the name of its area."""

    PLAYER = "player hand"
    BANKER = "banker hand"

    @property
    def spoken(self) -> str:
        """The hand as the dealer calls it."""
        return self.name.capitalize()


class Winner(StrEnum):
    """What a round ends with."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


def count(cards: Sequence[Card]) -> int:
    """The Point Count: the sum without its tens (MA-BAC 6(b); MA-MIDI 6(b)).

    >>> count([Card("As"), Card("2h"), Card("9c")])
    2
    """
    return sum([VALUES[card.rank] for card in cards]) % 10


def burned_with(first: Card) -> int:
    """How many cards are burned after the first one (MA-BAC 5(e); MA-MIDI 5(e))."""
    return BURN_VALUES[first.rank]


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether a hand counts 8 or 9 on its first two cards (MA-BAC 1(natural); MA-MIDI 1(natural))."""
    return len(cards) == 2 and count(cards) >= 8


def is_pair(cards: Sequence[Card]) -> bool:
    """Whether the first two cards are of one rank, suits aside (MA-BAC 8(a)(7)(i); MA-MIDI 7(a)(7)(i))."""
    return cards[0].rank is cards[1].rank


def player_draws(player: Sequence[Card], banker: Sequence[Card]) -> bool:
    """The Player's Hand draws below six, unless either hand is a Natural (MA-BAC 11(a), (b); MA-MIDI 10(a), (b))."""
    if is_natural(player) or is_natural(banker):
        return False
    return count(player) <= 5


def banker_draws(player: Sequence[Card], banker: Sequence[Card]) -> bool:
    """Whether the Banker's Hand draws, by its two cards and the Player's third (MA-BAC 11(c); MA-MIDI 10(c))."""
    if is_natural(player[:2]) or is_natural(banker):
        return False
    if len(player) == 2:
        # If the Player's Hand took no card, the Banker's Hand draws on five or less.
        return count(banker) <= 5
    return banker_draws_on(count(banker), VALUES[player[2].rank])


def banker_draws_on(banker_count: int, third: int) -> bool:
    """Table 1: the Banker's count against the value of the Player's third card (MA-BAC 11(c)(2); MA-MIDI 10(c)(2)).

    >>> banker_draws_on(3, 8), banker_draws_on(6, 6)
    (False, True)
    """
    match banker_count:
        case 0 | 1 | 2:
            return True
        case 3:
            return third != 8
        case 4:
            return 2 <= third <= 7
        case 5:
            return 4 <= third <= 7
        case 6:
            return 6 <= third <= 7
    return False


class Coup(Struct, frozen=True):
    """The two hands of a round when both are complete."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    @property
    def lead(self) -> int:
        """By how much the Player's Hand counts more."""
        return count(self.player) - count(self.banker)

    @property
    def winner(self) -> Winner:
        """Which hand counts more."""
        lead = self.lead
        if lead == 0:
            return Winner.TIE
        return Winner.PLAYER if lead > 0 else Winner.BANKER

    @property
    def is_dragon_7(self) -> bool:
        """Whether the Banker's Hand wins with a seven of three cards (MA-BAC 1(dragon-7); MA-MIDI 1(dragon-7))."""
        return self.winner is Winner.BANKER and len(self.banker) == 3 and count(self.banker) == 7

    @property
    def is_panda_8(self) -> bool:
        """Whether the Player's Hand wins with an eight of three cards (MA-BAC 1(panda); MA-MIDI 1(panda-8))."""
        return self.winner is Winner.PLAYER and len(self.player) == 3 and count(self.player) == 8
