"""The cards between two shoes, as far as both chapters order them alike (MA-BAC 4, 5, 10(d); MA-MIDI 4, 5, 9(d))."""

from collections.abc import Iterator, Sequence

from croupier.games.punto import hands
from croupier.games.punto.acts import BurnCards, LaceCards, ReplaceDecks, Reshuffle
from croupier.games.punto.areas import ASIDE, COVER_CARD
from croupier.games.punto.memory import PuntoTable
from croupier.table import shuffling
from croupier.table.acts import OrderRecut, ShuffleCards
from croupier.table.board import DISCARD
from croupier.table.limits import Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, EVERYONE, SUPERVISOR, Who
from croupier.table.shuffling import CutRules

NEAREST_CUT = 52
"""The cutting card goes in at least a deck from either end (MA-BAC 5(d); MA-MIDI 5(d))."""

LONGEST_REASON = 200


async def replace_decks(t: PuntoTable) -> None:
    """New decks come after every shoe (MA-BAC 3(b); MA-MIDI 9(d))."""
    await t.perform(DEALER, ReplaceDecks, t.submission.clauses.shoe.replaced)
    if COVER_CARD in t.board.markers:
        t.mark(COVER_CARD, None, t.submission.clauses.shoe.replaced)
    t.memory.is_last_hand = False
    t.memory.results.clear()


async def shuffle_and_lace(t: PuntoTable) -> None:
    """The cards are mixed, a deck is laced through the rest, and perhaps they are shuffled once more."""
    clauses = t.submission.clauses.shoe
    await t.perform(DEALER, ShuffleCards, clauses.shuffled)
    await t.perform(DEALER, LaceCards, clauses.shuffled)
    if t.submission.reshuffle_after_lacing:
        await t.perform(DEALER, Reshuffle, clauses.reshuffled)


async def cut_and_burn(t: PuntoTable, order: Sequence[Who]) -> None:
    """The stack is cut and goes into the shoe, its first cards are burned (MA-BAC 5(c) to (f); MA-MIDI 5(c) to (f))."""
    await shuffling.cut(t, cut_rules(t), order)
    await t.during(burn(t), may_be_recut, order)


def cut_rules(t: PuntoTable) -> CutRules:
    """The cover card stands as far from the back as the licensee says, at least fourteen cards."""
    clauses = t.submission.clauses.shoe
    return CutRules(
        offered=clauses.cut_offered,
        placed=clauses.cut_placed,
        nearest=NEAREST_CUT,
        cards_behind=t.submission.cover_depth,
    )


async def burn(t: PuntoTable) -> None:
    """The first card, and as many more as its number, are shown and discarded (MA-BAC 5(e); MA-MIDI 5(e))."""
    clause = t.submission.clauses.shoe.burned
    await t.duty(DEALER, BurnCards, clause)
    first = await t.deal_to(DISCARD, clause, EVERYONE)
    for _ in range(hands.burned_with(t.face(first))):
        await t.deal_to(DISCARD, clause, EVERYONE)


def may_be_recut(t: PuntoTable, order: Sequence[Who]) -> Iterator[Offer | Bar]:
    """Until the first card is drawn a supervisor may order a recut (MA-BAC 5(f); MA-MIDI 5(f))."""

    async def recut(t: PuntoTable, act: OrderRecut) -> None:
        await shuffling.cut(t, cut_rules(t), shuffling.recut_order(t, t.submission.recut_by, order))

    reason = Words(LONGEST_REASON)
    yield offer(SUPERVISOR, OrderRecut, t.submission.clauses.shoe.recut, then=recut, reason=reason)


def look_for_cover_card(t: PuntoTable) -> None:
    """If the cover card came out, one more hand is played (MA-BAC 10(d); MA-MIDI 9(d))."""
    if t.shoe.cutting_card_is_out and not t.memory.is_last_hand:
        clause = t.submission.clauses.shoe.cover_card
        t.mark(COVER_CARD, ASIDE, clause)
        t.announce(DEALER, "Last hand", clause)
        t.memory.is_last_hand = True
