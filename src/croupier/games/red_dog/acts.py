"""The acts of red dog beside those of every table."""

from typing import Annotated

from croupier.money import Cents
from croupier.table.acts import Act, DrawCard, InspectCards, ShuffleCards, SpreadCards, VerifyCards, WashCards, said
from croupier.table.wagering import CallWager, Wager


class Deal(Act, frozen=True):
    """Begin the round: no more wagers."""


class Raise(Act, frozen=True):
    """Add a raise wager in support of the wager on an area."""

    amount: Cents
    area: Annotated[str, said("on")]


class CloseRaises(Act, frozen=True):
    """Announce that raises are closed."""


class FindFaceUp(Act, frozen=True):
    """Find the next card lying face up in the shoe."""


class DrawUnseen(Act, frozen=True):
    """Draw a card in error without exposing it."""


class DrawExposed(Act, frozen=True):
    """Draw a card in error and expose it."""


class PlayOn(Act, frozen=True):
    """Play the round out though the third card was exposed too early."""


class VoidRound(Act, frozen=True):
    """Void the round for oneself though others play on."""


ACTS: tuple[type[Act], ...] = (
    Wager,
    CallWager,
    Deal,
    Raise,
    CloseRaises,
    FindFaceUp,
    DrawUnseen,
    DrawExposed,
    PlayOn,
    VoidRound,
)
DUTIES: tuple[type[Act], ...] = (InspectCards, VerifyCards, SpreadCards, WashCards, ShuffleCards, DrawCard)
