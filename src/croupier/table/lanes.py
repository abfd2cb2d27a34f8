"""Lanes: what a compiler must know of a game, beside its script, to make tables of it.

A lane holds wagers that are followed together. Its script is the game's own; the lane only says what chance may answer,
what the players choose, and on what the rest of a round depends.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from croupier.equipment.cards import DECK, Card
from croupier.money import Cents
from croupier.table.acts import Act, NameCard
from croupier.table.offers import Offer
from croupier.table.people import CHANCE, Seat
from croupier.table.script import Script
from croupier.table.table import Table

T = Table[Any, Any]

PLAYER = Seat(1)
"""The seat whose wagers are followed."""

CARDS: tuple[Act, ...] = tuple(NameCard(CHANCE, card) for card in DECK)
"""The 52 cards as the answers of chance."""


class Bet(Struct, frozen=True):
    """A wager of a plan, laid before each round in which it does not lie there already."""

    wager: str
    units: int = 1
    when: str | None = None
    """A condition of the lane; without one the wager is laid before every round."""
    cents: Cents | None = None
    """What is laid, where it is the same amount whatever the units are."""


class Lane(Struct, frozen=True, kw_only=True):
    """Wagers that are compiled together."""

    name: str
    script: Callable[[T], Script[None]]
    """One round, from the wagers on."""
    areas: Mapping[str, str]
    """The area of each wager."""
    travels: Mapping[str, str] = {}
    """Further areas to which a wager moves before it is decided, each with the wager."""
    plan: tuple[Bet, ...]
    """What the player lays if no other plan is given."""
    supports: Mapping[str, str] = {}
    """The wagers that are made in support of another, which they are reckoned together with."""
    lasts: Mapping[str, Fraction] = {}
    """On how many rounds a wager is active on average until it is decided, where that is more than one."""
    classes: Mapping[str, str] = {}
    """The class that the limits of a wager go by, where it has another name."""
    steps: Mapping[str, Cents] = {}
    """In which steps a wager is laid, where not every amount can be paid."""
    symbols: tuple[Act, ...]
    """What chance may answer, always physical: each is as likely as the others."""
    key: Callable[[T], Hashable]
    """What the rest of the round, and all that comes after it, depends on: rather too much than too little."""
    alike: Callable[[Act], Hashable] = lambda symbol: symbol
    """What of a symbol can make a difference: of symbols that are alike one is explored, and the check walks all."""
    choices: Callable[[Sequence[Offer]], Mapping[str, Act]] | None = None
    """What the player may choose, by name, if these offers are a choice; the house dealer answers all else."""
    situation: Callable[[T], str] = lambda _: ""
    """What a strategy calls the situation in which the player chooses."""
    conditions: Mapping[str, Callable[[T], bool]] = {}
    """What the bets of a plan may depend on."""


def named(t: T, *areas: str) -> list[Card]:
    """The cards in some areas whose faces chance has named: a card may lie there that is yet to be named."""
    faces = [t.board.face(piece) for piece in t.pieces(*areas)]
    return [face for face in faces if face is not None]
