"""Who wagers on which box, and who calls its decisions (MA-BJ 13(a) to (c), 14)."""

from collections.abc import Mapping

from croupier.games.blackjack.layout import box, box_of, spot
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import Cents
from croupier.table.people import Seat
from croupier.table.wagering import CallWager

Called = Mapping[Seat, CallWager]
"""The wagers that were called with cash and wait to be confirmed."""


def all_boxes(t: BlackjackTable) -> list[str]:
    """The boxes of the layout from the dealer's left (MA-BJ 6(e))."""
    return [box(number) for number in range(1, t.submission.seats + 1)]


def spots(t: BlackjackTable, area: str) -> list[str]:
    """Where the wagers on an area lie, one spot for each hand of the dealer (MA-BJ 18(b))."""
    return [spot(area, number) for number in t.submission.spots]


def players(t: BlackjackTable, betting: str) -> list[Seat]:
    """Who wagers on a box or one of its hands, in the order of their first wagers there."""
    areas = spots(t, betting)
    return list(dict.fromkeys(stack.owner for stack in t.board.stacks if stack.area in areas))


def players_and_callers(t: BlackjackTable, called: Called, betting: str) -> list[Seat]:
    """Who wagers on a box, and then who has called a wager on it with cash."""
    areas = spots(t, betting)
    waiting = [seat for seat, call in called.items() if call.area in areas]
    return list(dict.fromkeys([*players(t, betting), *waiting]))


def wagered(t: BlackjackTable, seat: Seat, betting: str) -> Cents:
    """What a player has wagered on a box."""
    return Cents(sum(t.chips(seat, area) for area in spots(t, betting)))


def line(t: BlackjackTable, betting: str) -> list[Seat]:
    """The wagers on a box or one of its hands from the dealer's side: that of who calls the decisions, then the others.

    The player seated at the box calls them, else the one with the highest wager, of equals the earlier (MA-BJ 13(b),
    13(c)).
    """
    there = players(t, betting)
    if not there:
        return []
    seated = [seat for seat in there if box(seat) == box_of(betting)]
    caller = seated[0] if seated else max(there, key=lambda seat: wagered(t, seat, betting))
    return [caller, *(seat for seat in there if seat != caller)]
