"""The wagers of a round until no more bets are taken (MA-BAC 8; MA-MIDI 7)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from croupier.games.punto import vigorish
from croupier.games.punto.acts import NoMoreBets
from croupier.games.punto.areas import area, wager_on
from croupier.games.punto.choices import wager_class
from croupier.games.punto.memory import PuntoTable
from croupier.games.punto.wagers import On
from croupier.money import NOTHING
from croupier.table.acts import DeclineCash, Withdraw
from croupier.table.events import RACK, Chips
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import Betting, CallWager, Spots, Wager

TAKE_COUPONS = (On.PLAYER, On.BANKER)
"""A match play coupon counts on these wagers alone: a reading, since the chapters only name it."""

SpotsOf = Callable[[Any, Seat], Iterable[Spots]]


async def wagering(t: PuntoTable, spots: SpotsOf) -> None:
    """Wagers are made, raised and taken back until the dealer calls (MA-BAC 8(b), 8(c); MA-MIDI 7(b), 7(c))."""
    betting = Betting(t.submission.clauses.wagers, spots)
    while True:
        match await t.ask(may_wager, betting):
            case NoMoreBets():
                break
            case act:
                betting.take(t, act)
                # A player's bond for cash that waited is over; one for vigorish is not.
                vigorish.keep_debtors(t)
    # A spoken wager that nobody has confirmed by now does not play.
    for seat in list(betting.called):
        betting.take(t, DeclineCash(DEALER, seat))
    vigorish.keep_debtors(t)
    t.announce(DEALER, "No more bets", t.submission.clauses.closed)


def may_wager(t: PuntoTable, betting: Betting) -> Iterator[Offer | Bar]:
    """Whatever is open to each player, and the call that ends it; a round needs a wager."""
    for seat in t.asked(t.seated) if t.wants(Wager) else ():
        yield from not_taken_here(t, seat)
    yield from betting.offers(t)
    if is_wagered(t):
        yield offer(DEALER, NoMoreBets, t.submission.clauses.closed)
    else:
        yield Bar(NoMoreBets, t.submission.clauses.closed, "no wager is on the layout")


def not_taken_here(t: PuntoTable, seat: Seat) -> Iterator[Offer]:
    """A wager that this table does not take is refused by its own clause."""
    for on in On:
        if on not in t.submission.wagers:
            ez = on in (On.DRAGON_7, On.PANDA_8)
            why = "this is no EZ Baccarat table" if ez else "this table does not offer the wager"
            least = t.submission.limits.minimum_of(wager_class(on))
            yield offer(
                seat,
                Wager,
                t.submission.clauses.offered[on],
                amount=Amount(least, NOTHING, because=why),
                area=OneOf((area(on, seat),)),
                chips=OneOf((Chips.VALUE,)),
            )


def spots(t: PuntoTable, seat: Seat) -> Iterator[Spots]:
    """A player's own areas, each for a wager that the table takes."""
    limits = t.submission.limits
    for on in t.submission.wagers:
        name = wager_class(on)
        yield Spots(
            (area(on, seat),),
            limits.minimum_of(name),
            limits.maximum_of(name),
            coupon=t.submission.match_play_coupons and on in TAKE_COUPONS,
            clause=t.submission.clauses.offered[on],
        )


def is_wagered(t: PuntoTable) -> bool:
    """Whether any wager is on the layout."""
    return bool(t.stacks_on(is_betting_area))


def is_betting_area(name: str) -> bool:
    """Whether a stack lies on the layout and not in a rack."""
    return name != RACK


def lying(t: PuntoTable) -> list[tuple[Seat, str]]:
    """The wagers on the layout, from the highest seat down."""
    found = {(stack.owner, wager_on(stack.area)): None for stack in t.stacks_on(is_betting_area)}
    return sorted(found, key=lambda each: -each[0])


def on_hand(t: PuntoTable, on: On, seat: Seat) -> int:
    """What a player has on a hand, a coupon at its face."""
    return t.chips(seat, area(on, seat)) + t.chips(seat, area(on, seat), Chips.COUPON)


def are_closed(t: PuntoTable) -> Iterator[Bar]:
    """From the call on no wager is made, raised or taken back (MA-BAC 8(c); MA-MIDI 7(c))."""
    for act in (Wager, CallWager, Withdraw):
        yield Bar(act, t.submission.clauses.closed, "no more bets was announced")
