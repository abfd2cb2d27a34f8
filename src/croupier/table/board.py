"""The board: what a camera above the table would see, plus the order of the cards that nobody has seen.

Areas hold cards and chips, markers stand on places, racks hold each player's chips. A card is the n-th piece of its
shoe; its face belongs to those who have seen it. The board changes by events, and two laws hold after each act:
all stacks together come to nothing (the cage owes what is on the table), and every piece is in exactly one place.
"""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

from msgspec import Struct, field

from croupier.equipment.cards import DECK, Card
from croupier.money import Cents
from croupier.table.events import (
    CAGE,
    Bound,
    CardsRemoved,
    CashTaken,
    Chips,
    CutMade,
    Dealt,
    Event,
    Gathered,
    Left,
    Loaded,
    Marked,
    Metered,
    Moved,
    Reloaded,
    Revealed,
    Seated,
    Shown,
    Shuffled,
    Stack,
)
from croupier.table.people import Seat, Who
from croupier.table.seals import Sealed

DISCARD = "discard"
HELD = "held"
"""Where a card lies that was drawn in error unseen and will be dealt next."""


class LawBroken(Exception):
    """Chips or cards were not conserved: a fault of a script."""


class Shoe(Struct):
    """Cards in their order, as far as known: an electronic shoe knows all faces, a physical one those named so far."""

    decks: int
    faces: list[Card | None]
    next: int = 0
    cutting_card: int | None = None

    @property
    def left(self) -> int:
        """How many cards are still inside."""
        return len(self.faces) - self.next

    @property
    def cutting_card_is_out(self) -> bool:
        """Whether the deal has reached the cutting card."""
        return self.cutting_card is not None and self.next > self.cutting_card

    def unnamed(self) -> dict[Card, int]:
        """How many copies of each card nobody has named yet."""
        left = dict.fromkeys(DECK, self.decks)
        for face in filter(None, self.faces):
            left[face] -= 1
        return left


class Board(Struct):
    """Everything on the table."""

    seats: dict[Seat, str] = field(default_factory=dict)
    stacks: dict[Stack, int] = field(default_factory=dict)
    cards: dict[str, list[int]] = field(default_factory=dict)
    stack_of_cards: list[Card | None] = field(default_factory=list)
    sealed: Sealed | None = None
    cut_by: Who | None = None
    shoe: Shoe | None = None
    seen: dict[int, tuple[Who, ...] | None] = field(default_factory=dict)
    markers: dict[str, str] = field(default_factory=dict)
    meters: dict[str, Cents] = field(default_factory=dict)
    bonds: dict[Seat, str] = field(default_factory=dict)
    drop: int = 0

    def apply(self, event: Event) -> None:
        """Change the board as the event says."""
        change = _CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    def chips(self, seat: Seat, area: str, kind: Chips = Chips.VALUE) -> int:
        """What a player has in an area."""
        return self.stacks.get((area, seat, kind), 0)  # type: ignore[call-overload,no-any-return]

    def face(self, piece: int) -> Card | None:
        """The face of a piece, as far as the shoe knows it."""
        assert self.shoe is not None
        return self.shoe.faces[piece]

    def is_seen_by(self, piece: int, who: Who | None) -> bool:
        """Whether a person has seen the face of a piece; None asks for everyone."""
        seen = self.seen.get(piece, ())
        return seen is None or (who is not None and who in seen)

    def assert_laws(self) -> None:
        """Chips and cards are conserved."""
        stacks = self.stacks
        if sum(stacks.values()) != 0:
            raise LawBroken(f"the stacks come to {sum(stacks.values())} cents instead of nothing")
        if min(stacks.values(), default=0) < 0:
            for stack, amount in stacks.items():
                if amount < 0 and stack.area != CAGE.area:
                    raise LawBroken(f"{stack} holds {amount} cents")
        shoe = self.shoe
        if shoe is not None and sum(map(len, self.cards.values())) != shoe.next:
            raise LawBroken("cards were lost or doubled")

    def assert_every_piece_is_in_one_place(self) -> None:
        """The law of cards in full: counting alone would not notice two wrongs that cancel out."""
        if self.shoe is None:
            return
        lying = sorted(chain.from_iterable(self.cards.values()))
        if lying != list(range(self.shoe.next)):
            raise LawBroken("a piece is in two places or in none")


# How each event changes the board. An event that is not listed here changes nothing.


def _moved(board: Board, event: Moved) -> None:
    stacks = board.stacks
    source, target = event.source, event.target
    if source.chips != target.chips:
        raise LawBroken(f"{source.chips} cannot become {target.chips}")
    left = stacks.get(source, 0) - event.amount
    if left:
        stacks[source] = left
    else:
        stacks.pop(source, None)
    held = stacks.get(target, 0) + event.amount
    if held:
        stacks[target] = held
    else:
        stacks.pop(target, None)


