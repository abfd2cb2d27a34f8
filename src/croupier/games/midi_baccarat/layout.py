"""The felt of midi baccarat: up to nine places on one side, whose numbers rise clockwise (MA-MIDI 2)."""

from croupier.games.midi_baccarat.royal_9 import CHAIRS, ROYAL_9
from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.games.punto import felt
from croupier.games.punto.areas import area
from croupier.table.layout import Area, Layout

RACK = "discard"


def layout(submission: MidiBaccarat) -> Layout:
    """Seat one is at the dealer's left, on the right as players see the table."""
    step = 100 / submission.seats
    rack = Area(name=RACK, label="", x=47, y=6, width=6, height=16, clause="MA-MIDI 2(c)")
    columns: list[Area] = []
    for seat in range(1, submission.seats + 1):
        x, width = 100 - step * seat + step * 0.05, step * 0.9
        columns += felt.column(submission, seat, x=x, width=width, contents="MA-MIDI 2(b)")
        if submission.royal_9 is not None:
            columns.append(royal_9_spot(submission, seat, x, width))
    rows = 1 if submission.royal_9 is not None else 0
    height = felt.height(submission, rows=rows)
    areas = (*felt.hands("MA-MIDI 8(c)"), rack, *columns)
    return Layout(felt.WIDTH, height, areas, felt.ORNAMENTS)


def royal_9_spot(submission: MidiBaccarat, seat: int, x: float, width: float) -> Area:
    """The spot for the Royal 9, with the combinations of the chair (MA-MIDI 12(i)(combinations))."""
    court, nine = CHAIRS[seat]
    return Area(
        name=area(ROYAL_9, seat),
        label=f"Royal 9: KQJ{court.sign} with 9{nine.sign}",
        x=x,
        y=felt.height(submission),
        width=width,
        height=felt.ROW - 1,
        clause="MA-MIDI 12(i)(combinations)",
        takes_wagers=True,
        pays="by the paytable",
    )
