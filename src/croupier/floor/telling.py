"""What a table tells each of its clients: what happened and what is offered, through their own view."""

from collections.abc import Iterator
from typing import Protocol

import msgspec

from croupier.floor import wire
from croupier.floor.console import console_of
from croupier.floor.seats import Held
from croupier.journal.contract import Journal
from croupier.journal.recorded import RecordedTable
from croupier.journal.records import Body, read_body, read_events
from croupier.table.acts import Act, ChangeSeat
from croupier.table.events import Event
from croupier.table.offers import WireOffer, on_the_wire
from croupier.table.people import Role, Who
from croupier.table.runner import Accepted
from croupier.table.views import View, event_for

MOST_MISSED = 1_000
"""How many records are told again to a client that returns."""


class Client(Protocol):
    """Somebody who is connected to a table."""

    session: str
    account: str
    who: Who | None

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""

    def close(self) -> None:
        """Let the client go."""


class Telling:
    """The clients of a table, and what was last offered to whom."""

    def __init__(self, journal: Journal, recorded: RecordedTable) -> None:
        self.clients: list[Client] = []
        self.is_closed = False
        self._journal = journal
        self._recorded = recorded
        self._begun_at = recorded.runner.number
        self._offered: dict[Who, tuple[bytes, int]] = {}
        self._awaited = _awaited(wire.Clock(None))

    def offers(self, who: Who | None) -> tuple[WireOffer, ...]:
        """What is offered to a person now."""
        if who is None or self.is_closed:
            return ()
        return tuple(on_the_wire(made) for made in self._recorded.offers(who))

    def changed_since(self, number: int, who: Who) -> bool:
        """Whether what was offered to this person has changed since a record."""
        offered = self._offered.get(who)
        return number < (self._begun_at if offered is None else offered[1])

    def state(self, who: Who | None, *, number: int, clock: wire.Clock, paused: bool) -> wire.State:
        """The table as a person sees it now."""
        held = self._recorded.held
        return wire.State(
            view=self._view(who),
            offers=self._offers_told(who, number),
            number=number,
            round=self._recorded.round,
            clock=clock,
            held=None if held is None else str(held),
            paused=paused,
            console=console_of(self._recorded.runner, who),
        )

    def publish(self, accepted: Accepted, clock: wire.Clock) -> None:
        """Tell every client what happened, through their view; whoever sees the same is sent the same bytes."""
        letters: dict[Who | None, bytes] = {}
        self._awaited = _awaited(clock)
        for client in tuple(self.clients):
            if client.who not in letters:
                letters[client.who] = wire.told(self._letter(accepted, client.who, clock))
            client.tell(letters[client.who])

    def waits(self, clock: wire.Clock) -> None:
        """Tell everybody for whom the table waits, unless the last record already told it."""
        if self._awaited != _awaited(clock):
            self._awaited = _awaited(clock)
            for client in tuple(self.clients):
                client.tell(wire.told(wire.Waits(clock=clock)))

    def missed(self, who: Who | None, after: int, held: Held, number: int) -> Iterator[wire.Events]:
        """What happened after a record up to another, as this person may know it.

        Before they sat down they were somebody who looks on. Whoever missed very much is told how it stands now alone.
        """
        if number - after > MOST_MISSED:
            return
        since = 0
        if who is not None and not isinstance(who, Role):
            holder = held.seats.get(who)
            since = number if holder is None else holder.since
        for record in self._journal.read(self._recorded.name, max(0, after)):
            body = read_body(record.body)
            if body.number <= number:
                yield _past(body, who if body.number >= since else None)

    def move(self, held: Held, act: Act) -> None:
        """Whoever moved looks from the new seat, and nobody looks any longer from a seat that is not theirs."""
        for client in self.clients:
            if isinstance(act, ChangeSeat) and client.who == act.who:
                client.who = act.seat
            if client.who is not None and not isinstance(client.who, Role):
                client.who = client.who if held.holder(client.who) == client.account else None

    def _letter(self, accepted: Accepted, who: Who | None, clock: wire.Clock) -> wire.Events:
        return wire.Events(
            number=accepted.number,
            round=self._recorded.round - accepted.ends_round,
            events=_seen(accepted.events, who),  # type: ignore[arg-type]
            view=self._view(who),
            offers=self._offers_told(who, accepted.number),
            clock=clock,
            ends_round=accepted.ends_round,
            console=console_of(self._recorded.runner, who),
        )

    def _view(self, who: Who | None) -> View:
        return msgspec.structs.replace(self._recorded.runner.view(who), offers=())

    def _offers_told(self, who: Who | None, number: int) -> tuple[WireOffer, ...]:
        """The offers of a person, and since when they stand."""
        offers = self.offers(who)
        if who is not None:
            made = msgspec.json.encode(offers, enc_hook=str)
            known = self._offered.get(who)
            if known is None or known[0] != made:
                self._offered[who] = (made, number)
        return offers


def _seen(events: tuple[Event, ...], who: Who | None) -> tuple[Event, ...]:
    return tuple(event_for(event, who) for event in events)


def _awaited(clock: wire.Clock) -> tuple[object, ...]:
    """What a clock tells besides its time."""
    return clock.seats, clock.for_, clock.goes_on


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
