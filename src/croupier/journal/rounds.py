"""The rounds of a table as the journal holds them: what was done, what happened, and what it came to for each seat."""

from collections.abc import Iterator

from msgspec import Struct

from croupier.games import registry
from croupier.journal.contract import Journal, JournalFailed
from croupier.journal.records import Opening, game_of, read_body, read_events, read_opening
from croupier.money import Cents
from croupier.table.acts import Act, ChangeSeat, Withdraw
from croupier.table.events import CAGE, INVENTORY, RACK, CashTaken, Chips, Event, Moved, Stack
from croupier.table.game import Game
from croupier.table.offers import Refusal
from croupier.table.people import HOUSE, Seat

OFF_THE_LAYOUT = (RACK, INVENTORY.area, CAGE.area)


class Turn(Struct, frozen=True):
    """A recorded act with its events."""

    number: int
    at: int
    act: Act
    events: tuple[Event, ...]


class Wagered(Struct, frozen=True):
    """Chips that a player laid on an area, or took back from it: then less than nothing."""

    seat: Seat
    area: str
    chips: Chips
    amount: int
    clause: str


class SeatResult(Struct):
    """What a round came to for one seat, in cents."""

    wagered: int = 0
    returned: int = 0
    taken: int = 0
    net: int = 0
    """What the player won, or lost; chips brought, bought and carried away do not count."""

    @property
    def paid(self) -> int:
        """What the player was paid beside the stakes."""
        return self.net + self.taken


class Round(Struct, frozen=True):
    """A round from the end of the one before to its own end, or to now."""

    table: str
    number: int
    turns: tuple[Turn, ...]
    is_over: bool

    def wagers(self) -> Iterator[tuple[Turn, Wagered]]:
        """Every wager that was laid or taken back."""
        for turn in self.turns:
            for event in turn.events:
                wager = _wager(turn.act, event)
                if wager is not None:
                    yield turn, wager

    def results(self) -> dict[Seat, SeatResult]:
        """What the round came to for each seat that wagered or whose chips moved in play."""
        results: dict[Seat, SeatResult] = {}
        for _, wager in self.wagers():
            if wager.chips is not Chips.COUPON:
                results.setdefault(wager.seat, SeatResult()).wagered += wager.amount
        for turn in self.turns:
            if not isinstance(turn.act, ChangeSeat):
                for event in turn.events:
                    _count(results, turn.act, event)
        return {seat: results[seat] for seat in sorted(results) if results[seat] != SeatResult()}


class Archive:
    """The rounds of one table."""

    def __init__(self, journal: Journal, table: str) -> None:
        listed = journal.table(table)
        self.name = table
        self.opening: Opening = read_opening(listed.opening)
        self.game: Game = game_of(self.opening, registry.games())
        self._journal = journal
        self._ends = journal.kept_numbers(table)
        self._last = listed.head.number

    @property
    def rounds(self) -> int:
        """How many rounds there are, one that is open included."""
        is_open = self._last > (self._ends[-1] if self._ends else 0)
        return len(self._ends) + is_open

    def round(self, number: int) -> Round:
        """One round by its number."""
        if not 1 <= number <= self.rounds:
            raise JournalFailed(f"{self.name} has no round {number}; its rounds are 1 to {self.rounds}")
        is_over = number <= len(self._ends)
        last = self._ends[number - 1] if is_over else self._last
        return Round(self.name, number, tuple(self._turns(self.before(number), last)), is_over)

    def before(self, number: int) -> int:
        """The record after which a round begins."""
        return self._ends[number - 2] if number > 1 else 0

    def state_before(self, number: int) -> bytes:
        """The table's state when a round began."""
        kept = self._journal.kept(self.name, self.before(number))
        return self.opening.state if kept is None else kept.state

    def all_rounds(self) -> Iterator[Round]:
        """Every round in turn."""
        return (self.round(number) for number in range(1, self.rounds + 1))

    def last_rounds_of(self, seat: Seat, most: int) -> list[Round]:
        """The last rounds in which a seat wagered, the latest first."""
        found: list[Round] = []
        for number in range(self.rounds, 0, -1):
            past = self.round(number)
            if any(wager.seat == seat for _, wager in past.wagers()):
                found.append(past)
                if len(found) == most:
                    break
        return found

    def _turns(self, after: int, last: int) -> Iterator[Turn]:
        for record in self._journal.read(self.name, after):
            if record.number > last:
                return
            body = read_body(record.body)
            act = self.game.codec.decode(bytes(body.act))
            if isinstance(act, Refusal):
                raise JournalFailed(f"{self.name}: record {record.number}: {act.says}")
            yield Turn(record.number, body.at, act, read_events(body.events))


def _wager(act: Act, event: Event) -> Wagered | None:
    """The wager that an event tells of, if it does."""
    if not isinstance(event, Moved):
        return None
    source, target = event.source, event.target
    if _is_on_layout(target) and not _is_on_layout(source):
        return Wagered(target.owner, target.area, target.chips, event.amount, event.clause)
    if isinstance(act, Withdraw) and _is_on_layout(source):
        return Wagered(source.owner, source.area, source.chips, -event.amount, event.clause)
    return None


def _count(results: dict[Seat, SeatResult], act: Act, event: Event) -> None:
    """Add what an event means for the seats that it concerns."""
    match event:
        case CashTaken(seat=seat, amount=amount):
            # The chips that come for it are no winnings.
            results.setdefault(seat, SeatResult()).net -= amount
        case Moved(amount=amount, source=source, target=target) if CAGE.area not in (source.area, target.area):
            if source.chips is Chips.COUPON:
                return
            if source.owner != target.owner:
                _add(results, source.owner, -amount)
                _add(results, target.owner, amount)
            if _is_on_layout(source) and not isinstance(act, Withdraw):
                result = results.setdefault(source.owner, SeatResult())
                if target.owner == source.owner:
                    result.returned += amount
                else:
                    result.taken += amount


def _add(results: dict[Seat, SeatResult], owner: Seat, amount: Cents | int) -> None:
    if owner != HOUSE:
        results.setdefault(owner, SeatResult()).net += amount


def _is_on_layout(stack: Stack) -> bool:
    return stack.owner != HOUSE and stack.area not in OFF_THE_LAYOUT
