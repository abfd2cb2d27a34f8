"""Roulette wheels with their pockets in true order, and the Big Six wheel with its 54 stops.

The regulation states neither order; these are the standard ones (readings at MA-WHEEL 1(e)(1) and 5(a)).
"""

from enum import StrEnum


class Pocket(StrEnum):
    """A compartment of a roulette wheel; its value is its number as printed."""

    _ignore_ = "number_"
    for number_ in ("0", "00", *map(str, range(1, 37))):
        vars()[f"POCKET_{number_}"] = number_

    @property
    def is_zero(self) -> bool:
        """Whether the ball found the zero or the double zero."""
        return self in ZEROS

    @property
    def spoken(self) -> str:
        """The number as the dealer announces it.

        >>> Pocket("22").spoken, Pocket("00").spoken
        ('twenty-two', 'double zero')
        """
        return _SPOKEN[self]


ZERO = Pocket("0")
DOUBLE_ZERO = Pocket("00")
ZEROS = (ZERO, DOUBLE_ZERO)
NUMBERS: tuple[Pocket, ...] = tuple(Pocket(str(number)) for number in range(1, 37))


def pockets(codes: str) -> tuple[Pocket, ...]:
    """Read pockets from their printed numbers, separated by blanks."""
    return tuple(Pocket(code) for code in codes.split())


SINGLE_ZERO_WHEEL = pockets(
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
DOUBLE_ZERO_WHEEL = pockets(
    "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
)
RED = pockets("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36")
BLACK = tuple(number for number in NUMBERS if number not in RED)

_TEENS = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = {2: "twenty", 3: "thirty"}


def _spoken(number: int) -> str:
    if number < 20:
        return _TEENS[number - 1]
    tens, ones = divmod(number, 10)
    return _TENS[tens] + (f"-{_TEENS[ones - 1]}" if ones else "")


_SPOKEN = {ZERO: "zero", DOUBLE_ZERO: "double zero"} | {number: _spoken(int(number)) for number in NUMBERS}


class Insignia(StrEnum):
    """What a stop of the Big Six wheel shows."""

    ONE = "$1"
    TWO = "$2"
    FIVE = "$5"
    TEN = "$10"
    TWENTY = "$20"
    JOKER = "joker"
    FLAG = "flag"


def _stops(codes: str) -> tuple[Insignia, ...]:
    letters = {"J": Insignia.JOKER, "F": Insignia.FLAG}
    return tuple(letters.get(code) or Insignia(f"${code}") for code in codes.split())


BIG_SIX_WHEEL = _stops(
    "J 1 2 5 1 2 10 1 1 2 5 1 1 20 2 1 2 5 1 1 10 2 1 2 5 1 1 F 2 1 1 5 2 1 10 2 1 5 1 2 20 1 2 1 5 1 2 10 1 1 2 1 2 1"
)
