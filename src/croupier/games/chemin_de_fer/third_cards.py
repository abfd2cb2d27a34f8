"""The third cards and their irregularities (MA-CDF 8(b), 8(c), 11(d) to (f), 11(i); NJ-CDF 4.9, 4.12)."""

from collections.abc import Iterator

from croupier.games.chemin_de_fer import rules
from croupier.games.chemin_de_fer.acts import (
    DealAfterStay,
    DrawForSelf,
    DrawThird,
    MiscallCard,
    StayOnTwo,
    TakeTwoCards,
)
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.endings import Done
from croupier.games.chemin_de_fer.initial_deal import draw
from croupier.games.chemin_de_fer.layout import EXPOSED
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.rules import Box, Call
from croupier.games.punto.acts import TurnCards
from croupier.games.punto.hands import VALUES, Hand
from croupier.table.acts import Act
from croupier.table.events import Gathered
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, EVERYONE

TAKES_STRAY = {"11(e)": (Box.DRAW, Box.OPTION), "11(f)": (Box.DRAW,)}
"""What Table 3 must say for a card dealt after "Stay" to become the Banker's, by whose error it was."""


async def after_card(t: CheminTable, coup: Coup) -> None:
    """The Player's card face up, then the Banker's Hand (MA-CDF 8(b), 8(c); NJ-CDF 4.9(b), 4.9(c))."""
    await t.during(players_third(t, coup), drawn_for_self)
    await bankers_turn(t, coup)
    await bankers_third(t, coup)


async def after_stay(t: CheminTable, coup: Coup) -> None:
    """The Banker's Hand; a card dealt to the Dominant Player in error may become its third (MA-CDF 8(c), 11(e))."""
    await t.during(bankers_turn(t, coup), dealt_after_stay, coup)
    if coup.stray is None:
        await bankers_third(t, coup)
    else:
        stray_card(t, coup, coup.stray)


async def bankers_turn(t: CheminTable, coup: Coup) -> None:
    """The Banker turns the first two cards face up (MA-CDF 8(c); NJ-CDF 4.9(c))."""
    clause = t.submission.clause("8(c)")
    await t.duty(coup.banker, TurnCards, clause)
    for piece in t.pieces(Hand.BANKER):
        await t.show(piece, clause)


# The Player's third card.


async def players_third(t: CheminTable, coup: Coup) -> Done:
    """The Banker deals it face up (MA-CDF 8(b); NJ-CDF 4.9(b))."""
    await draw(t, coup, Hand.PLAYER, "8(b)", EVERYONE)
    return Done.DEALT


def drawn_for_self(t: CheminTable) -> Iterator[Offer | Bar]:
    """The Banker draws it for the Banker's Hand, and has to give it up (MA-CDF 11(i); NJ-CDF 4.12(i))."""

    async def given_to_the_player(t: CheminTable, act: DrawForSelf) -> Done:
        clause = t.submission.clause("11(i)")
        piece = await t.deal_to(Hand.BANKER, clause)
        t.emit(Gathered(clause, (piece,), Hand.PLAYER))
        await t.show(piece, clause)
        return Done.DEALT

    if t.cards_are_left:
        yield offer(DEALER, DrawForSelf, t.submission.clause("11(i)"), then=given_to_the_player)


# The Banker's third card.


async def bankers_third(t: CheminTable, coup: Coup) -> None:
    """Table 3 draws, stays, or in New Jersey twice leaves the choice (MA-CDF 8(c); NJ-CDF 4.9(c), 4.9(f))."""
    row = rules.ROWS[coup.two_of_banker(t)]
    box = box_of(t, coup)
    if box is Box.OPTION:
        box = Box.DRAW if isinstance(await t.ask(may_choose, coup, row), DrawThird) else Box.STAY
    if box is Box.DRAW:
        await t.during(bankers_draw(t, coup, row), two_taken, coup)


def box_of(t: CheminTable, coup: Coup) -> Box:
    """What Table 3 says, by the Banker's two cards and the value of the card that the Player drew."""
    third = coup.third_of_player(t)
    return rules.table_3(t.submission.rulebook, coup.two_of_banker(t), None if third is None else VALUES[third.rank])


def may_choose(t: CheminTable, coup: Coup, row: str) -> Iterator[Offer | Bar]:
    """The Banker may draw or stay (NJ-CDF 4.9(f))."""
    for act in (DrawThird, StayOnTwo):
        yield offer(coup.banker, act, t.submission.clause(row))
        yield Bar(act, t.submission.clause("7(b)"), "the Banker alone decides for the Banker's Hand")


async def bankers_draw(t: CheminTable, coup: Coup, row: str) -> Done:
    """One card, face up."""
    await draw(t, coup, Hand.BANKER, row, EVERYONE)
    return Done.DEALT


def two_taken(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """Two cards instead of one, which cannot be put right (MA-CDF 11(d); NJ-CDF 4.12(d))."""

    async def count_the_lowest(t: CheminTable, act: TakeTwoCards) -> Done:
        clause = t.submission.clause("11(d)")
        coup.banker_took_two = True
        for _ in range(2):
            await t.deal_to(Hand.BANKER, clause, EVERYONE)
        return Done.DEALT

    if t.shoe.left >= 2:
        yield offer(DEALER, TakeTwoCards, t.submission.clause("11(d)"), then=count_the_lowest)


# A card dealt after "Stay".


def dealt_after_stay(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """The Banker deals it, of himself or because the dealer said "Card" (MA-CDF 11(e), 11(f); NJ-CDF 4.12(e), (f))."""

    async def strayed(t: CheminTable, act: Act) -> None:
        coup.stray_by = "11(f)" if isinstance(act, MiscallCard) else "11(e)"
        clause = t.submission.clause(coup.stray_by)
        if isinstance(act, MiscallCard):
            t.announce(DEALER, Call.CARD.value, clause)
        coup.stray = await t.deal_to(Hand.PLAYER, clause, EVERYONE)

    if coup.stray is None and t.cards_are_left:
        yield offer(DEALER, DealAfterStay, t.submission.clause("11(e)"), then=strayed)
        yield offer(DEALER, MiscallCard, t.submission.clause("11(f)"), then=strayed)


def stray_card(t: CheminTable, coup: Coup, piece: int) -> None:
    """It becomes the Banker's third card if Table 3 has him draw, read as against a Player who stayed; else 11(h)."""
    box = rules.table_3(t.submission.rulebook, coup.two_of_banker(t), None)
    area = Hand.BANKER if box in TAKES_STRAY[coup.stray_by] else EXPOSED
    t.emit(Gathered(t.submission.clause(coup.stray_by), (piece,), area))
