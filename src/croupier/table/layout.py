"""The layout: areas with their shapes, from which any page or terminal draws a table."""

from msgspec import Struct


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


class Layout(Struct, frozen=True):
    """All areas of a table."""

    width: float
    height: float
    areas: tuple[Area, ...]

    def area(self, name: str) -> Area | None:
        """The area of that name."""
        return next((area for area in self.areas if area.name == name), None)
