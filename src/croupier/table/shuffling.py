"""The cards between two shoes: opening, shuffle, cut and recut, burn.

Each game's chapter orders these acts in its own clauses; what they have in common is written here once and told
the clauses, the order in which the cut is offered and how near to an end it may be.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.equipment.cards import decks
from croupier.table.acts import (
    AcceptCut,
    DeclineCut,
    InspectCards,
    OpenTable,
    Shuffle,
    ShuffleCards,
    SpreadCards,
    VerifyCards,
    WashCards,
)
from croupier.table.board import DISCARD
from croupier.table.events import CutMade, Loaded, Revealed, Shuffled
from croupier.table.limits import Permutation, Whole, Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, Seat, Who
from croupier.table.seals import LONGEST_SALT, Sealed
from croupier.table.table import Shoes, Table

T = Table[Any, Any]


class RecutBy(StrEnum):
    """Who cuts again when a recut is ordered."""

    SAME = "same"
    NEXT = "next"


class OpeningClauses(Struct, frozen=True):
    """The clauses of the opening of a table."""

    inspected: str
    verified: str
    spread: str
    washed: str


class CutRules(Struct, frozen=True):
    """How a stack is cut: the clauses, and what they fix for this number of decks."""

    offered: str
    placed: str
    nearest: int
    """How many cards at least lie between the cut and either end."""
    cards_behind: int
    """How many cards the cutting card finally stands before."""


async def inspect_and_wash(t: T, clauses: OpeningClauses) -> None:
    """The dealer inspects, the floorperson verifies, the first player looks the cards over, the dealer washes them."""
    await t.perform(DEALER, InspectCards, clauses.inspected)
    await t.perform(FLOORPERSON, VerifyCards, clauses.verified)
    await t.perform(DEALER, SpreadCards, clauses.spread)
    await t.perform(DEALER, WashCards, clauses.washed)


def may_open(t: T, clause: str) -> Iterator[Offer | Bar]:
    """The cards are spread and offered for the cut to the first player to arrive, so the opening waits for one."""
    if t.board.seats:
        yield offer(DEALER, OpenTable, clause)
    else:
        yield Bar(OpenTable, clause, "the table opens for the first player to arrive, and nobody is seated")


async def shuffle(t: T, number_of_decks: int, clause: str) -> None:
    """The dealer mixes all the cards; the order of an electronic shoe comes from chance."""
    await t.perform(DEALER, ShuffleCards, clause)
    await stack(t, number_of_decks, clause)


async def stack(t: T, number_of_decks: int, clause: str) -> None:
    """The mixed cards lie in a stack whose order nobody has seen; whoever knows it commits to it before the cut."""
    reveal(t, clause)
    commitment = None
    if t.shoes is Shoes.ELECTRONIC:
        salt = Words(LONGEST_SALT, least=0)
        answer = await t.chance(Shuffle, clause, order=Permutation(number_of_decks), salt=salt)
        t.board.stack_of_cards = list(answer.order)
        if answer.salt:
            t.board.sealed = Sealed(answer.order, answer.salt)
            commitment = t.board.sealed.commitment
    else:
        t.board.stack_of_cards = [None for _ in decks(number_of_decks)]
    t.emit(Shuffled(clause, len(t.board.stack_of_cards), commitment))


def reveal(t: T, clause: str) -> None:
    """When a shoe is over, everybody may see that its order was the one committed to."""
    sealed = t.board.sealed
    if sealed is not None:
        t.emit(Revealed(clause, sealed.order, sealed.salt))


async def cut(t: T, rules: CutRules, order: Sequence[Who]) -> None:
    """The cut is offered in this order until somebody accepts it; the dealer cuts when nobody does."""
    size = len(t.board.shoe.faces if t.board.shoe is not None else t.board.stack_of_cards)
    for who in order:
        act = await t.ask_while(lambda who=who: who == DEALER or who in t.board.seats, may_cut, rules, who, size)  # type: ignore[misc]
        if isinstance(act, AcceptCut):
            return load(t, rules, act, size)
    act = await t.ask(may_cut, rules, DEALER, size)
    assert isinstance(act, AcceptCut)
    return load(t, rules, act, size)


def may_cut(t: T, rules: CutRules, who: Who, size: int) -> Iterator[Offer | Bar]:
    """The cutting card stays away from both ends; a player may decline."""
    yield offer(who, AcceptCut, rules.placed, position=Whole(rules.nearest, size - rules.nearest))
    if who != DEALER:
        yield offer(who, DeclineCut, rules.offered)


def load(t: T, rules: CutRules, act: AcceptCut, size: int) -> None:
    """What lay in front of the cutting card goes to the back, and the stack into the shoe."""
    t.emit(CutMade(rules.placed, act.who, act.position))
    t.emit(Loaded(rules.placed, size, size - rules.cards_behind))


def recut_order(t: T, by: RecutBy, order: Sequence[Who]) -> list[Who]:
    """Whoever cut last, or the next person entitled to cut; a dealer who cut has nobody after."""
    last = t.board.cut_by
    if by is RecutBy.SAME:
        return [] if last is None else [last]
    return list(order[order.index(last) + 1 :]) if last in order else []


async def burn(t: T, clause: str) -> int:
    """A card goes face down to the discard rack."""
    return await t.draw_to(DISCARD, clause)


def clockwise_from(t: T, first: Seat) -> list[Seat]:
    """A player, then the others clockwise: by rising seats, and from the last past the dealer to the first."""
    return [seat for seat in t.seated if seat >= first] + [seat for seat in t.seated if seat < first]
