"""The screen of the terminal table: the felt, the seats, what happened, and the menu.

On a terminal the whole screen is drawn anew before each prompt. Where the words come from a script or go to a file,
only what is new is printed, line by line, and the felt as a list when somebody asks for it.
"""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from croupier.cli.event_lines import event_lines
from croupier.cli.felt import card_text, felt, player_colour, short_dollars
from croupier.cli.menu import Choice, menu
from croupier.money import dollars
from croupier.table.events import Event, Moved, Performed
from croupier.table.layout import Layout
from croupier.table.views import SeenSeat, View

WIDEST = 110
FEWEST_CALLS = 6
"""How many lines of what happened the felt leaves room for."""
SHOE_SIGNS = 20


class Screen:
    """Where the table is shown to the one who plays at a seat."""

    def __init__(self, console: Console, layout: Layout, title: str, *, is_redrawn: bool) -> None:
        self.console = console
        self.layout = layout
        self.title = title
        self.is_redrawn = is_redrawn

    def show(
        self,
        view: View,
        happened: Sequence[Event],
        *,
        fresh: int,
        notes: Sequence[RenderableType],
        choices: tuple[Sequence[Choice], Sequence[Choice]],
    ) -> None:
        """Everything that somebody needs to choose: of what happened the last `fresh` events are new."""
        offered = menu(*choices)
        if self.is_redrawn:
            self._draw(view, happened, fresh, [*notes, offered])
        else:
            for line in event_lines(happened[len(happened) - fresh :]):
                self.console.print(line, soft_wrap=True)
            for note in notes:
                # A sentence keeps to its line, for whoever searches the output.
                self.console.print(note, soft_wrap=isinstance(note, Text))
            self.console.print(_seats(view), soft_wrap=True)
            self.console.print(offered)

    def _draw(self, view: View, happened: Sequence[Event], fresh: int, below: list[RenderableType]) -> None:
        """The felt gets what the rest leaves, and the calls what the felt leaves."""
        console = self.console
        width = min(console.width, WIDEST)
        needed = len(console.render_lines(Group(*below), pad=False)) + 6
        drawn = felt(self.layout, view, width, console.height - needed - FEWEST_CALLS)
        room = max(FEWEST_CALLS, console.height - needed - len(drawn))
        lines = _recent(happened, fresh, view, room)
        console.clear()
        console.print(Text.assemble((self.title, "bold"), "   ", *_shoe(view)))
        for row in drawn:
            console.print(row, no_wrap=True, crop=True)
        console.print(_seats(view))
        console.print(Rule(style="dim"), width=width)
        for line in lines:
            console.print(line, no_wrap=True, overflow="ellipsis")
        console.print(Rule(style="dim"), width=width)
        for each in below:
            console.print(each)

    def table(self, view: View) -> RenderableType:
        """The table as a list: what lies where."""
        placed = dict.fromkeys([*(area.name for area in self.layout.areas), *view.cards, *view.stacks])
        lines = [_area(area, view) for area in placed]
        return Group(
            Text.assemble((self.title, "bold"), "   ", *_shoe(view)),
            *(line for line in lines if line is not None),
            _seats(view),
        )


def _recent(happened: Sequence[Event], fresh: int, view: View, room: int) -> list[Text]:
    """The last lines of what happened, the old ones dim; where room is short, calls matter more than others' chips."""
    before, new = happened[: len(happened) - fresh], happened[len(happened) - fresh :]
    lines = list(event_lines(new))
    if len(lines) > room:
        lines = list(event_lines([event for event in new if not _is_minor(event, view)]))
    old = list(event_lines(before))
    for line in old:
        line.stylize("dim")
    return [*old, *lines][-room:]


def _is_minor(event: Event, view: View) -> bool:
    """Whether an event is a duty done, or chips that go between others."""
    match event:
        case Moved(source=source, target=target):
            return view.who not in (source.owner, target.owner)
        case Performed():
            return True
    return False


def _area(area: str, view: View) -> Text | None:
    """An area with something on it."""
    parts: list[Text] = []
    # Of a heap of cards, such as the discard rack, only the number tells something.
    cards = view.cards.get(area, ())
    parts += [card_text(card) for card in cards] if len(cards) <= SHOE_SIGNS // 2 else [Text(f"{len(cards)} cards")]
    for stack in view.stacks.get(area, ()):
        kind = "" if stack.chips == "value" else f" in {stack.chips}"
        parts.append(Text(f"seat {stack.owner} {dollars(stack.amount)}{kind}", player_colour(stack.owner)))
    parts += [Text(f"{marker} marker", "yellow") for marker, place in view.markers.items() if place == area]
    return Text.assemble((f"  {area}: ", "dim"), Text("  ").join(parts)) if parts else None


def _seats(view: View) -> Text:
    seats = (Text.assemble(("● ", player_colour(seat.seat)), *_seat(seat, view)) for seat in view.seats)
    return Text("   ").join(seats)


def _seat(seat: SeenSeat, view: View) -> Iterator[tuple[str, str]]:
    name, style = ("you", "bold") if seat.seat == view.who else (seat.name, "")
    yield f"{seat.seat} {name} {short_dollars(seat.chips)}", style
    if seat.colour_chips:
        yield f" + {short_dollars(seat.colour_chips)} in colour", style
    if seat.coupons:
        yield f" + {short_dollars(seat.coupons)} in coupons", style
    wagered = sum(stack.amount for lying in view.stacks.values() for stack in lying if stack.owner == seat.seat)
    if wagered:
        yield f" ({short_dollars(wagered)} wagered)", "dim"


def _shoe(view: View) -> Iterator[tuple[str, str]]:
    for name, shoe in view.sides.items() or [("shoe", view.shoe)]:
        if shoe is not None:
            full = round(SHOE_SIGNS * shoe.left / shoe.size)
            yield "━" * full, "green"
            yield "━" * (SHOE_SIGNS - full), "dim"
            yield f" {shoe.left} of {shoe.size} cards in the {name} ", "dim"
