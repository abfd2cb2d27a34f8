"""The curator: who is offered the shoe, who keeps it and who passes it (MA-BAC 7, 14)."""

from collections.abc import Iterator, Sequence

from croupier.games.baccarat.acts import AcceptShoe, DeclineShoe, DesignateDealer, OrderPass, PassShoe
from croupier.games.baccarat.memory import BaccaratTable
from croupier.games.punto import seats
from croupier.table.acts import Act
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, SUPERVISOR, Seat

REASONS = ("delay", "invalid deals")
"""Why a pass may be ordered (MA-BAC 14(a)(2))."""


async def offer_new_shoe(t: BaccaratTable) -> None:
    """A new shoe is offered from seat one, counterclockwise (MA-BAC 7(b))."""
    await offered(t, seats.counterclockwise(t), "MA-BAC 7(b)")


async def pass_on(t: BaccaratTable) -> None:
    """The shoe goes to the right of the last curator, counterclockwise (MA-BAC 14(b)).

    If nobody had taken it, it is offered anew from the first seat: a reading of MA-BAC 7(d)(2).
    """
    last = t.memory.turn
    if last is None:
        await offer_new_shoe(t)
    else:
        await offered(t, seats.to_the_right_of(t, last), "MA-BAC 14(b)")


async def offered(t: BaccaratTable, order: Sequence[Seat], clause: str) -> None:
    """The first to accept is the curator; if nobody accepts, the dealer is (MA-BAC 7(c), 7(d))."""
    for seat in order:
        match await t.ask_while(lambda seat=seat: seat in t.board.seats, may_take_shoe, seat, clause):  # type: ignore[misc]
            case AcceptShoe():
                t.memory.turn, t.memory.deals = seat, seat
                t.announce(DEALER, f"Seat {seat} is the curator", "MA-BAC 7(c)")
                return
            case DesignateDealer():
                t.memory.turn, t.memory.deals = seat, DEALER
                t.announce(DEALER, f"The dealer is the curator for seat {seat}", "MA-BAC 7(d)(1)")
                return
    t.memory.turn, t.memory.deals = None, DEALER
    t.announce(DEALER, "The dealer is the curator", "MA-BAC 7(d)(2)")


def may_take_shoe(t: BaccaratTable, seat: Seat, clause: str) -> Iterator[Offer | Bar]:
    """A player accepts, declines, or accepts and names the dealer."""
    yield offer(seat, AcceptShoe, clause)
    yield offer(seat, DeclineShoe, clause)
    yield offer(seat, DesignateDealer, "MA-BAC 7(d)(1)")


def has_left(t: BaccaratTable) -> bool:
    """Whether the player whose turn it was is no longer there."""
    return t.memory.turn is not None and t.memory.turn not in t.board.seats


def may_pass(t: BaccaratTable) -> Iterator[Offer | Bar]:
    """Between rounds the curator passes the shoe at will (MA-BAC 14(a))."""
    if t.memory.turn is not None and not has_left(t):
        yield offer(t.memory.turn, PassShoe, "MA-BAC 14(a)", then=passed)
    yield from may_be_ordered_to_pass(t)


def may_be_ordered_to_pass(t: BaccaratTable) -> Iterator[Offer | Bar]:
    """At any time a curator can be ordered to give up the shoe (MA-BAC 14(a)(2))."""
    if t.memory.turn is not None:
        for role in (DEALER, FLOORPERSON, SUPERVISOR):
            yield offer(role, OrderPass, "MA-BAC 14(a)(2)", then=passed, reason=OneOf(REASONS))


async def passed(t: BaccaratTable, act: Act) -> None:
    """Willingly or not, the shoe is offered on."""
    await pass_on(t)
