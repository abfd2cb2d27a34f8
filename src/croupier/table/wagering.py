"""How wagers come to the layout at a table against the house: chips, match play coupons, and cash that is called.

A chapter says who confirms a spoken wager and where coupons may lie; the rest is the same everywhere. Whoever has
called a wager with cash has no wager until it is confirmed.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any

from msgspec import Struct

from croupier.money import NOTHING, Cents
from croupier.table.acts import Act, ConfirmCash, DeclineCash, Withdraw, said
from croupier.table.events import INVENTORY, RACK, CashTaken, Chips, Stack
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Role, Seat
from croupier.table.table import PLAYED_WITH, Table

T = Table[Any, Any]


class Wager(Act, frozen=True):
    """Lay chips on an area, perhaps with a match play coupon."""

    amount: Cents
    area: Annotated[str, said("on")]
    chips: Annotated[Chips, said("in")] = Chips.VALUE
    coupon: Annotated[Cents, said("coupon")] = NOTHING


class CallWager(Act, frozen=True):
    """Call a wager and lay cash for it."""

    amount: Cents
    area: Annotated[str, said("on")]


class Spots(Struct, frozen=True):
    """Areas that take the same wager: from the least to the most in one area."""

    areas: tuple[str, ...]
    least: Cents
    most: Cents
    coupon: bool = False
    """Whether a match play coupon may lie there."""
    clause: str | None = None
    """The clause that says which areas these are, where it is another than that of placing a wager."""
    chips_at_once: int = 1
    """How many chips make one wager there: so many, or a multiple of so many."""
    placed: str | None = None
    """The clause by which a wager is placed there, in chips or with cash, where it is one of its own."""
    bounded: str | None = None
    """The clause that sets the least and the most there, where it is another than that of placing a wager."""
    because: str = "the table's limits"
    """What sets the most."""
    cash: bool = True
    """Whether a wager may be called there with cash."""


class WagerClauses(Struct, frozen=True):
    """By which clauses wagers are placed, and who confirms a spoken one."""

    placed: str
    withdrawn: str
    cash: str
    confirmed_by: tuple[Role, ...]
    coupon: str
    coupon_with: tuple[Chips, ...] = (Chips.VALUE,)
    """The chips with which a coupon may be laid."""


def nothing_stays(t: T, seat: Seat) -> tuple[str, ...]:
    """Where a wager is made anew for each decision, everything may be taken back until then."""
    return ()


def unit_of_the_table(t: T, seat: Seat, kind: Chips) -> Cents:
    """The smallest chip where all players have the same."""
    return Cents(t.submission.unit)


class Betting:
    """The wagers of one round while they may still be made: what is open, and the cash that waits."""

    def __init__(
        self,
        clauses: WagerClauses,
        spots: Callable[[T, Seat], Iterable[Spots]],
        smallest_chip: Callable[[T, Seat, Chips], Cents] = unit_of_the_table,
        stays: Callable[[T, Seat], Iterable[str]] = nothing_stays,
    ) -> None:
        self.clauses = clauses
        self.spots = spots
        self.smallest_chip = smallest_chip
        self.stays = stays
        """The areas of which a player may take nothing back now."""
        self.called: dict[Seat, CallWager] = {}
        self.confirmed: dict[Seat, tuple[Role, ...]] = {}

    def offers(self, t: T) -> Iterator[Offer | Bar]:
        """Each player may wager, call a wager with cash, and take a wager back; staff confirm cash."""
        for seat in t.asked(t.seated):
            if t.wants(Wager) or t.wants(CallWager):
                yield from self._wagers(t, seat)
            if t.wants(Withdraw):
                yield from self._withdrawals(t, seat)
        for seat in self.called:
            yield from self._confirmations(seat)

    def take(self, t: T, act: Act) -> None:
        """Carry out one of the offered acts."""
        match act:
            case Wager(who=seat):
                placed = self._own_clause(t, seat, act.area)  # type: ignore[arg-type]
                t.place(seat, act.area, act.amount, placed or self.clauses.placed, act.chips)  # type: ignore[arg-type]
                coupon = placed or self.clauses.coupon
                t.place(seat, act.area, act.coupon, coupon, Chips.COUPON)  # type: ignore[arg-type]
            case Withdraw(who=seat):
                t.return_chips(seat, act.area, self.clauses.withdrawn)  # type: ignore[arg-type]
            case CallWager(who=seat):
                self.called[seat] = act  # type: ignore[index]
                self.confirmed[seat] = ()  # type: ignore[index]
                t.bind(seat, "a wager called with cash waits to be confirmed", self.clauses.cash)  # type: ignore[arg-type]
            case ConfirmCash(who=role):
                self._confirm(t, act.seat, role)  # type: ignore[arg-type]
            case DeclineCash():
                self._forget(t, act.seat)

    @property
    def waits_for_cash(self) -> bool:
        """Whether a spoken wager is still to be confirmed or declined."""
        return bool(self.called)

    def _wagers(self, t: T, seat: Seat) -> Iterator[Offer | Bar]:
        clauses, unit, lying = self.clauses, t.submission.unit, _lying(t, seat)
        # Cash that waits for its confirmation lies on its area already.
        taken = lying | {self.called[seat].area: None} if seat in self.called else lying
        kinds = [kind for kind in (Chips.VALUE, Chips.COLOUR) if t.chips(seat, RACK, kind)] or [Chips.VALUE]
        closed = {kind: self.closed_to(t, seat, kind) for kind in Chips}
        for spots in self.spots(t, seat):
            for areas, least, most in self._rooms(t, seat, spots, taken):
                for kind in kinds if t.wants(Wager) else ():
                    held = t.chips(seat, RACK, kind)
                    step = Cents(self.smallest_chip(t, seat, kind) * spots.chips_at_once)
                    because = spots.because if most <= held else "what the rack holds"
                    amount = _amount(least, Cents(min(most, held)), step, because, spots.bounded)
                    granted = spots.placed or clauses.placed
                    yield self._in_chips(seat, granted, _without(areas, closed[kind]), amount, kind)
                    coupon = t.chips(seat, RACK, Chips.COUPON)
                    if coupon and spots.coupon:
                        yield from self._with_coupon(seat, _without(areas, closed[Chips.COUPON]), amount, kind, coupon)
                if seat not in self.called and spots.cash and t.wants(CallWager):
                    cash = _amount(least, most, Cents(unit * spots.chips_at_once), "", spots.bounded)
                    open_to_cash = _without(areas, closed[Chips.VALUE])
                    yield offer(seat, CallWager, spots.placed or clauses.cash, amount=cash, area=open_to_cash)
        yield from self._bars_of_coupons(t, seat)

    def _withdrawals(self, t: T, seat: Seat) -> Iterator[Offer]:
        lying = _lying(t, seat)
        stays = self.stays(t, seat) if lying else ()
        free = tuple(area for area in lying if area not in stays)
        if free:
            yield offer(seat, Withdraw, self.clauses.withdrawn, area=OneOf(free))

    def _own_clause(self, t: T, seat: Seat, area: str) -> str | None:
        """The clause by which wagers are placed on an area, where it is one of its own."""
        return next((spots.placed for spots in self.spots(t, seat) if area in spots.areas), None)

    def closed_to(self, t: T, seat: Seat, kind: Chips) -> tuple[str, ...]:
        """Where the player has what does not go with chips of this kind: a coupon with some chips, and they with it."""
        apart = [other for other in PLAYED_WITH if other not in self.clauses.coupon_with]
        against = apart if kind is Chips.COUPON else [Chips.COUPON] if kind in apart else []
        if not against:
            return ()
        called = self.called.get(seat)
        in_cash = (called.area,) if called is not None and Chips.VALUE in against else ()
        return in_cash + tuple(
            stack.area
            for stack in t.board.stacks
            if stack.owner == seat and stack.chips in against and stack.area != RACK
        )

    def _bars_of_coupons(self, t: T, seat: Seat) -> Iterator[Bar]:
        """Why some chips do not come to where a coupon lies, nor a coupon to where they do."""
        for kind in PLAYED_WITH:
            areas = self.closed_to(t, seat, kind)
            if areas:
                why = f"a match play coupon lies there, which does not go with {kind} chips"
                yield Bar(Wager, self.clauses.coupon, why, seat, {"area": areas, "chips": (kind,)})
                if kind is Chips.VALUE:
                    yield Bar(CallWager, self.clauses.coupon, why, seat, {"area": areas})
        areas, coupon = self.closed_to(t, seat, Chips.COUPON), t.chips(seat, RACK, Chips.COUPON)
        if areas and coupon:
            why = "chips lie there with which a match play coupon does not go"
            yield Bar(Wager, self.clauses.coupon, why, seat, {"area": areas, "coupon": (coupon,)})

    def _in_chips(self, seat: Seat, granted: str, areas: OneOf, amount: Amount, kind: Chips) -> Offer:
        """A wager in chips of a kind; those with which no coupon may lie say so."""
        clauses, chips = self.clauses, OneOf((kind,))
        if kind in clauses.coupon_with:
            return offer(seat, Wager, granted, amount=amount, area=areas, chips=chips)
        because = f"a match play coupon is not laid with {kind} chips"
        none = Amount(NOTHING, NOTHING, because=because, clause=clauses.coupon)
        return offer(seat, Wager, granted, amount=amount, area=areas, chips=chips, coupon=none)

    def _with_coupon(
        self, seat: Seat, areas: OneOf, amount: Amount, kind: Chips, coupon: Cents
    ) -> Iterator[Offer | Bar]:
        """A coupon is laid whole and is matched by at least as much in chips."""
        if kind in self.clauses.coupon_with:
            least = Cents(max(amount.least, coupon))
            matched = _amount(least, amount.most, amount.step, "at least the coupon's worth", amount.clause)
            exact = Amount(coupon, coupon)
            yield offer(
                seat, Wager, self.clauses.coupon, amount=matched, area=areas, chips=OneOf((kind,)), coupon=exact
            )

    def _confirmations(self, seat: Seat) -> Iterator[Offer | Bar]:
        call = self.called[seat]
        for role in self.clauses.confirmed_by:
            if role not in self.confirmed[seat]:
                yield offer(role, ConfirmCash, self.clauses.cash, about=call.area, seat=OneOf((seat,)))
                yield offer(role, DeclineCash, self.clauses.cash, about=call.area, seat=OneOf((seat,)))

    def _confirm(self, t: T, seat: Seat, role: Role) -> None:
        """When all have confirmed, the cash becomes chips, and the chips the wager."""
        self.confirmed[seat] += (role,)
        if len(self.confirmed[seat]) == len(self.clauses.confirmed_by):
            call = self.called[seat]
            self._forget(t, seat)
            clause = self._own_clause(t, seat, call.area) or self.clauses.cash
            t.emit(CashTaken(clause, seat, call.amount))
            t.move(call.amount, INVENTORY, Stack(call.area, seat), clause)

    def _forget(self, t: T, seat: Seat) -> None:
        del self.called[seat], self.confirmed[seat]
        t.bind(seat, None, self.clauses.cash)

    def _rooms(self, t: T, seat: Seat, spots: Spots, taken: dict[str, None]) -> Iterator[tuple[OneOf, Cents, Cents]]:
        """The areas without a wager of this player take one from the least; the others take more up to the most."""
        bare = tuple(area for area in spots.areas if area not in taken) if taken else spots.areas
        if bare:
            yield OneOf(bare, clause=spots.clause), spots.least, spots.most
        alike: dict[int, list[str]] = {}
        for area in spots.areas if taken else ():
            if area in taken:
                there = t.chips(seat, area) + t.chips(seat, area, Chips.COLOUR) + self._called(seat, area)
                alike.setdefault(there, []).append(area)
        for there, areas in alike.items():
            yield OneOf(tuple(areas), clause=spots.clause), t.submission.unit, Cents(spots.most - there)

    def _called(self, seat: Seat, area: str) -> Cents:
        call = self.called.get(seat)
        return call.amount if call is not None and call.area == area else NOTHING


def _lying(t: T, seat: Seat) -> dict[str, None]:
    """The areas on which a player has anything."""
    return {stack.area: None for stack in t.board.stacks if stack.owner == seat and stack.area != RACK}


def _without(areas: OneOf, closed: tuple[str, ...]) -> OneOf:
    """The areas that are open."""
    return OneOf(tuple(area for area in areas.choices if area not in closed), clause=areas.clause) if closed else areas


def _amount(least: Cents, most: Cents, step: Cents, because: str, clause: str | None) -> Amount:
    """From the least to the most, each a whole number of steps."""
    return Amount(Cents(-(-least // step) * step), Cents(most // step * step), step, because, clause=clause)
