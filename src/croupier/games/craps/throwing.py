"""The throw of the dice, its call and what follows it (MA-CRAPS 8 to 11)."""

from collections.abc import Iterator

from croupier.equipment.dice import THROWS
from croupier.games.craps import fire, invalid, offering, settlement, shooter, spoken, wagering
from croupier.games.craps.acts import (
    CallThrow,
    CentreDice,
    DeclineLineBet,
    DiceAtRest,
    OrderPassDice,
    PassDice,
    ReturnDice,
    SettleWagers,
    Throw,
    ThrowDice,
    WhyPass,
)
from croupier.games.craps.invalid import Void
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.puck import point
from croupier.games.craps.rules.totals import SPOKEN
from croupier.games.craps.staff import by_game, controls_the_dice, orders_the_shooter
from croupier.table.acts import Act
from croupier.table.events import Thrown
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat


async def the_shooters_turn(t: CrapsTable) -> None:
    """The shooter throws, or the dice go on (MA-CRAPS 8, 11)."""
    match await t.during(before_the_throw(t), between_rolls):
        case ThrowDice():
            await the_throw(t)
        case PassDice():
            spoken.refuse_unconfirmed(t, "MA-CRAPS 11(a)")
            shooter.give_up(t, "MA-CRAPS 11(a)")
        case OrderPassDice(reason=reason):
            t.announce(orders_the_shooter(t), f"Pass the dice: {reason}", "MA-CRAPS 11(a)(2)")
            spoken.refuse_unconfirmed(t, "MA-CRAPS 11(a)(2)")
            shooter.give_up(t, "MA-CRAPS 11(a)(2)")
        case DeclineLineBet():
            await t.during(offering.instead_of_the_shooter(t), wagering.between_throws)


async def before_the_throw(t: CrapsTable) -> Act:
    """Wagers are made until the shooter throws (MA-CRAPS 3(a))."""
    return await t.ask(may_throw)


def may_throw(t: CrapsTable) -> Iterator[Offer | Bar]:
    """The shooter throws, and who may not throw yet may pass the dice instead (MA-CRAPS 8, 11(a), 11(b))."""
    seat = t.memory.shooter
    assert seat is not None
    bar = why_not_throw(t, seat)
    if bar is None:
        yield offer(seat, ThrowDice, "MA-CRAPS 8")
    else:
        yield bar
        yield offer(seat, PassDice, "MA-CRAPS 11(a)")
    yield Bar(ThrowDice, "MA-CRAPS 7(c)", f"seat {seat} is the shooter")
    if needs_line_bet(t, seat):
        if shooter.come_bets_remain(t):
            yield offer(seat, DeclineLineBet, "MA-CRAPS 11(b)")
        else:
            yield Bar(DeclineLineBet, "MA-CRAPS 11(b)", "no Come or Don't Come Bet remains: pass the dice", seat)


def between_rolls(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Wagers, and what takes the dice from a shooter who could throw (MA-CRAPS 3, 11(a))."""
    yield from wagering.between_throws(t)
    seat = t.memory.shooter
    if seat is not None and why_not_throw(t, seat) is None:
        yield offer(seat, PassDice, "MA-CRAPS 11(a)", then=dice_go_on)
    reasons = OneOf(tuple(WhyPass))
    yield offer(orders_the_shooter(t), OrderPassDice, "MA-CRAPS 11(a)(2)", then=dice_go_on, reason=reasons)


def dice_go_on(t: CrapsTable, act: Act) -> Act:
    """The act itself ends the shooter's turn."""
    return act


def needs_line_bet(t: CrapsTable, seat: Seat) -> bool:
    """Whether the shooter has to make a Pass or Don't Pass Bet before the throw (MA-CRAPS 8)."""
    return point(t) is None and not t.memory.without_line_bet and not shooter.has_line_bet(t, seat)


def why_not_throw(t: CrapsTable, seat: Seat) -> Bar | None:
    """What must be done before the dice leave the shooter's hand (MA-CRAPS 3(b), 8, 12(a)(3))."""
    if needs_line_bet(t, seat):
        return Bar(ThrowDice, "MA-CRAPS 8", "the shooter makes a Pass or Don't Pass Bet first", seat)
    if t.memory.spoken:
        return Bar(ThrowDice, "MA-CRAPS 3(b)", "a wager called with cash is confirmed or declined first", seat)
    if fire.waits_for_the_dealer(t):
        return Bar(ThrowDice, "MA-CRAPS 12(a)(3)", "the dealer brings the fire bets in first", seat)
    return None


async def the_throw(t: CrapsTable) -> None:
    """The dice fly, come to rest, are read and called; a void throw leaves every wager as it is (MA-CRAPS 8 to 10)."""
    t.memory.called_on.clear()
    t.memory.dice = None
    fire.bring_in(t)
    voided = await t.during(to_rest(t), invalid.in_flight)
    spoken.refuse_unconfirmed(t, "MA-CRAPS 3(a)")
    if voided is None:
        await the_faces(t)
        voided = await t.during(the_call(t), invalid.at_rest)
    if voided is None:
        await t.during(the_settlement(t), until_settled)
    if t.memory.shooter is not None:
        await t.during(t.perform(controls_the_dice(t), ReturnDice, settled_by(t)), until_settled)


async def to_rest(t: CrapsTable) -> Void | None:
    """The dice come to rest (MA-CRAPS 10(a))."""
    await t.duty(controls_the_dice(t), DiceAtRest, "MA-CRAPS 10(a)")
    return None


async def the_faces(t: CrapsTable) -> None:
    """Chance shows the uppermost faces."""
    throw = await t.chance(Throw, "MA-CRAPS 10(a)", dice=OneOf(THROWS))
    t.memory.dice = throw.dice
    t.emit(Thrown("MA-CRAPS 10(a)", throw.dice))


async def the_call(t: CrapsTable) -> Void | None:
    """Whoever controls the dice calls the sum at once (MA-CRAPS 10(a))."""
    await t.duty(controls_the_dice(t), CallThrow, "MA-CRAPS 10(a)")
    assert t.memory.dice is not None
    t.announce(controls_the_dice(t), SPOKEN[t.memory.dice.total], "MA-CRAPS 10(a)")
    return None


async def the_settlement(t: CrapsTable) -> None:
    """The dice go to the centre, and all wagers that the throw decided are settled (MA-CRAPS 10(b), 10(c))."""
    assert t.memory.dice is not None
    await t.perform(controls_the_dice(t), CentreDice, settled_by(t))
    await t.duty(DEALER, SettleWagers, settled_by(t))
    await settlement.settle(t, t.memory.dice)


def settled_by(t: CrapsTable) -> str:
    """The clause that orders call, settlement and the way of the dice."""
    return by_game(t, "MA-CRAPS 10(b)", "MA-CRAPS 10(c)")


def until_settled(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Nothing is wagered or thrown before every decided wager is settled (MA-CRAPS 10(b), 10(c))."""
    yield from wagering.is_over(t)
    yield Bar(ThrowDice, settled_by(t), "all wagers decided by the throw are settled first")
