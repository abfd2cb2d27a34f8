"""What both games remember between rounds, and the type of their table."""

from msgspec import Struct, field

from croupier.games.punto.choices import Choices
from croupier.games.punto.hands import Winner
from croupier.money import Cents
from croupier.table.people import DEALER, Seat, Who
from croupier.table.table import Table


class Decided(Struct, frozen=True):
    """How a round of the shoe ended, for the scoreboard."""

    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False


class Memory(Struct):
    """What no camera sees on the table itself."""

    deals: Who = DEALER
    """Who draws the cards: at baccarat the curator, at midi baccarat always the dealer."""
    is_last_hand: bool = False
    """Whether 'last hand' was announced, so that the next round ends the shoe."""
    vigorish: dict[Seat, Cents] = field(default_factory=dict)
    """What each player owes, as marked on the layout."""
    results: list[Decided] = field(default_factory=list)
    """The rounds of this shoe."""


PuntoTable = Table[Choices, Memory]
