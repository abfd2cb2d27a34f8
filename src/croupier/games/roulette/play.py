"""Roulette as it is played (MA-WHEEL 3)."""

from collections.abc import Iterator

from croupier.equipment.wheels import Pocket
from croupier.games.roulette import chips, irregular, rules, wagers
from croupier.games.roulette.acts import MarkNumber, Move, MoveFifths, RemoveDolly, Spin, SpinBall, WatchBall
from croupier.games.roulette.felt import felt
from croupier.games.roulette.layout import DOLLY
from croupier.games.roulette.memory import RouletteTable
from croupier.games.wheel_tables import NoMoreBets, VoidSpin, are_closed, collect_then_pay, no_more_bets, void
from croupier.money import Result
from croupier.table.acts import act_name
from croupier.table.events import Performed, Spun
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.wagering import Betting


async def round_of_play(t: RouletteTable) -> None:
    """One round, from the wagers to the payment; a void spin leaves the wagers and opens betting again."""
    bets = wagers.betting()
    while True:
        await before_the_spin(t, bets)
        outcome = await t.during(the_ball(t, bets), irregular.while_the_ball_runs)
        if isinstance(outcome, Pocket):
            break
    await t.during(settlement(t, outcome), after_the_call)


async def before_the_spin(t: RouletteTable, bets: Betting) -> None:
    """Wagers are made until the call, so also before the dealer spins the ball (MA-WHEEL 3(a))."""
    while True:
        match await t.ask(may_wager_or_spin, bets):
            case SpinBall():
                t.emit(Performed("MA-WHEEL 3(a)", DEALER, act_name(SpinBall)))
                return
            case act:
                wagers.take(t, bets, act)


def may_wager_or_spin(t: RouletteTable, bets: Betting) -> Iterator[Offer | Bar]:
    """The dealer spins; the call comes while the ball runs, not before (MA-WHEEL 3(b))."""
    yield offer(DEALER, SpinBall, "MA-WHEEL 3(a)")
    yield Bar(NoMoreBets, "MA-WHEEL 3(b)", "the call is made while the ball runs around the track")
    yield from wagers.open_to_players(t, bets)


async def the_ball(t: RouletteTable, bets: Betting) -> Pocket | VoidSpin:
    """The ball runs: the dealer calls, and it comes to rest (MA-WHEEL 3(b), 3(c))."""
    while True:
        match await t.ask(may_wager_until_the_call, bets):
            case NoMoreBets():
                no_more_bets(t, "MA-WHEEL 3(b)")
                return await t.during(comes_to_rest(t), after_the_call)
            case act:
                wagers.take(t, bets, act)


def may_wager_until_the_call(t: RouletteTable, bets: Betting) -> Iterator[Offer | Bar]:
    """Betting stays open until the dealer calls "No More Bets"; then no cash waits (MA-WHEEL 1(a), 3(b))."""
    if bets.waits_for_cash:
        yield Bar(NoMoreBets, "MA-WHEEL 1(a)", "a wager called with cash is confirmed or declined before the call")
    else:
        yield offer(DEALER, NoMoreBets, "MA-WHEEL 3(b)")
    yield from wagers.open_to_players(t, bets)


def after_the_call(t: RouletteTable) -> Iterator[Offer | Bar]:
    """From the call on no wager is touched, whatever was meant by it (MA-WHEEL 1(c), 1(d), 3(b))."""
    yield from are_closed(t, "MA-WHEEL 3(b)", Move)


async def comes_to_rest(t: RouletteTable) -> Pocket | VoidSpin:
    """The ball falls; 00 is void on a double zero wheel used as single zero (MA-WHEEL 2(d)(2), 3(c))."""
    await t.duty(DEALER, WatchBall, "MA-WHEEL 3(c)")
    wheel = t.submission.wheel
    spin = await t.chance(Spin, "MA-WHEEL 3(c)", pocket=OneOf(rules.compartments(wheel)))
    t.emit(Spun("MA-WHEEL 3(c)", spin.pocket))
    if rules.is_void(wheel, spin.pocket):
        return void(t, "the ball came to rest in 00", "MA-WHEEL 2(d)(2)")
    return spin.pocket


async def settlement(t: RouletteTable, pocket: Pocket) -> None:
    """The number is announced and marked, fifths are moved, losers collected, winners paid (MA-WHEEL 3(c) to (e))."""
    await t.perform(DEALER, MarkNumber, "MA-WHEEL 3(c)")
    t.announce(DEALER, pocket.spoken, "MA-WHEEL 3(c)")
    t.mark(DOLLY, pocket.value, "MA-WHEEL 3(c)")
    if t.submission.five_adjacent:
        await move_fifths(t, pocket)

    def result(area: str) -> Result:
        position = felt(t.submission).positions[area]
        return rules.result(position, pocket, t.submission.payout_odds, t.submission.even_money_on_zero)

    await collect_then_pay(t, result, "MA-WHEEL 3(e)")
    chips.make_change(t)
    chips.put_away(t)
    await t.perform(DEALER, RemoveDolly, HOUSE_PRACTICE)
    t.mark(DOLLY, None, HOUSE_PRACTICE)


async def move_fifths(t: RouletteTable, pocket: Pocket) -> None:
    """One fifth of each winning five adjacent numbers wager goes to its number on the main layout (MA-WHEEL 3(d))."""
    await t.perform(DEALER, MoveFifths, "MA-WHEEL 3(d)")
    positions = felt(t.submission).positions
    for stack in sorted(t.stacks_on(lambda area: area in positions and positions[area].is_on_replica)):
        if pocket in positions[stack.area].covers:
            fifth = t.chips(stack.owner, stack.area, stack.chips) // rules.STRAIGHTS_IN_ONE
            t.move(fifth, stack, stack._replace(area=pocket.value), "MA-WHEEL 3(d)")
