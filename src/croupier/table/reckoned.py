"""Figures that a game reckons by itself: of wagers that pay sums or shares of a meter, and of no wager at all."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct


class Ending(Struct, frozen=True):
    """One way in which such a wager can end, and what it then gains for each unit wagered; a loss is negative."""

    outcome: str
    probability: Fraction
    gains: Fraction


class Reckoned(Struct, frozen=True):
    """The exact figures of such a wager."""

    wager: str
    endings: tuple[Ending, ...]
    further: Mapping[str, Fraction]
    """What else there is to know of it, by names that say what is measured."""


class Measure(Struct, frozen=True):
    """What there is to know of a game beside its wagers: exact figures by names that say what is measured."""

    title: str
    figures: Mapping[str, Fraction]
