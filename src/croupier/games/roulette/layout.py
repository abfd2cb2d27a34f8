"""The felt of roulette: every position at its true place, so that lines and corners are areas of their own.

Players see the zeros on the left and the rows standing upright: the first number of a row lies lowest, on the outside
line, below which are the dozens and the even-money boxes. The columns end in their boxes on the right.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from msgspec import Struct, structs

from croupier.equipment.wheels import DOUBLE_ZERO, RED, ZERO, Pocket
from croupier.games.roulette import positions
from croupier.games.roulette.felt import felt
from croupier.games.roulette.positions import Bet, Colour, Position
from croupier.games.roulette.rules import compartments, in_play
from croupier.games.roulette.submission import Roulette
from croupier.table.layout import Area, Kind, Layout, Ornament, Place, Shape

DOLLY = "dolly"

BOX, ROW = 9.0, 10.5
"""How wide and how high a number's box is."""
WHEEL = 47.0
"""The width of the wheel, which stands to the left of the felt, by the zeros."""
LEFT, TOP = WHEEL + BOX + 5, 4.0
"""Where the boxes of the numbers begin; the zeros stand to the left."""
OUTSIDE = TOP + 3 * ROW
"""The outside line."""
RIGHT = LEFT + 12 * BOX
WIDTH = RIGHT + BOX + 3
SPOT = 2.4
"""The side of an area on a line or a corner."""
STRIP = 8.5
"""The height of a strip of boxes below the outside line."""


