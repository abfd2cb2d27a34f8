"""The acts of roulette beside those of every table."""

from enum import StrEnum
from typing import Annotated, ClassVar

from croupier.equipment.wheels import Pocket
from croupier.games.roulette.submission import ChipColour
from croupier.games.wheel_tables import CollectWagers, NoMoreBets, PayWagers
from croupier.money import Cents
from croupier.table.acts import Act, said
from croupier.table.wagering import CallWager, Wager


class BuyColour(Act, frozen=True):
    """Exchange value chips for so many non-value chips of one's own colour."""

    count: int
    colour: Annotated[ChipColour, said("of")]
    each: Annotated[Cents, said("at")]


class Move(Act, frozen=True):
    """Move a whole wager to another position."""

    area: Annotated[str, said("from")]
    target: Annotated[str, said("to")]


class SpinBall(Act, frozen=True):
    """Spin the ball against the rotation of the wheel."""


class WatchBall(Act, frozen=True):
    """Watch the ball until it comes to rest."""


class MarkNumber(Act, frozen=True):
    """Announce the number and place the dolly on it."""


class MoveFifths(Act, frozen=True):
    """Move the winning fifth of each five adjacent numbers wager to its number."""


class RemoveDolly(Act, frozen=True):
    """Take the dolly off the layout."""


class Cause(StrEnum):
    """Why a spin does not count."""

    SAME_DIRECTION = "same direction"
    TOO_FEW_REVOLUTIONS = "too few revolutions"
    FOREIGN_OBJECT = "foreign object"
    BALL_LEFT_THE_WHEEL = "ball left the wheel"


class Ball(StrEnum):
    """Whether the dealer could take the ball out before it came to rest."""

    CAUGHT = "caught"
    MISSED = "missed"


class NoSpin(Act, frozen=True):
    """Call "No Spin" while the ball runs, and try to catch it."""

    spoken: ClassVar[str] = "call no spin"

    cause: Annotated[Cause, said("for")]
    ball: Annotated[Ball, said("ball")]
    revolutions: Annotated[int | None, said("after")] = None


class Spin(Act, frozen=True):
    """Chance lets the ball come to rest in a compartment."""

    pocket: Pocket


ACTS: tuple[type[Act], ...] = (
    Wager,
    CallWager,
    BuyColour,
    Move,
    SpinBall,
    NoMoreBets,
    WatchBall,
    MarkNumber,
    MoveFifths,
    CollectWagers,
    PayWagers,
    RemoveDolly,
    NoSpin,
    Spin,
)
DUTIES: tuple[type[Act], ...] = (WatchBall, MarkNumber, MoveFifths, CollectWagers, PayWagers, RemoveDolly)
