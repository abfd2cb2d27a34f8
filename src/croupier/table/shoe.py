"""The shoe: cards in their order, as far as known; and the sides of one that has two.

A piece is the n-th card of its shoe. The sides of a double shoe are shoes of their own whose pieces are numbered one
after the other, so that a piece tells its side. The side in use is the shoe of the board; the other waits.
"""

from functools import cached_property

from msgspec import UNSET, Struct, UnsetType

from croupier.equipment.cards import DECK, Card
from croupier.table.seals import Sealed


class Shoe(Struct, dict=True):
    """Cards in their order: an electronic shoe knows all faces, a physical one those named so far."""

    decks: int
    faces: list[Card | None]
    next: int = 0
    """How many cards have left it."""
    cutting_card: int | None = None
    numbered_from: int | UnsetType = UNSET
    """The number of its first piece, if it is a side of a double shoe."""

    @property
    def first(self) -> int:
        """The number of its first piece."""
        return 0 if self.numbered_from is UNSET else self.numbered_from

    @property
    def next_piece(self) -> int:
        """The piece that leaves it next."""
        return self.first + self.next

    @property
    def left(self) -> int:
        """How many cards are still inside."""
        return len(self.faces) - self.next

    @property
    def cutting_card_is_out(self) -> bool:
        """Whether the deal has reached the cutting card."""
        return self.cutting_card is not None and self.next > self.cutting_card

    def holds(self, piece: int) -> bool:
        """Whether a piece is one of its cards, wherever it lies now."""
        return self.first <= piece < self.first + len(self.faces)

    def dealt(self) -> range:
        """The pieces that have left it."""
        return range(self.first, self.next_piece)

    @cached_property
    def named(self) -> dict[Card, int]:
        """How many copies of each card are known: counted once, kept by `name`, and written nowhere."""
        named = dict.fromkeys(DECK, 0)
        for face in filter(None, self.faces):
            named[face] += 1
        return named

    def name(self, piece: int, face: Card) -> None:
        """A piece whose face nobody knew gets one."""
        self.named[face] += 1
        self.faces[piece - self.first] = face

    def unnamed(self) -> dict[Card, int]:
        """How many copies of each card nobody has named yet."""
        decks = self.decks
        return {card: decks - named for card, named in self.named.items()}


class Waiting(Struct):
    """A side of a double shoe that is not in use."""

    shoe: Shoe | None
    sealed: Sealed | None


class Sides(Struct):
    """Which side of a double shoe is in use, and the other."""

    in_use: str
    numbered_from: int
    """The number of the first piece of the side in use."""
    waiting: dict[str, Waiting]
