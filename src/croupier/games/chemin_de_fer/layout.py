"""The felt of chemin de fer: two hands, the bank, and a place and a betting area for each participant.

The numbers of the places rise counterclockwise from the dealer's right, on the left as participants see the table.
"""

from collections.abc import Iterator

from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.games.punto.hands import Hand
from croupier.table.layout import Arc, Area, Kind, Layout, Ornament, Shape

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


TOP, HEIGHT = 30.0, 68.0
"""Where the participants' side begins, and how deep the table is."""
ARC = Arc(below=TOP, radius=58, straight=60, span=108)


def layout(submission: CheminDeFer) -> Layout:
    """The areas of a table."""
    width = round(ARC.width(HEIGHT))
    middle, step, cite = width / 2, width / submission.seats, submission.clause
    hands = (
        Area(name=Hand.PLAYER, label="", x=middle - 62, y=8, width=40, height=16, clause=cite("7(a)"), colour="tint"),
        Area(
            name=BANK,
            label="Bank",
            x=middle - 17,
            y=8,
            width=34,
            height=16,
            clause=cite("5(a)"),
            takes_wagers=True,
            ink="gold",
        ),
        Area(name=Hand.BANKER, label="", x=middle + 22, y=8, width=40, height=16, clause=cite("7(a)"), colour="tint"),
    )
    places = tuple(
        area for seat in range(1, submission.seats + 1) for area in _places(submission, seat, step * (seat - 0.5), step)
    )
    words = (
        Ornament(kind=Kind.WORDS, x=middle - 62, y=2.5, width=40, height=4, words="PLAYER", ink="blue"),
        Ornament(kind=Kind.WORDS, x=middle + 22, y=2.5, width=40, height=4, words="BANKER", ink="red"),
        Ornament(kind=Kind.WORDS, x=middle - 50, y=TOP + 0.5, width=100, height=4.2, words="BACCARAT CHEMIN DE FER"),
        Ornament(kind=Kind.SHOE, x=middle + 68, y=2, width=10, height=12),
        Ornament(kind=Kind.DISCARD, x=middle - 78, y=2, width=10, height=12),
    )
    return Layout(width, HEIGHT, hands + places, words, arc=ARC)


def _places(submission: CheminDeFer, seat: int, middle: float, step: float) -> Iterator[Area]:
    """Where a participant wagers against the Banker, and the numbered place behind it."""
    yield Area(
        name=wager_area(seat),
        label="",
        x=middle - step * 0.44,
        y=TOP + 8.5,
        width=step * 0.88,
        height=14,
        clause=submission.clause("6(c)"),
        takes_wagers=True,
        pays="1 to 1",
        colour="shade",
    )
    yield Area(
        name=place(seat),
        label=f"{seat}",
        x=middle - 4.5,
        y=TOP + 25.5,
        width=9,
        height=9,
        clause=submission.clause("11(a)"),
        shape=Shape.ROUND,
    )
