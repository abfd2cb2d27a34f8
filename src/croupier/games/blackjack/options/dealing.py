"""The ways of dealing that a licensee chooses among (MA-BJ 2, 4 to 6, 10(c), 21)."""

from enum import StrEnum


class Cards(StrEnum):
    """How the cards come to the table."""

    INSPECTED_AT_THE_TABLE = "inspect-at-table"
    PRE_SHUFFLED = "pre-shuffled"


class Device(StrEnum):
    """From what the cards are dealt (MA-BJ 6(a), 6(d), 21)."""

    SHOE = "shoe"
    DOUBLE_SHOE = "double-shoe"
    CONTINUOUS = "continuous"
    HAND = "hand"


class Side(StrEnum):
    """A side of a double shoe (MA-BJ 6(d))."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def other(self) -> "Side":
        """The other side."""
        return Side.RIGHT if self is Side.LEFT else Side.LEFT


class Shuffler(StrEnum):
    """Who shuffles: the dealer, or a device that holds one of two batches (MA-BJ 2(c))."""

    MANUAL = "manual"
    AUTOMATED = "automated"


class ShuffleStep(StrEnum):
    """A step of a manual shuffle (MA-BJ 5(l)(1) to (5))."""

    PLUG = "plug"
    RIFFLE = "riffle"
    TURN = "turn"
    STRIP = "strip"
    CUT = "cut"

    @property
    def clause(self) -> str:
        """The clause that describes it."""
        return f"MA-BJ 5(l)({list(ShuffleStep).index(self) + 1})"


class SecondCard(StrEnum):
    """When the dealer's second card is dealt, and who sees it (MA-BJ 6(h), 6(j), 6(k))."""

    LAST = "last"
    HOLE_DOWN = "hole-down"
    HOLE_DOWN_READER = "hole-down-reader"
    FACE_UP = "face-up"


class DoubleCard(StrEnum):
    """How the one card of a doubled hand is dealt (MA-BJ 10(c))."""

    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    ON_REQUEST = "on-request"
