"""What roulette and the Big Six wheel share: the call, the void spin, and losers collected before winners are paid."""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from croupier.money import Result
from croupier.table.acts import Act, Withdraw
from croupier.table.events import RACK, Voided
from croupier.table.offers import Bar
from croupier.table.people import DEALER, HOUSE
from croupier.table.table import Table
from croupier.table.wagering import CallWager, Wager

T = Table[Any, Any]


class NoMoreBets(Act, frozen=True):
    """Call "No More Bets"."""

    spoken: ClassVar[str] = "call no more bets"


class CollectWagers(Act, frozen=True):
    """Collect all losing wagers."""


class PayWagers(Act, frozen=True):
    """Pay all winning wagers."""


class VoidSpin(Struct, frozen=True):
    """The outcome of a spin that does not count."""


def no_more_bets(t: T, clause: str) -> None:
    """The dealer's call, after which no wager is touched."""
    t.announce(DEALER, "No More Bets", clause)


def are_closed(t: T, clause: str, *further: type[Act]) -> Iterator[Bar]:
    """From the call on nobody lays, moves or takes back a wager."""
    touching: tuple[type[Act], ...] = (Wager, CallWager, Withdraw, *further)
    for act in touching:
        yield Bar(act, clause, '"No More Bets" has been called')


def void(t: T, why: str, clause: str) -> VoidSpin:
    """The spin does not count: wagers stand, and the wheel is spun again."""
    t.announce(DEALER, "No Spin", clause)
    t.emit(Voided(clause, "spin", why))
    return VoidSpin()


async def collect_then_pay(t: T, result: Callable[[str], Result], clause: str) -> None:
    """First all losing wagers are collected, then all winning wagers are paid."""
    lying = sorted({(stack.owner, stack.area): None for stack in t.board.stacks if stack.owner != HOUSE})
    decided = [(seat, area, result(area)) for seat, area in lying if area != RACK]
    await t.perform(DEALER, CollectWagers, clause)
    for seat, area, its_result in decided:
        if its_result.odds is None:
            t.settle(seat, area, its_result, clause)
    await t.perform(DEALER, PayWagers, clause)
    for seat, area, its_result in decided:
        if its_result.odds is not None:
            t.settle(seat, area, its_result, clause)
