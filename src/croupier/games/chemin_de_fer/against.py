"""Wagers against the Banker: Suivi, Banco, parts of the whole (MA-CDF 6, 7(c); NJ-CDF 4.7, 4.8(c))."""

from collections.abc import Iterator

from croupier.games.baccarat.acts import CallCards
from croupier.games.chemin_de_fer import bank, seats
from croupier.games.chemin_de_fer.acts import (
    Banco,
    CloseCalls,
    DeclineSuivi,
    DeclineWager,
    Suivi,
    Tender,
)
from croupier.games.chemin_de_fer.layout import BANK, is_wager_area, wager_area
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.staking import lay, lay_wager, may_lay
from croupier.games.punto.acts import NoMoreBets
from croupier.money import Cents
from croupier.table.acts import Act, Withdraw
from croupier.table.events import RACK, Stack, rack
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import CallWager, Wager

CALLERS_BOND = "you have called Banco"


async def wagers_against(t: CheminTable) -> None:
    """Suivi first, then Banco, then parts, until the dealer announces "No More Bets" (MA-CDF 6(a) to (e))."""
    ended_by = await suivi(t) or await banco(t) or await parts(t)
    clause = t.submission.clause("6(e)")
    if ended_by is not NoMoreBets:
        await t.duty(DEALER, NoMoreBets, clause)
    t.announce(DEALER, "No More Bets", clause)
    # What the others did not cover goes back to the Banker.
    banker = bank.holder(t).seat
    t.move(rest(t), Stack(BANK, banker), rack(banker), clause)
    if not covered(t):
        t.announce(DEALER, "Nothing is covered, no hand is dealt", clause)


def staked(t: CheminTable) -> Cents:
    """What lies in the bank."""
    return t.chips(bank.holder(t).seat, BANK)


def covered(t: CheminTable) -> Cents:
    """What is wagered against the Banker, taken together."""
    return Cents(sum(t.chips(seat, wager_area(seat)) for seat in opponents(t)))


def rest(t: CheminTable) -> Cents:
    """What is not covered yet."""
    return Cents(staked(t) - covered(t))


def opponents(t: CheminTable) -> list[Seat]:
    """The other participants from the Banker's right on, counterclockwise."""
    return seats.from_the_right_of(t, bank.holder(t).seat)


def dominant_player(t: CheminTable) -> Seat:
    """The highest wager, which Suivi and Banco always are; of equals the nearest to the Banker (MA-CDF 7(c))."""
    return max(opponents(t), key=lambda seat: t.chips(seat, wager_area(seat)))


# The whole.


async def suivi(t: CheminTable) -> type[Act] | None:
    """Whoever equalled and lost the Banker's last decided wager comes first (MA-CDF 6(b); NJ-CDF 4.7(b))."""
    seat = t.memory.suivi
    if seat is None:
        return None
    match await t.ask_while(lambda: t.memory.suivi is not None, may_follow):
        case Suivi(tender=tender) as act:
            seat = seats.seat_of(act)
            t.announce(seat, "Banco Suivi", t.submission.clause("6(b)"))
            await lay(t, seat, wager_area(seat), staked(t), tender, clauses=("6(b)", "6(f)"))
            return Suivi
    return None


def may_follow(t: CheminTable) -> Iterator[Offer | Bar]:
    """The whole of the Banker's wager, or nothing; the dealer may go on."""
    clause, seat = t.submission.clause("6(b)"), t.memory.suivi
    assert seat is not None
    for each in t.asked((seat,)):
        yield from whole(t, each, Suivi, clause)
        yield offer(each, DeclineSuivi, clause)
    yield offer(DEALER, CloseCalls, clause)
    yield Bar(Suivi, clause, "only who equalled and lost the Banker's last decided wager may call Suivi")
    for act in (Banco, Wager, CallWager):
        yield Bar(act, clause, f"seat {seat} has the first option")
    yield from not_yet(t)


def whole(t: CheminTable, seat: Seat, act: type[Act], clause: str) -> Iterator[Offer | Bar]:
    """A wager of as much as the Banker's, in chips if the rack holds them, or in cash."""
    if t.chips(seat, RACK) >= staked(t):
        yield offer(seat, act, clause, tender=OneOf((Tender.CHIPS, Tender.CASH)))
    else:
        yield offer(seat, act, clause, tender=OneOf((Tender.CASH,)))


