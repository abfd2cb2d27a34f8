"""Wagers that are only spoken at first: with cash, or while the dice are in flight (MA-CRAPS 3(a), 3(b))."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.games.craps import placing, shooter
from croupier.games.craps.acts import ConfirmWager, DeclineWager
from croupier.games.craps.memory import CrapsTable, Spoken
from croupier.games.craps.staff import by_game, confirms_in_flight
from croupier.table.acts import ConfirmCash, DeclineCash
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Role, Seat
from croupier.table.wagering import CallWager, Wager


def as_spoken(act: Wager | CallWager) -> Spoken:
    """What a player has said."""
    if isinstance(act, CallWager):
        return Spoken(act.area, act.amount, in_cash=True)
    return Spoken(act.area, act.amount, act.coupon)


def call(t: CrapsTable, act: Wager | CallWager) -> None:
    """A spoken wager waits to be confirmed."""
    seat: Seat = act.who  # type: ignore[assignment]
    t.memory.spoken[seat] = as_spoken(act)
    shooter.bind(t, seat, "MA-CRAPS 3(b)" if isinstance(act, CallWager) else in_flight_clause(t))


def in_flight_clause(t: CrapsTable) -> str:
    """The clause that names who confirms in flight."""
    return by_game(t, "MA-CRAPS 3(a)(1)", "MA-CRAPS 3(a)(2)")


def may_confirm_cash(t: CrapsTable) -> Iterator[Offer | Bar]:
    """The dealer confirms a spoken wager that came with cash (MA-CRAPS 3(b))."""
    for seat, wager in t.memory.spoken.items():
        about = wager.area
        yield offer(DEALER, ConfirmCash, "MA-CRAPS 3(b)", about, then=confirm_cash, seat=OneOf((seat,)))
        yield offer(DEALER, DeclineCash, "MA-CRAPS 3(b)", about, then=decline, seat=OneOf((seat,)))


def may_confirm_in_flight(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Two persons confirm a wager made in flight (MA-CRAPS 3(a)(1), 3(a)(2))."""
    clause = in_flight_clause(t)
    for seat, wager in t.memory.spoken.items():
        for role in confirms_in_flight(t):
            if role not in wager.confirmed_by:
                yield offer(role, ConfirmWager, clause, wager.area, then=confirm_in_flight, seat=OneOf((seat,)))
                yield offer(role, DeclineWager, clause, wager.area, then=decline, seat=OneOf((seat,)))
    if t.memory.spoken:
        yield Bar(ConfirmWager, clause, f"{' and '.join(confirms_in_flight(t))} confirm wagers made in flight")


def confirm_cash(t: CrapsTable, act: ConfirmCash) -> None:
    """The wager counts."""
    placing.lay_down(t, act.seat, forget(t, act.seat, "MA-CRAPS 3(b)"))


def confirm_in_flight(t: CrapsTable, act: ConfirmWager) -> None:
    """The wager counts once both have confirmed it (MA-CRAPS 3(a))."""
    role: Role = act.who  # type: ignore[assignment]
    clause = in_flight_clause(t)
    t.announce(role, "Confirmed", clause)
    wager = t.memory.spoken[act.seat]
    confirmed = replace(wager, confirmed_by=(*wager.confirmed_by, role))
    t.memory.spoken[act.seat] = confirmed
    if len(confirmed.confirmed_by) == len(confirms_in_flight(t)):
        placing.lay_down(t, act.seat, forget(t, act.seat, clause))


def decline(t: CrapsTable, act: DeclineCash | DeclineWager) -> None:
    """The wager is refused, and nothing of it lies on the layout."""
    clause = "MA-CRAPS 3(b)" if isinstance(act, DeclineCash) else in_flight_clause(t)
    forget(t, act.seat, clause)
    t.announce(act.who, f"No bet for seat {act.seat}", clause)


def refuse_unconfirmed(t: CrapsTable, clause: str) -> None:
    """When the dice have come to rest, or go on, what is not confirmed is no wager (MA-CRAPS 3(a))."""
    for seat in list(t.memory.spoken):
        forget(t, seat, clause)
        t.announce(DEALER, f"No bet for seat {seat}", clause)


def forget(t: CrapsTable, seat: Seat, clause: str) -> Spoken:
    """The wager waits no more, and the player may leave unless the player holds the dice."""
    wager = t.memory.spoken.pop(seat)
    shooter.bind(t, seat, clause)
    return wager
