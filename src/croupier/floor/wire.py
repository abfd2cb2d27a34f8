"""What goes over the socket of a table: frames from and to a client, and the structs of the HTTP answers.

docs/protocol.md describes them. View, offer, event and layout are the table's own.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from croupier.table.events import AnyEvent
from croupier.table.layout import Layout
from croupier.table.offers import WireOffer
from croupier.table.people import Role, Seat, Who
from croupier.table.views import View

Number = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a record, as a page can hold it."""

# From the client.


class Frame(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What a client sends."""


class Watch(Frame, frozen=True):
    """Look, and act, as a seat or in a role of one's own, or merely look on."""

    as_: int | Role | None = msgspec.field(name="as")


class Act(Frame, frozen=True):
    """Do an act on the ground of what was seen up to a number."""

    key: str
    on: Number
    act: Raw


class Resume(Frame, frozen=True):
    """Ask for what happened after a number."""

    after: Number


class Ready(Frame, frozen=True):
    """Say that the dealer need not wait for this person any longer."""


class Ping(Frame, frozen=True):
    """Ask whether anybody is there."""


AnyFrame = Watch | Act | Resume | Ready | Ping

frames: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)

# To the client.


class Clock(Struct, frozen=True):
    """Until when the table waits for people, and for what; milliseconds since 1970, UTC."""

    ends_at: int | None
    for_: str = msgspec.field(name="for", default="")
    seats: tuple[Seat, ...] = ()
    """For whom the table waits."""
    goes_on: bool = False
    """Whether the dealer goes on as soon as all of them say that they are ready, with no other answer."""


class Console(Struct, frozen=True, kw_only=True):
    """What staff are told beside the view: what the procedure asks of them, for whom it waits, who does which duty."""

    asked: tuple[int, ...]
    """Which of the offers answer the pending question; the others may merely interrupt it."""
    waits_for: tuple[Who, ...]
    duties: tuple[str, ...]
    automatic: tuple[str, ...]
    inventory: int
    is_between_rounds: bool


class Told(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """What a client is sent."""


class State(Told, frozen=True, kw_only=True):
    """The table as it stands."""

    view: View
    offers: tuple[WireOffer, ...]
    number: int
    round: int
    clock: Clock
    held: str | None
    paused: bool
    console: Console | UnsetType = UNSET


class Events(Told, frozen=True, kw_only=True):
    """What happened with one record; of a past one the view is no longer told."""

    number: int
    round: int
    events: tuple[AnyEvent, ...]
    view: View | None
    offers: tuple[WireOffer, ...]
    clock: Clock
    ends_round: bool
    console: Console | UnsetType = UNSET


class Waits(Told, frozen=True, kw_only=True):
    """For whom the table waits now, where that changed without a record: somebody came or went."""

    clock: Clock


class Done(Told, frozen=True, kw_only=True):
    """An act is recorded."""

    key: str
    number: int


class Refused(Told, frozen=True, kw_only=True):
    """An act or a frame is refused, and nothing has happened."""

    key: str | None
    reason: str
    says: str
    clause: str | None = None
    field: str | None = None
    stale: bool = False
    offers: tuple[WireOffer, ...] = ()


class Notice(Told, frozen=True, kw_only=True):
    """Something that everybody at the table should know."""

    says: str


class Pong(Told, frozen=True):
    """Somebody is there."""


# Answers over HTTP.


class Granted(Struct, frozen=True):
    """A role at one table, or on the whole floor."""

    role: Role
    table: str | None = None


class Seated(Struct, frozen=True):
    """A seat of one's own."""

    table: str
    seat: Seat


class Me(Struct, frozen=True):
    """Who the caller is."""

    name: str
    roles: tuple[Granted, ...]
    seats: tuple[Seated, ...]


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in the list of the floor."""

    name: str
    game: str
    title: str
    rulebook: str
    seats_taken: int
    seats: int
    status: str
    round: int
    staffed: bool
    physical: bool
    minimum: int
    maximum: int
    inventory: int
    on_layout: int


class Posted(Struct, frozen=True):
    """A notice that is posted at a table."""

    title: str
    text: str
    clause: str


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table with all that is posted and printed on it."""

    summary: TableSummary
    submission: str
    notices: tuple[Posted, ...]
    layout: Layout
    odds_url: str


class Ahead(Struct, frozen=True, kw_only=True):
    """What the next act of a role will bring: its calls, and what is to be paid and taken."""

    number: int
    events: tuple[AnyEvent, ...]


class RoundEntry(Struct, frozen=True, kw_only=True):
    """A record of a round through the caller's view."""

    number: int
    at: int
    act: Any
    events: tuple[AnyEvent, ...]


class RoundRecord(Struct, frozen=True, kw_only=True):
    """A past round."""

    round: int
    is_over: bool
    entries: tuple[RoundEntry, ...]
    transcript: str | None


def told(message: Struct) -> bytes:
    """A message in its one form."""
    return msgspec.json.encode(message, enc_hook=str)
