"""A table of the floor: one task with one mailbox. An act is judged, recorded, answered when durable, and published.

Whatever concerns one table passes through its mailbox in turn, acts of the house too, so nothing here needs a lock.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.console import console_of
from croupier.floor.measures import Measures
from croupier.floor.seats import HOUSE_ACCOUNT, Held
from croupier.floor.steps import People, Step, Steps
from croupier.journal.chain import Overtaken
from croupier.journal.contract import Journal
from croupier.journal.recorded import RecordedTable, now
from croupier.journal.records import Authorship, Body, read_body, read_events
from croupier.table.acts import Act, VoidOpenRound
from croupier.table.events import Event
from croupier.table.offers import Reason, Refusal, WireOffer, on_the_wire
from croupier.table.people import Role, Seat, Who
from croupier.table.runner import Accepted
from croupier.table.views import event_for

log = logging.getLogger(__name__)

KEYS_REMEMBERED = 2_000
"""How many keys a table remembers; a client repeats a key within seconds."""


class Client(Protocol):
    """Somebody who is connected to a table."""

    account: str
    who: Who | None

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""


class Stale(Struct, frozen=True):
    """An act that was based on what no longer stands."""

    says: str


Answer = int | Refusal | Stale
"""The number of the record, or why there is none."""
May = Callable[["FloorTable", Act], str | None]
"""Why somebody may not do an act at a table; None if they may."""


class Post(Struct):
    """What lies in a mailbox: an act with who sends it, or a word that makes the table look again."""

    act: Act | None
    by: Authorship
    on: int | None
    may: May
    answer: "asyncio.Future[Answer]"


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
        says: Callable[[str], None] | None = None,
    ) -> None:
        self.name = name
        self.recorded = RecordedTable(journal, name, clock)
        self.held = Held()
        self.clients: list[Client] = []
        self.paused = False
        self.closed = False
        self.staffed = False
        self.physical = False
        self._steps = steps
        self._clock = clock
        self._measures = measures
        self._says = says
        self._journal = journal
        self._mailbox: asyncio.Queue[Post | None] = asyncio.Queue()
        self._keys: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._offered: dict[Who, tuple[bytes, int]] = {}
        self._ready: set[str] = set()
        self._step: Step | None = None
        self._stands: tuple[object, ...] = ()
        self._ends_at = 0.0
        self._number = self.recorded.runner.number
        self._opened_at = self._number
        self._stuck_at = -1
        self._task: asyncio.Task[None] | None = None

    # For the floor.

    def recall(self, held: Held) -> None:
        """Read who sits where and which keys were used, from what was known before and the records since."""
        self.held = held
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

    # For clients.

    async def do(self, act: Act, by: Authorship, *, on: int | None, may: May) -> Answer:
        """Do an act for an account; answered when the record is durable."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(Post(act, by, on, may, answer))
        return await answer

    def wake(self) -> None:
        """Somebody came, went, is ready, or another host has acted: the table looks again."""
        self._mailbox.put_nowait(_look())

    def announce(self, says: str) -> None:
        """Tell everybody at the table, and how it stands now."""
        for client in tuple(self.clients):
            client.tell(wire.told(wire.Notice(says=says)))
            client.tell(wire.told(self.state(client.who)))
        self.wake()

    def ready(self, account: str) -> None:
        """This person needs no more time for the present choice."""
        self._ready.add(account)
        self.wake()

    def offers(self, who: Who | None) -> tuple[WireOffer, ...]:
        """What is offered to a person now."""
        if who is None or self.closed:
            return ()
        return tuple(on_the_wire(made) for made in self.recorded.offers(who))

    def state(self, who: Who | None) -> wire.State:
        """The table as a person sees it now."""
        view = self.recorded.runner.view(who)
        held = self.recorded.held
        offers = self.offers(who)
        self._remember_offers(who, offers)
        return wire.State(
            view=msgspec.structs.replace(view, offers=()),
            offers=offers,
            number=self._number,
            round=self.recorded.round,
            clock=self.clock,
            held=None if held is None else str(held),
            paused=self.paused,
            console=console_of(self.recorded.runner, who, self.people),
        )

    def missed(self, who: Who | None, after: int) -> list[wire.Events]:
        """What happened after a number, as this person may know it: before they sat down, as somebody looking on."""
        since = 0
        if who is not None and not isinstance(who, Role):
            holder = self.held.seats.get(who)
            since = self._number if holder is None else holder.since
        found = []
        for record in self._journal.read(self.name, max(0, after)):
            body = read_body(record.body)
            seen_by = who if body.number >= since else None
            found.append(_past(body, seen_by))
        return found

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
        return wire.Clock(self._clock() + max(0, round(left * 1000)), step.what)

    @property
    def people(self) -> People:
        """Who is at the table besides the house."""
        accounts = {client.account for client in self.clients}
        seats = {
            Seat(seat): holder.account for seat, holder in self.held.seats.items() if holder.account != HOUSE_ACCOUNT
        }
        return People(
            seats=frozenset(seats),
            present=frozenset(seat for seat, account in seats.items() if account in accounts),
            ready=frozenset(seat for seat, account in seats.items() if account in self._ready),
            watching=len(self.clients),
            staffed=self.staffed,
            physical=self.physical,
        )

    # The task.

    async def _work(self) -> None:
        while True:
            try:
                self._look_ahead()
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
            if left is not None and not left.answer.done():
                left.answer.set_result(Refusal(Reason.FAULT, "the server stops; nothing happened"))

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
            return _look()
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        return Post(act, Authorship(account=HOUSE_ACCOUNT), None, _anybody, answer)

    def _look_ahead(self) -> None:
        """Find the next step; its time runs from when it first stood and is not renewed by what others do."""
        if self._stuck_at == self._number or self.paused or self.closed or self.recorded.held is not None:
            self._step = None
            return
        people = self.people
        stands = (self._number, people)
        if stands == self._stands:
            return
        before, self._step = self._step, self._steps.next(self.recorded.runner, people)
        is_same_choice = (
            before is not None
            and self._step is not None
            and bool(before.waits_for)
            and before.what == self._step.what == "wagers"
            and self._stands[:1] != ()
        )
        self._stands = stands
        if self._step is not None and not is_same_choice:
            self._ends_at = asyncio.get_running_loop().time() + self._step.seconds
        if self._step is None or not self._step.waits_for:
            self._ready.clear()

    async def _serve(self, post: Post) -> None:
        """Judge, record, answer, publish."""
        act, key = post.act, post.by.key
        assert act is not None  # noqa: S101 - a post without an act only wakes the table
        known = None if key is None else self._keys.get((post.by.account, key))
        why = known if known is not None else self._why_not(post, act)
        if why is not None:
            return _give(post, why)
        try:
            done = self._done(act, post.by)
            if isinstance(done, Refusal):
                self._complain(post, done)
                return _give(post, done)
            accepted = await asyncio.wrap_future(done)
        except Overtaken:
            await self._catch_up()
            return _give(post, Stale("somebody else acted at the same moment; nothing happened: choose again"))
        except Refused as failed:
            log.exception("an act at %s could not be recorded", self.name)
            return _give(post, Refusal(Reason.FAULT, f"nothing happened: {failed}"))
        self._measures.acts += 1
        self._remember_key(post.by, accepted.number)
        if self.held.follow(accepted.number, act, accepted.events, post.by.account):
            self._seat_the_house()
        self._number = accepted.number
        _give(post, accepted.number)
        self._look_ahead()
        self._publish(accepted)
        if self._says is not None:
            self._says(self.name)
        return None

    def _why_not(self, post: Post, act: Act) -> Refusal | Stale | None:
        """Why an act is not even judged."""
        if self.closed and not isinstance(act, VoidOpenRound):
            return Refusal(Reason.NOT_OFFERED, "the table is closed")
        if self.paused and not isinstance(act.who, Role):
            return Refusal(Reason.NOT_OFFERED, "the table is paused; wait until it goes on")
        why = post.may(self, act)
        if why is not None:
            return Refusal(Reason.NOT_OFFERED, why)
        if post.on is not None and self._is_stale(act.who, post.on):
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

    def _is_stale(self, who: Who, on: int) -> bool:
        """Whether what was offered to this person has changed since a number."""
        if on >= self._number:
            return False
        offered = self._offered.get(who)
        return on < (self._opened_at if offered is None else offered[1])

    async def _catch_up(self) -> None:
        """Publish what another host has recorded."""
        if self._head() <= self._number:
            return
        self.recorded.refresh()
        for record in self._journal.read(self.name, self._number):
            body = read_body(record.body)
            self._note(body)
            self._number = body.number
            events = read_events(body.events)
            self._publish(Accepted(body.number, events, body.state is not None))
        self._seat_the_house()

    def _head(self) -> int:
        return self._journal.table(self.name).head.number

    def _note(self, body: Body) -> None:
        """What a record tells of seats and keys."""
        account = None if body.by is None else body.by.account
        act = self.recorded.runner.game.codec.decode(bytes(body.act))
        if not isinstance(act, Refusal) and body.number > self.held.upto:
            self.held.follow(body.number, act, read_events(body.events), account)
        if body.by is not None:
            self._remember_key(body.by, body.number)

    def _remember_key(self, by: Authorship, number: int) -> None:
        if by.key is not None:
            self._keys[by.account, by.key] = number
            while len(self._keys) > KEYS_REMEMBERED:
                self._keys.popitem(last=False)

    def _seat_the_house(self) -> None:
        self._steps.seat_players(self.held.of(HOUSE_ACCOUNT))

    # Telling.

    def _publish(self, accepted: Accepted) -> None:
        """Tell every client what happened, through their view; whoever sees the same is sent the same bytes."""
        letters: dict[Who | None, bytes] = {}
        ended = accepted.ends_round
        for client in tuple(self.clients):
            if client.who not in letters:
                letters[client.who] = wire.told(self._letter(accepted, client.who, ended=ended))
            client.tell(letters[client.who])

    def _letter(self, accepted: Accepted, who: Who | None, *, ended: bool) -> wire.Events:
        offers = self.offers(who)
        self._remember_offers(who, offers)
        return wire.Events(
            number=accepted.number,
            round=self.recorded.round - ended,
            events=_seen(accepted.events, who),  # type: ignore[arg-type]
            view=msgspec.structs.replace(self.recorded.runner.view(None if who is None else who), offers=()),
            offers=offers,
            clock=self.clock,
            ends_round=ended,
            console=console_of(self.recorded.runner, who, self.people),
        )

    def _remember_offers(self, who: Who | None, offers: tuple[WireOffer, ...]) -> None:
        if who is not None:
            made = msgspec.json.encode(offers, enc_hook=str)
            known = self._offered.get(who)
            if known is None or known[0] != made:
                self._offered[who] = (made, self._number)


def _seen(events: tuple[Event, ...], who: Who | None) -> tuple[Event, ...]:
    return tuple(event_for(event, who) for event in events)


def _past(body: Body, who: Who | None) -> wire.Events:
    return wire.Events(
        number=body.number,
        round=body.round,
        events=_seen(read_events(body.events), who),  # type: ignore[arg-type]
        view=None,
        offers=(),
        clock=wire.Clock(None),
        ends_round=body.state is not None,
    )


def _look() -> Post:
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    return Post(None, Authorship(account=HOUSE_ACCOUNT), None, _anybody, answer)


def _anybody(_: FloorTable, __: Act) -> str | None:
    return None


def _give(post: Post, answer: Answer) -> None:
    if not post.answer.done():
        post.answer.set_result(answer)
