"""The hand: four cards, the announcements, the third cards, the result (MA-CDF 7 to 9(a); NJ-CDF 4.8 to 4.10(a))."""

from collections.abc import Iterator

from croupier.games.baccarat.acts import CallCards
from croupier.games.chemin_de_fer import initial_deal, rules, third_cards
from croupier.games.chemin_de_fer.acts import CallCard, CallNatural, CallStay, CallUnderEight
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.endings import Ending
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.rules import Call
from croupier.games.punto.acts import AnnounceResult
from croupier.games.punto.hands import Hand, Winner, count
from croupier.table.acts import Act
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat

ACT_OF = {
    Call.CARD: CallCard,
    Call.STAY: CallStay,
    Call.NATURAL: CallNatural,
    Call.UNDER_EIGHT: CallUnderEight,
}
CALL_OF: dict[type[Act], Call] = {act: call for call, act in ACT_OF.items()}


async def played(t: CheminTable, coup: Coup) -> Ending | None:
    """From the call "Cards" to the result."""
    clause = t.submission.clause("7(d)")
    await t.duty(DEALER, CallCards, clause)
    t.announce(DEALER, "Cards", clause)
    if await initial_deal.four_cards(t, coup) is Ending.ANNULLED:
        return Ending.ANNULLED
    await look(t, Hand.PLAYER, coup.dominant, "8(a)")
    match await t.during(players_call(t, coup), initial_deal.excess_found, coup):
        case Call.NATURAL:
            await turn_up(t, "8(a)(4)")
        case Call.STAY:
            await third_cards.after_stay(t, coup)
        case Call.CARD:
            await look(t, Hand.BANKER, coup.banker, "8(b)")
            if await bankers_call(t, coup) is Call.NATURAL:
                await turn_up(t, "8(b)")
            else:
                await third_cards.after_card(t, coup)
    # Nobody says when the Player's first cards are turned if no natural ended the hand: now at the latest.
    await turn_up(t, "9(a)")
    await announced(t, coup)
    return None


async def look(t: CheminTable, hand: Hand, seat: Seat, number: str) -> None:
    """Whoever controls a hand looks at its cards, and nobody else (MA-CDF 8(a), 8(b); NJ-CDF 4.9(a), 4.9(b))."""
    for piece in t.pieces(hand):
        if not t.board.is_seen_by(piece, seat):
            await t.show(piece, t.submission.clause(number), to=(seat,))


async def turn_up(t: CheminTable, number: str) -> None:
    """All cards of both hands that are not open yet are turned face up."""
    for piece in t.pieces(Hand.PLAYER, Hand.BANKER):
        if not t.board.is_seen_by(piece, None):
            await t.show(piece, t.submission.clause(number))


# Announcements.


async def players_call(t: CheminTable, coup: Coup) -> Call:
    """The Dominant Player announces by the count of the first two cards (MA-CDF 8(a); NJ-CDF 4.9(a))."""
    act = await t.ask(may_call, coup)
    call = CALL_OF[type(act)]
    repeat(t, coup.dominant, call, "8(a)")
    return call


def may_call(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """What the count makes due; only the Dominant Player learns which announcements are refused, and why."""
    cite = t.submission.clause
    for seat in t.asked((coup.dominant,)):
        cards = coup.initial_of_player(t, to=seat)
        counted = count(cards)
        # Three cards of which only all three make the best count are complete, and no natural (11(c)).
        calls = rules.players_calls(counted) if len(cards) == 2 else (Call.STAY,)
        clause = cite(rules.clause_of_call(counted) if len(cards) == 2 else "11(c)")
        for call in (Call.CARD, Call.STAY, Call.NATURAL):
            if call in calls:
                yield offer(seat, ACT_OF[call], clause)
            else:
                due = " or ".join(calls)
                yield Bar(ACT_OF[call], clause, f'the announcement due on a count of {counted} is "{due}"', seat)
    for act in CALL_OF:
        yield Bar(act, cite("7(c)"), "the Dominant Player alone decides for the Player's Hand now")


async def bankers_call(t: CheminTable, coup: Coup) -> Call:
    """The Banker looks first and announces "Natural" or "Under Eight" (MA-CDF 8(b); NJ-CDF 4.9(b))."""
    act = await t.ask(banker_may_call, coup)
    call = CALL_OF[type(act)]
    repeat(t, coup.banker, call, "8(b)")
    return call


def banker_may_call(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """The one announcement that is true."""
    cite = t.submission.clause
    for seat in t.asked((coup.banker,)):
        counted = coup.two_of_banker(t, to=seat)
        due = rules.bankers_call(counted)
        for call in (Call.UNDER_EIGHT, Call.NATURAL):
            if call is due:
                yield offer(seat, ACT_OF[call], cite("8(b)"))
            else:
                yield Bar(ACT_OF[call], cite("8(b)"), f'the announcement due on a count of {counted} is "{due}"', seat)
    for act in CALL_OF:
        yield Bar(act, cite("7(b)"), "the Banker alone decides for the Banker's Hand now")


def repeat(t: CheminTable, seat: Seat, call: Call, number: str) -> None:
    """What a participant announces, the dealer repeats at once (MA-CDF 8(d); NJ-CDF 4.9(h))."""
    t.announce(seat, call.value, t.submission.clause(number))
    t.announce(DEALER, call.value, t.submission.clause("8(d)"))


# The result.


async def announced(t: CheminTable, coup: Coup) -> None:
    """Both counts and the winner, or a stand off (MA-CDF 9(a); NJ-CDF 4.10(a))."""
    clause = t.submission.clause("9(a)")
    await t.duty(DEALER, AnnounceResult, clause)
    player, banker = coup.counts(t)
    coup.winner = winner(player, banker)
    if coup.winner is Winner.TIE:
        t.announce(DEALER, t.submission.tie_call.value, clause)
    else:
        won = "Player" if coup.winner is Winner.PLAYER else "Banker"
        t.announce(DEALER, f"Player {player}, Banker {banker}, {won} wins", clause)


def winner(player: int, banker: int) -> Winner:
    """The higher count wins (MA-CDF 5(a)(1) to (3), 6(g)(1) to (3); NJ-CDF 4.6(a)(1) to (3), 4.7(g)(1) to (3))."""
    if player == banker:
        return Winner.TIE
    return Winner.PLAYER if player > banker else Winner.BANKER
