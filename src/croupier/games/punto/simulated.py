"""Simulated rounds, in which no wager is taken: a disclosed card begins one (MA-BAC 15(c), (d); MA-MIDI 13(c), (d))."""

from croupier.games.punto import hands, shoe
from croupier.games.punto.areas import EXPOSED
from croupier.games.punto.drawing import draw
from croupier.games.punto.hands import Hand
from croupier.games.punto.memory import PuntoTable
from croupier.table.board import HELD
from croupier.table.events import Gathered
from croupier.table.people import DEALER, EVERYONE
from croupier.table.table import ShoeEmpty


async def rounds(t: PuntoTable) -> None:
    """Disclosed cards are used up in the order in which they came; with too few cards left there is nothing to deal."""
    clause = t.submission.clauses.irregular.simulated_round
    while t.pieces(EXPOSED):
        t.emit(Gathered(clause, tuple(t.pieces(EXPOSED)), HELD))
        t.announce(DEALER, "Simulated round, no wagers", clause)
        try:
            await one_round(t, clause)
        except ShoeEmpty:
            t.announce(DEALER, "The round is void", t.submission.clauses.irregular.void)
        t.discard(t.pieces(Hand.PLAYER, Hand.BANKER), clause)
        if t.pieces(HELD):
            t.emit(Gathered(clause, tuple(t.pieces(HELD)), EXPOSED))
        shoe.look_for_cover_card(t)


async def one_round(t: PuntoTable, clause: str) -> None:
    """The cards are dealt by the rules of the chapter, face up since nobody has a wager on them."""
    for hand in (Hand.PLAYER, Hand.BANKER, Hand.PLAYER, Hand.BANKER):
        await draw(t, hand, clause, EVERYONE)
    if hands.player_draws(t.faces(Hand.PLAYER), t.faces(Hand.BANKER)):
        await draw(t, Hand.PLAYER, clause, EVERYONE)
    if hands.banker_draws(t.faces(Hand.PLAYER), t.faces(Hand.BANKER)):
        await draw(t, Hand.BANKER, clause, EVERYONE)
