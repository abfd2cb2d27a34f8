"""House Money: settled before third cards, taken or pressed (MA-BAC 9(e), 13(h); MA-MIDI 8(c)(3), 12(h))."""

from collections.abc import Iterator

from msgspec import Struct

from croupier.games.punto import betting, seats, wagers
from croupier.games.punto.acts import PressHouseMoney, TakeHouseMoney
from croupier.games.punto.areas import area
from croupier.games.punto.hands import Hand
from croupier.games.punto.memory import PuntoTable
from croupier.games.punto.wagers import On
from croupier.money import NOTHING, Cents, Result, pay
from croupier.table.acts import Act
from croupier.table.events import INVENTORY, RACK, Stack, rack
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Seat

PRESSED_ONTO = (On.PLAYER, On.BANKER)


class Settled(Struct, frozen=True):
    """A House Money wager that was settled, so that it can be undone if the round turns out void."""

    seat: Seat
    name: str
    taken: Cents = NOTHING
    handed: Cents = NOTHING
    pressed: Cents = NOTHING
    onto: On | None = None


async def settle(t: PuntoTable) -> list[Settled]:
    """From the dealer's right, counterclockwise: losers are collected, winners take or press (MA-BAC 9(e)(1))."""
    result = wagers.house_money(t.faces(Hand.PLAYER), t.faces(Hand.BANKER))
    settled = []
    for seat in seats.counterclockwise(t):
        stake = t.chips(seat, area(On.HOUSE_MONEY, seat))
        if stake and result.odds:
            settled.append(await pay_out(t, seat, stake, result))
        elif stake:
            t.settle(seat, area(On.HOUSE_MONEY, seat), result, t.submission.clauses.house_money.chosen)
            settled.append(Settled(seat, t.board.seats[seat], taken=stake))
    return settled


async def pay_out(t: PuntoTable, seat: Seat, stake: Cents, result: Result) -> Settled:
    """A winner with a wager on a hand chooses; the dealer alone moves the payout (MA-BAC 9(e)(1)(ii))."""
    clauses, mine, name = t.submission.clauses.house_money, area(On.HOUSE_MONEY, seat), t.board.seats[seat]
    backed = tuple(on for on in PRESSED_ONTO if betting.on_hand(t, on, seat))
    act: Act | None = await t.ask(may_press, seat, backed) if backed else None
    payout = pay(result, stake, t.submission.unit).paid
    if not isinstance(act, PressHouseMoney):
        t.settle(seat, mine, result, clauses.chosen)
        return Settled(seat, name, handed=payout)
    # The stake itself is returned and cannot be pressed; of the payout the licensee's portion is.
    wager, pressed = area(act.on, seat), portion(t, payout)
    t.settle(seat, mine, result, clauses.untouched, onto=wager)
    t.move(payout - pressed, Stack(wager, seat), rack(seat), clauses.pressed)
    return Settled(seat, name, handed=Cents(payout - pressed), pressed=pressed, onto=act.on)


def portion(t: PuntoTable, payout: Cents) -> Cents:
    """All of the payout, or the licensee's portion in whole units of chips (MA-BAC 9(e)(1)(i))."""
    unit = t.submission.unit
    return Cents(int(payout * t.submission.house_money_press / unit) * unit)


def may_press(t: PuntoTable, seat: Seat, backed: tuple[On, ...]) -> Iterator[Offer | Bar]:
    """The payout is taken, or added to the original wager on either hand."""
    clauses = t.submission.clauses.house_money
    yield offer(seat, TakeHouseMoney, clauses.chosen, about=On.HOUSE_MONEY)
    yield offer(seat, PressHouseMoney, clauses.chosen, about=On.HOUSE_MONEY, on=OneOf(backed))


def undo(t: PuntoTable, settled: list[Settled], clause: str) -> None:
    """A void round is void as a whole: a stake that was taken comes back, a payout goes back."""
    for each in settled:
        if t.board.seats.get(each.seat) != each.name:
            continue  # whoever had no other wager was free to leave
        t.move(each.taken, INVENTORY, rack(each.seat), clause)
        if each.onto is not None:
            t.move(each.pressed, Stack(area(each.onto, each.seat), each.seat), INVENTORY, clause)
        t.move(min(each.handed, t.chips(each.seat, RACK)), rack(each.seat), INVENTORY, clause)
