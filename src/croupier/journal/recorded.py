"""A table whose acts are recorded: what a host holds. An act is acknowledged only when its record is durable.

If an append fails, nothing is acknowledged, and the table is opened again from its journal before the next act.
"""

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Self

from msgspec.structs import replace

from croupier.journal import voiding
from croupier.journal.chain import Append
from croupier.journal.contract import Journal
from croupier.journal.ledger import state_of
from croupier.journal.records import Authorship, Entry, opening_of, write_events
from croupier.journal.recovery import Recovered, recorded_board, recovered
from croupier.journal.replay import Difference, restored
from croupier.table.acts import Act, VoidOpenRound
from croupier.table.codec import encode
from croupier.table.offers import Offer, Refusal, judge, not_offered
from croupier.table.people import Who
from croupier.table.runner import Accepted, Runner

Clock = Callable[[], int]
"""Milliseconds since 1970, UTC."""


def now() -> int:
    """The time of the operating system."""
    return time.time_ns() // 1_000_000


class RecordedTable:
    """One table with its journal."""

    def __init__(self, journal: Journal, name: str, clock: Clock = now) -> None:
        self.journal = journal
        self.name = name
        self._clock = clock
        self._found: Recovered | None = None
        self._reopen()

    @classmethod
    def opened(cls, journal: Journal, name: str, runner: Runner, clock: Clock = now) -> Self:
        """Begin the record of a new table."""
        journal.open_table(opening_of(runner, name, clock()))
        return cls(journal, name, clock)

    @property
    def runner(self) -> Runner:
        """The table as it was last acknowledged."""
        return self._current().runner

    @property
    def held(self) -> Difference | None:
        """Why the table is held until a supervisor voids the open round, if it is."""
        return self._current().difference

    @property
    def round(self) -> int:
        """The number of the round that is open or comes next."""
        self._current()
        return self._round

    def offers(self, who: Who | None = None) -> list[Offer]:
        """What may be done now; at a table that is held, nothing but to void the round."""
        if self.held is None:
            return self.runner.offers(who)
        return [made for made in voiding.may_void() if who is None or made.who == who]

    def act(self, act: Act) -> Accepted | Refusal:
        """Do an act, and return when its record is durable."""
        done = self._do(act)
        if isinstance(done, Refusal):
            return done
        accepted, entry = done
        self._stale = True  # until the append has succeeded
        self.journal.append(self.name, accepted.number - 1, [entry])
        self._stale = False
        return accepted

    def refresh(self) -> None:
        """Somebody else may have extended the table: it is opened again from its journal before it is used."""
        self._stale = True

    def void(self, act: VoidOpenRound, by: Authorship | None = None) -> Refusal | Future[Accepted]:
        """Void the round, whether the table is held or not."""
        done = self._void(act)
        return done if isinstance(done, Refusal) else self._soon(*done, by)

    def act_soon(self, act: Act, by: Authorship | None = None) -> Refusal | Future[Accepted]:
        """Do an act that is acknowledged as soon as its record is durable; other tables share the commit."""
        done = self._do(act)
        if isinstance(done, Refusal):
            return done
        return self._soon(*done, by)

    def _soon(self, accepted: Accepted, entry: Entry, by: Authorship | None) -> Future[Accepted]:
        """Append what was done; it is acknowledged when it is durable."""
        entry = replace(entry, by=by)
        acknowledged: Future[Accepted] = Future()

        def durable(appended: Future[object]) -> None:
            failure = appended.exception()
            if failure is None:
                acknowledged.set_result(accepted)
            else:
                self._stale = True
                acknowledged.set_exception(failure)

        self.journal.submit(Append(self.name, accepted.number - 1, [entry])).add_done_callback(durable)  # type: ignore[arg-type]
        return acknowledged

    def _do(self, act: Act) -> Refusal | tuple[Accepted, Entry]:
        """Do an act at the table, and say what is to be recorded of it."""
        if self.held is not None:
            return self._void(act)
        answer = self.runner.act(act)
        if isinstance(answer, Refusal):
            return answer
        state = self.runner.snapshot().state if answer.ends_round else None
        return answer, self._entry(act, answer, state)

    def _void(self, act: Act) -> Refusal | tuple[Accepted, Entry]:
        """Void the round of a table that is held."""
        offers = voiding.may_void()
        verdict = judge(act, offers)
        if not isinstance(verdict, Offer):
            return verdict or not_offered(act, offers)
        found = self._current()
        board = recorded_board(self.journal, self.name).board
        number = self.journal.table(self.name).head.number
        answer = Accepted(number + 1, voiding.voided(board), ends_round=True)
        before = state_of(found.game, found.runner.snapshot().state)
        state = voiding.state_after(board, found.game, before)
        runner = restored(found.opening, found.game, state, answer.number)
        entry = self._entry(act, answer, state)
        self._found = Recovered(found.opening, found.game, runner, found.head, self._round, None)
        return answer, entry

    def _entry(self, act: Act, answer: Accepted, state: bytes | None) -> Entry:
        entry = Entry(
            round=self._round, at=self._clock(), act=encode(act), events=write_events(answer.events), state=state
        )
        self._round += answer.ends_round
        return entry

    def _current(self) -> Recovered:
        if self._stale:
            self._reopen()
        assert self._found is not None  # noqa: S101 - reopening finds it or raises
        return self._found

    def _reopen(self) -> None:
        self._found = recovered(self.journal, self.name)
        self._round = self._found.round
        self._stale = False
