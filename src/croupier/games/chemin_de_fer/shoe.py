"""The cards of chemin de fer between two shoes (MA-CDF 2, 3; NJ-CDF 4.3, 4.4)."""

from collections.abc import Iterator, Sequence

from croupier.games.baccarat.shoe import DEALERS
from croupier.games.baccarat.submission import ShuffleBy
from croupier.games.chemin_de_fer import bank, rules, shuffle_steps
from croupier.games.chemin_de_fer.clauses import MASSACHUSETTS
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.shuffle_steps import Step
from croupier.games.chemin_de_fer.submission import Cards, CutBy, ShuffleMethod
from croupier.games.punto import hands
from croupier.games.punto.acts import BurnCards, LaceCards, Reshuffle
from croupier.table import shuffling
from croupier.table.acts import OrderRecut, ShuffleCards, WashCards
from croupier.table.board import DISCARD
from croupier.table.events import Performed
from croupier.table.limits import Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, EVERYONE, SUPERVISOR, Seat
from croupier.table.shuffling import CutRules, OpeningClauses

LONGEST_REASON = 200


async def opening(t: CheminTable) -> None:
    """The first shoe: the cards are inspected and mixed at the table, or came inspected, or also shuffled."""
    cite = t.submission.clause
    await t.ask(shuffling.may_open, cite("2(a)"))
    if t.submission.cards is Cards.INSPECTED_AT_THE_TABLE:
        clauses = OpeningClauses(
            inspected=cite("2(b)"), verified=cite("2(b)"), spread=cite("2(b)"), washed=cite("2(c)")
        )
        await shuffling.inspect_and_wash(t, clauses)
    if t.submission.cards is not Cards.PRE_SHUFFLED:
        await mix(t, is_first=True)
    await make_ready(t, highest_place(t))


async def next_shoe(t: CheminTable) -> None:
    """After each shoe the cards are shuffled, and the bank is bid for anew (MA-CDF 3(a), 4(b); NJ-CDF 4.4(a))."""
    bank.end(t)
    await mix(t, is_first=False)
    last = t.memory.last_banker
    await make_ready(t, highest_place(t) if last is None else last)


async def make_ready(t: CheminTable, first: Seat) -> None:
    """The stack is cut from that place on, goes into the shoe, and its first cards are burned."""
    await shuffling.stack(t, t.submission.decks, t.submission.clause("3(a)"))
    order = cutters(t, first)
    await shuffling.cut(t, cut_rules(t), order)
    await t.during(burn(t), may_be_recut, order)


async def mix(t: CheminTable, *, is_first: bool) -> None:
    """A deck is laced in, or each of the three dealers shuffles (MA-CDF 3(a)(1), 3(a)(2); NJ-CDF 4.4(a)(1), (2))."""
    cite = t.submission.clause
    if t.submission.shuffle is ShuffleBy.LACING:
        await t.perform(DEALER, ShuffleCards, cite("3(a)(1)"))
        by_hand(t, is_first=is_first)
        await t.perform(DEALER, LaceCards, cite("3(a)(1)"))
        if t.submission.reshuffle_after_lacing:
            await t.perform(DEALER, Reshuffle, cite("3(a)(1)(i)"))
    else:
        await t.perform(DEALER, WashCards, cite("3(a)(2)"))
        for _ in range(DEALERS):
            await t.perform(DEALER, ShuffleCards, cite("3(a)(2)"))
        by_hand(t, is_first=is_first)


def by_hand(t: CheminTable, *, is_first: bool) -> None:
    """The steps of a manual shuffle but the cut, which follows; a first shoe has nothing to plug (MA-CDF 3(g))."""
    if t.submission.rulebook != MASSACHUSETTS or t.submission.shuffle_method is not ShuffleMethod.MANUAL:
        return
    for step in t.submission.shuffle_steps:
        if step is not Step.CUT and not (is_first and step is Step.PLUG):
            t.emit(Performed(shuffle_steps.CLAUSES[step], DEALER, step.value))


def cutters(t: CheminTable, first: Seat) -> list[Seat]:
    """From the highest place or the last Banker on: counterclockwise in Massachusetts, clockwise in New Jersey.

    MA-CDF 3(c); NJ-CDF 4.4(c). If the last Banker has left, the next place in that direction comes first. In
    Massachusetts the casino may have the dealer cut.
    """
    if t.submission.cut_by is CutBy.DEALER:
        return []
    if t.submission.rulebook == MASSACHUSETTS:
        return [seat for seat in t.seated if seat >= first] + [seat for seat in t.seated if seat < first]
    falling = t.seated[::-1]
    return [seat for seat in falling if seat <= first] + [seat for seat in falling if seat > first]


def highest_place(t: CheminTable) -> Seat:
    """The highest taken place; if everybody has left, any place will do."""
    return max(t.seated, default=Seat(1))


def cut_rules(t: CheminTable) -> CutRules:
    """How near to an end the cut may be, and how far from the back the cut card stands that ends the shoe."""
    cite = t.submission.clause
    return CutRules(
        offered=cite("3(c)"),
        placed=cite("3(d)"),
        nearest=rules.NEAREST_CUT[t.submission.rulebook],
        cards_behind=t.submission.cut_card_depth,
    )


async def burn(t: CheminTable) -> None:
    """The first card, and as many more as it counts, are shown and discarded (MA-CDF 3(e); NJ-CDF 4.4(e))."""
    clause = t.submission.clause("3(e)")
    await t.duty(DEALER, BurnCards, clause)
    first = await t.deal_to(DISCARD, clause, EVERYONE)
    for _ in range(hands.burned_with(t.face(first))):
        await t.deal_to(DISCARD, clause, EVERYONE)


def may_be_recut(t: CheminTable, order: Sequence[Seat]) -> Iterator[Offer | Bar]:
    """Until the first card is drawn a supervisor may order a recut (MA-CDF 3(f); NJ-CDF 4.4(f))."""

    async def recut(t: CheminTable, act: OrderRecut) -> None:
        await shuffling.cut(t, cut_rules(t), shuffling.recut_order(t, t.submission.recut_by, order))

    yield offer(SUPERVISOR, OrderRecut, t.submission.clause("3(f)"), then=recut, reason=Words(LONGEST_REASON))


def is_over(t: CheminTable) -> bool:
    """Whether the cut card has come out, or no card is left: no further hand comes from the shoe."""
    return t.shoe.cutting_card_is_out or not t.shoe.left
