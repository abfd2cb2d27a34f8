"""Verifying a journal: the chain, the numbering, chips and cards, commitments, and every round through the rules.

Each table is examined record by record; the first record that fails is named with the reason. Chips and cards are
checked by the recorded events alone, so they are checked even where today's rules would play a round otherwise.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from croupier.errors import Refused
from croupier.games import registry
from croupier.journal import voiding
from croupier.journal.chain import first_head, hash_after, state_hash
from croupier.journal.check_fair import ShoeCheck
from croupier.journal.contract import Journal
from croupier.journal.ledger import Ledger, state_of
from croupier.journal.records import Body, Head, Kept, Listed, Record, game_of, read_body, read_events, read_opening
from croupier.journal.replay import Difference, play_again, restored
from croupier.table.acts import Act, Shuffle
from croupier.table.events import Event, Shuffled
from croupier.table.offers import Refusal
from croupier.table.runner import Runner
from croupier.table.seals import commitment

Witness = Callable[[Runner, Act], None]
"""Looks on while rounds are replayed: at the table before each act, and at the act."""


class Check(StrEnum):
    """What a record can fail: a closed list."""

    OPENING = "opening"
    NUMBERING = "numbering"
    CHAIN = "chain"
    CONTENT = "content"
    CHIPS_AND_CARDS = "chips and cards"
    COMMITMENT = "commitment"
    REPLAY = "replay"
    STATE = "state"
    HEAD = "head"


class Failure(Struct, frozen=True):
    """The first thing that is wrong at a table."""

    check: Check
    number: int
    why: str
    difference: Difference | None = None

    def __str__(self) -> str:
        return f"record {self.number} fails ({self.check}): {self.why}"


class Verdict(Struct, frozen=True, kw_only=True):
    """What was found at a table."""

    table: str
    records: int
    rounds: int
    shoes: int
    """How many shoes were revealed and are as they were committed to."""
    head: Head
    failure: Failure | None
    voided: tuple[Difference, ...]
    """Rounds that newer rules would play otherwise and that a supervisor has voided for it."""


class _Failed(Exception):
    def __init__(self, check: Check, number: int, why: str, difference: Difference | None = None) -> None:
        super().__init__(why)
        self.failure = Failure(check, number, why, difference)


def verify(journal: Journal, tables: list[str] | None = None, witness: Witness | None = None) -> Iterator[Verdict]:
    """Examine all tables, or those named."""
    listed = journal.tables() if tables is None else [journal.table(name) for name in tables]
    for each in listed:
        yield _Examination(journal, each, witness).verdict()
    if tables is None:
        known = {each.name for each in listed}
        for name in journal.written_tables():
            if name not in known:
                failure = Failure(Check.OPENING, 0, "there are records of a table that was never opened")
                nothing = Head(0, b"")
                yield Verdict(table=name, records=0, rounds=0, shoes=0, head=nothing, failure=failure, voided=())


class _Examination:
    """One table under examination."""

    def __init__(self, journal: Journal, listed: Listed, witness: Witness | None) -> None:
        self._journal = journal
        self._listed = listed
        self._witness = witness
        self._head = Head(0, b"")
        self._round = 1
        self._kept: list[int] = []
        self._shoes = ShoeCheck()
        self._difference: Difference | None = None
        self._voided: list[Difference] = []

    def verdict(self) -> Verdict:
        failure = None
        try:
            self._examine()
        except _Failed as failed:
            failure = failed.failure
        return Verdict(
            table=self._listed.name,
            records=self._head.number,
            rounds=self._round - 1,
            shoes=self._shoes.revealed,
            head=self._head,
            failure=failure,
            voided=tuple(self._voided),
        )

    def _examine(self) -> None:
        self._open()
        for record in self._journal.read(self._listed.name):
            body = self._chained(record)
            act, events = self._content(body)
            if voiding.is_voiding(act):
                self._void(body, act, events)
            else:
                self._conserved(body, act, events)
                self._committed(body, act, events)
                self._replayed(body, act)
                if body.state is not None:
                    self._end_round(body)
            self._head = Head(record.number, record.hash)
        self._closed()

    def _open(self) -> None:
        """The opening must be readable and of a game that is known."""
        name, raw = self._listed.name, self._listed.opening
        try:
            self._head = first_head(raw)
            self._opening = read_opening(raw)
            self._game = game_of(self._opening, registry.games())
            self._state = state_of(self._game, self._opening.state)
            self._runner = restored(self._opening, self._game, self._opening.state, 0)
        except (Refused, msgspec.MsgspecError, TypeError, UnicodeError) as error:
            raise _Failed(Check.OPENING, 0, f"the opening of the table cannot be read: {error}") from None
        if self._opening.table != name:
            raise _Failed(Check.OPENING, 0, f'the table was opened as "{self._opening.table}"')
        self._ledger = Ledger(self._state.board)

    def _chained(self, record: Record) -> Body:
        """The number follows, and the hash follows from the record before."""
        due = self._head.number + 1
        if record.number != due:
            why = f"record {due} is missing" if record.number > due else "its number is none"
            raise _Failed(Check.NUMBERING, min(due, record.number), why)
        if not _follows(self._head, record):
            why = "its hash does not follow from its content and the record before"
            raise _Failed(Check.CHAIN, due, why)
        try:
            body = read_body(record.body)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise _Failed(Check.CONTENT, due, f"it cannot be read: {error}") from None
        if (body.table, body.number, body.round) != (self._listed.name, due, self._round):
            why = f"it says that it is record {body.number} of round {body.round} of {body.table}"
            raise _Failed(Check.NUMBERING, due, why)
        return body

    def _content(self, body: Body) -> tuple[Act, tuple[Event, ...]]:
        act = self._game.codec.decode(bytes(body.act))
        if isinstance(act, Refusal):
            raise _Failed(Check.CONTENT, body.number, act.says)
        try:
            return act, read_events(body.events)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise _Failed(Check.CONTENT, body.number, f"its events cannot be read: {error}") from None

    def _conserved(self, body: Body, act: Act, events: tuple[Event, ...]) -> None:
        try:
            self._ledger.follow(act, events)
        except Exception as error:  # noqa: BLE001 - events that a board cannot follow break it in any way
            why = str(error) or type(error).__name__
            raise _Failed(Check.CHIPS_AND_CARDS, body.number, f"chips or cards are not conserved: {why}") from None

    def _committed(self, body: Body, act: Act, events: tuple[Event, ...]) -> None:
        """What was committed to is what was shuffled, and what was revealed is what was committed to."""
        for event in events:
            if isinstance(event, Shuffled) and isinstance(act, Shuffle):
                due = commitment(act.order, act.salt) if act.salt else None
                if event.commitment != due:
                    raise _Failed(Check.COMMITMENT, body.number, "the commitment is not that of the order shuffled")
            complaint = self._shoes.see(msgspec.to_builtins(event))
            if complaint is not None:
                raise _Failed(Check.COMMITMENT, body.number, complaint)

    def _replayed(self, body: Body, act: Act) -> None:
        if self._difference is None:
            if self._witness is not None:
                self._witness(self._runner, act)
            self._difference = play_again(self._runner, body)

    def _end_round(self, body: Body) -> None:
        """A round that ended must replay, and leave the state that was kept."""
        if self._difference is not None:
            raise self._differs(self._difference)
        state = self._kept_state(body)
        board, ledger = self._runner.table.board, self._ledger.board
        if (board.stacks, board.cards, board.seats) != (ledger.stacks, ledger.cards, ledger.seats):
            raise _Failed(Check.CHIPS_AND_CARDS, body.number, "the events tell of other chips or cards than the acts")
        if not self._same(state, self._runner.state()):
            raise _Failed(Check.STATE, body.number, "the state that was kept is not the one that the acts lead to")
        self._state = state_of(self._game, state)
        self._round += 1

    def _void(self, body: Body, act: Act, events: tuple[Event, ...]) -> None:
        """A round that was voided has returned its wagers, and leaves a table that opens anew."""
        due = voiding.voided(self._ledger.board)
        if events != due:
            raise _Failed(Check.REPLAY, body.number, "the round was voided otherwise than by returning its wagers")
        self._committed(body, act, events)
        state = self._kept_state(body)
        if not self._same(state, voiding.state_after(self._ledger.board, self._game, self._state)):
            raise _Failed(Check.STATE, body.number, "the state that was kept is not that of a table opened anew")
        if self._difference is not None:
            self._voided.append(self._difference)
            self._difference = None
        self._runner = restored(self._opening, self._game, state, body.number)
        self._state = state_of(self._game, state)
        self._round += 1

    def _same(self, kept: bytes, due: bytes) -> bool:
        """Whether two states are the same, fields that came since having their defaults."""
        return msgspec.msgpack.encode(state_of(self._game, kept)) == due

    def _kept_state(self, body: Body) -> bytes:
        kept = self._journal.kept(self._listed.name, body.number)
        if kept is None or kept.number != body.number:
            raise _Failed(Check.STATE, body.number, "the state that was kept after it is missing")
        if not _is_named(kept, body):
            raise _Failed(Check.STATE, body.number, "the state that was kept after it was changed")
        self._kept.append(body.number)
        return kept.state

    def _closed(self) -> None:
        """The last record is the head, no state is kept that none names, and the open round can be taken up."""
        if self._head != self._listed.head:
            number = max(self._head.number, self._listed.head.number)
            why = f"the table's head is record {self._listed.head.number}, and the records end with {self._head.number}"
            if self._head.number == self._listed.head.number:
                why = "the table's head has another hash"
            raise _Failed(Check.HEAD, number, why)
        stray = set(self._journal.kept_numbers(self._listed.name)) - set(self._kept)
        if stray:
            raise _Failed(Check.STATE, min(stray), "a state was kept after it, but no round ended with it")
        if self._difference is not None:
            raise self._differs(self._difference)

    def _differs(self, difference: Difference) -> _Failed:
        return _Failed(Check.REPLAY, difference.number, difference.why, difference)


# A database that was tampered with may hold text or numbers where bytes should be.


def _follows(head: Head, record: Record) -> bool:
    body: Any = record.body
    return isinstance(body, bytes) and hash_after(head.hash, body) == record.hash


def _is_named(kept: Kept, body: Body) -> bool:
    state: Any = kept.state
    return isinstance(state, bytes) and state_hash(state) == body.state