def _cash_taken(board: Board, event: CashTaken) -> None:
    board.drop += event.amount


def _seated(board: Board, event: Seated) -> None:
    board.seats[event.seat] = event.name


def _left(board: Board, event: Left) -> None:
    del board.seats[event.seat]


def _bound(board: Board, event: Bound) -> None:
    if event.why is None:
        board.bonds.pop(event.seat, None)
    else:
        board.bonds[event.seat] = event.why


def _shuffled(board: Board, event: Shuffled) -> None:
    board.cards.clear()
    board.seen.clear()
    board.shoe = None
    board.cut_by = None


def _revealed(board: Board, event: Revealed) -> None:
    board.sealed = None


def _cards_removed(board: Board, event: CardsRemoved) -> None:
    board.cards.clear()
    board.seen.clear()
    board.stack_of_cards = []
    board.shoe = None
    board.cut_by = None


def _cut_made(board: Board, event: CutMade) -> None:
    if board.shoe is not None:  # a recut: every card comes back to the stack
        board.stack_of_cards = board.shoe.faces
        board.shoe = None
        board.cards.clear()
        board.seen.clear()
    board.cut_by = event.by
    stack = board.stack_of_cards
    board.stack_of_cards = stack[event.position :] + stack[: event.position]


def _loaded(board: Board, event: Loaded) -> None:
    board.shoe = Shoe(decks=event.size // 52, faces=board.stack_of_cards, cutting_card=event.cutting_card)
    board.stack_of_cards = []
    named = Counter(board.shoe.faces)
    if any(named[card] > board.shoe.decks for card in DECK):
        raise LawBroken("more copies of a card are in the stack than the decks hold")


def _reloaded(board: Board, event: Reloaded) -> None:
    shoe = board.shoe
    if shoe is None or shoe.left:
        raise LawBroken("only an empty shoe takes its discards again")
    board.cards.pop(DISCARD, None)
    number = {piece: number for number, piece in enumerate(chain.from_iterable(board.cards.values()))}
    # The faces of the discards are forgotten: they come in an order that nobody knows.
    faces = [*(shoe.faces[piece] for piece in number), *[None] * event.size]
    board.cards = {area: [number[piece] for piece in pieces] for area, pieces in board.cards.items()}
    board.seen = {number[piece]: seen for piece, seen in board.seen.items() if piece in number}
    board.shoe = Shoe(decks=shoe.decks, faces=faces, next=len(number))


def _dealt(board: Board, event: Dealt) -> None:
    shoe = board.shoe
    assert shoe is not None
    if event.piece == shoe.next:
        shoe.next += 1
    else:
        board.cards[HELD].remove(event.piece)
    board.cards.setdefault(event.target, []).append(event.piece)


def _shown(board: Board, event: Shown) -> None:
    shoe = board.shoe
    assert shoe is not None
    known = shoe.faces[event.piece]
    if known is None:
        shoe.faces[event.piece] = event.face
        if shoe.faces.count(event.face) > shoe.decks:
            raise LawBroken("more copies of a card were named than the decks hold")
    elif known is not event.face:
        raise LawBroken(f"the {known} was shown as {event.face}")
    before = board.seen.get(event.piece, ())
    if event.to is None or before is None:
        board.seen[event.piece] = None
    else:
        board.seen[event.piece] = (*before, *event.to)


def _gathered(board: Board, event: Gathered) -> None:
    gathered = frozenset(event.pieces)
    for area, pieces in list(board.cards.items()):
        if area == event.target:
            continue
        kept = [piece for piece in pieces if piece not in gathered]
        if kept:
            board.cards[area] = kept
        else:
            del board.cards[area]
    board.cards.setdefault(event.target, []).extend(event.pieces)


def _marked(board: Board, event: Marked) -> None:
    if event.place is None:
        board.markers.pop(event.marker, None)
    else:
        board.markers[event.marker] = event.place


def _metered(board: Board, event: Metered) -> None:
    board.meters[event.meter] = event.shows


_CHANGES: dict[type[Event], Callable[[Board, Any], None]] = {
    Moved: _moved,
    CashTaken: _cash_taken,
    Seated: _seated,
    Left: _left,
    Bound: _bound,
    Shuffled: _shuffled,
    Revealed: _revealed,
    CardsRemoved: _cards_removed,
    CutMade: _cut_made,
    Loaded: _loaded,
    Reloaded: _reloaded,
    Dealt: _dealt,
    Shown: _shown,
    Gathered: _gathered,
    Marked: _marked,
    Metered: _metered,
}
