"""A table from its journal: it continues exactly where it was, also in the middle of a round.

The last state that was kept is taken as it is; the acts since are played again and compared. If today's rules answer
one of them otherwise, the table is held where its round began until a supervisor voids that round.
"""

from msgspec import Struct

from croupier.games import registry
from croupier.journal.chain import first_head, hash_after, state_hash
from croupier.journal.contract import Journal, JournalFailed
from croupier.journal.ledger import Ledger, state_of
from croupier.journal.records import (
    Body,
    Head,
    Kept,
    Listed,
    Opening,
    Record,
    game_of,
    read_body,
    read_events,
    read_opening,
)
from croupier.journal.replay import Difference, play_again, restored
from croupier.table.game import Game
from croupier.table.offers import Refusal
from croupier.table.runner import Runner


class Recovered(Struct, frozen=True):
    """A table as its journal left it."""

    opening: Opening
    game: Game
    runner: Runner
    head: Head
    round: int
    """The number of the round that is open or comes next."""
    difference: Difference | None
    """Why the table is held, if it is; the runner then stands where the round began."""


def recovered(journal: Journal, name: str) -> Recovered:
    """Open a table from its journal."""
    listed = journal.table(name)
    opening = read_opening(listed.opening)
    game = game_of(opening, registry.games())
    kept, round_number, last = _last_kept(journal, listed, opening)
    runner = restored(opening, game, kept.state, kept.number)
    difference: Difference | None = None
    head = last
    for body, record in _since(journal, listed, last):
        difference = difference or play_again(runner, body)
        head = Head(record.number, record.hash)
    if difference is not None:
        runner = restored(opening, game, kept.state, kept.number)
    return Recovered(opening, game, runner, head, round_number, difference)


def recorded_board(journal: Journal, name: str) -> Ledger:
    """What the table held at its last record, by its events alone."""
    listed = journal.table(name)
    opening = read_opening(listed.opening)
    game = game_of(opening, registry.games())
    kept, _, last = _last_kept(journal, listed, opening)
    ledger = Ledger(state_of(game, kept.state).board)
    for body, _ in _since(journal, listed, last):
        act = game.codec.decode(bytes(body.act))
        if isinstance(act, Refusal):
            raise JournalFailed(f"{name}: record {body.number} holds an act that this program does not know")
        ledger.follow(act, read_events(body.events))
    return ledger


def _last_kept(journal: Journal, listed: Listed, opening: Opening) -> tuple[Kept, int, Head]:
    """The last state that was kept, the round that follows it, and the head at that point."""
    kept = journal.kept(listed.name)
    if kept is None:
        return Kept(0, opening.state), 1, first_head(listed.opening)
    record = journal.record(listed.name, kept.number)
    body = None if record is None else read_body(record.body)
    if record is None or body is None or body.state != state_hash(kept.state):
        raise _damaged(listed.name, kept.number, "the state that was kept after it is not the one it names")
    return kept, body.round + 1, Head(record.number, record.hash)


def _since(journal: Journal, listed: Listed, last: Head) -> list[tuple[Body, Record]]:
    """The records after a head, each chained to the one before and the last one being the table's head."""
    found = []
    for record in journal.read(listed.name, last.number):
        if record.number != last.number + 1 or hash_after(last.hash, record.body) != record.hash:
            raise _damaged(listed.name, record.number, "it does not follow the record before it")
        found.append((read_body(record.body), record))
        last = Head(record.number, record.hash)
    if last != listed.head and last.number <= listed.head.number:
        raise _damaged(listed.name, listed.head.number, "it is not the table's last record")
    return found


def _damaged(name: str, number: int, why: str) -> JournalFailed:
    return JournalFailed(f"{name}: record {number} was changed: {why}; `croupier verify` tells more")
