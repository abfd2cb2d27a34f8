"""Making, reducing and removing wagers between throws and in flight (MA-CRAPS 3)."""

from collections.abc import Callable, Iterator
from typing import Any

from croupier.games.craps import buttons, fire, placing, rooms, spoken
from croupier.games.craps.acts import Reduce
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.puck import point
from croupier.games.craps.rooms import Room
from croupier.games.craps.rules.wagers import COME, FIRE, LINE, PASS
from croupier.games.craps.staff import is_mini
from croupier.money import Cents
from croupier.table.acts import ChangeSeat, LeaveSeat, Withdraw
from croupier.table.events import RACK, Chips
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Seat
from croupier.table.wagering import CallWager, Wager

Then = Callable[[CrapsTable, Any], None]


def between_throws(t: CrapsTable) -> Iterator[Offer | Bar]:
    """What may be done with wagers before the dice are thrown (MA-CRAPS 3)."""
    for seat in t.asked(t.seated):
        yield from closed(t, seat)
        for room, areas in rooms.rooms(t, seat).items():
            yield from may_place(t, seat, room, areas, then=place)
        yield from may_remove(t, seat)
        yield from stays_seated(t, seat)
    yield from spoken.may_confirm_cash(t)
    yield from buttons.may_call(t)
    yield from fire.may_be_brought_in(t)


