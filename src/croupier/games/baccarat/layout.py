"""The felt of baccarat: places for ten to fourteen players, whose numbers rise counterclockwise (MA-BAC 2)."""

from croupier.games.baccarat.submission import Baccarat
from croupier.games.punto import felt
from croupier.table.layout import Area, Layout

BUCKET = "discard"


def layout(submission: Baccarat) -> Layout:
    """Seat one is at the caller's right, on the left as players see the table."""
    step = 100 / submission.seats
    bucket = Area(name=BUCKET, label="", x=47, y=6, width=6, height=16, clause="MA-BAC 2(c)")
    columns = tuple(
        area
        for seat in range(1, submission.seats + 1)
        for area in felt.column(
            submission, seat, x=step * (seat - 1) + step * 0.05, width=step * 0.9, contents="MA-BAC 2(b)"
        )
    )
    areas = (*felt.hands("MA-BAC 9(c)"), bucket, *columns)
    return Layout(felt.WIDTH, felt.height(submission), areas, felt.ORNAMENTS)
