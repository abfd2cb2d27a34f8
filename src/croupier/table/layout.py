"""The layout: areas with their shapes, from which any page or terminal draws a table.

Measures are in units of a tenth of a card's width, from the upper left as players see the table. They are those of a
flat table, as a terminal draws it; where the players sit around an arc, a page bends what lies on their side.
"""

from enum import StrEnum
from math import radians, sin
from typing import NamedTuple

from msgspec import Struct


class Shape(StrEnum):
    """The outline of an area."""

    BOX = "box"
    ROUND = "round"
    DIAMOND = "diamond"
    """A box in which the colour stands as a diamond."""
    SPOT = "spot"
    """A place on a line or a corner, with no outline of its own."""


class Place(NamedTuple):
    """A rectangle of the felt."""

    x: float
    y: float
    width: float
    height: float


class Area(Struct, frozen=True, kw_only=True):
    """A place on the felt."""

    name: str
    label: str
    x: float
    y: float
    width: float
    height: float
    clause: str
    takes_wagers: bool = False
    pays: str = ""
    """The printed odds, stated with the word `to`."""
    colour: str = ""
    shape: Shape = Shape.BOX
    points: tuple[tuple[float, float], ...] = ()
    """The corners of an outline that is no rectangle; words and chips are then in the rectangle given above."""
    ink: str = ""
    """The colour of the words, where it is not that of the lines."""
    dice: tuple[int, ...] = ()
    """Faces of dice that are printed in it."""
    cards: Place | None = None
    """Where its cards lie, if not in the area itself."""
    shares: str = ""
    """Areas that share a place stand side by side there, as many as something lies on."""
    follows: str = ""
    """The area beside which this one stands, wherever that one is."""
    sideways: bool = False
    """Whether cards are laid crosswise."""


class Kind(StrEnum):
    """What a page draws beside the areas; it knows how each looks and moves."""

    WORDS = "words"
    FRAME = "frame"
    """A border around areas that belong together, with words as its title."""
    WHEEL = "wheel"
    """A roulette wheel with its compartments in true order."""
    CLAPPER = "clapper"
    """An upright wheel with its stops in true order."""
    DICE = "dice"
    ROADS = "roads"
    """The results of a shoe, which the game remembers, as the five roads."""
    SHOE = "shoe"
    DISCARD = "discard"
    """The rack for the cards that were used."""
    TRAY = "tray"
    """The chips of the house."""
    METER = "meter"
    """What the meter of that name shows."""


class Ornament(Struct, frozen=True, kw_only=True):
    """Something on or beside the felt that takes no wager."""

    kind: Kind
    x: float
    y: float
    width: float
    height: float
    words: str = ""
    values: tuple[str, ...] = ()
    """What a wheel shows, in its order."""
    colours: tuple[str, ...] = ()
    ink: str = ""


class Arc(Struct, frozen=True, kw_only=True):
    """The arc around which players sit: a straight piece between two bows."""

    below: float
    """From where on areas follow the arc."""
    radius: float
    """How far the middle of each bow is from there."""
    straight: float
    span: float
    """The degrees of both bows together."""

    def width(self, depth: float) -> float:
        """How wide a table of that depth is."""
        return self.straight + 2 * (self.radius + depth - self.below) * sin(radians(self.span / 2))


class Layout(Struct, frozen=True):
    """All areas of a table."""

    width: float
    height: float
    areas: tuple[Area, ...]
    ornaments: tuple[Ornament, ...] = ()
    arc: Arc | None = None
    onward: str = "Deal"
    """What a player says who waits for nobody: deal, spin, roll."""
    main_acts: tuple[str, ...] = ()
    """The acts that the space bar does, the first that is offered."""
    cloth: str = "green"

    def area(self, name: str) -> Area | None:
        """The area of that name."""
        return next((area for area in self.areas if area.name == name), None)
