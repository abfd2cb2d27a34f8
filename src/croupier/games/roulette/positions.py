"""The permissible wagers of roulette as positions on the layout, and what each covers (MA-WHEEL 1(e), 1(f)).

A position has the name that people write in the table language: `17`, `split 8-11`, `corner 17-18-20-21`.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from croupier.equipment.wheels import BLACK, DOUBLE_ZERO, NUMBERS, RED, ZERO, Pocket, pockets


class Bet(StrEnum):
    """A row of the table of payout odds (MA-WHEEL 2(a))."""

    STRAIGHT = "straight"
    SPLIT = "split"
    THREE_NUMBERS = "three_numbers"
    FOUR_NUMBERS = "four_numbers"
    FIRST_FIVE_NUMBERS = "first_five_numbers"
    SIX_NUMBERS = "six_numbers"
    SEVEN_NUMBERS = "seven_numbers"
    EIGHT_NUMBERS = "eight_numbers"
    COLUMN = "column"
    DOZEN = "dozen"
    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    ONE_TO_18 = "1_to_18"
    NINETEEN_TO_36 = "19_to_36"


class Colour(StrEnum):
    """A coloured section of the wheel (MA-WHEEL 1(e)(6)(ii), (7), (8)): not the red and black of (11) and (12)."""

    BLACK = "black"
    BLUE = "blue"
    GOLD = "gold"
    RED = "red"
    PURPLE = "purple"
    GREEN = "green"


Sections = Mapping[Colour, Sequence[Pocket]]

DOUBLE_ZERO_SECTIONS: Sections = {
    Colour.BLACK: pockets("28 9 26 30 11 7"),
    Colour.BLUE: pockets("20 32 17 5 22 34"),
    Colour.GOLD: pockets("15 3 24 36 13 1"),
    Colour.RED: pockets("27 10 25 29 12 8"),
    Colour.PURPLE: pockets("19 31 18 6 21 33"),
    Colour.GREEN: pockets("16 4 23 35 14 2"),
}
SINGLE_ZERO_SECTIONS: Sections = {
    Colour.BLACK: pockets("32 15 19 4 21 2"),
    Colour.BLUE: pockets("25 17 34 6 27 13"),
    Colour.GOLD: pockets("36 11 30 8 23 10"),
    Colour.RED: pockets("5 24 16 33 1 20"),
    Colour.PURPLE: pockets("14 31 9 22 18 29"),
    Colour.GREEN: pockets("7 28 12 35 3 26"),
}
"""Runs of six neighbours clockwise from the zero, in the clause's order of colours: a reading, since no section is
stated (MA-WHEEL 1(e)(6)(ii)). A submission may give those of the approved wheel instead."""


class Position(Struct, frozen=True):
    """A place on the layout where a wager may lie."""

    area: str
    bet: Bet
    clause: str
    covers: tuple[Pocket, ...]
    is_on_replica: bool = False
    """Whether it is a five adjacent number wager: its fifth moves to the number that wins (MA-WHEEL 3(d))."""


ROWS = tuple(NUMBERS[first : first + 3] for first in range(0, 36, 3))
"""The numbers of the layout, row by row."""


def straights(in_play: Sequence[Pocket]) -> Iterator[Position]:
    """One number, in its box (MA-WHEEL 1(e)(1))."""
    for pocket in (pocket for pocket in (ZERO, DOUBLE_ZERO, *NUMBERS) if pocket in in_play):
        yield Position(pocket.value, Bet.STRAIGHT, "MA-WHEEL 1(e)(1)", (pocket,))


def five_adjacent(in_play: Sequence[Pocket]) -> Iterator[Position]:
    """Five straights at once, on their centre on the replica of the wheel (MA-WHEEL 1(e)(1)(i)).

    A double zero that is not in play is skipped in counting neighbours, since a straight there could never win.
    """
    for at, centre in enumerate(in_play):
        five = tuple(in_play[(at + step) % len(in_play)] for step in range(-2, 3))
        yield Position(f"adjacent {centre}", Bet.STRAIGHT, "MA-WHEEL 1(e)(1)(i)(B)", five, is_on_replica=True)


def splits(in_play: Sequence[Pocket]) -> Iterator[Position]:
    """Two numbers, on the line between their boxes (MA-WHEEL 1(e)(2))."""
    # Which boxes touch the zeros is not stated; this follows from the trios of (e)(3)(i).
    zeros = ("0-1", "0-2", "00-2", "00-3") if DOUBLE_ZERO in in_play else ("0-1", "0-2", "0-3")
    if DOUBLE_ZERO in in_play:
        yield SPLIT_OF_ZEROS
    for written in zeros:
        yield _group("split", pockets(written.replace("-", " ")), Bet.SPLIT, "MA-WHEEL 1(e)(2)")
    for row in ROWS:
        for pair in (row[:2], row[1:]):
            yield _group("split", pair, Bet.SPLIT, "MA-WHEEL 1(e)(2)")
    for lower, upper in pairwise(ROWS):
        for pair in zip(lower, upper, strict=True):
            yield _group("split", pair, Bet.SPLIT, "MA-WHEEL 1(e)(2)")


SPLIT_OF_ZEROS = Position("split 0-00", Bet.SPLIT, "MA-WHEEL 1(e)(2)", (ZERO, DOUBLE_ZERO))
SPLIT_OF_ZEROS_BY_THE_DOZENS = Position("split 0-00 by dozens", Bet.SPLIT, "MA-WHEEL 1(e)(2)", (ZERO, DOUBLE_ZERO))
"""The same wager on the line between the "2nd 12" box and the "3rd 12" box (MA-WHEEL 1(e)(2))."""


def rows() -> Iterator[Position]:
    """Three numbers of a row, on the outside line of its first box (MA-WHEEL 1(e)(3))."""
    for row in ROWS:
        yield _group("row", row, Bet.THREE_NUMBERS, "MA-WHEEL 1(e)(3)")


TRIOS = ("0-1-2", "0-2-00", "00-2-3")
"""A closed list (MA-WHEEL 1(e)(3)(i))."""


def trios(in_play: Sequence[Pocket]) -> Iterator[Position]:
    """Three numbers with a zero, on the corner that their boxes share (MA-WHEEL 1(e)(3)(i), (ii))."""
    for written in TRIOS:
        three = pockets(written.replace("-", " "))
        if all(pocket in in_play for pocket in three):
            yield _group("trio", three, Bet.THREE_NUMBERS, "MA-WHEEL 1(e)(3)(i)")


def corners() -> Iterator[Position]:
    """Four numbers, on the corner that their boxes share (MA-WHEEL 1(e)(4))."""
    for lower, upper in pairwise(ROWS):
        for at in (0, 1):
            four = lower[at : at + 2] + upper[at : at + 2]
            yield _group("corner", four, Bet.FOUR_NUMBERS, "MA-WHEEL 1(e)(4)")


FIRST_FIVE = Position("first five", Bet.FIRST_FIVE_NUMBERS, "MA-WHEEL 1(e)(5)", pockets("0 00 1 2 3"))


def six_numbers() -> Iterator[Position]:
    """Two rows, on the outside corner that their first boxes share (MA-WHEEL 1(e)(6)(i))."""
    for lower, upper in pairwise(ROWS):
        yield Position(f"six {lower[0]}-{upper[-1]}", Bet.SIX_NUMBERS, "MA-WHEEL 1(e)(6)(i)", lower + upper)


def colours_of_six(sections: Sections) -> Iterator[Position]:
    """The six numbers of a colour; every zero loses (MA-WHEEL 1(e)(6)(ii))."""
    for colour, section in sections.items():
        yield Position(f"colour6 {colour}", Bet.SIX_NUMBERS, "MA-WHEEL 1(e)(6)(ii)", tuple(section))


def colours_of_seven(sections: Sections) -> Iterator[Position]:
    """The zero and the six numbers of a colour, on a single zero wheel (MA-WHEEL 1(e)(7))."""
    for colour, section in sections.items():
        yield Position(f"colour7 {colour}", Bet.SEVEN_NUMBERS, "MA-WHEEL 1(e)(7)", (ZERO, *section))


def colours_of_eight(sections: Sections) -> Iterator[Position]:
    """Both zeros and the six numbers of a colour, on a double zero wheel (MA-WHEEL 1(e)(8))."""
    for colour, section in sections.items():
        yield Position(f"colour8 {colour}", Bet.EIGHT_NUMBERS, "MA-WHEEL 1(e)(8)", (ZERO, DOUBLE_ZERO, *section))


COLUMNS = tuple(
    Position(f"column {at + 1}", Bet.COLUMN, "MA-WHEEL 1(e)(9)", tuple(row[at] for row in ROWS)) for at in range(3)
)
DOZENS = tuple(
    Position(f"dozen {at + 1}", Bet.DOZEN, "MA-WHEEL 1(e)(10)", NUMBERS[12 * at : 12 * at + 12]) for at in range(3)
)
RED_AND_BLACK = (
    Position("red", Bet.RED, "MA-WHEEL 1(e)(11)", RED),
    Position("black", Bet.BLACK, "MA-WHEEL 1(e)(12)", BLACK),
)
# The zeros are neither odd nor even: 2(b) to (d) let these wagers lose on a zero.
EVEN_CHANCES = (
    Position("odd", Bet.ODD, "MA-WHEEL 1(e)(13)", NUMBERS[0::2]),
    Position("even", Bet.EVEN, "MA-WHEEL 1(e)(14)", NUMBERS[1::2]),
    Position("1 to 18", Bet.ONE_TO_18, "MA-WHEEL 1(e)(15)", NUMBERS[:18]),
    Position("19 to 36", Bet.NINETEEN_TO_36, "MA-WHEEL 1(e)(16)", NUMBERS[18:]),
)
SEVEN_NUMBERS = Position("seven numbers", Bet.SEVEN_NUMBERS, "MA-WHEEL 1(f)", pockets("10 11 12 13 14 15 33"))


def _group(word: str, covers: tuple[Pocket, ...], bet: Bet, clause: str) -> Position:
    return Position(f"{word} {'-'.join(covers)}", bet, clause, covers)
