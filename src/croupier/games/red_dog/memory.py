"""What red dog remembers between rounds, and the type of its table."""

from msgspec import Struct

from croupier.games.red_dog.submission import RedDog
from croupier.table.table import Table


class Memory(Struct):
    """What no camera sees on the table itself."""

    burned: int | None = None
    """The burn card that a player may still ask to see (MA-RD 4(a))."""
    may_be_recut: bool = False
    """Whether nothing has been dealt since the cut, so that a recut may still be ordered (MA-RD 3(d))."""
    new_dealer: bool = False
    """Whether a new dealer has come and is to burn a card (MA-RD 4(a))."""


RedDogTable = Table[RedDog, Memory]
