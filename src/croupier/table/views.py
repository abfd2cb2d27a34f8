"""What one person may see of a table, built up from nothing.

A face is in a view only if that person, or everyone, has seen it. The same goes for the events that a person
receives: of a card shown to others one learns that it was shown, and to whom.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct

from croupier.equipment.cards import Card
from croupier.money import Cents
from croupier.table.board import Board
from croupier.table.events import RACK, Chips, Event, Shown
from croupier.table.offers import WireOffer
from croupier.table.people import HOUSE, Seat, Who
from croupier.table.shoe import Shoe


class SeenCard(Struct, frozen=True):
    """A card on the table, with its face if the viewer has seen it."""

    piece: int
    face: Card | None


class SeenStack(Struct, frozen=True):
    """A stack of chips on an area."""

    owner: Seat
    amount: int
    chips: Chips


class SeenSeat(Struct, frozen=True):
    """A taken seat: who sits there and what lies in the rack."""

    seat: Seat
    name: str
    chips: int
    colour_chips: int
    coupons: int


class SeenShoe(Struct, frozen=True):
    """The shoe from outside."""

    left: int
    size: int
    cutting_card: int | None


class View(Struct, frozen=True, kw_only=True):
    """A table as one person sees it."""

    number: int
    who: Who | None
    seats: tuple[SeenSeat, ...]
    cards: dict[str, tuple[SeenCard, ...]]
    stacks: dict[str, tuple[SeenStack, ...]]
    markers: dict[str, str]
    meters: dict[str, Cents]
    shoe: SeenShoe | None
    sides: dict[str, SeenShoe] = {}
    """The sides of a double shoe, of which `shoe` is the one in use."""
    memory: Any
    offers: tuple[WireOffer, ...]


def view(board: Board, memory: Any, who: Who | None, number: int, offers: tuple[WireOffer, ...]) -> View:
    """What the board shows to a person; None is somebody who only looks on."""
    stacks: dict[str, list[SeenStack]] = {}
    for stack, amount in board.stacks.items():
        if stack.owner != HOUSE and stack.area != RACK:
            stacks.setdefault(stack.area, []).append(SeenStack(stack.owner, amount, stack.chips))
    return View(
        number=number,
        who=who,
        seats=tuple(_seat(board, seat, name) for seat, name in sorted(board.seats.items())),
        cards={area: tuple(_card(board, piece, who) for piece in pieces) for area, pieces in board.cards.items()},
        stacks={area: tuple(lying) for area, lying in stacks.items()},
        markers=dict(board.markers),
        meters=dict(board.meters),
        shoe=None if board.shoe is None else _shoe(board.shoe),
        sides=_sides(board),
        memory=msgspec.to_builtins(memory),
        offers=offers,
    )


def event_for(event: Event, who: Who | None) -> Event:
    """An event as that person receives it."""
    if isinstance(event, Shown) and event.to is not None and who not in event.to:
        return msgspec.structs.replace(event, face=None)
    return event


def _seat(board: Board, seat: Seat, name: str) -> SeenSeat:
    held = (board.chips(seat, RACK, kind) for kind in (Chips.VALUE, Chips.COLOUR, Chips.COUPON))
    return SeenSeat(seat, name, *held)


def _shoe(shoe: Shoe) -> SeenShoe:
    return SeenShoe(shoe.left, len(shoe.faces), shoe.cutting_card)


def _sides(board: Board) -> dict[str, SeenShoe]:
    if board.sides is UNSET:
        return {}
    shoes = {board.sides.in_use: board.shoe} | {side: each.shoe for side, each in board.sides.waiting.items()}
    return {side: _shoe(shoe) for side, shoe in sorted(shoes.items()) if shoe is not None}


def _card(board: Board, piece: int, who: Who | None) -> SeenCard:
    return SeenCard(piece, board.face(piece) if board.is_seen_by(piece, who) else None)
