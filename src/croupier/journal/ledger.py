"""A board kept by the recorded events alone: what the table held, whatever the rules of today would make of it."""

from typing import Any

import msgspec

from croupier.table.acts import Act, Shuffle
from croupier.table.board import Board, LawBroken
from croupier.table.events import Event, Shown, Shuffled
from croupier.table.game import Game
from croupier.table.seals import Sealed
from croupier.table.table import State


def state_of(game: Game, raw: bytes) -> State[Any]:
    """Read the state of a table."""
    kind: Any = State[game.memory]  # type: ignore[name-defined]
    state: State[Any] = msgspec.msgpack.decode(raw, type=kind)
    return state


class Ledger:
    """A board that follows recorded acts and events and asserts the two laws of every table."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def follow(self, act: Act, events: tuple[Event, ...]) -> None:
        """Let the board change as recorded; chips and cards must be conserved."""
        for event in events:
            if isinstance(event, Shuffled):
                self._stack(act, event)
            elif isinstance(event, Shown):
                self._compare(event)
            self.board.apply(event)
        self.board.assert_laws()
        self.board.assert_every_piece_is_in_one_place()

    def _stack(self, act: Act, event: Shuffled) -> None:
        """The order of a stack is no event: chance alone knows it."""
        if isinstance(act, Shuffle):
            self.board.stack_of_cards = list(act.order)
            self.board.sealed = Sealed(act.order, act.salt) if act.salt else None
        else:
            self.board.stack_of_cards = [None] * event.size

    def _compare(self, event: Shown) -> None:
        known = self.board.face(event.piece)
        if known is not None and known is not event.face:
            raise LawBroken(f"card {event.piece} was shown as {event.face}, but it is {known}")
