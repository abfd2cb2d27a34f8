"""The felt of midi baccarat: up to nine places on one side, whose numbers rise clockwise (MA-MIDI 2)."""

from croupier.games.midi_baccarat.royal_9 import CHAIRS, ROYAL_9, Meter
from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.games.punto import felt
from croupier.games.punto.areas import area
from croupier.table.layout import Area, Kind, Layout, Ornament


def layout(submission: MidiBaccarat) -> Layout:
    """Seat one is at the dealer's left, on the right as players see the table."""
    rows = 0 if submission.royal_9 is None else 1
    height = felt.height(submission, rows=rows)
    width = felt.width(height)
    step = width / submission.seats
    columns: list[Area] = []
    for seat in range(1, submission.seats + 1):
        x = width - step * seat
        columns += felt.column(submission, seat, x=x, width=step, contents="MA-MIDI 2(b)")
        if submission.royal_9 is not None:
            columns.append(royal_9_spot(submission, seat, x, step))
    areas = (*felt.hands(width / 2, "MA-MIDI 8(c)", "MA-MIDI 2(c)"), *columns)
    ornaments = (*felt.ornaments(width / 2), *felt.bands(submission, width / 2))
    if submission.royal_9 is not None:
        ornaments += tuple(
            Ornament(
                kind=Kind.METER,
                x=width / 2 - 64,
                y=25 + 7.5 * row,
                width=22,
                height=7,
                words=f"Royal 9 {meter.value}",
                values=(meter.value,),
            )
            for row, meter in enumerate(Meter)
        )
    return Layout(width, height, areas, ornaments, arc=felt.ARC)


def royal_9_spot(submission: MidiBaccarat, seat: int, x: float, width: float) -> Area:
    """The spot for the Royal 9, with the combinations of the chair (MA-MIDI 12(i)(combinations))."""
    court, nine = CHAIRS[seat]
    return Area(
        name=area(ROYAL_9, seat),
        label=f"Royal 9: KQJ{court.sign} with 9{nine.sign}",
        x=x,
        y=felt.height(submission) - 2,
        width=width,
        height=6.6,
        clause="MA-MIDI 12(i)(combinations)",
        takes_wagers=True,
        pays="by the paytable",
    )
