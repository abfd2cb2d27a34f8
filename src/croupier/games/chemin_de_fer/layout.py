"""The felt of chemin de fer: two hands, the bank, and a place and a betting area for each participant.

The numbers of the places rise counterclockwise from the dealer's right, on the left as participants see the table.
"""

from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.games.punto.hands import Hand
from croupier.table.layout import Area, Layout

BANK = "bank"
BANKER_MARKER, DOMINANT_MARKER = "banker", "dominant player"

CARRIED = "for the next hand"
"""Where a card lies that was drawn in error, unseen, until the next hand begins with it."""
EXPOSED = "exposed"
"""Where a card lies that was disclosed in error, until the round is over."""


def wager_area(seat: int) -> str:
    """Where a participant wagers against the Banker."""
    return f"wager {seat}"


def is_wager_area(area: str) -> bool:
    """Whether an area takes wagers against the Banker."""
    return area.startswith("wager ")


def place(seat: int) -> str:
    """The numbered place of a participant, on which markers stand."""
    return f"place {seat}"


def layout(submission: CheminDeFer) -> Layout:
    """The areas of a table."""
    step, cite = 100 / submission.seats, submission.clause
    hands = (
        Area(name=Hand.PLAYER, label="Player", x=6, y=4, width=32, height=16, clause=cite("7(a)"), colour="blue"),
        Area(name=BANK, label="Bank", x=42, y=4, width=16, height=16, clause=cite("5(a)"), takes_wagers=True),
        Area(name=Hand.BANKER, label="Banker", x=62, y=4, width=32, height=16, clause=cite("7(a)"), colour="red"),
    )
    places = tuple(
        area
        for seat in range(1, submission.seats + 1)
        for area in (
            Area(
                name=wager_area(seat),
                label="Banco",
                x=step * (seat - 1) + step * 0.1,
                y=28,
                width=step * 0.8,
                height=10,
                clause=cite("6(c)"),
                takes_wagers=True,
                pays="1 to 1",
            ),
            Area(
                name=place(seat),
                label=f"{seat}",
                x=step * (seat - 1) + step * 0.1,
                y=41,
                width=step * 0.8,
                height=8,
                clause=cite("11(a)"),
            ),
        )
    )
    return Layout(100, 52, hands + places, bend=8, bends_below=24)
