"""The layout: areas with their shapes, from which any page or terminal draws a table."""

from enum import StrEnum

from msgspec import Struct


class Shape(StrEnum):
    """The outline of an area."""

    BOX = "box"
    ROUND = "round"
    SPOT = "spot"
    """A place on a line or a corner, with no outline of its own."""


class Area(Struct, frozen=True, kw_only=True):
    """A place on the felt, in units of a tenth of a card's width, measured from the upper left as players see it."""

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


class Kind(StrEnum):
    """What a page draws beside the areas; it knows how each looks and moves."""

    WORDS = "words"
    WHEEL = "wheel"
    """A roulette wheel with its compartments in true order."""
    CLAPPER = "clapper"
    """An upright wheel with its stops in true order."""
    DICE = "dice"
    ROADS = "roads"
    """The results of a shoe, which the game remembers, as the five roads."""
    SHOE = "shoe"


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


class Layout(Struct, frozen=True):
    """All areas of a table."""

    width: float
    height: float
    areas: tuple[Area, ...]
    ornaments: tuple[Ornament, ...] = ()
    bend: float = 0.0
    """How much lower the middle of the players' side lies than its ends, where they sit around an arc."""
    bends_below: float = 0.0
    """From where on areas follow the arc."""
    onward: str = "Deal"
    """What a player says who waits for nobody: deal, spin, roll."""
    main_acts: tuple[str, ...] = ()
    """The acts that the space bar does, the first that is offered."""

    def area(self, name: str) -> Area | None:
        """The area of that name."""
        return next((area for area in self.areas if area.name == name), None)