class Box(Struct, frozen=True):
    """A rectangle on the felt."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def spot(cls, x: float, y: float) -> "Box":
        """A small area on a line or a corner."""
        return cls(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT)


def box_of(pocket: Pocket, zeros: Sequence[Pocket]) -> Box:
    """The box of a number; two zeros share the height of the rows, the 00 above the 0."""
    if pocket.is_zero:
        height = 3 * ROW / len(zeros)
        return Box(LEFT - BOX, OUTSIDE - height * (zeros.index(pocket) + 1), BOX, height)
    row, at = divmod(int(pocket) - 1, 3)
    return Box(LEFT + row * BOX, OUTSIDE - (at + 1) * ROW, BOX, ROW)


def shared(boxes: Sequence[Box]) -> Box:
    """The middle of the line, or the corner, that boxes have in common."""
    left, right = max(box.x for box in boxes), min(box.x + box.width for box in boxes)
    top, bottom = max(box.y for box in boxes), min(box.y + box.height for box in boxes)
    return Box.spot((left + right) / 2, (top + bottom) / 2)


def inside(position: Position, zeros: Sequence[Pocket]) -> Box:
    """Where a wager on a few numbers lies (MA-WHEEL 1(e)(1) to (6))."""
    boxes = [box_of(pocket, zeros) for pocket in position.covers]
    first = boxes[0]
    if position == positions.SPLIT_OF_ZEROS_BY_THE_DOZENS:
        return Box.spot(LEFT + 8 * BOX, OUTSIDE + STRIP / 2)
    if position == positions.FIRST_FIVE:
        return Box.spot(LEFT, OUTSIDE)
    if position.clause == "MA-WHEEL 1(e)(3)":
        return Box.spot(first.x + BOX / 2, OUTSIDE)
    if position.bet is Bet.SIX_NUMBERS:
        return Box.spot(first.x + BOX, OUTSIDE)
    return first if position.bet is Bet.STRAIGHT else shared(boxes)


def layout(submission: Roulette) -> Layout:
    """The areas of a table."""
    table = felt(submission)
    zeros = [pocket for pocket in (ZERO, DOUBLE_ZERO) if pocket in in_play(submission.wheel)]
    areas: list[Area] = []
    bottom = OUTSIDE
    for strip in _strips(submission):
        offered = [position for position in strip if position.area in table.positions]
        if offered:
            areas += _strip(submission, offered, bottom)
            bottom += STRIP
    for at, column in enumerate(positions.COLUMNS):
        areas.append(_area(submission, column, Box(RIGHT, OUTSIDE - (at + 1) * ROW, BOX, ROW), ""))
    if submission.five_adjacent:
        areas += _replica(submission, bottom + 2)
        bottom = max(area.y + area.height for area in areas) + 2
    done = [area.name for area in areas]
    areas += [
        _area(submission, position, inside(position, zeros), _label(position))
        for position in table.positions.values()
        if position.area not in done
    ]
    return Layout(WIDTH, bottom + 3, tuple(areas), (_wheel(submission),), onward="Spin")


def _wheel(submission: Roulette) -> Ornament:
    """The wheel with its compartments in true order."""
    pockets = compartments(submission.wheel)
    return Ornament(
        kind=Kind.WHEEL,
        x=1.5,
        y=TOP,
        width=WHEEL,
        height=WHEEL,
        values=tuple(pocket.value for pocket in pockets),
        colours=tuple(_colour_of(pocket) for pocket in pockets),
    )


def _strips(submission: Roulette) -> Iterator[Sequence[Position]]:
    """The strips of boxes below the outside line: dozens, even money, colours, seven numbers."""
    low, high = positions.EVEN_CHANCES[2:]
    odd, even = positions.EVEN_CHANCES[:2]
    yield positions.DOZENS
    yield (low, even, *positions.RED_AND_BLACK, odd, high)
    yield tuple(positions.colours_of_six(submission.sections))
    yield tuple(positions.colours_of_seven(submission.sections))
    yield tuple(positions.colours_of_eight(submission.sections))
    yield (positions.SEVEN_NUMBERS,)


def _strip(submission: Roulette, offered: Sequence[Position], top: float) -> Iterator[Area]:
    width = (RIGHT - LEFT) / len(offered)
    for at, position in enumerate(offered):
        yield _area(submission, position, Box(LEFT + at * width, top, width, STRIP), _label(position))


TRACK, BOW = 7.0, 9.0
"""How wide the ring of the replica is, and how far its middle is from the middle of a bow."""


def _replica(submission: Roulette, top: float) -> Iterator[Area]:
    """The replica of the wheel: its numbers in true order around a track (MA-WHEEL 1(e)(1)(i)(A))."""
    ring = list(positions.five_adjacent(in_play(submission.wheel)))
    straight = RIGHT - LEFT - 2 * BOW
    track = Track(Place(LEFT + BOW, top + TRACK / 2 + 0.5, straight, 2 * BOW))
    yield Area(
        name="wheel replica",
        label="",
        x=LEFT - TRACK / 2,
        y=top + 0.5,
        width=RIGHT - LEFT + TRACK,
        height=2 * BOW + TRACK,
        clause="MA-WHEEL 1(e)(1)(i)(A)",
        shape=Shape.SPOT,
    )
    step = track.length / len(ring)
    for at, position in enumerate(ring):
        x, y = track.point(at * step, 0)
        ends = [track.point((at + part) * step, TRACK / 2) for part in (-0.5, -0.25, 0, 0.25, 0.5)]
        ends += [track.point((at + part) * step, -TRACK / 2) for part in (0.5, 0.25, 0, -0.25, -0.5)]
        cell = _area(submission, position, Box(x - 2.2, y - 2.2, 4.4, 4.4), position.area.removeprefix("adjacent "))
        yield structs.replace(cell, points=tuple((round(x, 2), round(y, 2)) for x, y in ends), shape=Shape.BOX)


class Track(Struct, frozen=True):
    """Two straight pieces with a bow at each end, around a rectangle; measured clockwise from the upper left."""

    within: Place

    @property
    def length(self) -> float:
        """How long it is all around."""
        return 2 * self.within.width + pi * self.within.height

    def point(self, along: float, out: float) -> tuple[float, float]:
        """Where one is after so much of the track, so far outside of its middle."""
        x, y, straight, height = self.within
        radius = height / 2
        bow = pi * radius
        along %= self.length
        if along < straight:
            return x + along, y - out
        if along < straight + bow:
            turn = (along - straight) / radius
            return x + straight + (radius + out) * sin(turn), y + radius - (radius + out) * cos(turn)
        if along < 2 * straight + bow:
            return x + 2 * straight + bow - along, y + height + out
        turn = (along - 2 * straight - bow) / radius
        return x - (radius + out) * sin(turn), y + radius + (radius + out) * cos(turn)


_PRINTED = {
    "dozen 1": "1st 12",
    "dozen 2": "2nd 12",
    "dozen 3": "3rd 12",
    "red": "Red",
    "black": "Black",
    "odd": "Odd",
    "even": "Even",
    "1 to 18": "1 to 18",
    "19 to 36": "19 to 36",
    "seven numbers": "Seven numbers 10-11-12-13-14-15-33",
}


def _label(position: Position) -> str:
    """What is printed in the area; lines and corners bear nothing."""
    if position.area.startswith("colour"):
        return position.area.partition(" ")[2].capitalize()
    return position.area if position.bet is Bet.STRAIGHT else _PRINTED.get(position.area, "")


def _colour(position: Position) -> str:
    """The colour of the area, where it has one of its own."""
    if position.area.startswith("colour"):
        return Colour(position.area.partition(" ")[2]).value
    if position.bet in (Bet.RED, Bet.BLACK):
        return position.bet.value
    if position.bet is not Bet.STRAIGHT:
        return ""
    return _colour_of(position.covers[len(position.covers) // 2])


def _colour_of(number: Pocket) -> str:
    return "green" if number.is_zero else "red" if number in RED else "black"


def _shape(position: Position, box: Box, label: str) -> Shape:
    """Red and black are diamonds; lines and corners have no outline."""
    if position.bet in (Bet.RED, Bet.BLACK):
        return Shape.DIAMOND
    return Shape.BOX if label or box.width > SPOT else Shape.SPOT


def _area(submission: Roulette, position: Position, box: Box, label: str) -> Area:
    return Area(
        name=position.area,
        label=label,
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        clause=position.clause,
        takes_wagers=True,
        pays=str(submission.payout_odds[position.bet]),
        colour=_colour(position),
        shape=_shape(position, box, label),
    )
