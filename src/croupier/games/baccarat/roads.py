"""The roads: the results of a shoe as the scoreboards of baccarat tables draw them, as data.

The bead plate is the list of results itself. The big road has a column for each run of one winner, and from the shape
of its columns three derived roads say whether the shoe repeats itself. All are drawn in six rows.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from croupier.games.punto.hands import Winner
from croupier.games.punto.memory import Decided

ROWS = 6


class Mark(StrEnum):
    """The colour of a cell of a derived road: red where the shoe repeats itself, blue where it does not."""

    RED = "red"
    BLUE = "blue"


class Streak(Struct, frozen=True):
    """A result on the big road, with the ties that followed it; ties before the first result wait for it."""

    winner: Winner
    ties: int = 0
    player_pair: bool = False
    banker_pair: bool = False


C = TypeVar("C", Decided, Streak, Mark)


class Cell(Struct, Generic[C], frozen=True):
    """Something drawn at a place, columns and rows counted from nought."""

    column: int
    row: int
    content: C


class Roads(Struct, frozen=True):
    """All five roads of a shoe."""

    bead_plate: tuple[Cell[Decided], ...]
    big_road: tuple[Cell[Streak], ...]
    big_eye_boy: tuple[Cell[Mark], ...]
    small_road: tuple[Cell[Mark], ...]
    cockroach_road: tuple[Cell[Mark], ...]


def roads(results: Sequence[Decided]) -> Roads:
    """The five roads of the results of a shoe."""
    columns = runs(results)
    lengths = [len(column) for column in columns]
    return Roads(
        bead_plate=tuple(Cell(number // ROWS, number % ROWS, each) for number, each in enumerate(results)),
        big_road=tuple(drawn(columns)),
        big_eye_boy=tuple(drawn(grouped(derived(lengths, 1)))),
        small_road=tuple(drawn(grouped(derived(lengths, 2)))),
        cockroach_road=tuple(drawn(grouped(derived(lengths, 3)))),
    )


def runs(results: Sequence[Decided]) -> list[list[Streak]]:
    """The runs of one winner, each a column of the big road; a tie marks the cell before it."""
    columns: list[list[Streak]] = []
    waiting = 0
    for each in results:
        if each.winner is Winner.TIE:
            if columns:
                last = columns[-1][-1]
                columns[-1][-1] = Streak(last.winner, last.ties + 1, last.player_pair, last.banker_pair)
            else:
                waiting += 1
            continue
        streak = Streak(each.winner, waiting, each.player_pair, each.banker_pair)
        waiting = 0
        if columns and columns[-1][-1].winner is each.winner:
            columns[-1].append(streak)
        else:
            columns.append([streak])
    return columns


def derived(lengths: Sequence[int], back: int) -> list[Mark]:
    """The marks of a derived road that looks so many columns back: one for the big eye boy, two, or three.

    It begins at the second cell of the column after those that it looks back over, or at the next column.

    >>> "".join(mark[0] for mark in derived([3, 2, 1, 3, 2], 1))
    'rbbbrbr'
    """
    return [
        mark(lengths, back, column, row)
        for column, length in enumerate(lengths)
        for row in range(1, length + 1)
        if column > back or (column == back and row > 1)
    ]


def mark(lengths: Sequence[int], back: int, column: int, row: int) -> Mark:
    """Red if the cell makes the big road more regular."""
    if row == 1:
        # A new column: were the column before it and the one that it is compared with equally long?
        return Mark.RED if lengths[column - 1] == lengths[column - 1 - back] else Mark.BLUE
    # A longer column: only where it outgrows its model by one does it break the pattern.
    return Mark.BLUE if lengths[column - back] == row - 1 else Mark.RED


def grouped(marks: Sequence[Mark]) -> list[list[Mark]]:
    """The runs of one colour, drawn like those of the big road."""
    columns: list[list[Mark]] = []
    for each in marks:
        if columns and columns[-1][-1] is each:
            columns[-1].append(each)
        else:
            columns.append([each])
    return columns


def drawn(columns: Sequence[Sequence[C]]) -> Iterator[Cell[C]]:
    """Each run goes down from the top, and turns right where the cell below is taken or the sixth row is reached."""
    taken: set[tuple[int, int]] = set()
    start = 0
    for run in columns:
        while (start, 0) in taken:
            start += 1
        column, row = start, 0
        for number, content in enumerate(run):
            if number and row + 1 < ROWS and (column, row + 1) not in taken and column == start:
                row += 1
            elif number:
                column += 1
            taken.add((column, row))
            yield Cell(column, row, content)
