"""The acts of chemin de fer beside those of every table."""

from enum import StrEnum
from typing import Annotated, ClassVar

from croupier.games.baccarat.acts import CallCards, OrderPass, PassShoe
from croupier.games.punto.acts import (
    AnnounceResult,
    BurnCards,
    DrawExposed,
    DrawUnseen,
    FindFaceUp,
    LaceCards,
    NoMoreBets,
    Reshuffle,
    TurnCards,
)
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
from croupier.table.wagering import CallWager, Wager


class Tender(StrEnum):
    """What is laid for the whole of the Banker's wager when Suivi or Banco is called."""

    CHIPS = "chips"
    CASH = "cash"


# The bank.


class Bid(Act, frozen=True):
    """Offer to wager an amount on the next hand as the Banker."""

    amount: Cents


class CloseBidding(Act, frozen=True):
    """End a round of bidding."""


class AcceptBank(Act, frozen=True):
    """Take the bank."""


class AcceptBankFor(Act, frozen=True):
    """Take the bank and promise a wager on the next hand."""

    amount: Cents


class DeclineBank(Act, frozen=True):
    """Leave the bank to the next participant."""


class TransferBank(Act, frozen=True):
    """Take the bank from a Banker whose hand was annulled."""


class LeaveBank(Act, frozen=True):
    """Leave the bank with a Banker whose hand was annulled."""


# Wagers.


class Suivi(Act, frozen=True):
    """Announce "Banco Suivi": the whole of the Banker's wager again after losing it."""

    spoken: ClassVar[str] = "announce Banco Suivi"

    tender: Annotated[Tender, said("in")] = Tender.CHIPS


class DeclineSuivi(Act, frozen=True):
    """Leave the first option of wagering against the whole."""


class Banco(Act, frozen=True):
    """Announce "Banco": the whole of the Banker's wager."""

    spoken: ClassVar[str] = "announce Banco"

    tender: Annotated[Tender, said("in")] = Tender.CHIPS


class CloseCalls(Act, frozen=True):
    """Go on from calls of Suivi or Banco."""


class DeclineWager(Act, frozen=True):
    """Wager nothing, or nothing more, in this circuit."""


class ExchangeCash(Act, frozen=True):
    """Exchange cash that was wagered for chips."""


# Announcements and choices.


class CallCard(Act, frozen=True):
    """Announce "Card"."""


class CallStay(Act, frozen=True):
    """Announce "Stay"."""


class CallNatural(Act, frozen=True):
    """Announce "Natural"."""


class CallUnderEight(Act, frozen=True):
    """Announce "Under Eight"."""


class DrawThird(Act, frozen=True):
    """Draw a third card where Table 3 leaves the choice."""


class StayOnTwo(Act, frozen=True):
    """Draw no third card where Table 3 leaves the choice."""


# Irregularities.


class DealOutOfTurn(Act, frozen=True):
    """Deal the next card of the initial deal to the wrong hand."""


class RectifyDeal(Act, frozen=True):
    """Put right a card that went to the wrong hand."""


class AnnulHand(Act, frozen=True):
    """Annul a hand whose initial deal cannot be put right."""


class TakeExcessCard(Act, frozen=True):
    """Find that the Banker took three cards in the initial deal."""


class GiveExcessCard(Act, frozen=True):
    """Find that the Dominant Player got three cards in the initial deal."""


class TakeTwoCards(Act, frozen=True):
    """Draw two cards for the Banker's Hand where one was due."""


class DealAfterStay(Act, frozen=True):
    """Deal the Dominant Player a card face up after "Stay"."""


class MiscallCard(Act, frozen=True):
    """Say "Card" by mistake after "Stay", upon which the card is dealt face up."""


class DrawForSelf(Act, frozen=True):
    """Draw for the Banker's Hand the card that the Dominant Player asked for."""


ACTS: tuple[type[Act], ...] = (
    Bid,
    CloseBidding,
    AcceptBank,
    AcceptBankFor,
    DeclineBank,
    TransferBank,
    LeaveBank,
    PassShoe,
    OrderPass,
    Wager,
    CallWager,
    Suivi,
    DeclineSuivi,
    Banco,
    CloseCalls,
    DeclineWager,
    CallCard,
    CallStay,
    CallNatural,
    CallUnderEight,
    DrawThird,
    StayOnTwo,
    DealOutOfTurn,
    RectifyDeal,
    AnnulHand,
    TakeExcessCard,
    GiveExcessCard,
    TakeTwoCards,
    DealAfterStay,
    MiscallCard,
    DrawForSelf,
    DrawUnseen,
    DrawExposed,
    FindFaceUp,
    # The duties of this game are acts of its own too.
    NoMoreBets,
    ExchangeCash,
    LaceCards,
    Reshuffle,
    BurnCards,
    CallCards,
    TurnCards,
    AnnounceResult,
)
DUTIES: tuple[type[Act], ...] = (
    InspectCards,
    VerifyCards,
    SpreadCards,
    WashCards,
    ShuffleCards,
    LaceCards,
    Reshuffle,
    BurnCards,
    ExchangeCash,
    NoMoreBets,
    CallCards,
    DrawCard,
    TurnCards,
    AnnounceResult,
)
