"""All wagers that a throw decides are settled (MA-CRAPS 2, 10(b), 10(c))."""

from typing import NamedTuple

from croupier.equipment.dice import Dice
from croupier.games.craps import buttons, fire, puck, shooter
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.rules import totals
from croupier.games.craps.rules.automata import START, Roll, Step
from croupier.games.craps.rules.totals import SEVEN, Puck
from croupier.games.craps.rules.wagers import area_of
from croupier.table.events import Stack
from croupier.table.people import Seat


class Effect(NamedTuple):
    """What a throw does to one player's wager."""

    seat: Seat
    area: str
    step: Step


async def settle(t: CrapsTable, throw: Dice) -> None:
    """Wagers are taken, paid and moved, then the fire bets, the marker and the shooter follow."""
    before = puck.point(t)
    found = effects(t, throw, before)
    # Bets that are decided make room before others travel to their point.
    for seat, area, step in found:
        if step.result is not None:
            t.settle(seat, area, step.result, step.clause)
    for seat, area, step in found:
        if step.result is None and step.state is not None:
            travel(t, seat, area, step)
    await fire.follow(t, Roll(throw, before))
    after_the_roll(t, before, throw)
    buttons.tidy(t)


def effects(t: CrapsTable, throw: Dice, before: Puck) -> list[Effect]:
    """What the throw does to every wager on the layout, seat by seat in the order of the areas."""
    spots, kinds = t.submission.spots, t.submission.kinds
    order = {area: number for number, area in enumerate(spots)}
    lying = dict.fromkeys((stack.owner, stack.area) for stack in t.stacks_on(lambda area: area in spots))
    found = []
    for seat, area in sorted(lying, key=lambda each: (each[0], order[each[1]])):
        kind, state = spots[area]
        now = (before or START) if state is None else state
        roll = Roll(throw, before, buttons.is_on(t, seat, area))
        found.append(Effect(seat, area, kinds[kind].automaton.step(now, roll)))
    return found


def travel(t: CrapsTable, seat: Seat, area: str, step: Step) -> None:
    """A Come or Don't Come Bet moves to its come point (MA-CRAPS 1(Come Point))."""
    assert step.state is not None
    target = area_of(t.submission.spots[area].kind, step.state)
    if target != area:
        t.move(t.chips(seat, area), Stack(area, seat), Stack(target, seat), "MA-CRAPS 1(Come Point)")


def after_the_roll(t: CrapsTable, before: Puck, throw: Dice) -> None:
    """The marker tells the point, and a loser 7 ends the shooter's turn (MA-CRAPS 1, 11(a)(1), 11(b))."""
    if t.memory.without_line_bet:
        # These rolls set no point, and a 7 is no loser 7: a reading of MA-CRAPS 1(Come Out Roll).
        if not shooter.come_bets_remain(t):
            shooter.play_as_usual(t)
        return
    if before is None:
        t.memory.fire_bets_open = False
    puck.turn(t, totals.after(before, throw.total))
    if before is not None and throw.total == SEVEN:
        shooter.give_up(t, "MA-CRAPS 11(a)(1)")
