"""What red dog remembers between rounds, and the type of its table."""

from msgspec import Struct

from croupier.games.red_dog.submission import RedDog
from croupier.table.table import Table


class Memory(Struct):
    """What no camera sees on the table itself."""

    burned: int | None = None
    """The burn card that a player may still ask to see (MA-RD 4(a))."""
    may_be_recut: bool = False
    """Whether no card but a burn card has left the shoe since the cut, so that a recut may be ordered (MA-RD 3(d))."""


RedDogTable = Table[RedDog, Memory]
