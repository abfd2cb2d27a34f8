"""The acts of blackjack beside those of every table."""

from enum import StrEnum
from typing import Annotated

from croupier.games.blackjack.options.dealing import Side
from croupier.money import NOTHING, Cents
from croupier.table.acts import Act, DrawCard, InspectCards, ShuffleCards, SpreadCards, VerifyCards, WashCards, said
from croupier.table.people import Seat
from croupier.table.wagering import CallWager, Wager


class Lies(StrEnum):
    """How the one card of a doubled hand is asked for (MA-BJ 10(c))."""

    FACE_UP = "face-up"
    FACE_DOWN = "face-down"


class Deal(Act, frozen=True):
    """Begin the round: no more wagers."""


class Insure(Act, frozen=True):
    """Lay an insurance wager for the wager on a box."""

    amount: Cents
    box: Annotated[str, said("for")]


class TakeEvenMoney(Act, frozen=True):
    """Have a blackjack paid 1 to 1 in place of insurance."""

    box: Annotated[str, said("for")]


class CloseInsurance(Act, frozen=True):
    """End the time for insurance."""


class UseCardReader(Act, frozen=True):
    """Insert the hole card face down into the card reader."""


class ReadHoleCard(Act, frozen=True):
    """The card reader tells whether the dealer has a blackjack."""

    blackjack: bool


class Surrender(Act, frozen=True):
    """Give up the hand for one-half of the wager."""


class Stand(Act, frozen=True):
    """Take no further card."""


class Draw(Act, frozen=True):
    """Ask for a further card."""


class DoubleDown(Act, frozen=True):
    """Add a wager to the hand for one card and no more."""

    amount: Cents
    card: Annotated[Lies, said("card")] = Lies.FACE_UP
    second: Annotated[Cents, said("second")] = NOTHING
    """What is added to the wager against the dealer's second hand (MA-BJ 18(c))."""
    third: Annotated[Cents, said("third")] = NOTHING
    """What is added to the wager against the dealer's third hand (MA-BJ 18(c))."""


class SplitPair(Act, frozen=True):
    """Make two hands of a pair, with a wager on the second as large as the first."""


class TurnUpBlackjack(Act, frozen=True):
    """Turn over two cards that are held face down and make a blackjack."""

    box: Annotated[str, said("on")]


class AskPlayers(Act, frozen=True):
    """Ask each player in turn, now that all have looked at their cards."""


class ThrowInHand(Act, frozen=True):
    """Discard the two cards that are held face down, since the hand is over 21."""


class StackBatch(Act, frozen=True):
    """Turn the cards of one batch face down and stack them apart from the other."""


class AlternateBatches(Act, frozen=True):
    """Put the cards that were in play into the shuffling device and take out those that it holds."""


class ShareBox(Act, frozen=True):
    """Consent to further players wagering on a box."""

    box: Annotated[str, said("at")]


class KeepWager(Act, frozen=True):
    """Leave a wager as it is though the player who calls the decisions doubles down."""


class ApplyWager(Act, frozen=True):
    """Designate the hand of a split pair to which a wager applies."""

    hand: Annotated[str, said("to")]


class GoOn(Act, frozen=True):
    """Go on without the answers of players who have not said what they do."""


class MoveFirstCard(Act, frozen=True):
    """Move the dealer's first card to the area of the next hand."""


class LeaveFirstCard(Act, frozen=True):
    """Fail to move the dealer's first card to the area of the next hand."""


class DiscardFirstCard(Act, frozen=True):
    """Lay the dealer's first card into the discard rack in error."""


class RebuildHand(Act, frozen=True):
    """Take the cards of the last hand out of the discard rack to find the dealer's first card."""


class DrawDeterminant(Act, frozen=True):
    """Draw the card whose suit determines the side of a double shoe."""

    side: Annotated[Side, said("from")]


class DealFromWrongSide(Act, frozen=True):
    """Deal the round from the side to which the determinant card does not point."""


class EmptyShoe(Act, frozen=True):
    """Put the cards that are left in the shoe into the discard rack and count all of them."""


class RemoveCards(Act, frozen=True):
    """Take the cards of an idle table out of shoe and rack and spread them for inspection."""

    lie: Annotated[Lies, said("lying")]


class TurnCardsUp(Act, frozen=True):
    """Turn cards that were spread face down face up for the player who has come."""


class TurnCardsDown(Act, frozen=True):
    """Turn the cards face down after the player has looked at them."""


class RequestInspection(Act, frozen=True):
    """Have the batch out of the shuffling device spread and shuffled again before it is dealt."""


class UseStoredBatch(Act, frozen=True):
    """Bring the batch out of the shuffling device into play as it is."""


class AnnounceTotal(Act, frozen=True):
    """Announce the dealer's total, after which wagers are settled."""


class PermitPlayer(Act, frozen=True):
    """Let a player wager who has sat out a round since the shuffle."""

    seat: Annotated[Seat, said("at")]


class FindFaceUp(Act, frozen=True):
    """Find the next card lying face up in the shoe."""


