"""The hands: four cards, the third cards and the result (MA-BAC 9 to 12(a); MA-MIDI 8 to 11(a))."""

from collections.abc import Mapping

from croupier.games.punto import hands, irregular, turning
from croupier.games.punto.acts import AnnounceResult
from croupier.games.punto.areas import CARRIED
from croupier.games.punto.drawing import draw
from croupier.games.punto.hands import Coup, Hand, Winner, count
from croupier.games.punto.memory import PuntoTable
from croupier.table.board import HELD
from croupier.table.events import Gathered
from croupier.table.people import DEALER, Role, Who

Holders = Mapping[Hand, Who]
"""Who has the right to turn the cards of each hand in this round."""

FACE_UP: Holders = {Hand.PLAYER: DEALER, Hand.BANKER: DEALER}


async def four_cards(t: PuntoTable) -> None:
    """First and third to the Player's Hand, second and fourth to the Banker's (MA-BAC 9(c); MA-MIDI 8(c))."""
    carried = t.pieces(CARRIED)
    if carried:
        t.emit(Gathered(t.submission.clauses.irregular.unseen, tuple(carried), HELD))
    for hand in (Hand.PLAYER, Hand.BANKER, Hand.PLAYER, Hand.BANKER):
        await draw(t, hand, t.submission.clauses.deal.dealt)


def announce_counts(t: PuntoTable) -> None:
    """Both counts, when the four cards are face up (MA-BAC 10(a); MA-MIDI 9(a))."""
    player, banker = count(t.faces(Hand.PLAYER)), count(t.faces(Hand.BANKER))
    t.announce(DEALER, f"Player {player}, Banker {banker}", t.submission.clauses.deal.counts)


async def third_cards(t: PuntoTable, holders: Holders) -> None:
    """Each hand gets one more card if the tableau says so, the Player's first (MA-BAC 10(b), 11; MA-MIDI 9(b), 10)."""
    if hands.player_draws(t.faces(Hand.PLAYER), t.faces(Hand.BANKER)):
        await third_card(t, Hand.PLAYER, holders)
        if hands.banker_draws(t.faces(Hand.PLAYER), t.faces(Hand.BANKER)):
            await third_card(t, Hand.BANKER, holders)
    elif hands.banker_draws(t.faces(Hand.PLAYER), t.faces(Hand.BANKER)):

        async def turn(piece: int) -> None:
            await turned(t, Hand.BANKER, piece, holders)

        await t.during(third_card(t, Hand.BANKER, holders), irregular.needless_third, turn)


async def third_card(t: PuntoTable, hand: Hand, holders: Holders) -> irregular.Supplied | None:
    """The dealer calls for the card (MA-BAC 10(b); MA-MIDI 9(b))."""
    t.announce(DEALER, f"Card for {hand.spoken}", t.submission.clauses.deal.third_cards)
    piece = await draw(t, hand, third_clause(t, hand, holders))
    await turned(t, hand, piece, holders)
    return None


async def turned(t: PuntoTable, hand: Hand, piece: int, holders: Holders) -> None:
    """A third card is turned by whoever turned the hand; one that was disclosed when dealt in error lies open."""
    if not t.board.is_seen_by(piece, None):
        await turning.turned(t, hand, [piece], holders[hand], third_clause(t, hand, holders))


def third_clause(t: PuntoTable, hand: Hand, holders: Holders) -> str:
    """A third card is handed to a player by a clause of its own."""
    deal = t.submission.clauses.deal
    return deal.dealt if isinstance(holders[hand], Role) else deal.third_handed[hand]


async def result(t: PuntoTable) -> Coup:
    """When both hands are complete the result is announced (MA-BAC 12(a); MA-MIDI 11(a))."""
    coup = Coup(tuple(t.faces(Hand.PLAYER)), tuple(t.faces(Hand.BANKER)))
    if len(coup.player) == len(coup.banker) == 2:
        await t.during(announced(t, coup), irregular.needless_third_unused)
    else:
        await announced(t, coup)
    return coup


async def announced(t: PuntoTable, coup: Coup) -> None:
    """Each count and the winner, or "tie hand"; at an EZ table a Dragon 7 and a Panda 8 by name."""
    clause = t.submission.clauses.deal.result
    await t.duty(DEALER, AnnounceResult, clause)
    player, banker = count(coup.player), count(coup.banker)
    match coup.winner:
        case Winner.TIE:
            t.announce(DEALER, f"Tie hand, {player} and {banker}", clause)
        case Winner.PLAYER:
            t.announce(DEALER, f"Player wins, {player} over {banker}", clause)
        case Winner.BANKER:
            t.announce(DEALER, f"Banker wins, {banker} over {player}", clause)
    if t.submission.ez_baccarat and coup.is_dragon_7:
        t.announce(DEALER, "Dragon 7", clause)
    if t.submission.ez_baccarat and coup.is_panda_8:
        t.announce(DEALER, "Panda 8", clause)
