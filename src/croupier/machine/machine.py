"""A game as a Mealy machine: what comes next in every situation, and what each step decides about the wagers.

The states are what the rest of a round depends on. In a state either chance answers with a symbol, or a player
chooses. An edge names an outcome: the wagers that it decides, each with its result, and no money.
"""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from croupier.money import Result


class Decided(Struct, frozen=True):
    """One wager that an edge decides."""

    wager: str
    stake: Fraction
    """What lay there, in units of the lane's base stake."""
    result: Result


Outcome = tuple[Decided, ...]
NOTHING: Outcome = ()


class Edge(Struct, frozen=True):
    """Where a step leads, and which of the machine's outcomes it has."""

    target: int
    outcome: int


class Chance(Struct, frozen=True, tag=True):
    """A state in which chance answers: one edge for each class of symbols."""

    edges: tuple[Edge, ...]


class Choice(Struct, frozen=True, tag=True):
    """A state in which a player chooses; strategies name the situation, which several states may share."""

    situation: str
    edges: dict[str, Edge]


class Shoe(Struct, frozen=True, kw_only=True):
    """How cards are dealt: without replacement from a shoe, until it is shuffled again between two rounds."""

    decks: int
    cutting_card: int | None
    """It is out as soon as more cards than this have been drawn, the burned ones among them."""
    rounds_after: int
    """How many rounds follow the one in which the cutting card came out."""
    each_round: bool
    """Whether the cards are shuffled after every round."""


class Machine(Struct, frozen=True, kw_only=True):
    """One lane of a game under one submission."""

    lane: str
    wagers: tuple[str, ...]
    symbols: tuple[str, ...]
    """What chance may answer, always physical: cards, pockets, stops, throws, each as likely as the others."""
    class_of: tuple[int, ...]
    """The class of each symbol: symbols of one class are never told apart."""
    shoe: Shoe | None
    """Where cards come from; without a shoe every symbol may come every time."""
    states: tuple[Chance | Choice, ...]
    rests: int
    """The states below this number stand between two rounds."""
    start: int
    """Where the first round begins; with a shoe, the state after each shuffle, before any card is burned."""
    outcomes: tuple[Outcome, ...]
    """What an edge can decide; the first outcome is that nothing is decided."""

    @property
    def classes(self) -> int:
        """How many classes of symbols there are."""
        return max(self.class_of) + 1

    @property
    def members(self) -> tuple[int, ...]:
        """How many symbols each class has."""
        return tuple(self.class_of.count(each) for each in range(self.classes))

    def edges(self, state: int) -> Iterator[Edge]:
        """The edges that leave a state."""
        node = self.states[state]
        if isinstance(node, Choice):
            yield from node.edges.values()
        else:
            yield from node.edges
