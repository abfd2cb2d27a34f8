"""The felt of the Big Six wheel: an area for each insignia, with its odds worded with "to" (MA-WHEEL 5(b))."""

from croupier.equipment.wheels import BIG_SIX_WHEEL, Insignia
from croupier.games.big_six.submission import BigSix
from croupier.table.layout import Area, Kind, Layout, Ornament

WIDTH, HEIGHT = 14.0, 16.0
MARGIN = 2.0
WHEEL = 54.0
"""The width of the wheel, which stands behind the felt."""
COLOURS = dict(zip(Insignia, ("black", "blue", "green", "purple", "orange", "red", "yellow"), strict=True))


def layout(submission: BigSix) -> Layout:
    """The areas of a table."""
    areas = tuple(
        Area(
            name=each.value,
            label=each.value.capitalize(),
            x=MARGIN + at * WIDTH,
            y=WHEEL + 3 * MARGIN,
            width=WIDTH,
            height=HEIGHT,
            clause="MA-WHEEL 5(a)",
            takes_wagers=True,
            pays=str(submission.payout_odds[each]),
            colour=COLOURS[each],
        )
        for at, each in enumerate(Insignia)
    )
    width = len(Insignia) * WIDTH + 2 * MARGIN
    wheel = Ornament(
        kind=Kind.CLAPPER,
        x=(width - WHEEL) / 2,
        y=MARGIN,
        width=WHEEL,
        height=WHEEL,
        values=tuple(each.value for each in BIG_SIX_WHEEL),
        colours=tuple(COLOURS[each] for each in BIG_SIX_WHEEL),
    )
    return Layout(width, WHEEL + HEIGHT + 4 * MARGIN, areas, (wheel,), onward="Spin")
