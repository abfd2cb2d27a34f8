"""What may happen at any table while a game goes on: seats, chips and who does which duty.

These are house practice: no clause regulates them, but a clause may bar one of them, and a player with chips on the
layout does not leave.
"""

from collections.abc import Iterator
from typing import Any

from croupier.money import Cents, dollars
from croupier.table.acts import (
    Act,
    AssignDuties,
    BringChips,
    BringCoupon,
    BuyIn,
    ChangeSeat,
    ColourUp,
    Credit,
    Fill,
    LeaveSeat,
    TakeSeat,
)
from croupier.table.events import CAGE, INVENTORY, RACK, CashTaken, Chips, Exchanged, Left, Moved, Seated, Stack, rack
from croupier.table.limits import Amount, OneOf, Several, Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import FLOORPERSON, HOUSE, SUPERVISOR, Seat
from croupier.table.table import Table

HOUSE_PRACTICE = "house practice"
MOST_BROUGHT = Cents(10_000_000_00)
LONGEST_NAME = 40

T = Table[Any, Any]


def standing(t: T) -> Iterator[Offer | Bar]:
    """Sitting down and standing up, buying in, fills and credits."""
    seats = t.submission.seats
    free = tuple(Seat(seat) for seat in range(1, seats + 1) if seat not in t.board.seats)
    for seat in t.asked(free):
        yield offer(seat, TakeSeat, HOUSE_PRACTICE, then=take_seat, name=Words(LONGEST_NAME))
    unit = t.submission.unit
    for seat in t.asked(t.seated):
        brought = Amount(unit, MOST_BROUGHT, unit)
        yield offer(seat, BuyIn, HOUSE_PRACTICE, then=buy_in, amount=brought)
        yield offer(seat, BringChips, HOUSE_PRACTICE, then=bring_chips, amount=brought)
        yield offer(seat, BringCoupon, HOUSE_PRACTICE, then=bring_coupon, amount=brought)
        if t.chips(seat, RACK) or t.chips(seat, RACK, Chips.COLOUR):
            yield offer(seat, ColourUp, HOUSE_PRACTICE, then=colour_up)
        why = why_not_leave(t, seat)
        if why:
            yield Bar(LeaveSeat, HOUSE_PRACTICE, why, seat)
            yield Bar(ChangeSeat, HOUSE_PRACTICE, why, seat)
        else:
            yield offer(seat, LeaveSeat, HOUSE_PRACTICE, then=leave_seat)
            yield offer(seat, ChangeSeat, HOUSE_PRACTICE, then=change_seat, seat=OneOf(free))
    yield offer(FLOORPERSON, Fill, HOUSE_PRACTICE, then=fill, amount=Amount(unit, MOST_BROUGHT, unit))
    held = Cents(t.board.stacks.get(INVENTORY, 0))
    yield offer(FLOORPERSON, Credit, HOUSE_PRACTICE, then=credit, amount=Amount(unit, held, unit))
    if t.is_between_rounds:
        yield offer(SUPERVISOR, AssignDuties, HOUSE_PRACTICE, then=assign_duties, automatic=Several(t.duties))
    else:
        yield Bar(AssignDuties, HOUSE_PRACTICE, "duties change hands between rounds only", SUPERVISOR)


def why_not_leave(t: T, seat: Seat) -> str | None:
    """What keeps a player at the seat: chips on the layout, or a promise."""
    on_layout = sum(amount for stack, amount in t.board.stacks.items() if stack.owner == seat and stack.area != RACK)
    if on_layout:
        return f"{dollars(on_layout)} of yours lie on the layout until they are decided"
    return t.board.bonds.get(seat)


def take_seat(t: T, act: TakeSeat) -> None:
    """Somebody sits down."""
    t.emit(Seated(HOUSE_PRACTICE, _seat(act), act.name.strip()))


def leave_seat(t: T, act: LeaveSeat) -> None:
    """The player takes the rack along; colour chips are exchanged first, since they are worth nothing elsewhere."""
    seat = _seat(act)
    _exchange_colours(t, seat)
    for kind in (Chips.VALUE, Chips.COUPON):
        t.move(t.chips(seat, RACK, kind), rack(seat, kind), CAGE._replace(chips=kind), HOUSE_PRACTICE)
    t.emit(Left(HOUSE_PRACTICE, seat))


def change_seat(t: T, act: ChangeSeat) -> None:
    """The player and the rack move; colour chips are exchanged first, since the colour belongs to the seat."""
    seat = _seat(act)
    _exchange_colours(t, seat)
    name = t.board.seats[seat]
    t.emit(Left(HOUSE_PRACTICE, seat))
    t.emit(Seated(HOUSE_PRACTICE, act.seat, name))
    for kind in Chips:
        t.move(t.chips(seat, RACK, kind), rack(seat, kind), rack(act.seat, kind), HOUSE_PRACTICE)


def buy_in(t: T, act: BuyIn) -> None:
    """Cash goes into the drop box, chips come from the inventory."""
    seat = _seat(act)
    t.emit(CashTaken(HOUSE_PRACTICE, seat, act.amount))
    t.move(act.amount, INVENTORY, rack(seat), HOUSE_PRACTICE)


def bring_chips(t: T, act: BringChips) -> None:
    """Chips of the house come from elsewhere."""
    t.move(act.amount, CAGE, rack(_seat(act)), HOUSE_PRACTICE)


def bring_coupon(t: T, act: BringCoupon) -> None:
    """A match play coupon comes from elsewhere."""
    t.move(act.amount, CAGE._replace(chips=Chips.COUPON), rack(_seat(act), Chips.COUPON), HOUSE_PRACTICE)


def colour_up(t: T, act: ColourUp) -> None:
    """Colour chips become value chips, and value chips the fewest that are worth as much."""
    seat = _seat(act)
    _exchange_colours(t, seat)
    t.emit(Exchanged(HOUSE_PRACTICE, seat, fewest(t.chips(seat, RACK), t.submission.chips)))


def fill(t: T, act: Fill) -> None:
    """Chips come to the inventory."""
    t.emit(Moved(HOUSE_PRACTICE, act.amount, CAGE, INVENTORY))


def credit(t: T, act: Credit) -> None:
    """Chips leave the inventory."""
    t.emit(Moved(HOUSE_PRACTICE, act.amount, INVENTORY, CAGE))


def assign_duties(t: T, act: AssignDuties) -> None:
    """The table does these duties by itself from now on."""
    t.automatic = act.automatic


def fewest(amount: Cents, denominations: tuple[Cents, ...]) -> tuple[tuple[Cents, int], ...]:
    """The fewest chips that are worth an amount, the largest first; what no chip expresses is left over.

    >>> fewest(Cents(136_00), (Cents(1_00), Cents(5_00), Cents(25_00), Cents(100_00)))
    ((10000, 1), (2500, 1), (500, 2), (100, 1))
    """
    chips = []
    left: int = amount
    for denomination in sorted(denominations, reverse=True):
        count, left = divmod(left, denomination)
        if count:
            chips.append((denomination, count))
    return tuple(chips)


def _exchange_colours(t: T, seat: Seat) -> None:
    worth = t.chips(seat, RACK, Chips.COLOUR)
    if worth:
        t.move(worth, rack(seat, Chips.COLOUR), Stack(INVENTORY.area, HOUSE, Chips.COLOUR), HOUSE_PRACTICE)
        t.move(worth, INVENTORY, rack(seat), HOUSE_PRACTICE)


def _seat(act: Act) -> Seat:
    return act.who  # type: ignore[return-value]
