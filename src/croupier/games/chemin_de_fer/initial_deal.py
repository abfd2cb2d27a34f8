"""The initial deal and its irregularities (MA-CDF 7(d), 11(a) to (c); NJ-CDF 4.8(d), 4.12(a) to (c)).

A report makes the error true on the board: the card really goes to the wrong hand, one too many really leaves the shoe.
"""

from collections.abc import Iterator

from croupier.games.chemin_de_fer.acts import (
    AnnulHand,
    DealOutOfTurn,
    GiveExcessCard,
    RectifyDeal,
    TakeExcessCard,
)
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.endings import Done, Ending
from croupier.games.chemin_de_fer.layout import CARRIED
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.hands import Hand
from croupier.table.acts import Act, DrawCard
from croupier.table.board import HELD
from croupier.table.events import Gathered
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, NOBODY, Who

ORDER = (Hand.PLAYER, Hand.BANKER, Hand.PLAYER, Hand.BANKER)
"""First and third to the Player's Hand, second and fourth to the Banker's (MA-CDF 7(d); NJ-CDF 4.8(d))."""

REPORTED_BY = (DEALER, FLOORPERSON)
OTHER = {Hand.PLAYER: Hand.BANKER, Hand.BANKER: Hand.PLAYER}


async def four_cards(t: CheminTable, coup: Coup) -> Ending | None:
    """The Banker deals; a card that was drawn in error unseen is the first (MA-CDF 7(d), 11(g))."""
    carried = t.pieces(CARRIED)
    if carried:
        t.emit(Gathered(t.submission.clause("11(g)"), tuple(carried), HELD))
    for hand in ORDER:
        if await t.during(one_card(t, coup, hand), out_of_turn, hand) is Ending.ANNULLED:
            return Ending.ANNULLED
    return None


async def one_card(t: CheminTable, coup: Coup, hand: Hand) -> Ending | Done:
    """One card, face down."""
    await draw(t, coup, hand, "7(d)")
    return Done.DEALT


async def draw(t: CheminTable, coup: Coup, area: str, number: str, seen_by: tuple[Who, ...] | None = NOBODY) -> int:
    """The Banker draws the next card to an area."""
    clause = t.submission.clause(number)
    await t.duty(coup.banker, DrawCard, clause)
    return await t.deal_to(area, clause, seen_by)


# The wrong order.


def out_of_turn(t: CheminTable, hand: Hand) -> Iterator[Offer | Bar]:
    """The next card goes to the wrong hand (MA-CDF 11(a); NJ-CDF 4.12(a))."""

    async def misplaced(t: CheminTable, act: DealOutOfTurn) -> Ending | Done:
        clause = t.submission.clause("11(a)")
        piece = await t.deal_to(OTHER[hand], clause)
        if isinstance(await t.ask(may_rectify), AnnulHand):
            return Ending.ANNULLED
        t.emit(Gathered(clause, (piece,), hand))
        return Done.DEALT

    if t.cards_are_left:
        for role in REPORTED_BY:
            yield offer(role, DealOutOfTurn, t.submission.clause("11(a)"), then=misplaced)


def may_rectify(t: CheminTable) -> Iterator[Offer | Bar]:
    """Nobody has looked at the card, so it can be laid right, unless the order is no longer known."""
    for role in REPORTED_BY:
        yield offer(role, RectifyDeal, t.submission.clause("11(a)"))
        yield offer(role, AnnulHand, t.submission.clause("11(a)"))


# Too many cards.


def excess_found(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """Before the Dominant Player has announced, three cards are found in a hand (MA-CDF 11(b), 11(c))."""

    async def banker_took_three(t: CheminTable, act: Act) -> None:
        coup.banker_counts_zero = True
        clause = t.submission.clause("11(b)")
        t.discard((await t.deal_to(Hand.BANKER, clause),), clause)
        t.announce(DEALER, "The Banker's Hand counts 0", clause)

    async def player_got_three(t: CheminTable, act: Act) -> None:
        coup.player_has_excess = True
        clause = t.submission.clause("11(c)")
        await t.deal_to(Hand.PLAYER, clause, seen_by=(coup.dominant,))
        t.announce(DEALER, "The Player's Hand counts its best", clause)

    # Too many cards in both hands are not provided for; such a hand can be annulled.
    if t.cards_are_left and not (coup.banker_counts_zero or coup.player_has_excess):
        for role in REPORTED_BY:
            yield offer(role, TakeExcessCard, t.submission.clause("11(b)"), then=banker_took_three)
            yield offer(role, GiveExcessCard, t.submission.clause("11(c)"), then=player_got_three)
