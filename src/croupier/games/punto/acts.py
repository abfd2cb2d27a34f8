"""The acts that both games have beside those of every table."""

from typing import Annotated, ClassVar

from croupier.games.punto.wagers import On
from croupier.money import Cents
from croupier.table.acts import (
    Act,
    DrawCard,
    InspectCards,
    ShuffleCards,
    SpreadCards,
    VerifyCards,
    WashCards,
    said,
)
from croupier.table.people import Seat
from croupier.table.wagering import CallWager, Wager


class ReplaceDecks(Act, frozen=True):
    """Bring new decks to the table."""


class LaceCards(Act, frozen=True):
    """Lace about one deck evenly through the rest."""


class Reshuffle(Act, frozen=True):
    """Shuffle some or all of the cards once more after lacing."""


class BurnCards(Act, frozen=True):
    """Burn the first card, and as many more as its number."""


class NoMoreBets(Act, frozen=True):
    """Announce that no more bets are taken."""

    spoken: ClassVar[str] = "announce no more bets"


class TurnCards(Act, frozen=True):
    """Return the cards face up."""


class Relinquish(Act, frozen=True):
    """Give up the right to turn the cards."""


class OrderRelinquish(Act, frozen=True):
    """Take the right to turn the cards from a player who delays the game."""

    seat: Annotated[Seat, said("of")]


class AcceptCards(Act, frozen=True):
    """Take over the right to turn the cards."""


class DeclineCards(Act, frozen=True):
    """Leave the right to turn the cards to the next player."""


class TakeHouseMoney(Act, frozen=True):
    """Take the payout of House Money."""


class PressHouseMoney(Act, frozen=True):
    """Have the payout of House Money added to the wager on a hand."""

    on: Annotated[On, said("on")]


class AnnounceResult(Act, frozen=True):
    """Announce both counts and which hand has won."""


class PayVigorish(Act, frozen=True):
    """Pay vigorish that is marked on the layout."""

    amount: Cents


class CollectVigorish(Act, frozen=True):
    """Collect the vigorish of a player before play begins from a new shoe."""

    seat: Annotated[Seat, said("of")]


class CloseDebt(Act, frozen=True):
    """Close with a note the vigorish of a player who does not pay it."""

    seat: Annotated[Seat, said("of")]
    note: Annotated[str, said("because")]


class DrawUnseen(Act, frozen=True):
    """Draw a card in error without disclosing it."""


class DrawExposed(Act, frozen=True):
    """Disclose a card that was drawn against the procedure."""


class FindFaceUp(Act, frozen=True):
    """Find the next card lying face up in the shoe."""


class DealThirdUnseen(Act, frozen=True):
    """Deal the Player's Hand, in error, a third card that is not disclosed."""


class DealThirdExposed(Act, frozen=True):
    """Deal the Player's Hand, in error, a third card that is disclosed."""


ACTS: tuple[type[Act], ...] = (
    Wager,
    CallWager,
    NoMoreBets,
    Relinquish,
    OrderRelinquish,
    AcceptCards,
    DeclineCards,
    TakeHouseMoney,
    PressHouseMoney,
    PayVigorish,
    CollectVigorish,
    CloseDebt,
    DrawUnseen,
    DrawExposed,
    FindFaceUp,
    DealThirdUnseen,
    DealThirdExposed,
    # The duties of these games are acts of theirs too.
    ReplaceDecks,
    LaceCards,
    Reshuffle,
    BurnCards,
    TurnCards,
    AnnounceResult,
)
DUTIES: tuple[type[Act], ...] = (
    ReplaceDecks,
    InspectCards,
    VerifyCards,
    SpreadCards,
    WashCards,
    ShuffleCards,
    LaceCards,
    Reshuffle,
    BurnCards,
    DrawCard,
    TurnCards,
    AnnounceResult,
)
