"""The felt of roulette: every position at its true place, so that lines and corners are areas of their own.

Players see the zeros on the left and the rows standing upright: the first number of a row lies lowest, on the outside
line, below which are the dozens and the even-money boxes. The columns end in their boxes on the right.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from msgspec import Struct

from croupier.equipment.wheels import DOUBLE_ZERO, RED, ZERO, Pocket
from croupier.games.roulette import positions
from croupier.games.roulette.felt import felt
from croupier.games.roulette.positions import Bet, Colour, Position
from croupier.games.roulette.rules import compartments, in_play
from croupier.games.roulette.submission import Roulette
from croupier.table.layout import Area, Kind, Layout, Ornament, Shape

DOLLY = "dolly"

BOX = 8.0
"""The side of a number's box."""
LEFT, TOP = 10.0, 4.0
"""Where the boxes of the numbers begin; the zeros stand to the left."""
OUTSIDE = TOP + 3 * BOX
"""The outside line."""
RIGHT = LEFT + 12 * BOX
WIDTH = RIGHT + BOX + 4
SPOT = 2.4
"""The side of an area on a line or a corner."""
STRIP = 7.0
"""The height of a strip of boxes below the outside line."""
WHEEL = 42.0
"""The width of the wheel, which stands to the right of the felt."""


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
        height = 3 * BOX / len(zeros)
        return Box(LEFT - BOX, OUTSIDE - height * (zeros.index(pocket) + 1), BOX, height)
    row, at = divmod(int(pocket) - 1, 3)
    return Box(LEFT + row * BOX, OUTSIDE - (at + 1) * BOX, BOX, BOX)


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
        areas.append(_area(submission, column, Box(RIGHT, OUTSIDE - (at + 1) * BOX, BOX, BOX), ""))
    if submission.five_adjacent:
        areas += _replica(submission, bottom + 2)
        bottom = max(area.y + area.height for area in areas) + 2
    done = [area.name for area in areas]
    areas += [
        _area(submission, position, inside(position, zeros), _label(position))
        for position in table.positions.values()
        if position.area not in done
    ]
    return Layout(WIDTH + WHEEL + 2, bottom + 2, tuple(areas), (_wheel(submission),), onward="Spin")


def _wheel(submission: Roulette) -> Ornament:
    """The wheel with its compartments in true order."""
    pockets = compartments(submission.wheel)
    return Ornament(
        kind=Kind.WHEEL,
        x=WIDTH,
        y=1,
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


def _replica(submission: Roulette, top: float) -> Iterator[Area]:
    """The replica of the wheel: its numbers in a ring in true order (MA-WHEEL 1(e)(1)(i)(A))."""
    ring = list(positions.five_adjacent(in_play(submission.wheel)))
    radius = len(ring) * (SPOT + 1) / (2 * pi)
    x, y = LEFT + 6 * BOX, top + radius + SPOT
    size = 2 * (radius + SPOT)
    face = Box(x - size / 2, y - size / 2, size, size)
    yield Area(
        name="wheel replica",
        label="",
        x=face.x,
        y=face.y,
        width=face.width,
        height=face.height,
        clause="MA-WHEEL 1(e)(1)(i)(A)",
    )
    for at, position in enumerate(ring):
        turn = 2 * pi * at / len(ring)
        spot = Box.spot(x + radius * sin(turn), y - radius * cos(turn))
        yield _area(submission, position, spot, position.area.removeprefix("adjacent "))


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
        shape=Shape.BOX if label or box.width > SPOT else Shape.SPOT,
    )
