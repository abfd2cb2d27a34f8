"""The felt of baccarat: places for ten to fourteen players, whose numbers rise counterclockwise (MA-BAC 2)."""

from croupier.games.baccarat.submission import Baccarat
from croupier.games.punto import felt
from croupier.table.layout import Layout


def layout(submission: Baccarat) -> Layout:
    """Seat one is at the caller's right, on the left as players see the table."""
    height = felt.height(submission)
    width = felt.width(height)
    step = width / submission.seats
    columns = tuple(
        area
        for seat in range(1, submission.seats + 1)
        for area in felt.column(submission, seat, x=step * (seat - 1), width=step, contents="MA-BAC 2(b)")
    )
    areas = (*felt.hands(width / 2, "MA-BAC 9(c)", "MA-BAC 2(c)"), *columns)
    ornaments = (*felt.ornaments(width / 2), *felt.bands(submission, width / 2))
    return Layout(width, height, areas, ornaments, arc=felt.ARC)
