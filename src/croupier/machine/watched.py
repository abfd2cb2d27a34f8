"""A table on which every result that meets one of the player's wagers is noted."""

from typing import Any

from msgspec import Struct

from croupier.money import Cents, Result
from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act
from croupier.table.events import RACK
from croupier.table.lanes import PLAYER
from croupier.table.people import Seat
from croupier.table.table import State, Table
from croupier.table.wagering import CallWager, Wager


class Settled(Struct, frozen=True):
    """A result met a wager."""

    area: str
    stake: Cents
    result: Result


class WatchedTable(Table[Any, Any]):
    """A table as its scripts see it, with a list of what was settled."""

    def __init__(self, submission: Submission, state: State[Any], duties: tuple[str, ...]) -> None:
        super().__init__(submission, state, duties)
        self.settled: list[Settled] = []
        self.verdicts: dict[str, str] = {}
        """How hands of the round were judged, by the areas where they lie."""

    def settle(self, seat: Seat, area: str, result: Result, clause: str, *, onto: str = RACK) -> None:
        """Note the result, then settle as on any table."""
        stake = self.chips(seat, area)
        if seat == PLAYER and stake:
            self.settled.append(Settled(area, stake, result))
        super().settle(seat, area, result, clause, onto=onto)

    def wants(self, act: type[Act]) -> bool:
        """A plan has laid the wagers, so nobody looks for offers to lay more."""
        return act is not Wager and act is not CallWager

    def judged(self, area: str, verdict: str) -> None:
        """Note the verdict."""
        self.verdicts[area] = verdict

    @property
    def worth(self) -> int:
        """What the player's chips are worth, wherever they lie."""
        return sum(amount for stack, amount in self.board.stacks.items() if stack.owner == PLAYER)
