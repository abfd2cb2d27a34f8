"""The type of the table; nothing is remembered from one spin to the next."""

from msgspec import Struct

from croupier.games.big_six.submission import BigSix
from croupier.table.table import Table


class Memory(Struct):
    """What no camera sees on the table itself: nothing."""


BigSixTable = Table[BigSix, Memory]
