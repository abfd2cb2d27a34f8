"""What chemin de fer remembers between rounds, and the type of its table."""

from msgspec import Struct, field

from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.money import Cents
from croupier.table.people import Seat
from croupier.table.table import Table


class Bank(Struct):
    """Who banks, and between which bounds the next wager lies (MA-CDF 5(b); NJ-CDF 4.6(b))."""

    seat: Seat
    least: Cents | None = None
    """The bid or the last wager; None: the bank was taken without either."""
    most: Cents | None = None
    """Twice the last wager, if there was one."""
    has_staked: bool = False
    """Whether this Banker has played a hand, so that the shoe may be passed."""


class Memory(Struct):
    """What no camera sees on the table itself."""

    bank: Bank | None = None
    bids: dict[Seat, Cents] = field(default_factory=dict)
    """What was bid for the bank, until the bidding is closed (MA-CDF 4(b))."""
    last_banker: Seat | None = None
    """Who dealt last: the curator who is offered the cut of the next shoe first (MA-CDF 3(c); NJ-CDF 4.4(c))."""
    passed_from: Seat | None = None
    """From which place a bank was passed by choice, and counts as passed until its defeat (MA-CDF 10(d))."""
    shut_out: Seat | None = None
    """Who gave up the bank and takes no part in the first round of bidding (MA-CDF 10(c))."""
    suivi: Seat | None = None
    """Who equalled and lost the Banker's last decided wager (MA-CDF 6(b))."""
    misses_turn: list[Seat] = field(default_factory=list)
    """Who moved nearer to the bank and misses a turn for it (MA-CDF 10(e))."""


CheminTable = Table[CheminDeFer, Memory]
