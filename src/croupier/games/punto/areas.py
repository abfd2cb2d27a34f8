"""The names of the places on both layouts."""

from croupier.table.people import Seat

TUCKED = "under the shoe"
CARRIED = "for the next hand"
"""Where a card lies that was drawn in error, unseen, until the next hand begins with it."""
EXPOSED = "exposed"
"""Where a card lies that was disclosed against the procedure, until a simulated round begins with it."""
COVER_CARD = "cover card"
ASIDE = "beside the shoe"


def area(wager: str, seat: int) -> str:
    """Where a player makes a wager."""
    return f"{wager} {seat}"


def wager_on(name: str) -> str:
    """Which wager an area takes.

    >>> wager_on(area("dragon 7 insurance", 3))
    'dragon 7 insurance'
    """
    return name.rpartition(" ")[0]


def vigorish_box(seat: int) -> str:
    """The numbered box in which the vigorish of a player is marked."""
    return f"vigorish box {seat}"


def before(seat: Seat) -> str:
    """Where cards lie that a player was handed."""
    return f"before seat {seat}"
