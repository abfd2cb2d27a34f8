"""Wagers that are inactive on the come-out roll, and the On buttons that make them active (MA-CRAPS 2(e), 3(e))."""

from collections.abc import Iterator

from croupier.games.craps.acts import CallOff, CallOn, PlaceOnButton
from croupier.games.craps.memory import CalledOn, CrapsTable
from croupier.games.craps.puck import point
from croupier.games.craps.rules.wagers import is_inactive_on_come_out
from croupier.table.acts import act_name
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat

BUTTON = "on button"


def button(seat: Seat, area: str) -> str:
    """The name of the button on a player's wager."""
    return f"{BUTTON} {seat} {area}"


def is_on(t: CrapsTable, seat: Seat, area: str) -> bool:
    """Whether an On button lies on the wager."""
    return button(seat, area) in t.board.markers


def may_call(t: CrapsTable) -> Iterator[Offer | Bar]:
    """A player calls an inactive wager on before a come-out roll, and the dealer confirms it (MA-CRAPS 3(e))."""
    if point(t) is not None:
        yield Bar(CallOn, "MA-CRAPS 3(e)", "every wager is on while a point stands")
        return
    for seat in t.asked(t.seated):
        waiting = [call.area for call in t.memory.called_on if call.seat == seat]
        inactive = [area for area in _inactive(t, seat) if not is_on(t, seat, area) and area not in waiting]
        on = [area for area in _inactive(t, seat) if is_on(t, seat, area)] + waiting
        if inactive:
            yield offer(seat, CallOn, "MA-CRAPS 3(e)", then=call_on, area=OneOf(tuple(inactive)))
        if on:
            yield offer(seat, CallOff, "MA-CRAPS 3(e)", then=call_off, area=OneOf(tuple(on)))
    for call in t.memory.called_on:
        seats, areas = OneOf((call.seat,)), OneOf((call.area,))
        yield offer(DEALER, PlaceOnButton, "MA-CRAPS 3(e)", then=place_button, seat=seats, area=areas)


def _inactive(t: CrapsTable, seat: Seat) -> list[str]:
    spots = t.submission.spots
    return [
        stack.area
        for stack in t.board.stacks
        if stack.owner == seat and stack.area in spots and is_inactive_on_come_out(spots[stack.area].kind)
    ]


def call_on(t: CrapsTable, act: CallOn) -> None:
    """The wager is on once the button lies on it."""
    call = CalledOn(act.who, act.area)  # type: ignore[arg-type]
    if act_name(PlaceOnButton) in t.automatic:
        t.mark(button(call.seat, call.area), call.area, "MA-CRAPS 3(e)")
    else:
        t.memory.called_on.append(call)


def call_off(t: CrapsTable, act: CallOff) -> None:
    """The call is withdrawn, and the button taken away."""
    call = CalledOn(act.who, act.area)  # type: ignore[arg-type]
    if call in t.memory.called_on:
        t.memory.called_on.remove(call)
    else:
        t.mark(button(call.seat, call.area), None, "MA-CRAPS 3(e)")


def place_button(t: CrapsTable, act: PlaceOnButton) -> None:
    """The dealer confirms by a button on top of the wager (MA-CRAPS 2(e), 3(e))."""
    t.memory.called_on.remove(CalledOn(act.seat, act.area))
    t.mark(button(act.seat, act.area), act.area, "MA-CRAPS 3(e)")


def tidy(t: CrapsTable) -> None:
    """A button goes with its wager, and all go when a point is set: then every wager is on (MA-CRAPS 3(e))."""
    lying = {(stack.owner, stack.area) for stack in t.board.stacks}
    t.memory.called_on = [call for call in t.memory.called_on if (call.seat, call.area) in lying]
    kept = () if point(t) is not None else [button(seat, area) for seat, area in sorted(lying)]
    for marker in [name for name in t.board.markers if name.startswith(BUTTON) and name not in kept]:
        t.mark(marker, None, "MA-CRAPS 3(e)")
