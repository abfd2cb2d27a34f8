"""The felt of the Big Six wheel: an area for each insignia, with its odds worded with "to" (MA-WHEEL 5(b))."""

from croupier.equipment.wheels import Insignia
from croupier.games.big_six.submission import BigSix
from croupier.table.layout import Area, Layout

WIDTH, HEIGHT = 14.0, 16.0
MARGIN = 2.0


def layout(submission: BigSix) -> Layout:
    """The areas of a table."""
    areas = tuple(
        Area(
            name=each.value,
            label=each.value.capitalize(),
            x=MARGIN + at * WIDTH,
            y=MARGIN,
            width=WIDTH,
            height=HEIGHT,
            clause="MA-WHEEL 5(a)",
            takes_wagers=True,
            pays=str(submission.payout_odds[each]),
        )
        for at, each in enumerate(Insignia)
    )
    return Layout(len(Insignia) * WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, areas)
