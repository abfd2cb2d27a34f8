"""What craps remembers between throws, and the type of its table."""

from msgspec import Struct, field

from croupier.equipment.dice import Dice
from croupier.games.craps.submission import DiceGame
from croupier.money import NOTHING, Cents
from croupier.table.people import Role, Seat
from croupier.table.table import Table


class Spoken(Struct, frozen=True):
    """A wager that was called and is no wager before it is confirmed."""

    area: str
    amount: Cents
    coupon: Cents = NOTHING
    in_cash: bool = False
    confirmed_by: tuple[Role, ...] = ()


class CalledOn(Struct, frozen=True):
    """A call that a wager be on, before the dealer has put the button on it."""

    seat: Seat
    area: str


class Memory(Struct):
    """What no camera sees on the table itself."""

    shooter: Seat | None = None
    last_shooter: Seat | None = None
    """From whose left the dice are offered on (MA-CRAPS 11(c))."""
    dice_go_first_to: Seat | None = None
    """Who is offered the dice first because of a line bet made while nobody else would shoot (MA-CRAPS 11(b))."""
    nobody_wants_the_dice: bool = False
    """Whether every player has declined: play waits until one asks for the dice."""
    without_line_bet: bool = False
    """Whether the shooter throws only to decide the Come and Don't Come Bets (MA-CRAPS 11(b))."""
    fire_bets_open: bool = False
    """Whether a new shooter has not come out yet, and no fire bet of an earlier one is pending (MA-CRAPS 2(nn))."""
    spoken: dict[Seat, Spoken] = field(default_factory=dict)
    """The wagers that wait to be confirmed (MA-CRAPS 3(a), 3(b))."""
    called_on: list[CalledOn] = field(default_factory=list)
    """The calls that wait for their button (MA-CRAPS 3(e))."""
    dice: Dice | None = None
    """The uppermost faces of the last throw."""


CrapsTable = Table[DiceGame, Memory]
