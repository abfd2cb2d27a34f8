"""Irregularities (MA-BAC 15; MA-MIDI 13): cards drawn in error, seen and unseen, and needless third cards."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from croupier.games.punto import betting, simulated, vigorish
from croupier.games.punto.acts import DealThirdExposed, DealThirdUnseen, DrawExposed, DrawUnseen, FindFaceUp
from croupier.games.punto.areas import CARRIED, EXPOSED
from croupier.games.punto.choices import ExposedCard
from croupier.games.punto.hands import Hand
from croupier.games.punto.memory import PuntoTable
from croupier.table.acts import Act, OrderRecut
from croupier.table.board import DISCARD, HELD
from croupier.table.events import Dealt, Gathered
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER

BankersThird = Callable[[int], Coroutine[Any, Any, None]]
"""How a card that has become the Banker's third is turned."""


class Supplied:
    """The Banker's Hand has its third card: the one that the Player's Hand got in error."""


SUPPLIED = Supplied()


def between_rounds(t: PuntoTable) -> Iterator[Offer | Bar]:
    """A card drawn in error while wagers are made; a recut comes too late by then (MA-BAC 5(f); MA-MIDI 5(f))."""
    if t.shoe.left:
        clauses = t.submission.clauses.irregular
        yield offer(DEALER, DrawUnseen, clauses.unseen, then=carry)
        yield offer(DEALER, DrawExposed, clauses.exposed, then=play_simulated_round)
        yield offer(DEALER, FindFaceUp, clauses.exposed, then=play_simulated_round)
    yield from vigorish.may_pay(t)
    yield Bar(OrderRecut, t.submission.clauses.shoe.recut, "cards have been drawn since the cut")


def while_dealing(t: PuntoTable) -> Iterator[Offer | Bar]:
    """A card drawn in error or found face up during a round, whose wagers are closed."""
    if t.shoe.left:
        clauses = t.submission.clauses.irregular
        yield offer(DEALER, DrawUnseen, clauses.unseen, then=carry)
        yield offer(DEALER, DrawExposed, clauses.exposed, then=set_aside)
        yield offer(DEALER, FindFaceUp, clauses.exposed, then=set_aside)
    yield from betting.are_closed(t)
    yield Bar(OrderRecut, t.submission.clauses.shoe.recut, "cards have been drawn since the cut")


def carry(t: PuntoTable, act: DrawUnseen) -> None:
    """A card that nobody saw is the first card of the next hand (MA-BAC 15(a); MA-MIDI 13(a))."""
    t.emit(Dealt(t.submission.clauses.irregular.unseen, t.shoe.next_piece, CARRIED))


async def set_aside(t: PuntoTable, act: Act) -> None:
    """A disclosed card waits until the round is over, the next takes its place (MA-BAC 15(d); MA-MIDI 13(d))."""
    clause, piece = t.submission.clauses.irregular.exposed, t.shoe.next_piece
    t.emit(Dealt(clause, piece, EXPOSED))
    await t.show(piece, clause)


async def play_simulated_round(t: PuntoTable, act: Act) -> None:
    """Between two rounds the simulated round is played at once."""
    await set_aside(t, act)
    await simulated.rounds(t)


# A third card that the Player's Hand gets when it must stand.


def needless_third(t: PuntoTable, turn: BankersThird) -> Iterator[Offer | Bar]:
    """While the Banker's Hand draws, the card becomes its third (MA-BAC 15(b), (c); MA-MIDI 13(b), (c))."""

    async def becomes_the_bankers(t: PuntoTable, act: Act) -> Supplied:
        piece, clause = await dealt_to_the_player(t, act)
        t.emit(Gathered(clause, (piece,), Hand.BANKER))
        await turn(piece)
        return SUPPLIED

    yield from reported(t, becomes_the_bankers)


def needless_third_unused(t: PuntoTable) -> Iterator[Offer | Bar]:
    """Once the Banker's Hand must stand, the card is carried over, or goes the way that the licensee filed."""
    yield from reported(t, cannot_be_used)


def reported(t: PuntoTable, then: Callable[..., Any]) -> Iterator[Offer | Bar]:
    """The dealer reports the card, seen or unseen."""
    if t.shoe.left or t.pieces(HELD):
        yield offer(DEALER, DealThirdUnseen, t.submission.clauses.irregular.third_unseen, then=then)
        yield offer(DEALER, DealThirdExposed, t.submission.clauses.irregular.third_seen, then=then)


async def dealt_to_the_player(t: PuntoTable, act: Act) -> tuple[int, str]:
    """The card that was dealt in error, and the clause that says what becomes of it."""
    clauses, piece = t.submission.clauses.irregular, t.next_piece()
    seen = isinstance(act, DealThirdExposed)
    clause = clauses.third_seen if seen else clauses.third_unseen
    t.emit(Dealt(clause, piece, Hand.PLAYER))
    if seen:
        await t.show(piece, clause)
    return piece, clause


async def cannot_be_used(t: PuntoTable, act: Act) -> None:
    """Unseen it opens the next hand; seen it is burned with one more card or opens a simulated round."""
    clauses = t.submission.clauses.irregular
    piece, clause = await dealt_to_the_player(t, act)
    if isinstance(act, DealThirdUnseen):
        t.emit(Gathered(clause, (piece,), CARRIED))
    elif t.submission.exposed_card is ExposedCard.SIMULATED_ROUND:
        t.emit(Gathered(clauses.simulated_round, (piece,), EXPOSED))
    else:
        t.discard((piece,), clauses.burned_with_one)
        if t.shoe.left:
            await t.deal_to(DISCARD, clauses.burned_with_one)
