"""A table that is open and at which nobody plays (MA-BJ 5(j))."""

from collections.abc import Iterator

from croupier.games.blackjack import batches, mixing, shoe
from croupier.games.blackjack.acts import (
    Lies,
    RemoveCards,
    RequestInspection,
    StackBatch,
    TurnCardsDown,
    TurnCardsUp,
    UseStoredBatch,
)
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Shuffler
from croupier.table import shuffling
from croupier.table.acts import ShuffleCards, SpreadCards, WashCards
from croupier.table.events import CardsRemoved
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER


class Idle:
    """Nobody plays, and the cards are spread on the table."""


IDLE = Idle()


def may_remove_cards(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Without gaming activity the cards are spread on the table, face up or face down (MA-BJ 5(j))."""
    if t.board.seats:
        yield Bar(RemoveCards, "MA-BJ 5(j)", "the cards are spread while nobody plays, and somebody is seated")
    else:
        yield offer(DEALER, RemoveCards, "MA-BJ 5(j)", then=remove_cards, lie=OneOf(tuple(Lies)))


def remove_cards(t: BlackjackTable, act: RemoveCards) -> Idle:
    """The cards come out of shoe and rack; the orders to which somebody had committed are opened."""
    for side in shoe.sides(t):
        shoe.take_side(t, side, "MA-BJ 5(j)")
        shuffling.reveal(t, "MA-BJ 5(j)")
    t.emit(CardsRemoved("MA-BJ 5(j)"))
    t.memory.spread = act.lie
    return IDLE


async def a_player_arrives(t: BlackjackTable, spread: Lies) -> None:
    """The first player looks at the cards, which are then turned face down, mixed and cut (MA-BJ 5(j))."""
    await t.ask(shuffling.may_open, "MA-BJ 5(j)")
    first = next(iter(t.board.seats))
    if spread is Lies.FACE_DOWN:
        await t.perform(DEALER, TurnCardsUp, "MA-BJ 5(j)")
    await t.perform(DEALER, TurnCardsDown, "MA-BJ 5(j)")
    t.memory.spread = None
    if t.submission.shuffler is Shuffler.AUTOMATED:
        await out_of_the_device(t)
    else:
        await t.perform(DEALER, WashCards, "MA-BJ 5(j)(1)")
        await mixing.mix(t)
    await shoe.stack_and_cut(t, shuffling.clockwise_from(t, first), "MA-BJ 5(a)")


async def out_of_the_device(t: BlackjackTable) -> None:
    """The batch that was looked at goes into the device and the other comes out (MA-BJ 5(j)(2)).

    It is spread and shuffled again if a player asks for it, and unless storage and release are approved.
    """
    await t.perform(DEALER, StackBatch, "MA-BJ 5(j)(2)")
    await batches.alternate(t)
    if not (has_approved_device(t) and isinstance(await t.ask(may_request_inspection), UseStoredBatch)):
        await t.perform(DEALER, SpreadCards, "MA-BJ 5(j)(2)")
        await t.perform(DEALER, ShuffleCards, "MA-BJ 5(j)(2)")


def has_approved_device(t: BlackjackTable) -> bool:
    """Whether both the storage and the release of the cards are approved (MA-BJ 5(j)(2)(i), 5(j)(2)(ii))."""
    approvals = t.submission.shuffler_storage_approval, t.submission.shuffler_release_approval
    return all(approval.strip() for approval in approvals)


def may_request_inspection(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Any player may have the batch spread and shuffled again (MA-BJ 5(j)(2))."""
    yield offer(DEALER, UseStoredBatch, "MA-BJ 5(j)(2)")
    for seat in t.asked(t.seated):
        yield offer(seat, RequestInspection, "MA-BJ 5(j)(2)")
