"""The way out of a round that a newer program cannot take up again: it is void, every wager on the layout is returned.

What was paid or taken before stays as it was recorded. The cards that were seen are taken away and the game's memory
is empty, so the table opens anew with its players and their racks, by the same script as a new table.
"""

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from croupier.table.acts import Act, VoidOpenRound
from croupier.table.board import Board
from croupier.table.events import RACK, Announced, Bound, CardsRemoved, Event, Marked, Moved, Revealed, SideTaken, rack
from croupier.table.game import Game
from croupier.table.limits import Words
from croupier.table.offers import Offer, offer
from croupier.table.people import HOUSE, SUPERVISOR
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import State

LONGEST_REASON = 200


def may_void() -> list[Offer]:
    """A supervisor alone may void the round, and must say why."""
    return [offer(SUPERVISOR, VoidOpenRound, HOUSE_PRACTICE, reason=Words(LONGEST_REASON))]


def voided(board: Board) -> tuple[Event, ...]:
    """What happens when the round is void; the board changes with it."""
    events = tuple(_undone(board))
    for event in events:
        board.apply(event)
    board.assert_laws()
    return events


def _undone(board: Board) -> Iterator[Event]:
    yield Announced(HOUSE_PRACTICE, SUPERVISOR, "The round is void")
    for stack, amount in sorted(board.stacks.items()):
        if stack.owner != HOUSE and stack.area != RACK:
            yield Moved(HOUSE_PRACTICE, amount, stack, rack(stack.owner, stack.chips))  # type: ignore[arg-type]
    yield from (Bound(HOUSE_PRACTICE, seat, None) for seat in sorted(board.bonds))
    yield from (Marked(HOUSE_PRACTICE, marker, None) for marker in sorted(board.markers))
    yield from _revealed(board)
    yield CardsRemoved(HOUSE_PRACTICE)


def _revealed(board: Board) -> Iterator[Event]:
    """Every order to which somebody had committed is opened, also that of a side of the shoe that waits."""
    if board.sealed is not None:
        yield Revealed(HOUSE_PRACTICE, board.sealed.order, board.sealed.salt)
    if board.sides is not UNSET:
        for side, waiting in board.sides.waiting.items():
            if waiting.sealed is not None and waiting.shoe is not None:
                yield SideTaken(HOUSE_PRACTICE, side, waiting.shoe.first)
                yield Revealed(HOUSE_PRACTICE, waiting.sealed.order, waiting.sealed.salt)


def state_after(board: Board, game: Game, before: State[object]) -> bytes:
    """The state in which the table opens anew."""
    return msgspec.msgpack.encode(State(board, game.memory(), before.automatic, before.shoes))


def is_voiding(act: Act) -> bool:
    """Whether an act voids a round that could not be taken up."""
    return isinstance(act, VoidOpenRound)
