"""The participants around the table, and what moving to another seat costs (MA-CDF 10(e); NJ-CDF 4.11(e)).

The numbers of the places rise counterclockwise: a right-hand neighbour has the next higher number.
"""

from collections.abc import Iterator

from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.table import seating
from croupier.table.acts import Act, ChangeSeat, LeaveSeat
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Role, Seat


def from_the_right_of(t: CheminTable, place: Seat) -> list[Seat]:
    """The others from the right-hand neighbour of a place on, counterclockwise."""
    return [seat for seat in t.seated if seat > place] + [seat for seat in t.seated if seat < place]


def seat_of(act: Act) -> Seat:
    """The participant who acts, where the act was offered to participants alone."""
    assert not isinstance(act.who, Role)
    return act.who


def may_move(t: CheminTable) -> Iterator[Offer | Bar]:
    """Who has no chips on the layout and no promise to keep may leave or move; what was theirs goes with them."""
    free = tuple(Seat(seat) for seat in range(1, t.submission.seats + 1) if seat not in t.board.seats)
    for seat in t.asked(t.seated):
        if seating.why_not_leave(t, seat) is None:
            yield offer(seat, LeaveSeat, seating.HOUSE_PRACTICE, then=leave)
            yield offer(seat, ChangeSeat, t.submission.clause("10(e)"), then=move, seat=OneOf(free))


def leave(t: CheminTable, act: LeaveSeat) -> None:
    """Whoever leaves takes no right and no mark along to others."""
    seat, memory = seat_of(act), t.memory
    memory.suivi = None if memory.suivi == seat else memory.suivi
    memory.shut_out = None if memory.shut_out == seat else memory.shut_out
    memory.misses_turn = [other for other in memory.misses_turn if other != seat]
    seating.leave_seat(t, act)


def move(t: CheminTable, act: ChangeSeat) -> None:
    """Who moves nearer to the next turn misses it (MA-CDF 10(e); NJ-CDF 4.11(e))."""
    old, new, memory = seat_of(act), act.seat, t.memory
    memory.suivi = new if memory.suivi == old else memory.suivi
    memory.shut_out = new if memory.shut_out == old else memory.shut_out
    memory.misses_turn = [new if other == old else other for other in memory.misses_turn]
    if is_promoted(t, old, new) and new not in memory.misses_turn:
        memory.misses_turn.append(new)
    seating.change_seat(t, act)


def is_promoted(t: CheminTable, old: Seat, new: Seat) -> bool:
    """Whether the turn comes sooner, counted from where the next circuit begins; without a bank there are no turns."""
    if t.memory.bank is None:
        return False
    origin = t.memory.bank.seat if t.memory.passed_from is None else t.memory.passed_from
    return _distance(t, origin, new) < _distance(t, origin, old)


def _distance(t: CheminTable, origin: Seat, seat: Seat) -> int:
    """How many places on a seat lies; the place itself comes last."""
    return (seat - origin - 1) % t.submission.seats
