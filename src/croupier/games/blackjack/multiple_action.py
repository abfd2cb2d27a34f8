"""Multiple action: players against two or three hands of the dealer on one first card (MA-BJ 15(m), 15(n), 18)."""

from collections.abc import Iterator
from functools import partial

from croupier.games.blackjack import boxes, hands
from croupier.games.blackjack.acts import DiscardFirstCard, LeaveFirstCard, MoveFirstCard, RebuildHand
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HANDS, insurance, spot
from croupier.games.blackjack.memory import BlackjackTable
from croupier.table.acts import act_name
from croupier.table.events import Gathered, Performed
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, SUPERVISOR, Seat

CLAUSES = {2: "MA-BJ 18(g)", 3: "MA-BJ 18(h)"}
"""By which clauses the dealer's second and third hands are dealt."""
COLLECTED = {2: "MA-BJ 18(f)(2)", 3: "MA-BJ 18(h)"}
"""By which clauses the cards of the hand before are collected."""
SETTLED = {1: "MA-BJ 18(f)", 2: "MA-BJ 18(h)", 3: "MA-BJ 18(i)"}
"""By which clauses the wagers against each hand are settled."""
SPOKEN = {2: "Dealer's second hand", 3: "Dealer's third hand"}


class Handled:
    """The first card needs no moving any more."""


HANDLED = Handled()


def is_played(t: BlackjackTable) -> bool:
    """Whether each player wagers against several hands of the dealer (MA-BJ 18(a))."""
    return len(t.submission.spots) > 1


# Wagers.


def open_spots(t: BlackjackTable, seat: Seat, betting: str) -> list[str]:
    """The spots of a box are filled in order, one for each hand of the dealer (MA-BJ 18(b))."""
    areas = boxes.spots(t, betting)
    return [area for before, area in zip([None, *areas], areas, strict=False) if before is None or has(t, seat, before)]


def has(t: BlackjackTable, seat: Seat, area: str) -> bool:
    """Whether a player has a wager in an area."""
    return seat in t.owners(area)


def has_enough(t: BlackjackTable, seat: Seat, betting: str) -> bool:
    """Whether a player has filled as many spots in order as are required (MA-BJ 18(b))."""
    required = boxes.spots(t, betting)[: t.submission.least_wagers]
    return all(has(t, seat, area) for area in required)


def return_unfinished(t: BlackjackTable) -> None:
    """Wagers against too few hands of the dealer are not taken (MA-BJ 18(b))."""
    for betting in boxes.all_boxes(t):
        for seat in boxes.players(t, betting):
            if not has_enough(t, seat, betting):
                t.announce(DEALER, f"Seat {seat}: too few wagers on {betting}", "MA-BJ 18(b)")
                for area in boxes.spots(t, betting):
                    t.return_chips(seat, area, "MA-BJ 18(b)")


# The dealer's second and third hands.


def further_hands(t: BlackjackTable, played: list[Hand]) -> Iterator[int]:
    """The numbers of the dealer's further hands, as long as a wager remains against one of them (MA-BJ 18(f), (h))."""
    for number in t.submission.spots[1:]:
        if any(has_wager_from(t, hand, number) for hand in played):
            yield number


def has_wager_from(t: BlackjackTable, hand: Hand, number: int) -> bool:
    """Whether a wager on a hand waits for the dealer's hand of that number or a later one."""
    return any(t.owners(spot(area, later)) for area in hand.areas for later in t.submission.spots[number - 1 :])


async def begin(t: BlackjackTable, number: int) -> None:
    """All cards of the hand before but the first card are collected, and that card moves on (MA-BJ 18(f)(2), 18(g))."""
    t.discard(hands.dealers_cards(t)[1:], COLLECTED[number])
    t.announce(DEALER, SPOKEN[number], CLAUSES[number])
    await t.during(move_first_card(t, number), may_leave_or_discard, number)


async def move_first_card(t: BlackjackTable, number: int) -> Handled | None:
    """The dealer moves the original face up card to the area of the next hand (MA-BJ 18(g), 18(h))."""
    await t.duty(DEALER, MoveFirstCard, CLAUSES[number])
    t.emit(Gathered(CLAUSES[number], tuple(hands.dealers_cards(t)), DEALERS_HANDS[number - 1]))
    return None


def return_insurance(t: BlackjackTable, played: list[Hand]) -> None:
    """Insurance against a hand that the dealer does not deal any more goes back (MA-BJ 18(f)(1))."""
    for hand in reversed(played):
        for area in boxes.spots(t, hand.box):
            for seat in t.owners(insurance(area)):
                t.return_chips(seat, insurance(area), "MA-BJ 18(f)(1)")


# What the dealer may do wrong with the first card.


def may_leave_or_discard(t: BlackjackTable, number: int) -> Iterator[Offer | Bar]:
    """The dealer may forget to move the first card, or discard it with the others (MA-BJ 15(m), 15(n))."""
    yield offer(DEALER, LeaveFirstCard, "MA-BJ 15(m)", then=left)
    yield offer(DEALER, DiscardFirstCard, "MA-BJ 15(n)", then=partial(discarded_before, number))


def may_discard(t: BlackjackTable, number: int) -> Iterator[Offer | Bar]:
    """The dealer may discard the first card before the hand is completed (MA-BJ 15(n))."""
    yield offer(DEALER, DiscardFirstCard, "MA-BJ 15(n)", then=partial(discarded, number))


def left(t: BlackjackTable, act: LeaveFirstCard) -> Handled:
    """The round goes on as if the card had been moved (MA-BJ 15(m))."""
    t.emit(Performed("MA-BJ 15(m)", DEALER, act_name(LeaveFirstCard)))
    return HANDLED


async def discarded_before(number: int, t: BlackjackTable, act: DiscardFirstCard) -> Handled:
    """A card that was discarded before it was moved is laid into the area of the next hand at once (MA-BJ 15(n))."""
    await discarded(number, t, act)
    return HANDLED


async def discarded(number: int, t: BlackjackTable, act: DiscardFirstCard) -> None:
    """A supervisor finds the card by rebuilding the last hand, lays it in its area, and play resumes (MA-BJ 15(n))."""
    first, *others = hands.dealers_cards(t)
    t.discard([first], "MA-BJ 15(n)")
    t.announce(DEALER, "Supervisor: the first card was discarded", "MA-BJ 15(n)")
    await t.perform(SUPERVISOR, RebuildHand, "MA-BJ 15(n)")
    # The cards are laid anew, so that the first card lies first again.
    t.discard(others, "MA-BJ 15(n)")
    t.emit(Gathered("MA-BJ 15(n)", (first, *others), DEALERS_HANDS[number - 1]))
