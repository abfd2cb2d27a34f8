"""The felt as a terminal draws it: the areas of any layout in blocks of colour, with what lies on them.

The layout's units become columns and rows, greater areas before smaller ones. An area that is too small for its name,
or that lies without a name across others as a split does, is seen only when something lies on it.
"""

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from croupier.equipment.cards import Card, Rank, Suit
from croupier.money import dollars
from croupier.table.events import Chips
from croupier.table.layout import Area, Layout
from croupier.table.people import Seat
from croupier.table.views import SeenCard, SeenStack, View

Line = tuple[tuple[str, Style], ...]
"""Signs of one cell each, in runs of one style."""

# Colours that stay apart on a terminal of 256 colours.
CLOTH = Style(bgcolor="#0b4020")
PRINTED = Style(color="#cfe8dc", bgcolor="#17754a")
BACKGROUNDS = {"red": "#8f1d21", "black": "#16181a", "green": "#2aa35a", "blue": "#1d4e89", "yellow": "#7d6312"}
PLAYERS = ("#f6c945", "#6ec5ff", "#ff9aa2", "#b5f08c", "#d6a8ff", "#ffb86b", "#7ff0e0", "#f3f3f3", "#d9b48f")
"""The colours of the players' chips, by seat."""
CHIP_SIGNS = {Chips.VALUE: "●", Chips.COLOUR: "◉", Chips.COUPON: "▬"}
RED_CARD, BLACK_CARD = Style.parse("bold #c1121f on #fbfaf4"), Style.parse("bold #141414 on #fbfaf4")
BACK = Style.parse("#a9c1e8 on #274690")
MARKER = Style.parse("bold #1b1b1b on #ffd23f")

NARROWEST = 3
"""How many columns a name needs."""
LOWEST = 6
"""How many rows a table needs at least."""
CARD_COLUMNS, CARD_ROWS = 5, 3


def felt(layout: Layout, view: View, columns: int, most_rows: int) -> list[Text]:
    """The table in so many columns, and in no more rows than these if they are enough."""
    # A cell of a terminal is about twice as high as it is wide.
    rows = max(LOWEST, min(most_rows, round(layout.height / layout.width * columns / 2)))
    cells = [[(" ", CLOTH)] * columns for _ in range(rows)]
    across, down = columns / layout.width, rows / layout.height
    painted: list[Area] = []
    for area in sorted(layout.areas, key=lambda area: -area.width * area.height):
        left, top = round(area.x * across), round(area.y * down)
        # A seam of cloth keeps neighbours apart where there is room for one.
        width = _without_seam(round((area.x + area.width) * across) - left)
        height = _without_seam(round((area.y + area.height) * down) - top)
        is_line = width < NARROWEST or (not area.label and any(_overlap(area, other) for other in painted))
        lines = _lying(area, view)[:1] if is_line else _printed(area, view, width, height)
        painted += [] if is_line else [area]
        for row, line in enumerate(lines, top):
            for column, (sign, style) in enumerate(_cells(line), left):
                if row < rows and column < columns:
                    cells[row][column] = (sign, cells[row][column][1] + style)
    return [_joined(row) for row in cells]


def player_colour(seat: Seat) -> str:
    """The colour of a player's chips."""
    return PLAYERS[(seat - 1) % len(PLAYERS)]


def short_dollars(cents: int) -> str:
    """Money in few signs.

    >>> short_dollars(1000), short_dollars(1250)
    ('$10', '$12.50')
    """
    return dollars(cents).removesuffix(".00")


def card_text(seen: SeenCard) -> Text:
    """A card in a line of text."""
    return Text.assemble(*_small_card(seen))


def _printed(area: Area, view: View, width: int, height: int) -> list[Line]:
    """An area as it is seen: what lies on it, and as much of what is printed as there is room for."""
    ground = Style(color=PRINTED.color, bgcolor=BACKGROUNDS.get(area.colour) or PRINTED.bgcolor)
    lines = [*_cards(view.cards.get(area.name, ()), width, height), *_lying(area, view)]
    lines = lines[:height]
    if len(lines) < height:
        lines.insert(0, ((area.label or area.name, Style(bold=True)),))
    if area.pays and len(lines) < height and len(area.pays) <= width:
        lines.append(((area.pays, Style(dim=True)),))
    above = (height - len(lines)) // 2
    centred = [()] * above + lines + [()] * (height - len(lines) - above)
    return [_centred(line, width, ground) for line in centred]


def _lying(area: Area, view: View) -> list[Line]:
    """The chips and markers on an area, one to a line."""
    chips = [_stack(stack) for stack in view.stacks.get(area.name, ())]
    return chips + [((f" {name} ", MARKER),) for name, place in view.markers.items() if place == area.name]


def _stack(stack: SeenStack) -> Line:
    return (
        (CHIP_SIGNS[stack.chips] + short_dollars(stack.amount), Style(color=player_colour(stack.owner), bold=True)),
    )


def _cards(lying: Sequence[SeenCard], width: int, height: int) -> list[Line]:
    """Cards side by side, of three rows where there is room for them."""
    if not lying:
        return []
    gap = ((" ", Style()),)
    if height >= CARD_ROWS and len(lying) * (CARD_COLUMNS + 1) <= width + 1:
        drawn = [_great_card(card) for card in lying]
        return [sum((gap + card[row] for card in drawn), ())[1:] for row in range(CARD_ROWS)]
    small = [_small_card(card) for card in lying]
    several = max(1, width // 4)
    return [sum(small[first : first + several], ()) for first in range(0, len(small), several)]


def _great_card(seen: SeenCard) -> tuple[Line, Line, Line]:
    if seen.face is None:
        return tuple(((sign * CARD_COLUMNS, BACK),) for sign in "▒▒▒")  # type: ignore[return-value]
    rank, style = _rank(seen.face.rank), _card_style(seen.face)
    return ((f" {rank:<4}", style),), ((f"  {seen.face.suit.sign}  ", style),), ((f"{rank:>4} ", style),)


def _small_card(seen: SeenCard) -> Line:
    if seen.face is None:
        return ((" ▒▒ ", BACK),)
    return ((f"{_rank(seen.face.rank):>2}{seen.face.suit.sign} ", _card_style(seen.face)),)


def _rank(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def _card_style(card: Card) -> Style:
    return RED_CARD if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else BLACK_CARD


def _centred(line: Line, width: int, ground: Style) -> Line:
    """A line in the middle of so many cells, on the ground of its area."""
    cells = _cells(line)[:width]
    before = (width - len(cells)) // 2
    runs = ((" " * before, Style()), *cells, (" " * (width - len(cells) - before), Style()))
    return tuple((signs, ground + style) for signs, style in runs)


def _cells(line: Line) -> list[tuple[str, Style]]:
    return [(sign, style) for signs, style in line for sign in signs]


def _joined(cells: Sequence[tuple[str, Style]]) -> Text:
    """A row of cells, with neighbours of one style in one run."""
    runs = groupby(cells, key=lambda cell: cell[1])
    return Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))


def _overlap(area: Area, other: Area) -> bool:
    return (
        area.x < other.x + other.width
        and other.x < area.x + area.width
        and area.y < other.y + other.height
        and other.y < area.y + area.height
    )


def _without_seam(length: int) -> int:
    return length - 1 if length > NARROWEST else max(1, length)