class DrawUnseen(Act, frozen=True):
    """Draw a card in error without exposing it."""


class DrawExposed(Act, frozen=True):
    """Draw a card in error and expose it."""


class MissOwnCard(Act, frozen=True):
    """Go on to the players without a card for the dealer."""


class MissBox(Act, frozen=True):
    """Go on without a card for the box whose turn it is to get one."""


class TakeSecondCard(Act, frozen=True):
    """Have the missing second card of a hand dealt after all others."""


class CallHandDead(Act, frozen=True):
    """Have a hand that was dealt wrongly called dead and its wager returned."""


class PassOver(Act, frozen=True):
    """Fail to deal a card that a player has asked for."""


class AwaitCard(Act, frozen=True):
    """Have a card that was not dealt after all other players have theirs."""


class ReleaseHand(Act, frozen=True):
    """Let a player out of the hand after an error of the dealer."""

    seat: Annotated[Seat, said("of")]


class DealFaceUp(Act, frozen=True):
    """Deal the card of a doubled hand face up by mistake."""


class ReportReaderFault(Act, frozen=True):
    """Report that the card reader malfunctions."""


class RepairReader(Act, frozen=True):
    """Put a card reader that was repaired into use again."""


class RedeemCoupon(Act, frozen=True):
    """Redeem a progressive wager coupon."""

    box: Annotated[str, said("for")]


class CompareLights(Act, frozen=True):
    """Make sure that the lights of the progressive wager are as many as the chips."""

    lights: int


class ReportLightFault(Act, frozen=True):
    """Report that the light of a box does not work."""

    box: Annotated[str, said("of")]


class RepairLight(Act, frozen=True):
    """Put the light of a box right again."""

    box: Annotated[str, said("of")]


class VerifyHand(Act, frozen=True):
    """Verify the cards of a winning side wager before it is paid."""


class ValidatePayout(Act, frozen=True):
    """Validate a payout of the progressive wager."""


class CompleteDocuments(Act, frozen=True):
    """Complete the documents of a payout that does not come from the table inventory."""


class PressButton(Act, frozen=True):
    """Press the blackjack bonus button."""


class ShowBonus(Act, frozen=True):
    """The bonus display shows the amount that is paid."""

    amount: Cents


class ReportButtonFault(Act, frozen=True):
    """Report that the button was pressed and no amount is shown."""


class FindBonus(Act, frozen=True):
    """Find the amount that was not shown in the table controller."""

    amount: Cents


class GiveUpBonus(Act, frozen=True):
    """State that the amount that was not shown cannot be found."""


class ConfirmBonus(Act, frozen=True):
    """Confirm and verify a bonus of $100 or more."""


class AbandonStreak(Act, frozen=True):
    """Give a streak up."""

    box: Annotated[str, said("of")]


class WitnessSettlement(Act, frozen=True):
    """Be present when a pair of queens of hearts is settled."""


ACTS: tuple[type[Act], ...] = (
    Wager,
    CallWager,
    Deal,
    Insure,
    TakeEvenMoney,
    CloseInsurance,
    UseCardReader,
    ReadHoleCard,
    Surrender,
    Stand,
    Draw,
    DoubleDown,
    SplitPair,
    TurnUpBlackjack,
    AskPlayers,
    ThrowInHand,
    StackBatch,
    AlternateBatches,
    ShareBox,
    KeepWager,
    ApplyWager,
    GoOn,
    MoveFirstCard,
    LeaveFirstCard,
    DiscardFirstCard,
    RebuildHand,
    DrawDeterminant,
    DealFromWrongSide,
    EmptyShoe,
    RemoveCards,
    TurnCardsUp,
    TurnCardsDown,
    RequestInspection,
    UseStoredBatch,
    AnnounceTotal,
    PermitPlayer,
    FindFaceUp,
    DrawUnseen,
    DrawExposed,
    MissOwnCard,
    MissBox,
    TakeSecondCard,
    CallHandDead,
    PassOver,
    AwaitCard,
    ReleaseHand,
    DealFaceUp,
    ReportReaderFault,
    RepairReader,
    RedeemCoupon,
    CompareLights,
    ReportLightFault,
    RepairLight,
    VerifyHand,
    ValidatePayout,
    CompleteDocuments,
    PressButton,
    ShowBonus,
    ReportButtonFault,
    FindBonus,
    GiveUpBonus,
    ConfirmBonus,
    AbandonStreak,
    WitnessSettlement,
)
DUTIES: tuple[type[Act], ...] = (
    InspectCards,
    VerifyCards,
    SpreadCards,
    WashCards,
    StackBatch,
    TurnCardsUp,
    TurnCardsDown,
    EmptyShoe,
    ShuffleCards,
    AlternateBatches,
    DrawDeterminant,
    DrawCard,
    UseCardReader,
    MoveFirstCard,
    AnnounceTotal,
    CompareLights,
    VerifyHand,
    ValidatePayout,
    CompleteDocuments,
    ConfirmBonus,
    WitnessSettlement,
)
