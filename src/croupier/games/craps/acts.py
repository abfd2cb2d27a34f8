"""The acts of craps beside those of every table."""

from enum import StrEnum
from typing import Annotated, ClassVar

from croupier.equipment.dice import Dice
from croupier.money import Cents
from croupier.table.acts import Act, said
from croupier.table.people import Seat
from croupier.table.wagering import CallWager, Wager

# The dice change hands.


class AcceptDice(Act, frozen=True):
    """Accept the dice that are offered, or ask for those that nobody wanted."""


class DeclineDice(Act, frozen=True):
    """Leave the dice to the next player."""


class SelectDice(Act, frozen=True):
    """Select two of the offered dice by their numbers, such as 2-5."""

    pair: str


class PassDice(Act, frozen=True):
    """Give up the dice."""


class DeclineLineBet(Act, frozen=True):
    """Not make a Pass or Don't Pass Bet though Come or Don't Come Bets remain."""


class WhyPass(StrEnum):
    """Why a shooter is ordered to pass the dice (MA-CRAPS 11(a)(2))."""

    DELAY = "delay"
    INVALID_ROLLS = "invalid-rolls"
    VIOLATION = "violation"


class OrderPassDice(Act, frozen=True):
    """Order the shooter to pass the dice."""

    reason: Annotated[WhyPass, said("for")]


# Wagers.


class Reduce(Act, frozen=True):
    """Take back a part of a wager."""

    amount: Cents
    area: Annotated[str, said("from")]


class CallOn(Act, frozen=True):
    """Call a wager on that is inactive on the come-out roll."""

    area: Annotated[str, said("for")]


class CallOff(Act, frozen=True):
    """Withdraw the call."""

    area: Annotated[str, said("for")]


class PlaceOnButton(Act, frozen=True):
    """Confirm such a call by an On button on top of the wager."""

    seat: Annotated[Seat, said("for")]
    area: Annotated[str, said("on")]


class ConfirmWager(Act, frozen=True):
    """Confirm a wager that was made while the dice were in flight."""

    seat: Annotated[Seat, said("of")]


class DeclineWager(Act, frozen=True):
    """Refuse a wager that was made while the dice were in flight."""

    seat: Annotated[Seat, said("of")]


class BringInFireBets(Act, frozen=True):
    """Bring the fire bets in before the boxperson."""


# The throw.


class ThrowDice(Act, frozen=True):
    """Throw the two dice."""


class DiceAtRest(Act, frozen=True):
    """See both dice come to rest."""

    spoken: ClassVar[str] = "see the dice at rest"


class Throw(Act, frozen=True):
    """Chance shows the upper faces."""

    dice: Dice


class WhyNoRoll(StrEnum):
    """Why No Roll may be called (MA-CRAPS 9(b))."""

    NOT_TOGETHER = "not-together"
    SHORT = "short"
    CHEATING = "cheating"
    IMPROPER = "improper"


class NoRoll(Act, frozen=True):
    """Call No Roll."""

    spoken: ClassVar[str] = "call no roll"

    reason: Annotated[WhyNoRoll, said("for")]
    remark: Annotated[str, said("as")] = ""


class Lies(StrEnum):
    """How a die can come to rest so that the roll is invalid (MA-CRAPS 9(a), 9(f), 10(a)(1))."""

    OFF_THE_TABLE = "off-the-table"
    ON_THE_OTHER = "on-the-other"
    ON_THE_BANK = "on-the-bank"
    IN_THE_CUP = "in-the-cup"
    ON_A_RAIL = "on-a-rail"
    SUSPENDED = "suspended"
    ON_TWO_SIDES = "on-two-sides"


class FindInvalid(Act, frozen=True):
    """Find a die lying so that the roll is invalid."""

    lies: Lies


class FindCocked(Act, frozen=True):
    """Find a die leaning on something with one of its sides."""

    die: int
    resting_on: Annotated[int, said("resting")]


class DisputeFace(Act, frozen=True):
    """Dispute which face of a die is uppermost."""

    die: int


class RuleFace(Act, frozen=True):
    """Determine the uppermost face of a disputed die."""

    face: int


class RuleVoid(Act, frozen=True):
    """Order a disputed throw to be void."""


class CallThrow(Act, frozen=True):
    """Call out the sum of the uppermost faces."""


class CentreDice(Act, frozen=True):
    """Bring the dice to the centre of the table with the stick."""


class SettleWagers(Act, frozen=True):
    """Settle all wagers that the throw decided."""


class ReturnDice(Act, frozen=True):
    """Pass the dice to the shooter with the stick."""


class NotifySurveillance(Act, frozen=True):
    """Notify surveillance that four different points were made."""


DUTIES: tuple[type[Act], ...] = (
    SelectDice,
    PlaceOnButton,
    BringInFireBets,
    DiceAtRest,
    CallThrow,
    CentreDice,
    SettleWagers,
    ReturnDice,
    NotifySurveillance,
)
ACTS: tuple[type[Act], ...] = (
    AcceptDice,
    DeclineDice,
    PassDice,
    DeclineLineBet,
    OrderPassDice,
    Wager,
    CallWager,
    Reduce,
    CallOn,
    CallOff,
    ConfirmWager,
    DeclineWager,
    ThrowDice,
    Throw,
    NoRoll,
    FindInvalid,
    FindCocked,
    DisputeFace,
    RuleFace,
    RuleVoid,
    *DUTIES,
)
