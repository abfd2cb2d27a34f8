"""The players around the table in the directions that the chapters name; how the seats are numbered decides."""

from croupier.games.punto.choices import Numbers
from croupier.games.punto.memory import PuntoTable
from croupier.table.acts import Act
from croupier.table.people import Role, Seat


def counterclockwise(t: PuntoTable) -> list[Seat]:
    """The players from the dealer's right, counterclockwise."""
    return sorted(t.seated, reverse=t.submission.numbers is Numbers.RISE_CLOCKWISE)


def to_the_right_of(t: PuntoTable, seat: Seat) -> list[Seat]:
    """The others from the right-hand neighbour of a place on, counterclockwise, past the dealer."""
    order = counterclockwise(t)
    rises = t.submission.numbers is Numbers.RISE_COUNTERCLOCKWISE
    after = [other for other in order if (other > seat if rises else other < seat)]
    return after + [other for other in order if other not in after and other != seat]


def from_the_highest(t: PuntoTable) -> list[Seat]:
    """The players by falling numbers."""
    return sorted(t.seated, reverse=True)


def seat_of(act: Act) -> Seat:
    """The player who acts, where the act was offered to players alone."""
    assert not isinstance(act.who, Role)
    return act.who
