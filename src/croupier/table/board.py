"""The board: what a camera above the table would see, plus the order of the cards that nobody has seen.

Areas hold cards and chips, markers stand on places, racks hold each player's chips. A card is the n-th piece of its
shoe; its face belongs to those who have seen it. The board changes by events, and two laws hold after each act:
all stacks together come to nothing (the cage owes what is on the table), and every piece is in exactly one place.
"""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

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
    SideTaken,
    Stack,
)
from croupier.table.people import Seat, Who
from croupier.table.seals import Sealed
from croupier.table.shoe import Shoe, Sides, Waiting

DISCARD = "discard"
SEGREGATED = "segregated area"
"""Where a double shoe keeps the cards that were burned or found face up."""
HELD = "held"
"""Where a card lies that was drawn in error unseen and will be dealt next."""


class LawBroken(Exception):
    """Chips or cards were not conserved: a fault of a script."""


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
    sides: Sides | UnsetType = UNSET

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
        shoe = self.shoe_of(piece)
        return shoe.faces[piece - shoe.first]

    @property
    def loaded(self) -> list[Shoe]:
        """The shoe in use, and the other side of a double shoe."""
        waiting = () if self.sides is UNSET else self.sides.waiting.values()
        return [shoe for shoe in (self.shoe, *(each.shoe for each in waiting)) if shoe is not None]

    def shoe_of(self, piece: int) -> Shoe:
        """The shoe that a piece belongs to."""
        if self.shoe is not None and (self.sides is UNSET or self.shoe.holds(piece)):
            return self.shoe
        return next(shoe for shoe in self.loaded if shoe.holds(piece))

    def spent(self) -> list[int]:
        """The cards of the shoe in use that were put away."""
        put_away = chain.from_iterable(self.cards.get(area, ()) for area in (DISCARD, SEGREGATED))
        return [piece for piece in put_away if self.shoe is not None and self.shoe.holds(piece)]

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
        shoes = self.loaded
        if shoes and sum(map(len, self.cards.values())) != sum(shoe.next for shoe in shoes):
            raise LawBroken("cards were lost or doubled")

    def assert_every_piece_is_in_one_place(self) -> None:
        """The law of cards in full: counting alone would not notice two wrongs that cancel out."""
        shoes = self.loaded
        lying = sorted(chain.from_iterable(self.cards.values()))
        if shoes and lying != sorted(chain.from_iterable(shoe.dealt() for shoe in shoes)):
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


def _side_taken(board: Board, event: SideTaken) -> None:
    sides = board.sides
    if sides is UNSET:
        board.sides = Sides(event.side, event.first, {})
    elif sides.in_use != event.side:
        sides.waiting[sides.in_use] = Waiting(board.shoe, board.sealed)
        taken = sides.waiting.pop(event.side, Waiting(None, None))
        board.shoe, board.sealed = taken.shoe, taken.sealed
        sides.in_use, sides.numbered_from = event.side, event.first


def _forget_the_shoe(board: Board) -> None:
    """The cards of the shoe in use lie nowhere any more; those of another side stay where they are."""
    kept = [shoe for shoe in board.loaded if shoe is not board.shoe]
    lying = {area: [piece for piece in pieces if _is_of(piece, kept)] for area, pieces in board.cards.items()}
    board.cards = {area: pieces for area, pieces in lying.items() if pieces}
    board.seen = {piece: seen for piece, seen in board.seen.items() if _is_of(piece, kept)}


def _is_of(piece: int, shoes: list[Shoe]) -> bool:
    return any(shoe.holds(piece) for shoe in shoes)


def _shuffled(board: Board, event: Shuffled) -> None:
    _forget_the_shoe(board)
    board.shoe = None
    board.cut_by = None


def _revealed(board: Board, event: Revealed) -> None:
    board.sealed = None


def _cards_removed(board: Board, event: CardsRemoved) -> None:
    board.cards.clear()
    board.seen.clear()
    board.stack_of_cards = []
    board.shoe = None
    board.sides = UNSET
    board.cut_by = None


def _cut_made(board: Board, event: CutMade) -> None:
    if board.shoe is not None:  # a recut: every card comes back to the stack
        board.stack_of_cards = board.shoe.faces
        _forget_the_shoe(board)
        board.shoe = None
    board.cut_by = event.by
    stack = board.stack_of_cards
    board.stack_of_cards = stack[event.position :] + stack[: event.position]


def _loaded(board: Board, event: Loaded) -> None:
    board.shoe = Shoe(
        decks=event.size // 52,
        faces=board.stack_of_cards,
        cutting_card=event.cutting_card,
        numbered_from=UNSET if board.sides is UNSET else board.sides.numbered_from,
    )
    board.stack_of_cards = []
    named = Counter(board.shoe.faces)
    if any(named[card] > board.shoe.decks for card in DECK):
        raise LawBroken("more copies of a card are in the stack than the decks hold")


def _reloaded(board: Board, event: Reloaded) -> None:
    shoe = board.shoe
    if shoe is None or shoe.left:
        raise LawBroken("only an empty shoe takes its discards again")
    spent = frozenset(board.spent())
    lying = [piece for piece in chain.from_iterable(board.cards.values()) if piece not in spent]
    number = {piece: number for number, piece in enumerate(filter(shoe.holds, lying), start=shoe.first)}
    # The faces of the discards are forgotten: they come in an order that nobody knows.
    faces = [*(shoe.faces[piece - shoe.first] for piece in number), *[None] * event.size]
    left = {area: [piece for piece in pieces if piece not in spent] for area, pieces in board.cards.items()}
    board.cards = {area: [number.get(piece, piece) for piece in pieces] for area, pieces in left.items() if pieces}
    board.seen = {number.get(piece, piece): seen for piece, seen in board.seen.items() if piece not in spent}
    board.shoe = Shoe(decks=shoe.decks, faces=faces, next=len(number), numbered_from=shoe.numbered_from)


def _dealt(board: Board, event: Dealt) -> None:
    shoe = board.shoe
    assert shoe is not None
    if event.piece == shoe.next_piece:
        shoe.next += 1
    else:
        board.cards[HELD].remove(event.piece)
    board.cards.setdefault(event.target, []).append(event.piece)


def _shown(board: Board, event: Shown) -> None:
    shoe = board.shoe_of(event.piece)
    known = shoe.faces[event.piece - shoe.first]
    if known is None:
        assert event.face is not None, "only a view leaves out a face"
        shoe.name(event.piece, event.face)
        if shoe.named[event.face] > shoe.decks:
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
    SideTaken: _side_taken,
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
