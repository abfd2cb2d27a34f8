"""Hands that were dealt wrongly: a card that was not dealt, a player let out (MA-BJ 15(a), (f), (h), (j))."""

from collections.abc import Iterator
from functools import partial

from croupier.games.blackjack import boxes, hands, settlement, shared_box, shoe
from croupier.games.blackjack.acts import (
    AwaitCard,
    CallHandDead,
    MissBox,
    MissOwnCard,
    PassOver,
    ReleaseHand,
    TakeSecondCard,
)
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import insurance
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.rules import Outcome
from croupier.games.blackjack.side import moments
from croupier.money import PUSH
from croupier.table.acts import Act, act_name
from croupier.table.events import Performed
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, SUPERVISOR


class Missed:
    """The card was not dealt."""


MISSED = Missed()


def may_miss_box(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The dealer may fail to deal a card to a box (MA-BJ 15(h))."""
    yield offer(DEALER, MissBox, "MA-BJ 15(h)", then=missed)


def may_miss_own_card(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The dealer may go on to the players' second cards without one of the own (MA-BJ 15(f))."""
    yield offer(DEALER, MissOwnCard, "MA-BJ 15(f)", then=missed)


def may_pass_over(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The dealer may fail to deal a card that a player has asked for (MA-BJ 15(j))."""
    yield offer(DEALER, PassOver, "MA-BJ 15(j)", then=missed)


CLAUSES: dict[type[Act], str] = {MissOwnCard: "MA-BJ 15(f)", MissBox: "MA-BJ 15(h)", PassOver: "MA-BJ 15(j)"}


def missed(t: BlackjackTable, act: Act) -> Missed:
    """Dealing goes on with the next in order."""
    t.memory.has_erred = True
    t.emit(Performed(CLAUSES[type(act)], DEALER, act_name(type(act))))
    return MISSED


async def passed_over(t: BlackjackTable, hand: Hand) -> None:
    """The player has the card after all others have theirs, or the wager back (MA-BJ 15(j))."""
    match await t.ask(may_await_card, hand):
        case AwaitCard():
            hand.is_owed_a_card = True
        case CallHandDead():
            call_dead(t, hand, "MA-BJ 15(j)")


def may_await_card(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """The choice of a player whose card was not dealt (MA-BJ 15(j))."""
    yield offer(hand.seat, AwaitCard, "MA-BJ 15(j)", about=hand.place)
    yield offer(hand.seat, CallHandDead, "MA-BJ 15(j)", about=hand.place)


def may_be_released(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """After an error of the dealer the licensee may let players out before the decision (MA-BJ 15(a))."""
    if t.memory.has_erred:
        seats = OneOf(tuple(boxes.players(t, hand.place)))
        yield offer(SUPERVISOR, ReleaseHand, "MA-BJ 15(a)", about=hand.place, then=partial(release, hand), seat=seats)
    else:
        yield Bar(ReleaseHand, "MA-BJ 15(a)", "players are let out of a hand only after an error of the dealer")


async def release(hand: Hand, t: BlackjackTable, act: ReleaseHand) -> Missed | None:
    """The player's wagers go back; an insurance wager with them if the box has no other hand (MA-BJ 15(a)).

    Others who wager on the hand play on, and the next of them calls the decisions if that player did (13(b)).
    """
    areas = [each for area in hand.areas for each in boxes.spots(t, area)]
    insured = [] if hand.is_split else [insurance(each) for each in boxes.spots(t, hand.box)]
    for area in (*areas, *insured):
        t.settle(act.seat, area, PUSH, "MA-BJ 15(a)")
    if not hands.wagers_lie(t, hand):
        call_dead(t, hand, "MA-BJ 15(a)")
        return MISSED
    if act.seat == hand.seat:
        await shared_box.pass_the_call(t, hand)
    return None


async def complete(t: BlackjackTable, played: list[Hand]) -> None:
    """A hand without a card is dead; one card is completed after all others, if the player wants it (MA-BJ 15(h))."""
    for hand in played:
        match len(t.pieces(hand.place)):
            case 0:
                call_dead(t, hand, "MA-BJ 15(h)")
            case 1:
                match await t.ask(may_complete, hand):
                    case TakeSecondCard():
                        await shoe.draw_to(t, hand.place, "MA-BJ 15(h)", shoe.first_cards_seen_by(t))
                    case CallHandDead():
                        call_dead(t, hand, "MA-BJ 15(h)")


def may_complete(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """The player of a hand with one card has the second dealt now, or the wager back (MA-BJ 15(h))."""
    yield offer(hand.seat, TakeSecondCard, "MA-BJ 15(h)", about=hand.place)
    yield offer(hand.seat, CallHandDead, "MA-BJ 15(h)", about=hand.place)


def call_dead(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """A dead hand gives its wagers back and takes no further part in the round (MA-BJ 15(h), 15(j))."""
    t.announce(DEALER, f"{hand.place}: dead hand", clause)
    settlement.note(t, hand, Outcome.VOID)
    moments.dead(t, hand, clause)
    settlement.settle_hand(t, hand, PUSH, clause)
    settlement.end(t, hand, clause)
