"""Strategies of blackjack: what is done with each hand against what the dealer shows, written in TOML.

A cell is a word of letters in order of preference: `Dh` is to double and, where that is not open, to draw. A hand that
is a pair is looked up among the pairs first; what is not open there is played as the hard or soft count that it is. To
stand is always open and comes last of all.

    [hard]
    "5-8" = "H"                                  # one word holds against everything
    9 = "H  Dh Dh Dh Dh H  H  H  H  H"           # or a word against each of 2 to 10 and the ace
    [soft]
    18 = "S Ds Ds Ds Ds S S H H H"
    [pairs]
    8 = "P"

`like = "several-decks-stand"` takes over all cells of a strategy that comes with the program; what is written beside it
changes them. Where the dealer's second card lies open too, `columns` names the counts of both cards that the words
stand under: `columns = "4 5 … 20 s12 … s20"`, a soft count with an s before it.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from croupier.errors import Refused
from croupier.games.blackjack.counting import Count, count_of
from croupier.games.blackjack.rules import Score
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.reading import parsed
from croupier.texts import text_of

FOLDER = Path(__file__).parent / "strategies"
FIRST_CARDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
"""The columns where the dealer shows one card."""


class Move(StrEnum):
    """What a player does with a hand."""

    SURRENDER = "R"
    DOUBLE = "D"
    SPLIT = "P"
    DRAW = "H"
    STAND = "S"


class Kind(StrEnum):
    """The tables of a strategy."""

    HARD = "hard"
    SOFT = "soft"
    PAIRS = "pairs"


ROWS: Mapping[Kind, tuple[str, ...]] = {
    Kind.HARD: tuple(map(str, range(4, 21))),
    Kind.SOFT: tuple(map(str, range(12, 21))),
    Kind.PAIRS: ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
}
"""The counts on which a player can decide, and the paired cards; rows of pairs may be left out."""


class Cell(NamedTuple):
    """Where a word stands."""

    kind: Kind
    row: str
    column: str


class Strategy(Struct, frozen=True, kw_only=True):
    """What a player does."""

    name: str
    columns: tuple[str, ...]
    cells: Mapping[Cell, tuple[Move, ...]]
    insures: bool = False
    takes_even_money: bool = False
    count: Count | None = None

    def preferred(self, hand: Score, paired: int | None, dealer: Score) -> tuple[Move, ...]:
        """What is done with a hand, the best first; `paired` is what each card of a pair counts, an ace one.

        >>> built_in("several-decks-stand").preferred(Score(16, False, 2), 8, Score(11, True, 1))
        (<Move.SPLIT: 'P'>, <Move.SURRENDER: 'R'>, <Move.DRAW: 'H'>, <Move.STAND: 'S'>)
        """
        kind = Kind.SOFT if hand.is_soft else Kind.HARD
        pair = "" if paired is None else f" pair {paired}"
        return self.named(f"{kind} {hand.total}{pair}", label(dealer))

    def named(self, hand: str, column: str) -> tuple[Move, ...]:
        """The same for a hand by its name.

        >>> [str(move) for move in built_in("several-decks-stand").named("hard 16 pair 8", "10")]
        ['P', 'R', 'H', 'S']
        """
        kind, total, *pair = hand.split()
        cells = [Cell(Kind(kind), total, column)]
        if pair:
            cells.insert(0, Cell(Kind.PAIRS, "A" if pair[1] == "1" else pair[1], column))
        moves = [move for cell in cells for move in self.cells.get(cell, ())]
        return tuple(dict.fromkeys([*moves, Move.STAND]))


def label(dealer: Score) -> str:
    """The column of what the dealer shows.

    >>> label(Score(11, True, 1)), label(Score(10, False, 1)), label(Score(17, True, 2))
    ('A', '10', 's17')
    """
    if dealer.cards == 1 and dealer.is_soft:
        return "A"
    return f"s{dealer.total}" if dealer.is_soft else str(dealer.total)


@cache
def built_in(name: str) -> Strategy:
    """A strategy that comes with the program."""
    return read_strategy(text_of(FOLDER / f"{name}.toml"))


def read_strategy(text: str) -> Strategy:
    """Read a strategy; one with cells that are missing or not understood is refused with all its problems."""
    reading = _Reading(parsed(text))
    strategy = reading.strategy()
    if reading.problems:
        raise Refused("the strategy is not in order", reading.problems)
    return strategy


class _Reading:
    """A strategy as it is read, and what is wrong with it."""

    KEYS = ("name", "like", "columns", "insurance", "even_money", "count", *Kind)

    def __init__(self, written: Mapping[str, object]) -> None:
        self.written = written
        self.problems: list[str] = []

    def strategy(self) -> Strategy:
        for key in self.written:
            if key not in self.KEYS:
                self._problem(key, self.written[key], f"is not known; there are {', '.join(self.KEYS)}")
        basis = self._basis()
        columns = self._columns() if basis is None else basis.columns
        cells = {} if basis is None else dict(basis.cells)
        cells |= {cell: moves for kind in Kind for cell, moves in self._table(kind, columns)}
        missing = [
            f"{kind} {row}"
            for kind in (Kind.HARD, Kind.SOFT)
            for row in ROWS[kind]
            if not any(Cell(kind, row, column) in cells for column in columns)
        ]
        if missing and not self.problems:
            self.problems.append(f"no cells for {', '.join(missing)}")
        return Strategy(
            name=str(self.written.get("name", "strategy")),
            columns=columns,
            cells=cells,
            insures=self._yes_or_no("insurance"),
            takes_even_money=self._yes_or_no("even_money"),
            count=count_of(self.written.get("count"), self.problems),
        )

    def _problem(self, field: str, value: object, why: str) -> None:
        self.problems.append(f"{field} = {spelled(value)}: {why}")

    def _basis(self) -> Strategy | None:
        """The strategy whose cells are taken over."""
        written = self.written.get("like")
        known = sorted(file.stem for file in FOLDER.glob("*.toml"))
        if written is not None and written not in known:
            self._problem("like", written, f"must be a strategy that comes with the program: {', '.join(known)}")
        elif written is not None and "columns" in self.written:
            self._problem("columns", self.written["columns"], "come from the strategy that this one is like")
        else:
            return None if written is None else built_in(str(written))
        return None

    def _columns(self) -> tuple[str, ...]:
        written = self.written.get("columns")
        if written is None:
            return FIRST_CARDS
        if not isinstance(written, str) or not written.split():
            self._problem("columns", written, 'must be the counts that the dealer shows, such as "4 5 6 s12 s13"')
            return FIRST_CARDS
        return tuple(written.split())

    def _yes_or_no(self, key: str) -> bool:
        written = self.written.get(key, False)
        if not isinstance(written, bool):
            self._problem(key, written, "must be true or false")
        return written is True

    def _table(self, kind: Kind, columns: Sequence[str]) -> Iterator[tuple[Cell, tuple[Move, ...]]]:
        table = self.written.get(kind, {})
        if not isinstance(table, dict):
            self._problem(kind, table, "must be a table with a row for each count")
            return
        for key, written in table.items():
            field, rows = f"{kind}.{key}", self._rows(kind, key)
            if not rows:
                self._problem(field, written, f"is no row; there are {', '.join(ROWS[kind])}, and such as 17-20")
            words = self._words(field, written, columns)
            yield from ((Cell(kind, row, column), moves) for row in rows for column, moves in words.items())

    def _rows(self, kind: Kind, key: str) -> list[str]:
        """The rows of a key: itself, or all from one count to another."""
        first, _, last = key.partition("-")
        known = ROWS[kind]
        if first not in known or (last or first) not in known:
            return []
        return list(known[known.index(first) : known.index(last or first) + 1])

    def _words(self, field: str, written: object, columns: Sequence[str]) -> dict[str, tuple[Move, ...]]:
        words = written.split() if isinstance(written, str) else []
        if len(words) == 1:
            words *= len(columns)
        if len(words) != len(columns):
            self._problem(field, written, f"must be one word, or a word for each of {' '.join(columns)}")
            return {}
        found = {}
        for column, each in zip(columns, words, strict=True):
            if set(each.upper()) <= set(Move):
                found[column] = tuple(map(Move, each.upper()))
            else:
                letters = "R surrender, D double, P split, H draw, S stand"
                self._problem(field, each, f"against {column} must be of the letters {letters}")
        return found
