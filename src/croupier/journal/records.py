"""What a journal holds: how a table was opened, its numbered records, and its state at the end of each round.

The body of a record is stored as the very bytes that are hashed, so there is nothing to rebuild before a check.
"""

import msgspec
from msgspec import Raw, Struct

from croupier.errors import Refused, unknown
from croupier.rulebooks.submissions import Submission
from croupier.table.codec import decode_submission
from croupier.table.events import AnyEvent, Event
from croupier.table.game import Game
from croupier.table.runner import Runner

LONGEST_NAME = 60


class Authorship(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """On whose account an act was done, and the key under which it was sent: a repeated key is not done again."""

    account: str
    key: str | None = None


class Opening(Struct, frozen=True, kw_only=True):
    """How a table was opened: its game, its submission, and its state before the first act."""

    table: str
    game: str
    submission: Raw
    state: bytes
    at: int
    """Milliseconds since 1970, UTC."""


class Entry(Struct, frozen=True, kw_only=True):
    """An accepted act that is to be recorded, with what happened."""

    round: int
    at: int
    act: bytes
    events: bytes
    state: bytes | None = None
    """The table's state, if a round ended with the act."""
    by: Authorship | None = None


class Body(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a record says."""

    table: str
    number: int
    round: int
    at: int
    act: Raw
    events: Raw
    state: str | None
    """The hash of the table's state, if a round ended with the act."""
    salt: str
    """Random digits, without which the record's published hash would betray a hidden face to 52 guesses."""
    by: Authorship | None = None
    """Who did the act at a host that knows people; at a terminal nobody asks."""


class Record(Struct, frozen=True):
    """A record as it is stored."""

    number: int
    body: bytes
    hash: bytes


class Head(Struct, frozen=True):
    """How far a table has come: the number of its last record, and the hash that stands for all of them."""

    number: int
    hash: bytes


class Kept(Struct, frozen=True):
    """The state of a table after the record of that number, which ended a round."""

    number: int
    state: bytes


class Listed(Struct, frozen=True):
    """A table of the journal: its opening as stored, and its head."""

    name: str
    opening: bytes
    head: Head


_openings: msgspec.json.Decoder[Opening] = msgspec.json.Decoder(Opening)
_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_events: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[AnyEvent, ...])


def opening_of(runner: Runner, table: str, at: int) -> Opening:
    """The opening of a table at which nothing has been done yet."""
    if runner.number:
        raise ValueError("a table is recorded from its first act on")
    if not 0 < len(table.strip()) <= LONGEST_NAME or not table.isprintable() or table != table.strip():
        raise Refused(f"the name of a table has 1 to {LONGEST_NAME} printable characters; {table!r} has not")
    snapshot = runner.snapshot()
    return Opening(table=table, game=runner.game.name, submission=Raw(snapshot.submission), state=snapshot.state, at=at)


def read_opening(raw: bytes) -> Opening:
    """Read what `encode` wrote."""
    return _openings.decode(raw)


def read_body(raw: bytes) -> Body:
    """Read what `encode` wrote."""
    return _bodies.decode(raw)


def read_events(raw: bytes | Raw) -> tuple[Event, ...]:
    """The events of a record."""
    return _events.decode(raw)


def write_events(events: tuple[Event, ...]) -> bytes:
    """Events as they are recorded: as JSON, in the order in which they happened."""
    return msgspec.json.encode(events)


def submission_of(opening: Opening, game: Game) -> Submission:
    """The submission under which a table was opened."""
    return decode_submission(opening.submission, game.submission)


def game_of(opening: Opening, games: tuple[Game, ...]) -> Game:
    """The game that is played at a table."""
    for game in games:
        if game.name == opening.game:
            return game
    raise unknown("game", opening.game, [game.name for game in games])
