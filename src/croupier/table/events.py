"""Events: what happened at a table, in the past tense, each with the clause by which it happened.

The board changes by events alone (the hidden order of a shoe excepted), so whoever has the events has the table.
Only `Shown` carries a face, and a view passes it on only to those who saw it.
"""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from croupier.equipment.cards import Card
from croupier.equipment.dice import Dice
from croupier.equipment.wheels import Pocket
from croupier.money import Cents
from croupier.table.acts import wire_name
from croupier.table.people import HOUSE, Seat, Who


class Chips(StrEnum):
    """What a stack is made of."""

    VALUE = "value"
    COLOUR = "colour"
    COUPON = "coupon"


class Stack(NamedTuple):
    """A stack of chips: where it lies, whose it is, what it is made of."""

    area: str
    owner: Seat
    chips: Chips = Chips.VALUE


RACK = "rack"
INVENTORY = Stack("inventory", HOUSE)
CAGE = Stack("cage", HOUSE)
"""Everything outside the table; it alone may owe chips, so that all stacks together always come to nothing."""


@cache
def rack(seat: Seat, chips: Chips = Chips.VALUE) -> Stack:
    """The chips that a player keeps before them on the rail."""
    return Stack(RACK, seat, chips)


@cache
def inventory(chips: Chips) -> Stack:
    """The house's chips of a kind."""
    return INVENTORY._replace(chips=chips)


class Event(Struct, frozen=True, tag_field="event", tag=wire_name):
    """Something that happened by a clause."""

    clause: str


class Announced(Event, frozen=True):
    """Somebody said the words of the regulation."""

    by: Who
    words: str


class Performed(Event, frozen=True):
    """A duty was done."""

    by: Who
    duty: str


class Moved(Event, frozen=True):
    """Chips went from one stack to another."""

    amount: Cents
    source: Stack
    target: Stack


class CashTaken(Event, frozen=True):
    """Cash went into the drop box."""

    seat: Seat
    amount: Cents


class Exchanged(Event, frozen=True):
    """A player's rack was exchanged for these chips: denominations with their number."""

    seat: Seat
    chips: tuple[tuple[Cents, int], ...]


class Seated(Event, frozen=True):
    """Somebody sat down."""

    seat: Seat
    name: str


class Left(Event, frozen=True):
    """Somebody stood up."""

    seat: Seat


class Bound(Event, frozen=True):
    """A player promised something and cannot leave before it is kept; no reason: the bond is over."""

    seat: Seat
    why: str | None


class Shuffled(Event, frozen=True):
    """A stack of cards was mixed; whoever holds the order may have committed to it."""

    size: int
    commitment: str | None = None


class Revealed(Event, frozen=True):
    """The shoe is over: the order to which somebody had committed, as it was before the cut, and the salt."""

    order: tuple[Card, ...]
    salt: str


class CardsRemoved(Event, frozen=True):
    """All the cards were taken from the table."""


class CutMade(Event, frozen=True):
    """The stack was cut, so many cards going to the back."""

    by: Who
    position: int


class Loaded(Event, frozen=True):
    """The stack went into the shoe, with the cutting card before the card of that number, or without one."""

    size: int
    cutting_card: int | None


class Reloaded(Event, frozen=True):
    """The shoe was empty and the shuffled discards went into it within a round.

    The cards that lie on the table are the first pieces of the new shoe, in the order of their areas.
    """

    size: int


class SideTaken(Event, frozen=True):
    """The dealer turned to a side of a double shoe, whose pieces are numbered from there on; the other side waits."""

    side: str
    first: int


class Dealt(Event, frozen=True):
    """The next card left the shoe for an area; its face is told by `Shown` alone."""

    piece: int
    target: str


class Shown(Event, frozen=True):
    """A card's face was seen by everyone, or by the listed persons alone."""

    piece: int
    face: Card | None
    to: tuple[Who, ...] | None


class Gathered(Event, frozen=True):
    """Cards were picked up and laid elsewhere, in this order."""

    pieces: tuple[int, ...]
    target: str


class Marked(Event, frozen=True):
    """A marker was put on a place, or taken away."""

    marker: str
    place: str | None


class Metered(Event, frozen=True):
    """A progressive meter shows another amount."""

    meter: str
    shows: Cents


class Thrown(Event, frozen=True):
    """Two dice came to rest, or their faces were ruled to be these."""

    dice: Dice


class Spun(Event, frozen=True):
    """The ball came to rest in a pocket, or the clapper at a stop."""

    result: Pocket | int


class Voided(Event, frozen=True):
    """A spin, a throw or a round does not count, and why."""

    what: str
    why: str


AnyEvent = (
    Announced
    | Performed
    | Moved
    | CashTaken
    | Exchanged
    | Seated
    | Left
    | Bound
    | Shuffled
    | Revealed
    | CardsRemoved
    | CutMade
    | Loaded
    | Reloaded
    | SideTaken
    | Dealt
    | Shown
    | Gathered
    | Marked
    | Metered
    | Thrown
    | Spun
    | Voided
)
