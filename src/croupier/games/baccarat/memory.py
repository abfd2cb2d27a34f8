"""What baccarat remembers between rounds, and the type of its table."""

from croupier.games.baccarat.submission import Baccarat
from croupier.games.punto import memory
from croupier.table.people import Seat
from croupier.table.table import Table


class Memory(memory.Memory):
    """The turn at the shoe, beside what both games remember."""

    turn: Seat | None = None
    """Whose turn with the shoe it is, also where that player has named the dealer as curator; None: nobody took it."""


BaccaratTable = Table[Baccarat, Memory]
