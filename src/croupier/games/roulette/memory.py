"""What roulette remembers between rounds, and the type of its table."""

from msgspec import Struct, field

from croupier.games.roulette.submission import ChipColour, Roulette
from croupier.money import Cents
from croupier.table.people import Seat
from croupier.table.table import Table


class ColourChips(Struct, frozen=True):
    """The non-value chips of one player: their colour, and what each was bought at (MA-WHEEL 1(b))."""

    colour: ChipColour
    each: Cents


class Memory(Struct):
    """What no camera sees on the table itself."""

    colour_chips: dict[Seat, ColourChips] = field(default_factory=dict)
    """Whose chips are of which colour (MA-WHEEL 1(b))."""


RouletteTable = Table[Roulette, Memory]
