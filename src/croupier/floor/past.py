"""Past rounds of a table, through the eyes of whoever asks: of a face shown to others one learns that it was shown."""

from collections.abc import Sequence

import msgspec

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.floor import Floor
from croupier.floor.tables import FloorTable
from croupier.journal.ledger import Ledger, state_of
from croupier.journal.printing import transcript
from croupier.journal.rounds import Archive, Round, Turn
from croupier.table.events import Event, Shown
from croupier.table.people import CHANCE, SUPERVISOR, SURVEILLANCE, Role, Seat, Who, spoken
from croupier.table.views import View, event_for, view

Eyes = Sequence[Who | None]
ALL_SEEING = (SUPERVISOR, SURVEILLANCE)
"""To whom the record of a round that is over is open."""


def past_round(floor: Floor, table: FloorTable, eyes: Eyes, number: int) -> wire.RoundRecord:
    """One round by its number."""
    archive = Archive(floor.journal, table.name)
    return _record(archive, archive.round(number), table, eyes)


def past_rounds(floor: Floor, table: FloorTable, eyes: Eyes, *, seat: int | None, last: int) -> list[wire.RoundRecord]:
    """The last rounds of the table or of a seat, the latest first."""
    archive = Archive(floor.journal, table.name)
    if seat is not None:
        rounds = archive.last_rounds_of(Seat(seat), last)
    else:
        rounds = [archive.round(number) for number in range(archive.rounds, max(0, archive.rounds - last), -1)]
    return [_record(archive, each, table, eyes) for each in rounds]


def past_views(floor: Floor, table: FloorTable, eyes: Eyes, number: int, who: Who | None) -> tuple[View, ...]:
    """The table as somebody saw it when a round began and after each of its records, by what was recorded alone."""
    archive = Archive(floor.journal, table.name)
    past = archive.round(number)
    _may_look_as(past, table, eyes, who)
    state = state_of(archive.game, archive.state_before(number))
    ledger = Ledger(state.board)
    views = [view(ledger.board, state.memory, who, archive.before(number), ())]
    for turn in past.turns:
        ledger.follow(turn.act, turn.events)
        views.append(view(ledger.board, state.memory, who, turn.number, ()))
    return tuple(views)


def _may_look_as(past: Round, table: FloorTable, eyes: Eyes, who: Who | None) -> None:
    """Refuse eyes that are not the asker's: a seat is theirs for the rounds that began after they sat down."""
    if who is None or (past.is_over and any(each in ALL_SEEING for each in eyes)):
        return
    if who not in eyes:
        raise Refused(f"what {spoken(who)} saw is open to surveillance and supervisors once the round is over")
    holder = None if isinstance(who, Role) else table.held.seats.get(who)
    if holder is not None and past.turns and holder.since > past.turns[0].number:
        raise Refused(f"you sat down at {spoken(who)} when round {past.number} had begun")


def _record(archive: Archive, past: Round, table: FloorTable, eyes: Eyes) -> wire.RoundRecord:
    sees_all = past.is_over and any(who in ALL_SEEING for who in eyes)
    printed = None
    if sees_all:
        try:
            printed = transcript(archive, past.number)
        except Refused as why:
            printed = f"# {why}"
    entries = tuple(
        wire.RoundEntry(
            number=turn.number,
            at=turn.at,
            act=msgspec.to_builtins(turn.act) if sees_all and turn.act.who != CHANCE else None,
            events=tuple(_seen(event, turn, table, eyes, sees_all=sees_all) for event in turn.events),  # type: ignore[misc]
        )
        for turn in past.turns
    )
    return wire.RoundRecord(round=past.number, is_over=past.is_over, entries=entries, transcript=printed)


def _seen(event: Event, turn: Turn, table: FloorTable, eyes: Eyes, *, sees_all: bool) -> Event:
    """An event as the best of somebody's eyes saw it; a seat's eyes are theirs since they sat down."""
    if sees_all or not isinstance(event, Shown):
        return event
    for who in eyes:
        if who is not None and not isinstance(who, Role):
            holder = table.held.seats.get(who)
            if holder is None or holder.since > turn.number:
                continue
        seen = event_for(event, who)
        if isinstance(seen, Shown) and seen.face is not None:
            return seen
    return event_for(event, None)
