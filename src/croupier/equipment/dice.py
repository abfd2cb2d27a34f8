"""Two dice and their 36 throws."""

from typing import NamedTuple, NewType

Die = NewType("Die", int)

FACES: tuple[Die, ...] = tuple(Die(face) for face in range(1, 7))


class Dice(NamedTuple):
    """The upper faces of two dice, the first die first.

    >>> Dice.read("3-4").total
    7
    """

    first: Die
    second: Die

    @classmethod
    def read(cls, code: str) -> "Dice":
        """Read a throw such as `3-4`; anything else is a ValueError."""
        first, _, second = code.partition("-")
        dice = cls(Die(int(first)), Die(int(second)))
        if dice not in THROWS:
            raise ValueError(code)
        return dice

    @property
    def total(self) -> int:
        """The sum of both faces."""
        return self.first + self.second

    @property
    def is_hard(self) -> bool:
        """Whether both dice show the same face."""
        return self.first == self.second

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


THROWS: tuple[Dice, ...] = tuple(Dice(first, second) for first in FACES for second in FACES)
