"""Events as the terminal shows them: a line each, the calls of the staff bold, the clause dim behind it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.text import Text

from croupier.table.events import Announced, Dealt, Event, Shown
from croupier.table.telling import tell


def event_lines(events: Sequence[Event]) -> Iterator[Text]:
    """What happened; a card that is seen as it is dealt takes one line."""
    told: Event | None = None
    for event, after in pairwise([*events, None]):
        match event, after:
            case Event(), _ if event is told:
                continue
            case Dealt(piece=piece, target=target), Shown(piece=shown, face=face, to=None) if piece == shown and face:
                told = after
                yield _line(f"the {face.spoken} goes to {target}", event)
            case Event(), _:
                yield _line(tell(event), event)


def _line(words: str, event: Event) -> Text:
    style = "bold" if isinstance(event, Announced) else ""
    return Text.assemble((words, style), "  ", (event.clause, "dim italic"))
