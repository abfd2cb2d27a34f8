"""The acts of the Big Six wheel beside those of every table."""

from enum import StrEnum
from typing import Annotated, ClassVar

from croupier.games.big_six.rules import Direction
from croupier.games.wheel_tables import CollectWagers, NoMoreBets, PayWagers
from croupier.table.acts import Act, said
from croupier.table.wagering import CallWager, Wager


class SpinWheel(Act, frozen=True):
    """Spin the wheel in either direction."""

    direction: Direction


class WatchWheel(Act, frozen=True):
    """Watch the wheel until it stands."""


class NoSpin(Act, frozen=True):
    """Call "No Spin" because the wheel made too few revolutions."""

    spoken: ClassVar[str] = "call no spin"

    revolutions: Annotated[int, said("after")]


class Clapper(StrEnum):
    """Where the clapper rests: within a stop, or on the peg that follows it clockwise."""

    ON_NUMBER = "number"
    ON_PEG = "peg"


class Spin(Act, frozen=True):
    """Chance lets the wheel stand."""

    stop: int
    clapper: Annotated[Clapper, said("on")] = Clapper.ON_NUMBER


ACTS: tuple[type[Act], ...] = (
    Wager,
    CallWager,
    NoMoreBets,
    SpinWheel,
    WatchWheel,
    NoSpin,
    Spin,
    CollectWagers,
    PayWagers,
)
DUTIES: tuple[type[Act], ...] = (WatchWheel, CollectWagers, PayWagers)
