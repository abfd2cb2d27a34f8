"""Each wager of craps as a small automaton: what a throw does to it, given its state, the puck and the On button.

An automaton knows one wager and nothing of money; the table settles by it, and exact chains and walkers follow from
it, so that no decision of section 2 is written twice.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct

from croupier.equipment.dice import THROWS, Dice
from croupier.games.craps.rules.totals import BARRED, CRAPS, ELEVEN, POINTS, SEVEN, Point, Puck
from croupier.money import LOSE, PUSH, STAND, Odds, Part, Result, Stake, win

State = int
"""Where a wager stands: START, the point that it has travelled to, or for the fire bet the points made, as bits."""

START: State = 0


class Step(NamedTuple):
    """What a throw does to a wager: its next state (None: it is over), its result if there is one, and the clause."""

    state: State | None
    result: Result | None
    clause: str


class Roll(NamedTuple):
    """A throw as a wager meets it: with the puck before it, and whether the player has called the wager on."""

    throw: Dice
    puck: Puck
    on: bool = False

    @property
    def total(self) -> int:
        return self.throw.total

    @property
    def wakes(self) -> bool:
        """Whether a wager that is inactive on the come-out roll is active (MA-CRAPS 3(e))."""
        return self.on or self.puck is not None


class Automaton(Protocol):
    """A wager, whoever made it."""

    def step(self, state: State, roll: Roll) -> Step:
        """What a roll does to the wager in this state."""

    def wins(self) -> tuple[Result, ...]:
        """Every result that pays, by which an amount is payable or not (MA-CRAPS 4(f))."""


class WithTheDice(Struct, frozen=True):
    """Pass and Come: 7 and 11 win, craps lose, and a point must repeat before a 7 (MA-CRAPS 2(a), 2(c))."""

    section: str
    odds: Odds

    def step(self, state: State, roll: Roll) -> Step:
        total = roll.total
        if state == START:
            if total in (SEVEN, ELEVEN):
                return Step(None, win(self.odds), f"{self.section}(1)(i)")
            if total in CRAPS:
                return Step(None, LOSE, f"{self.section}(2)(i)")
            return Step(total, None, f"{self.section}(1)(ii)")
        if total == state:
            return Step(None, win(self.odds), f"{self.section}(1)(ii)")
        if total == SEVEN:
            return Step(None, LOSE, f"{self.section}(2)(ii)")
        return Step(state, None, f"{self.section}(1)(ii)")

    def wins(self) -> tuple[Result, ...]:
        return (win(self.odds),)


class AgainstTheDice(Struct, frozen=True):
    """Don't Pass and Don't Come: 2 and 3 win, 7 and 11 lose, 12 is barred, then a 7 must come before the point.

    (MA-CRAPS 2(b), 2(d))
    """

    section: str
    odds: Odds

    def step(self, state: State, roll: Roll) -> Step:
        total = roll.total
        if state == START:
            if total in (SEVEN, ELEVEN):
                return Step(None, LOSE, f"{self.section}(2)(i)")
            if total == BARRED:
                return Step(START, STAND, f"{self.section}(3)")
            if total in CRAPS:
                return Step(None, win(self.odds), f"{self.section}(1)(i)")
            return Step(total, None, f"{self.section}(1)(ii)")
        if total == SEVEN:
            return Step(None, win(self.odds), f"{self.section}(1)(ii)")
        if total == state:
            return Step(None, LOSE, f"{self.section}(2)(ii)")
        return Step(state, None, f"{self.section}(1)(ii)")

    def wins(self) -> tuple[Result, ...]:
        return (win(self.odds),)


class OddsTaken(Struct, frozen=True):
    """A supplemental wager behind Pass or Come: decided with it, by the point that it has (MA-CRAPS 6(a), 6(c)).

    Come odds that are not on when their Come Bet is decided go back to the player: a reading of MA-CRAPS 3(e).
    """

    clause: str
    pays: Mapping[Point, Odds]

    def step(self, state: State, roll: Roll) -> Step:
        if roll.total not in (state, SEVEN):
            return Step(state, None, self.clause)
        if not roll.wakes:
            return Step(None, PUSH, "MA-CRAPS 3(e)")
        return Step(None, win(self.pays[Point(state)]) if roll.total == state else LOSE, self.clause)

    def wins(self) -> tuple[Result, ...]:
        return tuple(win(odds) for odds in self.pays.values())


class OddsLaid(Struct, frozen=True):
    """A supplemental wager behind Don't Pass or Don't Come, on at every roll (MA-CRAPS 3(e), 6(b), 6(d))."""

    clause: str
    pays: Mapping[Point, Odds]

    def step(self, state: State, roll: Roll) -> Step:
        if roll.total not in (state, SEVEN):
            return Step(state, None, self.clause)
        return Step(None, win(self.pays[Point(state)]) if roll.total == SEVEN else LOSE, self.clause)

    def wins(self) -> tuple[Result, ...]:
        return tuple(win(odds) for odds in self.pays.values())


class NumberBeforeSeven(Struct, frozen=True):
    """Place to win, and buy: the number before a 7; inactive on a come-out roll unless on (MA-CRAPS 2(e), 5(a))."""

    number: int
    won: Result
    clause: str
    lost: Result = LOSE

    def step(self, state: State, roll: Roll) -> Step:
        if not roll.wakes:
            return Step(state, None, "MA-CRAPS 3(e)")
        if roll.total == self.number:
            return Step(state if self.won.stake is Stake.STAYS else None, self.won, self.clause)
        if roll.total == SEVEN:
            return Step(None, self.lost, "MA-CRAPS 2(e)")
        return Step(state, None, self.clause)

    def wins(self) -> tuple[Result, ...]:
        return (self.won,)


class SevenBeforeNumber(Struct, frozen=True):
    """Place to lose, and lay: a 7 before the number, on at every roll (MA-CRAPS 2(f), 3(e), 5(b))."""

    number: int
    won: Result
    clause: str
    lost: Result = LOSE

    def step(self, state: State, roll: Roll) -> Step:
        if roll.total == SEVEN:
            return Step(None, self.won, self.clause)
        if roll.total == self.number:
            return Step(None, self.lost, "MA-CRAPS 2(f)")
        return Step(state, None, self.clause)

    def wins(self) -> tuple[Result, ...]:
        return (self.won,)


class Hardway(Struct, frozen=True):
    """A total with two equal dice before the same total any other way and before a 7 (MA-CRAPS 2(g) to (j))."""

    number: int
    won: Result
    clause: str

    def step(self, state: State, roll: Roll) -> Step:
        if not roll.wakes:
            return Step(state, None, "MA-CRAPS 3(e)")
        if roll.total == self.number and roll.throw.is_hard:
            return Step(state, self.won, self.clause)
        if roll.total in (self.number, SEVEN):
            return Step(None, LOSE, self.clause)
        return Step(state, None, self.clause)

    def wins(self) -> tuple[Result, ...]:
        return (self.won,)


class OneRoll(Struct, frozen=True):
    """A wager that the very next roll decides: the throws that win, and what they pay (MA-CRAPS 2(k) to (mm))."""

    won: Mapping[Dice, Result]
    clause: str

    def step(self, state: State, roll: Roll) -> Step:  # noqa: ARG002 - it has one state
        return Step(None, self.won.get(roll.throw, LOSE), self.clause)

    def wins(self) -> tuple[Result, ...]:
        return tuple(dict.fromkeys(self.won.values()))


class Fire(Struct, frozen=True):
    """The different points made before a loser 7, which alone decides (MA-CRAPS 2(nn), 12(a)(5), 12(b))."""

    pays: Mapping[int, Odds]

    def step(self, state: State, roll: Roll) -> Step:
        if roll.puck is None:
            return Step(state, None, "MA-CRAPS 12(a)(5)")
        if roll.total == roll.puck:
            return Step(with_point(state, roll.puck), None, "MA-CRAPS 12(b)(2)")
        if roll.total == SEVEN:
            odds = self.pays.get(len(points_made(state)))
            return Step(None, LOSE if odds is None else win(odds), "MA-CRAPS 12(a)(5)")
        return Step(state, None, "MA-CRAPS 12(a)(5)")

    def wins(self) -> tuple[Result, ...]:
        return tuple(win(odds) for odds in self.pays.values())


def with_point(state: State, point: int) -> State:
    """The fire bet's points with one more, which changes nothing if it was made before (MA-CRAPS 12(b)(2))."""
    return state | 1 << POINTS.index(Point(point))


def points_made(state: State) -> tuple[int, ...]:
    """The different points made, in any order (MA-CRAPS 12(b)(3)).

    >>> points_made(with_point(with_point(START, 8), 4))
    (4, 8)
    """
    return tuple(point for bit, point in enumerate(POINTS) if state >> bit & 1)


def on_totals(pays: Mapping[int, Result]) -> dict[Dice, Result]:
    """The throws that make these totals, each with its result."""
    return {throw: pays[throw.total] for throw in THROWS if throw.total in pays}


def in_parts(pays: Mapping[int, Odds], units: Mapping[int, int], out_of: int) -> dict[Dice, Result]:
    """A wager paid as several one-roll wagers: on a total its own units win, and the others are taken.

    (MA-CRAPS 4(c), 4(d))
    """
    return on_totals({total: Result(Stake.RETURNED, pays[total], Part(units[total], out_of)) for total in units})
