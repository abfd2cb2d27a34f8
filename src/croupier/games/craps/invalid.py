"""What can be wrong with a throw: invalid rolls, No Roll, cocked dice and disputes (MA-CRAPS 9, 10(a))."""

from collections.abc import Iterator

from msgspec import Struct

from croupier.equipment.dice import FACES, Dice, Die
from croupier.games.craps import wagering
from croupier.games.craps.acts import (
    DisputeFace,
    FindCocked,
    FindInvalid,
    Lies,
    NoRoll,
    RuleFace,
    RuleVoid,
    WhyNoRoll,
)
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.staff import by_game, controls_the_dice, is_mini, rules_disputes
from croupier.table.events import Thrown
from croupier.table.limits import OneOf, Whole, Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import FLOORPERSON

NO_ROLL = "No Roll"
DICE = (1, 2)

INVALID_BY = {
    Lies.OFF_THE_TABLE: "MA-CRAPS 9(a)(1)",
    Lies.ON_THE_OTHER: "MA-CRAPS 9(a)(2)",
    Lies.ON_THE_BANK: "MA-CRAPS 9(a)(3)",
    Lies.IN_THE_CUP: "MA-CRAPS 9(a)(4)",
    Lies.ON_A_RAIL: "MA-CRAPS 9(a)(4)",
    Lies.SUSPENDED: "MA-CRAPS 9(f)",
    Lies.ON_TWO_SIDES: "MA-CRAPS 10(a)(1)",
}
NO_ROLL_BY = {
    WhyNoRoll.NOT_TOGETHER: "MA-CRAPS 9(b)(1)",
    WhyNoRoll.SHORT: "MA-CRAPS 9(b)(2)",
    WhyNoRoll.CHEATING: "MA-CRAPS 9(b)(3)",
    WhyNoRoll.IMPROPER: "MA-CRAPS 9(b)(4)",
}


class Void(Struct, frozen=True):
    """The throw does not count: all wagers stand, and the dice are thrown again."""


def in_flight(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Until the dice come to rest: wagers, and what makes the throw void (MA-CRAPS 3(a), 9)."""
    yield from wagering.in_flight(t)
    yield from may_be_invalid(t)
    yield from may_call_no_roll(t)


def at_rest(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Until the throw is called: what makes it void, and how the dice are read (MA-CRAPS 9, 10(a))."""
    yield from wagering.is_over(t)
    yield from may_be_invalid(t)
    yield from may_call_no_roll(t)
    controls, die = controls_the_dice(t), OneOf(DICE)
    side = Whole(1, 6)
    yield offer(controls, FindCocked, "MA-CRAPS 10(a)(1)", then=read_cocked, die=die, resting_on=side)
    clause = by_game(t, "MA-CRAPS 10(a)(2)(i)", "MA-CRAPS 10(a)(2)(ii)")
    for seat in t.asked(t.seated):
        yield offer(seat, DisputeFace, clause, then=dispute, die=die)


def may_be_invalid(t: CrapsTable) -> Iterator[Offer | Bar]:
    """How a die may lie so that the roll is invalid; the bank is one of craps (MA-CRAPS 9(a), 9(f), 10(a)(1))."""
    lies = tuple(way for way in Lies if way is not Lies.ON_THE_BANK or not is_mini(t))
    limit = OneOf(lies, clause="MA-CRAPS 9(a)(3)" if is_mini(t) else "MA-CRAPS 9(d)")
    yield offer(controls_the_dice(t), FindInvalid, "MA-CRAPS 9(a)(1)", then=void_invalid, lies=limit)


def may_call_no_roll(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Those whom the licensee has designated, each for the reasons that are theirs to judge (MA-CRAPS 9(b), 9(e))."""
    for role in t.submission.no_roll_by:
        reasons = OneOf(tuple(why for why in WhyNoRoll if why is not WhyNoRoll.IMPROPER), clause="MA-CRAPS 9(b)")
        yield offer(role, NoRoll, "MA-CRAPS 9(b)", then=void_by_call, reason=reasons)
        # What else is improper is judged by those who run the game, not by the floorperson (9(b)(4)).
        if role is not FLOORPERSON:
            other = OneOf((WhyNoRoll.IMPROPER,))
            yield offer(role, NoRoll, "MA-CRAPS 9(b)(4)", then=void_by_call, reason=other, remark=Words(most=200))
    yield Bar(NoRoll, t.submission.no_roll_clause, f"No Roll is called by {' or '.join(t.submission.no_roll_by)}")


def void_invalid(t: CrapsTable, act: FindInvalid) -> Void:
    """The roll is invalid as the dice lie (MA-CRAPS 9(a))."""
    t.announce(act.who, NO_ROLL, INVALID_BY[act.lies])
    return Void()


def void_by_call(t: CrapsTable, act: NoRoll) -> Void:
    """The roll is invalidated by the call, which comes late once the dice lie (MA-CRAPS 9(b), 9(c))."""
    is_late = t.memory.dice is not None and act.reason is not WhyNoRoll.CHEATING
    t.announce(act.who, NO_ROLL, NO_ROLL_BY[act.reason])
    if is_late:
        t.announce(act.who, "Called late", "MA-CRAPS 9(c)")
    return Void()


def read_cocked(t: CrapsTable, act: FindCocked) -> None:
    """The side opposite the one that rests on something is uppermost (MA-CRAPS 9(f), 10(a)(1))."""
    read(t, act.die, Die(7 - act.resting_on), "MA-CRAPS 9(f)")


async def dispute(t: CrapsTable, act: DisputeFace) -> Void | None:
    """Whoever has discretion determines the face or orders the throw to be void (MA-CRAPS 10(a)(2))."""
    clause = by_game(t, "MA-CRAPS 10(a)(2)(i)", "MA-CRAPS 10(a)(2)(ii)")
    match await t.ask(may_rule, clause):
        case RuleFace(face=face):
            read(t, act.die, Die(face), clause)
            return None
        case ruling:
            t.announce(ruling.who, NO_ROLL, clause)
            return Void()


def may_rule(t: CrapsTable, clause: str) -> Iterator[Offer | Bar]:
    """The boxperson, at mini-craps the floorperson (MA-CRAPS 10(a)(2))."""
    judge = rules_disputes(t)
    yield offer(judge, RuleFace, clause, face=OneOf(FACES))
    yield offer(judge, RuleVoid, clause)
    yield Bar(RuleFace, clause, f"the {judge} decides which face is uppermost")
    yield Bar(RuleVoid, clause, f"the {judge} decides whether the throw is void")


def read(t: CrapsTable, die: int, face: Die, clause: str) -> None:
    """A die shows another face than it seemed."""
    assert t.memory.dice is not None
    t.memory.dice = Dice(*(face if number == die else shown for number, shown in enumerate(t.memory.dice, start=1)))
    t.emit(Thrown(clause, t.memory.dice))
