"""The Big Six wheel as it is played (MA-WHEEL 6)."""

from collections.abc import Iterator

from croupier.equipment.wheels import Insignia
from croupier.games.big_six import irregular, rules, wagers
from croupier.games.big_six.acts import Clapper, Spin, SpinWheel, WatchWheel
from croupier.games.big_six.memory import BigSixTable
from croupier.games.big_six.rules import Between, Direction
from croupier.games.wheel_tables import NoMoreBets, VoidSpin, are_closed, collect_then_pay, no_more_bets, void
from croupier.money import Result
from croupier.table.acts import act_name
from croupier.table.events import Performed, Spun
from croupier.table.limits import OneOf, Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER
from croupier.table.table import Shoes
from croupier.table.wagering import Betting


async def round_of_play(t: BigSixTable) -> None:
    """One round: the wagers, the call, the spin, the payment (MA-WHEEL 6)."""
    await wagering(t)
    await t.during(spin_and_settle(t), after_the_call)


async def wagering(t: BigSixTable) -> None:
    """Wagers are made until the call, which comes before the spin (MA-WHEEL 6(a))."""
    bets = Betting(wagers.CLAUSES, wagers.spots)
    while True:
        match await t.ask(may_wager, bets):
            case NoMoreBets():
                no_more_bets(t, "MA-WHEEL 6(a)")
                return
            case act:
                bets.take(t, act)


def may_wager(t: BigSixTable, bets: Betting) -> Iterator[Offer | Bar]:
    """Players wager until the dealer calls "No More Bets" (MA-WHEEL 6(a))."""
    if bets.waits_for_cash:
        yield Bar(NoMoreBets, "MA-WHEEL 6(a)", "a wager called with cash is confirmed or declined before the call")
    else:
        yield offer(DEALER, NoMoreBets, "MA-WHEEL 6(a)")
    yield Bar(SpinWheel, "MA-WHEEL 6(a)", '"No More Bets" is called before the wheel is spun')
    yield from bets.offers(t)


def after_the_call(t: BigSixTable) -> Iterator[Offer | Bar]:
    """From the call on no wager is touched (MA-WHEEL 6(a))."""
    yield from are_closed(t, "MA-WHEEL 6(a)")


async def spin_and_settle(t: BigSixTable) -> None:
    """A void spin is repeated with the wagers as they stand (MA-WHEEL 6(b), 6(c)(2), 6(e))."""
    while True:
        outcome = await the_spin(t)
        if isinstance(outcome, Insignia):
            break
    t.announce(DEALER, outcome.value, "MA-WHEEL 6(e)")

    def result(area: str) -> Result:
        return rules.result(Insignia(area), outcome, t.submission.payout_odds)

    await collect_then_pay(t, result, "MA-WHEEL 6(e)")


async def the_spin(t: BigSixTable) -> Insignia | VoidSpin:
    """The dealer spins the wheel in either direction (MA-WHEEL 6(b))."""
    act = await t.ask(may_spin)
    assert isinstance(act, SpinWheel)
    t.emit(Performed("MA-WHEEL 6(b)", DEALER, f"{act_name(SpinWheel)} {act.direction}"))
    return await t.during(stands_still(t, act.direction), irregular.while_the_wheel_turns)


def may_spin(t: BigSixTable) -> Iterator[Offer | Bar]:
    """Either direction will do (MA-WHEEL 6(b))."""
    yield offer(DEALER, SpinWheel, "MA-WHEEL 6(b)", direction=OneOf(tuple(Direction)))


async def stands_still(t: BigSixTable, direction: Direction) -> Insignia | VoidSpin:
    """The clapper rests at a number, or between two: then the posted choice decides (MA-WHEEL 6(c))."""
    await t.duty(DEALER, WatchWheel, "MA-WHEEL 6(b)")
    stops = t.submission.wheel
    # Only a real wheel has pegs; a number that is drawn is never between two.
    clapper = tuple(Clapper) if t.shoes is Shoes.PHYSICAL else (Clapper.ON_NUMBER,)
    spin = await t.chance(Spin, "MA-WHEEL 6(b)", stop=Whole(1, len(stops)), clapper=OneOf(clapper))
    if spin.clapper is Clapper.ON_NUMBER:
        t.emit(Spun("MA-WHEEL 6(b)", spin.stop))
        return rules.insignia(stops, spin.stop)
    if t.submission.between is Between.RESPIN:
        return void(t, "the clapper rests between two numbers", "MA-WHEEL 6(c)(2)")
    passed = rules.stop_passed(spin.stop, direction, len(stops))
    t.emit(Spun("MA-WHEEL 6(c)(1)", passed))
    return rules.insignia(stops, passed)
