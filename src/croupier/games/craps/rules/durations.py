"""How long wagers and hands last, in throws: exact, and derived from the same automata that decide them."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

from croupier.equipment.dice import THROWS
from croupier.games.craps.rules.automata import START, Automaton, Roll, State
from croupier.games.craps.rules.totals import POINTS, SEVEN, Puck, after
from croupier.table.reckoned import Measure

EACH = Fraction(1, len(THROWS))
STANDING = POINTS[0]
"""Some point, so that every wager is on: throws on which a wager sleeps are not counted."""
LISTED = 20
"""The length up to which each length of a hand is told by itself; some 94 in 100 hands are no longer."""


def throws_to_decision(automaton: Automaton, state: State = START) -> Fraction:
    """On how many throws a wager is active on average, until one of them decides it.

    A wager goes from its beginning to a point and stays there, so the states need no system of equations.
    """
    goes_on = Counter(
        step.state
        for throw in THROWS
        for step in [automaton.step(state, Roll(throw, STANDING, on=True))]
        if step.result is None and step.state is not None
    )
    later = sum(
        (EACH * count * throws_to_decision(automaton, then) for then, count in goes_on.items() if then != state),
        Fraction(0),
    )
    return (1 + later) / (1 - EACH * goes_on[state])


def throws_of_a_hand() -> Fraction:
    """How many throws a shooter has on average, the loser 7 among them."""
    to_points = {point: EACH * _ways(point) for point in POINTS}
    ends = {point: EACH * (_ways(point) + _ways(SEVEN)) for point in POINTS}
    # From a come-out roll: to a point, from there to its end, and back to a come-out roll if the point was made.
    a_round = 1 + sum(chance / ends[point] for point, chance in to_points.items())
    no_point = 1 - sum(to_points.values())
    made = sum(chance * EACH * _ways(point) / ends[point] for point, chance in to_points.items())
    return Fraction(a_round / (1 - no_point - made))


def hand_lengths() -> Iterator[Fraction]:
    """How likely a hand has one throw, two throws, and so on without end."""
    pucks: dict[Puck, Fraction] = {None: Fraction(1)}
    while True:
        ended, further = Fraction(0), dict.fromkeys((None, *POINTS), Fraction(0))
        for puck, chance in pucks.items():
            for throw in THROWS:
                if puck is not None and throw.total == SEVEN:
                    ended += EACH * chance
                else:
                    further[after(puck, throw.total)] += EACH * chance
        yield ended
        pucks = further


def length_of_a_hand() -> tuple[Measure, ...]:
    """How many throws a hand has: on average, and how likely each number is."""
    listed = list(islice(hand_lengths(), LISTED))
    lengths = {f"chance of {throws} throws": chance for throws, chance in enumerate(listed, start=1) if chance}
    longer = {f"chance of more than {LISTED} throws": Fraction(1 - sum(listed))}
    return (Measure("length of a hand", {"throws on average": throws_of_a_hand()} | lengths | longer),)


def _ways(total: int) -> int:
    return sum(throw.total == total for throw in THROWS)
