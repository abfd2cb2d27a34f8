"""A table of the floor: one task with one mailbox. An act is judged, recorded, answered when durable, and published.

Whatever concerns one table passes through its mailbox in turn, acts of the house too, so nothing here needs a lock.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.hosts import Hosts
from croupier.floor.measures import Measures
from croupier.floor.post import KEYS_REMEMBERED, Answer, Keys, May, Post, Stale, of_the_house, posted
from croupier.floor.seats import HOUSE_ACCOUNT, Held
from croupier.floor.steps import WAGERS, People, Step, Steps
from croupier.floor.telling import Client, Telling
from croupier.journal.chain import Overtaken
from croupier.journal.contract import Journal
from croupier.journal.recorded import RecordedTable, now
from croupier.journal.records import Authorship, Body, read_body, read_events
from croupier.table.acts import Act, VoidOpenRound
from croupier.table.offers import Reason, Refusal, WireOffer
from croupier.table.people import CHANCE, Role, Seat, Who
from croupier.table.runner import Accepted

log = logging.getLogger(__name__)

REMEMBER_EVERY = 500
"""After how many records the seats are remembered anew, so that a start after a crash need not read them all."""


class FloorTable:
    """One table, as the floor runs it."""

    def __init__(
        self,
        journal: Journal,
        name: str,
        steps: Steps,
        *,
        measures: Measures,
        clock: Callable[[], int] = now,
        hosts: Hosts,
        remembers: Callable[[str, Held], None],
    ) -> None:
        self.name = name
        self.recorded = RecordedTable(journal, name, clock)
        self.held = Held()
        self.paused = False
        self.staffed = False
        self.physical = False
        self._steps = steps
        self._clock = clock
        self._measures = measures
        self._hosts = hosts
        self._remembers = remembers
        self._remembered = 0
        self._journal = journal
        self._mailbox: asyncio.Queue[Post | None] = asyncio.Queue()
        self._keys = Keys()
        self._telling = Telling(journal, self.recorded)
        self._ready: set[str] = set()
        self._ready_for_wagers = False
        self._step: Step | None = None
        self._stands: tuple[object, ...] = ()
        self._ends_at = 0.0
        self._number = self.recorded.runner.number
        self._stuck_at = -1
        self._task: asyncio.Task[None] | None = None

    # For the floor.

    def recall(self, held: Held) -> None:
        """Read who sits where and which keys were used, from what was known before and the records since."""
        self.held, self._remembered = held, held.upto
        first_of_round = max(0, min(held.upto, self._head() - KEYS_REMEMBERED))
        for record in self._journal.read(self.name, first_of_round):
            self._note(read_body(record.body))
        self._seat_the_house()

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.name}")

    async def stop(self) -> None:
        """Finish what is being done and stop; a round that is open is parked in the journal as it stands."""
        if self._task is not None:
            self._mailbox.put_nowait(None)
            await self._task
            self._task = None
        self._remembers(self.name, self.held)

    # For clients.

    async def do(self, act: Act, by: Authorship, *, on: int | None, may: May) -> Answer:
        """Do an act for an account; answered when the record is durable."""
        post = posted(act, by, on=on, may=may)
        self._mailbox.put_nowait(post)
        return await post.answer

    def wake(self) -> None:
        """Somebody came, went, is ready, or another host has acted: the table looks again."""
        self._mailbox.put_nowait(of_the_house(None))

    def announce(self, says: str) -> None:
        """Tell everybody at the table, and how it stands now."""
        for client in tuple(self.clients):
            client.tell(wire.told(wire.Notice(says=says)))
            client.tell(wire.told(self.state(client.who)))
        self.wake()

    def ready(self, account: str) -> None:
        """This person needs no more time: for a decision, or for wagers until chance speaks or the round ends."""
        if account not in self._ready:
            self._ready.add(account)
            self._ready_for_wagers = self._step is not None and self._step.what == WAGERS
        self.wake()

    def offers(self, who: Who | None) -> tuple[WireOffer, ...]:
        """What is offered to a person now."""
        return self._telling.offers(who)

    def state(self, who: Who | None) -> wire.State:
        """The table as a person sees it now."""
        return self._telling.state(who, number=self._number, clock=self.clock, paused=self.paused)

    def missed(self, who: Who | None, after: int) -> Iterator[wire.Events]:
        """What happened after a number, as this person may know it."""
        return self._telling.missed(who, after, self.held, self._number)

    @property
    def clients(self) -> list[Client]:
        """Who is connected."""
        return self._telling.clients

    @property
    def closed(self) -> bool:
        """Whether the table is closed: nothing is offered there."""
        return self._telling.is_closed

    @closed.setter
    def closed(self, is_closed: bool) -> None:
        self._telling.is_closed = is_closed

    @property
    def number(self) -> int:
        """The number of the last record that was published."""
        return self._number

    @property
    def clock(self) -> wire.Clock:
        """Until when the table waits for people."""
        step = self._step
        if step is None or not step.waits_for or self.paused:
            return wire.Clock(None)
        left = self._ends_at - asyncio.get_running_loop().time()
        ends_at = self._clock() + max(0, round(left * 1000))
        return wire.Clock(ends_at, step.what, step.waits_for, step.goes_on)

    @property
    def people(self) -> People:
        """Who is at the table besides the house."""
        elsewhere = self._hosts.elsewhere(self.name)
        accounts = {client.account for client in self.clients} | elsewhere.accounts
        ready = self._ready | elsewhere.ready
        seats = {
            Seat(seat): holder.account for seat, holder in self.held.seats.items() if holder.account != HOUSE_ACCOUNT
        }
        return People(
            seats=frozenset(seats),
            present=frozenset(seat for seat, account in seats.items() if account in accounts),
            ready=frozenset(seat for seat, account in seats.items() if account in ready),
            watching=len(accounts),
            staffed=self.staffed,
            physical=self.physical,
        )

    # The task.

    async def _work(self) -> None:
        while True:
            try:
                self._look_ahead()
                self._telling.waits(self.clock)
                post = await self._next_post()
                if post is None:
                    break
                if post.act is None:
                    await self._catch_up()
                else:
                    await self._serve(post)
            except Exception:
                # A table that cannot go on says so in the log and tries again when somebody acts.
                log.exception("table %s failed", self.name)
                self._stuck_at = self._number
        while not self._mailbox.empty():
            left = self._mailbox.get_nowait()
            if left is not None:
                left.give(Refusal(Reason.FAULT, "the server stops; nothing happened"))

    async def _next_post(self) -> Post | None:
        """The next post; if the time of a step is over first, what the house does then."""
        step = self._step
        if step is None or self.paused or self.closed:
            return await self._mailbox.get()
        if self._mailbox.empty():
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._ends_at):
                    return await self._mailbox.get()
        if not self._mailbox.empty():
            return self._mailbox.get_nowait()
        act = step.act or self._steps.overdue(self.recorded.runner, self.people)
        if act is None:
            self._stuck_at = self._number
        return of_the_house(act)

    def _look_ahead(self) -> None:
        """Find the next step; its time runs from when it first stood and is not renewed by what others do."""
        if self._stuck_at == self._number or self.paused or self.closed or self.recorded.held is not None:
            self._step = None
            return
        self._hosts.here(self.name, {client.account for client in self.clients}, self._ready)
        people = self.people
        stands = (self._number, people)
        if stands == self._stands:
            return
        before, self._step = self._step, self._steps.next(self.recorded.runner, people)
        is_same_choice = (
            before is not None
            and self._step is not None
            and bool(before.waits_for)
            and bool(self._step.waits_for)
            and before.what == self._step.what == WAGERS
            and self._stands[:1] != ()
        )
        self._stands = stands
        if self._step is not None and not is_same_choice:
            wait = self._step.seconds + self._hosts.elsewhere(self.name).behind_seconds
            self._ends_at = asyncio.get_running_loop().time() + wait

    async def _serve(self, post: Post) -> None:
        """Judge, record, answer, publish."""
        act = post.act
        assert act is not None  # noqa: S101 - a post without an act only wakes the table
        answer = await self._attempted(post, act)
        if not isinstance(answer, int) and await self._catch_up() and post.by.account != HOUSE_ACCOUNT:
            # Another host has acted since: perhaps it did this very act before its answer was lost.
            answer = await self._attempted(post, act)
        post.give(answer)

    async def _attempted(self, post: Post, act: Act) -> Answer:
        """The number of the act's record, now or before, or why it has none."""
        known = self._keys.number(post.by)
        why = known if known is not None else self._why_not(post, act)
        if why is not None:
            return why
        try:
            done = self._done(act, post.by)
            if isinstance(done, Refusal):
                self._complain(post, done)
                return done
            accepted = await asyncio.wrap_future(done)
        except Overtaken:
            return Stale("somebody else acted at the same moment; nothing happened: choose again")
        except Refused as failed:
            log.exception("an act at %s could not be recorded", self.name)
            return Refusal(Reason.FAULT, f"nothing happened: {failed}")
        self._measures.acts += 1
        self._keys.remember(post.by, accepted.number)
        self._note_readiness(act, ends_round=accepted.ends_round)
        if self.held.follow(accepted.number, act, accepted.events, post.by.account):
            self._seat_the_house()
            self._telling.move(self.held, act)
        self._number = accepted.number
        post.give(accepted.number)
        self._hosts.recorded(self.name)
        self._look_ahead()
        self._telling.publish(accepted, self.clock)
        if self._number - self._remembered >= REMEMBER_EVERY:
            self._remembered = self._number
            self._remembers(self.name, self.held)
        return accepted.number

    def _why_not(self, post: Post, act: Act) -> Refusal | Stale | None:
        """Why an act is not even judged."""
        if self.closed and not isinstance(act, VoidOpenRound):
            return Refusal(Reason.NOT_OFFERED, "the table is closed")
        if self.paused and not isinstance(act.who, Role):
            return Refusal(Reason.NOT_OFFERED, "the table is paused; wait until it goes on")
        why = post.may(act)
        if why is not None:
            return Refusal(Reason.NOT_OFFERED, why)
        if post.on is not None and post.on < self._number and self._telling.changed_since(post.on, act.who):
            return Stale("the table has moved on since; nothing happened: choose from what is open now")
        return None

    def _complain(self, post: Post, refusal: Refusal) -> None:
        """An act of the house that is refused is a fault of ours; the table then waits for people."""
        if post.by.account == HOUSE_ACCOUNT:
            log.error("the house did at %s what is not offered: %s", self.name, refusal)
            self._stuck_at = self._number

    def _done(self, act: Act, by: Authorship) -> Refusal | Future[Accepted]:
        if isinstance(act, VoidOpenRound):
            return self.recorded.void(act, by)
        return self.recorded.act_soon(act, by)

    async def _catch_up(self) -> bool:
        """Publish what another host has recorded; whether it has recorded anything."""
        if self._head() <= self._number:
            return False
        self.recorded.refresh()
        for record in self._journal.read(self.name, self._number):
            body = read_body(record.body)
            self._note(body)
            self._number = body.number
            events = read_events(body.events)
            self._telling.publish(Accepted(body.number, events, body.state is not None), self.clock)
        self._seat_the_house()
        return True

    def _head(self) -> int:
        return self._journal.table(self.name).head.number

    def _note(self, body: Body) -> None:
        """What a record tells of seats and keys."""
        account = None if body.by is None else body.by.account
        act = self.recorded.runner.game.codec.decode(bytes(body.act))
        if not isinstance(act, Refusal):
            self._note_readiness(act, ends_round=body.state is not None)
            if body.number > self.held.upto:
                self.held.follow(body.number, act, read_events(body.events), account)
                self._telling.move(self.held, act)
        if body.by is not None:
            self._keys.remember(body.by, body.number)

    def _note_readiness(self, act: Act, *, ends_round: bool) -> None:
        """People choose anew after the staff's next act; if done with wagers, after chance or the round."""
        is_past = isinstance(act.who, Role) and not self._ready_for_wagers
        if ends_round or act.who is CHANCE or is_past:
            self._ready.clear()

    def _seat_the_house(self) -> None:
        self._steps.seat_players(self.held.of(HOUSE_ACCOUNT))
