"""Duels: games in which hands are played against the dealer's hand, and a hand may be split into several.

The hands of a duel have nothing to do with each other but the dealer's cards, so they are compiled apart: a machine of
one hand, a machine of the dealer's hand, and a table that settles the one against the other. What a game declares for
that stands here, beside its lanes.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import IntEnum, StrEnum
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from croupier.equipment.cards import Card
from croupier.money import Cents, Odds, Result
from croupier.table.lanes import Lane


class Second(StrEnum):
    """When the dealer's second card is dealt, and how it lies."""

    LAST = "last"
    """After all hands are played."""
    ASIDE = "aside"
    """With the players' cards, face down."""
    OPEN = "open"
    """With the players' cards, face up."""


class Line(Struct, frozen=True):
    """One hand as it has been played so far."""

    cards: tuple[Card, ...] = ()
    moves: tuple[str, ...] = ()
    """What was chosen, but for splits."""
    is_first: bool = True
    """Whether it lies on the box itself, with the original wager."""
    made: int = 1
    """How many hands the box has been split into."""

    @property
    def is_split(self) -> bool:
        """Whether the hand is one of several."""
        return self.made > 1


class Bucket(Struct, frozen=True):
    """What a player does from a count on."""

    label: str
    least: int | None
    """The true count from which on it holds; None for the lowest."""
    units: int
    prefers: Callable[[str, str], Sequence[str]]
    """The choices in a situation against what the dealer shows, the best first."""


class Tactics(Struct, frozen=True, kw_only=True):
    """How a player plays and wagers, by the count if there is one."""

    name: str
    tags: Mapping[Card, int]
    """What each card adds to the count; empty without a count."""
    buckets: tuple[Bucket, ...]
    """By rising count."""


class Sight(IntEnum):
    """A card by which a side wager may be decided."""

    BOX_1 = 0
    BOX_2 = 1
    BOX_3 = 2
    BOX_4 = 3
    """The cards of the box, also those of hands that it was split into, in the order in which it got them."""
    DEALER_1 = 4
    DEALER_2 = 5
    DEALER_3 = 6
    UNSPLIT_3 = 7
    """The box's third card, unless it was split."""

    @property
    def may_be_missing(self) -> bool:
        """Whether a round may end without that card."""
        return self in (Sight.BOX_3, Sight.BOX_4, Sight.DEALER_3, Sight.UNSPLIT_3)


class Seen(NamedTuple):
    """The cards that decide a side wager, as far as they were dealt."""

    box: list[Card]
    dealer: list[Card]


class Beside(Struct, frozen=True, kw_only=True):
    """A side wager that a round decides by a few of its cards."""

    wager: str
    sights: Mapping[Sight, Callable[[Card], Hashable]]
    """The cards that are looked at, in this order, and what of each of them can make a difference."""
    ends: Callable[[Seen], Mapping[Result, Fraction]]
    """What becomes of it; where a device decides how much is paid, each result with its chance."""
    stake: Cents | None = None
    """What is wagered, where it is one amount only."""

    @property
    def depends_on_play(self) -> bool:
        """Whether it is decided by a card that a player may take or not."""
        return any(sight in (Sight.BOX_3, Sight.BOX_4, Sight.UNSPLIT_3) for sight in self.sights)


class Duel(Struct, frozen=True, kw_only=True):
    """What the compiler must know of such a game."""

    lane: Lane
    """What is driven: the script of a round, its areas, its choices, its symbols."""
    box: str
    """Where the first hand lies; its wager is the original one."""
    dealer: str
    """Where the dealer's hand lies."""
    hand_at: Mapping[str, str]
    """For each area on which a hand has cards or wagers the place of that hand."""
    second: Second
    splits: str
    """The choice that makes two hands of one."""
    stands: Sequence[str]
    """Choices that bring a hand to its end and leave it to the dealer's cards, the first that is open being taken."""
    busts: Sequence[str]
    """Choices that bring a hand to an end which the dealer's cards do not change, with `busting` for every card."""
    standing: Card
    busting: Card
    key: Callable[[Line], Hashable]
    """What the rest of a hand depends on."""
    end: Callable[[Line], Hashable]
    """What a finished hand is settled by."""
    showing: Callable[[Sequence[Card]], Hashable]
    """What of the dealer's open cards the rules for the players look at."""
    count: Callable[[Sequence[Card]], Hashable]
    """What the rest of the dealer's hand depends on."""
    is_undecided: Callable[[Line], bool]
    """Whether the player has still to decide on a hand as it was dealt."""
    situation: Callable[[Line], str]
    column: Callable[[Sequence[Card]], str]
    """What a strategy calls the dealer's open cards."""
    tactics: Callable[[str | None], Tactics]
    """The tactics that a file holds, or without one those that come with the program."""
    beside: tuple[Beside, ...] = ()
    """The side wagers that lie beside the original one."""
    streaks: Mapping[int, tuple[str, Odds]] = {}
    """Wagers on so many rounds won in a row, each with its odds."""
    verdicts: Mapping[str, int] = {}
    """For streaks: whether a verdict on a hand means that it is won, lost, or neither (1, -1, 0)."""
