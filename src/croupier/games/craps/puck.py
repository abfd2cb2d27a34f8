"""The On/Off marker, which tells the come-out point (MA-CRAPS 1, 11(b))."""

from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.rules.totals import Point, Puck
from croupier.games.craps.rules.wagers import DONT_PASS

PUCK = "puck"
OFF = "off"


def box(point: int) -> str:
    """The area of a number."""
    return f"box {point}"


def point(t: CrapsTable) -> Puck:
    """The come-out point, if one stands (MA-CRAPS 1(Come Out Point))."""
    name, _, number = t.board.markers.get(PUCK, OFF).partition(" ")
    return Point(int(number)) if name == "box" else None


def turn(t: CrapsTable, to: Puck) -> None:
    """Put the marker on the point, or turn it off when the line bets are decided."""
    if to == point(t):
        return
    if to is None:
        t.mark(PUCK, OFF, "MA-CRAPS 1(Come Out Roll)")
    else:
        t.mark(PUCK, box(to), "MA-CRAPS 1(Come Out Point)")


def turn_off_before_the_shooter(t: CrapsTable) -> None:
    """The marker lies off on the Don't Pass Line: the shooter only decides what remains (MA-CRAPS 11(b))."""
    t.mark(PUCK, DONT_PASS, "MA-CRAPS 11(b)")
