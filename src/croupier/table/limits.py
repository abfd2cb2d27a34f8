"""Limits: what a field of an offered act may be.

A closed union that serialises to the wire, so that a page, a terminal, a house player and a fuzzer read the same
limits by which the offer judges. A limit never raises on a value of a wrong type: it does not admit it.
"""

from collections import Counter
from typing import Any

from msgspec import Struct

from croupier.equipment.cards import DECK, Card, decks
from croupier.money import Cents, dollars


class Limit(Struct, frozen=True, kw_only=True, tag_field="limit", tag=str.lower):
    """What one field may be."""

    clause: str | None = None
    """The clause that sets the limit, where it is not the one that grants the act."""

    def admits(self, value: object) -> bool:
        """Whether the value is within the limit."""
        raise NotImplementedError

    def asks(self) -> str:
        """What would be right, in words."""
        raise NotImplementedError

    @property
    def is_empty(self) -> bool:
        """Whether nothing is within the limit, so that the offer is a bar."""
        return False


class Amount(Limit, frozen=True):
    """Money from `least` to `most` in steps counted from nothing."""

    least: Cents
    most: Cents
    step: Cents = Cents(1)
    because: str = ""

    def admits(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most and value % self.step == 0

    def asks(self) -> str:
        because = f" ({self.because})" if self.because else ""
        if self.is_empty:
            return f"at least {dollars(self.least)}, and no more than {dollars(max(self.most, 0))} is open{because}"
        if self.least == self.most:
            return f"exactly {dollars(self.least)}{because}"
        steps = f" in steps of {dollars(self.step)}" if self.step > 1 else ""
        return f"from {dollars(self.least)} to {dollars(self.most)}{steps}{because}"

    @property
    def is_empty(self) -> bool:
        return self.least > self.most

    @property
    def lowest(self) -> Cents:
        """The least amount that is a whole number of steps."""
        return Cents(-(-self.least // self.step) * self.step)

    @property
    def highest(self) -> Cents:
        """The greatest amount that is a whole number of steps."""
        return Cents(self.most // self.step * self.step)


class Whole(Limit, frozen=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def admits(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def asks(self) -> str:
        return f"exactly {self.least}" if self.least == self.most else f"from {self.least} to {self.most}"

    @property
    def is_empty(self) -> bool:
        return self.least > self.most


class OneOf(Limit, frozen=True):
    """One of the listed values."""

    choices: tuple[Any, ...]

    def admits(self, value: object) -> bool:
        # Equality alone would let True pass for 1, and 1.0 too.
        choices = self.choices
        return value in choices and type(value) is type(choices[choices.index(value)])

    def asks(self) -> str:
        if not self.choices:
            return "nothing is open"
        listed = ", ".join(str(choice) for choice in self.choices)
        return listed if len(self.choices) == 1 else f"one of {listed}"

    @property
    def is_empty(self) -> bool:
        return not self.choices


class Weighed(OneOf, frozen=True):
    """One of the listed values, of which chance gives each as often as its weight says."""

    weights: tuple[int, ...]


class AnyCard(Limit, frozen=True):
    """Any card of which a copy is left: how many of each, so that chance can weigh them."""

    left: dict[Card, int]

    def admits(self, value: object) -> bool:
        return isinstance(value, Card) and self.left.get(value, 0) > 0

    def asks(self) -> str:
        return "any card" + (f" but {' '.join(self.gone)}, of which none is left" if self.gone else "")

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards of which no copy is left."""
        return tuple(card for card in DECK if not self.left.get(card))


class Permutation(Limit, frozen=True):
    """Every card of so many decks once, in any order."""

    decks: int

    def admits(self, value: object) -> bool:
        if not isinstance(value, tuple) or not all(isinstance(card, Card) for card in value):
            return False
        return Counter(value) == Counter(decks(self.decks))

    def asks(self) -> str:
        return f"every card of {self.decks} decks once"


class Words(Limit, frozen=True):
    """A text of some length, in one line."""

    most: int
    least: int = 1

    def admits(self, value: object) -> bool:
        return isinstance(value, str) and self.least <= len(value.strip()) <= self.most and value.isprintable()

    def asks(self) -> str:
        return f"a text of {self.least} to {self.most} printable characters"


class Several(Limit, frozen=True):
    """Any of the listed values, each at most once."""

    choices: tuple[str, ...]

    def admits(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and all(isinstance(choice, str) and choice in self.choices for choice in value)
            and len(set(value)) == len(value)
        )

    def asks(self) -> str:
        return "any of " + (", ".join(self.choices) or "nothing")


AnyLimit = Amount | Whole | OneOf | Weighed | AnyCard | Permutation | Words | Several
