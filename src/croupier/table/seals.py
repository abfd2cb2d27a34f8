"""The commitment to the order of a shoe: a salted hash that is published before the cut and opened afterwards.

The salt is as long as the hash, so that the hash tells nothing of the cards before the salt is revealed. What is
hashed is plain text, so that anybody can check it without this program.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from croupier.equipment.cards import Card

LONGEST_SALT = 64


class Sealed(Struct, frozen=True):
    """The order in which an electronic shoe was shuffled, and the salt that hides it until the shoe is over."""

    order: tuple[Card, ...]
    salt: str

    @property
    def commitment(self) -> str:
        """What is published of the order before anybody wagers on it."""
        return commitment(self.order, self.salt)


def commitment(order: Sequence[Card], salt: str) -> str:
    """SHA-256 over the salt and the codes of the cards, separated by blanks.

    >>> commitment([Card("9s"), Card("Kd")], "4f2a")[:16]
    'e12981bd9bf49d6a'
    """
    return sha256(" ".join((salt, *order)).encode()).hexdigest()
