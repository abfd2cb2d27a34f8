"""A duel as tables: what may come of one hand, how the dealer's hand goes on, and what each end means to each other.

A hand and the dealer's cards are told apart, since several hands of a box meet the same dealer. Symbols are classes of
cards that no rule of the game tells apart.
"""

from msgspec import Struct

from croupier.machine.machine import Outcome, Shoe
from croupier.table.duels import Second


class To(Struct, frozen=True, tag=True):
    """A step leads to another node."""

    node: int


class Ends(Struct, frozen=True, tag=True):
    """A step ends the hand."""

    end: int


class Splits(Struct, frozen=True, tag=True):
    """A step makes two hands: this one goes on, and another begins with the second card when its turn comes."""

    node: int
    other: int
    """The class of the card with which the other hand begins."""
    around: str
    """What the dealer shows."""


Target = To | Ends | Splits


class Draw(Struct, frozen=True, tag=True):
    """The hand gets a card: one target for each class."""

    targets: tuple[Target, ...]


class Show(Struct, frozen=True, tag=True):
    """The dealer gets an open card before the hand is played."""

    targets: tuple[Target, ...]


class Aside(Struct, frozen=True, tag=True):
    """The dealer gets a card that nobody sees; the hand goes on."""

    target: Target


class Peek(Struct, frozen=True, tag=True):
    """Somebody looks at the card that lies aside: one target for each class that it may have."""

    targets: tuple[Target, ...]


class Choose(Struct, frozen=True, tag=True):
    """The player chooses."""

    situation: str
    targets: dict[str, Target]


Node = Draw | Show | Aside | Peek | Choose


class End(Struct, frozen=True):
    """A hand that is finished."""

    is_live: bool
    """Whether the dealer's further cards may change what becomes of it."""
    settled: tuple[Outcome | None, ...]
    """What is decided about it, by the end of the dealer's hand; None where the two never meet."""
    stopped: Outcome | None
    """What is decided when the dealer stops after two cards, because no hand is live."""
    verdicts: tuple[int, ...] = ()
    """Where streaks are wagered on: whether the hand is won (1), lost (-1) or neither, by the end of the dealer's
    hand, and last if the dealer stops."""


class Count(Struct, frozen=True):
    """What the dealer's cards count so far: the next count for each class, or the end of the hand."""

    column: str
    """What a strategy calls the cards if they lie open."""
    end: int | None
    counts: tuple[int, ...] = ()
    draws_alone: bool = False
    """Whether the dealer draws a further card even if no hand is live."""


class Other(Struct, frozen=True):
    """Where a further hand of a split begins."""

    around: str
    """What the dealer shows."""
    made: int
    """How many hands there are by then."""
    card: int
    """The class of its card."""
    node: int


class DuelMachine(Struct, frozen=True, kw_only=True):
    """One duel under one submission."""

    symbols: tuple[str, ...]
    class_of: tuple[int, ...]
    shoe: Shoe
    burned: int
    """How many cards are burned after a shuffle."""
    burned_each_round: int
    second: Second
    nodes: tuple[Node, ...]
    """The first node is that before the first card."""
    others: tuple[Other, ...]
    ends: tuple[End, ...]
    counts: tuple[Count, ...]
    """The first count is that of no card."""
    most_hands: int
