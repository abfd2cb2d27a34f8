"""Who acts at a table: players by their seat, and the roles that the regulation names."""

from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)

HOUSE = Seat(0)
"""The owner of the chips in the table inventory; no player's seat has this number."""


class Role(StrEnum):
    """A person of the house, or chance, which answers with cards, dice and pockets."""

    DEALER = "dealer"
    STICKPERSON = "stickperson"
    BOXPERSON = "boxperson"
    FLOORPERSON = "floorperson"
    SUPERVISOR = "supervisor"
    SURVEILLANCE = "surveillance"
    CHANCE = "chance"


DEALER = Role.DEALER
STICKPERSON = Role.STICKPERSON
BOXPERSON = Role.BOXPERSON
FLOORPERSON = Role.FLOORPERSON
SUPERVISOR = Role.SUPERVISOR
SURVEILLANCE = Role.SURVEILLANCE
CHANCE = Role.CHANCE

Who = Seat | Role


def spoken(who: Who) -> str:
    """How a person is written in transcripts and messages.

    >>> spoken(Seat(3)), spoken(DEALER)
    ('seat 3', 'dealer')
    """
    return who.value if isinstance(who, Role) else f"seat {who}"


EVERYONE = None
"""Whom a face is shown to: no list of persons, so all."""
NOBODY: tuple[Who, ...] = ()