async def banco(t: CheminTable) -> type[Act] | None:
    """Calls of Banco are collected; the nearest to the Banker has it, whoever spoke first (MA-CDF 6(c))."""
    clause, called = t.submission.clause("6(c)"), dict[Seat, Tender]()
    while True:
        match await t.ask(may_call_banco, called):
            case Banco(tender=tender) as act:
                seat = seats.seat_of(act)
                called[seat] = tender
                t.announce(seat, "Banco", clause)
                t.bind(seat, CALLERS_BOND, clause)
            case CloseCalls():
                break
    for seat in called:
        t.bind(seat, None, clause)
    if not called:
        return None
    nearest = next(seat for seat in opponents(t) if seat in called)
    t.announce(DEALER, f"Seat {nearest} has Banco", clause)
    await lay(t, nearest, wager_area(nearest), staked(t), called[nearest], clauses=("6(c)", "6(f)"))
    return Banco


def may_call_banco(t: CheminTable, called: dict[Seat, Tender]) -> Iterator[Offer | Bar]:
    """Anybody but the Banker, until the dealer goes on."""
    cite = t.submission.clause
    for seat in t.asked(opponents(t)):
        if seat in called:
            yield Bar(Banco, cite("6(c)"), "Banco is called already", seat)
        else:
            yield from whole(t, seat, Banco, cite("6(c)"))
    yield offer(DEALER, CloseCalls, cite("6(c)"))
    yield Bar(Banco, cite("6(a)"), "the Banker does not wager against the bank", bank.holder(t).seat)
    yield Bar(Suivi, cite("6(b)"), "nobody may call Suivi now")
    for act in (Wager, CallWager):
        yield Bar(act, cite("6(d)"), "parts are wagered when neither Suivi nor Banco is taken")
    yield from not_yet(t)


# Parts of it.


async def parts(t: CheminTable) -> type[Act] | None:
    """Circuits from the Banker's right until all is covered, all decline, or the dealer calls (MA-CDF 6(d))."""
    while True:
        has_grown = False
        for seat in opponents(t):
            before = covered(t)
            if await turn(t, seat) is NoMoreBets:
                return NoMoreBets
            has_grown |= covered(t) > before
            if not rest(t):
                return None
        if not has_grown:
            return None


async def turn(t: CheminTable, seat: Seat) -> type[Act] | None:
    """One participant wagers a part or declines; others may take back what they wagered (MA-CDF 6(d), 6(e))."""
    while True:
        match await t.ask_while(lambda: seat in t.board.seats, may_cover, seat):
            case Wager() | CallWager() as act:
                await lay_wager(t, act, clauses=("6(d)", "6(f)"))
                return None
            case Withdraw(area=area) as act:
                t.return_chips(seats.seat_of(act), area, t.submission.clause("6(e)"))
            case NoMoreBets():
                return NoMoreBets
            case _:
                return None


def may_cover(t: CheminTable, seat: Seat) -> Iterator[Offer | Bar]:
    """A part, or the whole if nothing is covered yet; never more than what is left of the Banker's wager."""
    cite, left, unit = t.submission.clause, rest(t), t.submission.unit
    for each in t.asked((seat,)):
        least = min(left, unit if t.chips(each, wager_area(each)) else t.submission.limits.minimum_of("against"))
        because = "what the Banker's wager leaves"
        yield from may_lay(
            t, each, wager_area(each), least=Cents(least), most=left, because=because, clause=cite("6(a)")
        )
        yield offer(each, DeclineWager, cite("6(d)"))
    yield offer(DEALER, NoMoreBets, cite("6(e)"))
    for each in t.asked(opponents(t)):
        if t.chips(each, wager_area(each)):
            yield offer(each, Withdraw, cite("6(e)"), area=OneOf((wager_area(each),)))
    for act in (Wager, CallWager):
        yield Bar(act, cite("6(a)"), "the Banker does not wager against the bank", bank.holder(t).seat)
    for kind in (Wager, CallWager, DeclineWager):
        yield Bar(kind, cite("6(d)"), f"it is the turn of seat {seat}")
    yield Bar(Banco, cite("6(c)"), "parts are being wagered: Banco was not called in time")
    yield Bar(Suivi, cite("6(b)"), "parts are being wagered: Suivi was not called in time")
    yield from not_yet(t)


def not_yet(t: CheminTable) -> Iterator[Bar]:
    """Cards are not called for while wagers are made."""
    yield Bar(CallCards, t.submission.clause("7(d)"), "No More Bets has not been announced")


def are_closed(t: CheminTable) -> Iterator[Bar]:
    """After "No More Bets" nothing is wagered, raised or taken back (MA-CDF 6(e); NJ-CDF 4.7(e))."""
    for act in (Wager, CallWager, Suivi, Banco, DeclineWager, Withdraw):
        yield Bar(act, t.submission.clause("6(e)"), "No More Bets was announced")


def return_all(t: CheminTable, clause: str) -> None:
    """Every wager goes back to whoever made it."""
    for stack in t.stacks_on(lambda area: area == BANK or is_wager_area(area)):
        t.return_chips(stack.owner, stack.area, clause)
