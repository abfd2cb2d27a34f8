"""A card that was disclosed in error: burned with others, or begun with in a simulated round (MA-CDF 11(h))."""

from croupier.games.chemin_de_fer import rules
from croupier.games.chemin_de_fer.layout import EXPOSED
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.rules import Box, Call
from croupier.games.chemin_de_fer.submission import DisclosedCard
from croupier.games.punto.hands import VALUES, Hand, count
from croupier.table.board import DISCARD
from croupier.table.events import Dealt, Gathered
from croupier.table.people import DEALER, EVERYONE
from croupier.table.table import ShoeEmpty


async def dealt_with(t: CheminTable) -> None:
    """A disclosed card that no hand could use goes the way that the licensee chose (MA-CDF 11(h); NJ-CDF 4.12(h))."""
    while t.pieces(EXPOSED):
        piece = t.pieces(EXPOSED)[0]
        match t.submission.disclosed_card:
            case DisclosedCard.BURN_VALUE:
                t.discard((piece,), t.submission.clause("11(h)(1)"))
                await burn_openly(t, rules.burned_with_disclosed(t.face(piece), t.submission.ten_burn), "11(h)(1)")
            case DisclosedCard.BURN_ONE:
                clause = t.submission.clause("11(h)(2)")
                t.discard((piece,), clause)
                if t.shoe.left:
                    t.emit(Dealt(clause, t.shoe.next_piece, DISCARD))
            case DisclosedCard.SIMULATED_ROUND:
                await simulated_round(t, piece)


async def burn_openly(t: CheminTable, cards: int, number: str) -> None:
    """So many cards go face up to the discard bucket, as far as the shoe has them."""
    clause = t.submission.clause(number)
    for _ in range(min(cards, t.shoe.left)):
        piece = t.shoe.next_piece
        t.emit(Dealt(clause, piece, DISCARD))
        await t.show(piece, clause)


async def simulated_round(t: CheminTable, first: int) -> None:
    """A round without wagers, dealt face up by the rules; it changes nothing in the real ones (MA-CDF 11(h)(3))."""
    clause = t.submission.clause("11(h)(3)")
    t.announce(DEALER, "Simulated round, no wagers", clause)
    t.emit(Gathered(clause, (first,), Hand.PLAYER))
    try:
        await deal(t, clause)
    except ShoeEmpty:
        t.announce(DEALER, "The simulated round is void", t.submission.clause("11(k)"))
    t.discard(t.pieces(Hand.PLAYER, Hand.BANKER), clause)


async def deal(t: CheminTable, clause: str) -> None:
    """Where somebody would choose, the card is drawn: a reading, as the fixed tables of baccarat do."""
    for hand in (Hand.BANKER, Hand.PLAYER, Hand.BANKER):
        await t.draw_to(hand, clause, EVERYONE)
    player, banker = count(t.faces(Hand.PLAYER)), count(t.faces(Hand.BANKER))
    if Call.NATURAL in (rules.players_calls(player)[0], rules.bankers_call(banker)):
        return
    third = None
    if Call.CARD in rules.players_calls(player):
        third = VALUES[t.face(await t.draw_to(Hand.PLAYER, clause, EVERYONE)).rank]
    if rules.table_3(t.submission.rulebook, banker, third) is not Box.STAY:
        await t.draw_to(Hand.BANKER, clause, EVERYONE)