def in_flight(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Wagers may still be made until the dice come to rest, if two persons confirm them (MA-CRAPS 3(a))."""
    too_late = (FIRE, *LINE) if t.memory.without_line_bet else (FIRE,)
    for act in (Wager, CallWager):
        why = "it is brought in before the dice are thrown"
        yield Bar(act, "MA-CRAPS 12(a)(3)", why, values={"area": (FIRE,)})
        if t.memory.without_line_bet:
            why = "this throw only decides the Come and Don't Come Bets"
            yield Bar(act, "MA-CRAPS 11(b)", why, values={"area": LINE})
    for seat in t.asked(t.seated):
        yield from closed(t, seat)
        if seat not in t.memory.spoken:
            for room, areas in rooms.rooms(t, seat).items():
                still_open = [area for area in areas if area not in too_late]
                if still_open:
                    yield from may_place(t, seat, room, still_open, then=spoken.call)
        yield from stays_seated(t, seat)
    yield Bar(Withdraw, "MA-CRAPS 3(a)", "the dice are in flight, and wagers are taken down before they are thrown")
    yield Bar(Reduce, "MA-CRAPS 3(a)", "the dice are in flight, and wagers are reduced before they are thrown")
    yield from spoken.may_confirm_in_flight(t)


def is_over(t: CrapsTable) -> Iterator[Bar]:
    """From the moment the dice lie until all is settled nobody touches a wager (MA-CRAPS 3(a), 3(c))."""
    yield Bar(Wager, "MA-CRAPS 3(a)", "the dice have come to rest")
    yield Bar(CallWager, "MA-CRAPS 3(a)", "the dice have come to rest")
    yield Bar(Withdraw, "MA-CRAPS 3(c)", "a wager is removed before the roll that decides it")
    yield Bar(Reduce, "MA-CRAPS 3(c)", "a wager is reduced before the roll that decides it")
    for seat in t.asked(t.seated):
        yield from stays_seated(t, seat)


def closed(t: CrapsTable, seat: Seat) -> Iterator[Bar]:
    """Where a player may not wager now, each with its reason."""
    for areas, clause, why in rooms.closed_to(t, seat):
        yield Bar(Wager, clause, why, seat, {"area": areas})
        yield Bar(CallWager, clause, why, seat, {"area": areas})


def may_place(t: CrapsTable, seat: Seat, room: Room, areas: list[str], then: Then) -> Iterator[Offer | Bar]:
    """Chips, with a match play coupon on Pass and Don't Pass only, or cash that is called (MA-CRAPS 3(b))."""
    held = t.chips(seat, RACK)
    # Whoever pays a percentage at once needs it beside the wager.
    affordable = Cents(held * 100 // (100 + room.fee_percent) // room.step * room.step)
    amount = _amount(room, affordable)
    yield offer(seat, Wager, room.granted_by, then=then, amount=amount, area=OneOf(tuple(areas)))
    coupon = t.chips(seat, RACK, Chips.COUPON)
    with_coupon = tuple(area for area in areas if area in LINE)
    if coupon and with_coupon:
        matched = Amount(Cents(max(room.least, coupon)), amount.most, room.step, "at least the coupon's worth")
        exact = Amount(coupon, coupon)
        spots = OneOf(with_coupon)
        yield offer(seat, Wager, "MA-CRAPS 3(b)", then=then, amount=matched, area=spots, coupon=exact)
    if seat not in t.memory.spoken and not room.fee_percent:
        called = Amount(room.least, room.most, room.step, room.because, clause=room.clause)
        yield offer(seat, CallWager, "MA-CRAPS 3(b)", then=spoken.call, amount=called, area=OneOf(tuple(areas)))


def _amount(room: Room, held: Cents) -> Amount:
    if held < room.most:
        return Amount(room.least, held, room.step, "what the rack holds", clause=room.clause)
    return Amount(room.least, room.most, room.step, room.because, clause=room.clause)


def may_remove(t: CrapsTable, seat: Seat) -> Iterator[Offer | Bar]:
    """Any wager is removed or reduced before a roll that decides it, unless it is locked (MA-CRAPS 3(c), 3(d))."""
    if seat in t.memory.spoken:
        for act in (Withdraw, Reduce):
            yield Bar(act, "MA-CRAPS 3(b)", "a wager that you called with cash is confirmed or declined first", seat)
        return
    removable = []
    for stack in t.board.stacks:
        if stack.owner != seat or stack.area == RACK or stack.chips is not Chips.VALUE:
            continue
        bar = locked(t, stack.area)
        if bar is not None:
            for act in (Withdraw, Reduce):
                yield Bar(act, *bar, seat, {"area": (stack.area,)})
        else:
            removable.append(stack.area)
            yield from may_reduce(t, seat, stack.area)
    if removable:
        yield offer(seat, Withdraw, "MA-CRAPS 3(c)", then=withdraw, area=OneOf(tuple(removable)))


def locked(t: CrapsTable, area: str) -> tuple[str, str] | None:
    """Why a wager may not be removed or reduced: the clause and the reason (MA-CRAPS 3(c)(1), 3(c)(2))."""
    if area.startswith(FIRE):
        return "MA-CRAPS 3(c)(2)", "a fire bet is neither changed nor removed before a loser 7"
    spot = t.submission.spots[area]
    if (spot.kind == PASS and point(t) is not None) or (spot.kind == COME and spot.state):
        return "MA-CRAPS 3(c)(1)", "the bet has its point and stays until it is decided"
    return None


def may_reduce(t: CrapsTable, seat: Seat, area: str) -> Iterator[Offer | Bar]:
    """What is left must still be a wager that can be made and paid (MA-CRAPS 3(c), 4(f))."""
    if t.chips(seat, area, Chips.COUPON):
        return
    submission, step = t.submission, rooms.step_on(t, area)
    kind = submission.kinds[submission.spots[area].kind]
    kept = max(step, submission.limits.minimum_of(kind.limits))
    most = Cents((t.chips(seat, area) - kept) // step * step)
    amount = Amount(step, most, step, "what is left can be wagered and paid", clause="MA-CRAPS 4(f)")
    yield offer(seat, Reduce, "MA-CRAPS 3(c)", then=reduce, amount=amount, area=OneOf((area,)))


def stays_seated(t: CrapsTable, seat: Seat) -> Iterator[Bar]:
    """Whoever has wagered at mini-craps stays seated until it is decided (MA-CRAPS 3(f))."""
    if is_mini(t) and any(stack.owner == seat and stack.area != RACK for stack in t.board.stacks):
        for act in (LeaveSeat, ChangeSeat):
            yield Bar(act, "MA-CRAPS 3(f)", "you remain seated until your wagers are decided or taken down", seat)


def place(t: CrapsTable, act: Wager) -> None:
    """The wager is made."""
    placing.lay_down(t, act.who, spoken.as_spoken(act))  # type: ignore[arg-type]


def withdraw(t: CrapsTable, act: Withdraw) -> None:
    """The wager is removed."""
    seat: Seat = act.who  # type: ignore[assignment]
    placing.take_back(t, seat, act.area, t.chips(seat, act.area))


def reduce(t: CrapsTable, act: Reduce) -> None:
    """The wager is reduced."""
    placing.take_back(t, act.who, act.area, act.amount)  # type: ignore[arg-type]
