"""The script of the coin toss: wagers, a decision of each player's own, the toss, the payment."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Struct
from tests.web.coin_toss.layout import SIDES

from croupier.money import LOSE, Odds, Result, win
from croupier.rulebooks.submissions import Submission, option
from croupier.table.acts import Act
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import Table
from croupier.table.wagering import Betting, CallWager, Spots, Wager, WagerClauses


class CoinToss(Submission, frozen=True, kw_only=True):
    """What the licensee chooses."""

    wager_classes = SIDES
    seats: Annotated[int, option(None, "how many players the table has room for", at_least=1, at_most=4)] = 4


class Memory(Struct):
    """Nothing is remembered."""


class CloseBets(Act, frozen=True):
    """Close the wagers."""


class Blow(Act, frozen=True):
    """Blow on the coin."""


class KeepStill(Act, frozen=True):
    """Let it be."""


class Toss(Act, frozen=True):
    """Chance lets the coin fall."""

    side: str


ACTS: tuple[type[Act], ...] = (Wager, CallWager, CloseBets, Blow, KeepStill, Toss)
CLAUSES = WagerClauses(
    placed=HOUSE_PRACTICE,
    withdrawn=HOUSE_PRACTICE,
    cash=HOUSE_PRACTICE,
    confirmed_by=(DEALER,),
    coupon=HOUSE_PRACTICE,
)
CoinTable = Table[CoinToss, Memory]


def spots(t: CoinTable, _: Seat) -> Iterator[Spots]:
    for side in SIDES:
        yield Spots((side,), t.submission.limits.minimum, t.submission.limits.maximum, clause=HOUSE_PRACTICE)


async def round_of_play(t: CoinTable) -> None:
    """One round."""
    bets = Betting(CLAUSES, spots)
    while True:
        match await t.ask(may_wager, bets):
            case CloseBets():
                break
            case act:
                bets.take(t, act)
    wagering = sorted({seat for side in SIDES for seat in t.owners(side)})
    for seat in wagering:
        await t.ask(may_blow, seat)
    toss = await t.chance(Toss, HOUSE_PRACTICE, side=OneOf(SIDES))
    t.announce(DEALER, toss.side, HOUSE_PRACTICE)
    for side in SIDES:
        result: Result = win(Odds(1, 1)) if side == toss.side else LOSE
        for seat in t.owners(side):
            t.settle(seat, side, result, "MA-WHEEL 6(e)")


def may_wager(t: CoinTable, bets: Betting) -> Iterator[Offer | Bar]:
    yield offer(DEALER, CloseBets, HOUSE_PRACTICE)
    yield from bets.offers(t)


def may_blow(_: CoinTable, seat: Seat) -> Iterator[Offer | Bar]:
    yield offer(seat, Blow, HOUSE_PRACTICE)
    yield offer(seat, KeepStill, HOUSE_PRACTICE)
