"""How a section ends before its usual end."""

from enum import Enum, auto


class Ending(Enum):
    """Why a section went no further."""

    PASSED = auto()
    """The Banker passed the shoe."""
    ORDERED_OFF = auto()
    """The Banker was ordered to pass the shoe before a card was dealt."""
    UNCOVERED = auto()
    """Nobody wagered against the Banker."""
    ANNULLED = auto()
    """The initial deal could not be put right."""
    VOID = auto()
    """A card of the last hand of the shoe was found face up."""
    EXHAUSTED = auto()
    """The shoe has too few cards to complete the hand."""
    SHOE_OVER = auto()
    """The cut card came out between two hands."""


class Done(Enum):
    """What an irregularity has done in place of the section that it interrupted."""

    DEALT = auto()
    """The card that was due lies where it belongs."""
