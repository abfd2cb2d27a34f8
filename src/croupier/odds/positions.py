"""A position at the dice: several wagers that lie together now, and what they gain until every one is decided.

Wagers share their throws, so that what they gain together is not what they gain one by one: the chain follows all of
them at once. A wager that is paid and stays up counts until its first decision.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from croupier.equipment.dice import THROWS, Dice
from croupier.errors import Refused, unknown
from croupier.games.craps.rules.automata import START, Roll, State
from croupier.games.craps.rules.totals import POINTS, Point, Puck, after
from croupier.games.craps.rules.wagers import FLAT_OF, TRAVELS, Spot
from croupier.games.craps.submission import DiceGame
from croupier.odds.chains import Move, absorption
from croupier.odds.figures import DIGITS
from croupier.odds.gains import gain_of
from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.forms import exact_number

MOST_WAGERS = 12
"""Each further wager may double the chain."""


class Lying(NamedTuple):
    """A wager on the table: its kind, its state, and how many dollars."""

    kind: str
    state: State
    stake: Fraction


class Stand(NamedTuple):
    """The puck, the wagers that still lie, and what the others have gained."""

    puck: Puck
    lying: tuple[Lying, ...]
    gained: Fraction


class Position(Struct, frozen=True):
    """What a position gains, exactly."""

    ends: dict[Fraction, Fraction]
    """Each total gain in dollars, with its probability."""

    @property
    def expected(self) -> Fraction:
        """The average gain; a loss is negative."""
        return sum((gained * chance for gained, chance in self.ends.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance of the gain."""
        squares = sum((gained**2 * chance for gained, chance in self.ends.items()), Fraction(0))
        return squares - self.expected**2

    @property
    def sd(self) -> Decimal:
        """The standard deviation, rounded."""
        with localcontext() as context:
            context.prec = DIGITS
            return (Decimal(self.variance.numerator) / Decimal(self.variance.denominator)).sqrt()


def position_of(submission: Submission, wagers: Sequence[str], point: int | None) -> Position:
    """The position of wagers such as `10 on place 6`, with this point or before a come-out roll."""
    if not isinstance(submission, DiceGame):
        raise Refused(f"{submission.game} has no positions: its wagers do not lie from round to round")
    if point is not None and point not in POINTS:
        raise Refused(f"{point} is no point; points are {', '.join(map(str, POINTS))}")
    puck = None if point is None else Point(point)
    if len(wagers) > MOST_WAGERS:
        raise Refused(f"{len(wagers)} wagers are too many to follow together; at most {MOST_WAGERS} are")
    lying = tuple(_lying(submission, each, puck) for each in wagers)
    start = Stand(puck, lying, Fraction(0))
    ends = absorption(start, lambda stand: list(_moves(submission, stand)))
    return Position(dict(sorted(ends.items())))


def _lying(submission: DiceGame, text: str, puck: Puck) -> Lying:
    """Read a wager."""
    amount, on, area = text.partition(" on ")
    stake = exact_number(amount.strip().removeprefix("$"))
    if not on or stake is None or stake <= 0:
        raise Refused(f'"{text}" is no wager of a position; write for example "10 on place 6"')
    spot = submission.spots.get(area.strip())
    if spot is None:
        raise unknown("wager", area.strip(), list(submission.spots))
    return Lying(spot.kind, _state(spot, area, puck), Fraction(stake))


def _state(spot: Spot, area: str, puck: Puck) -> State:
    """In which state the wager on an area is."""
    if spot.state is not None:
        if spot.kind in TRAVELS and spot.state == START and puck is None:
            raise Refused(f"{area.strip()} lies only while a point stands; give the point")
        return spot.state
    if puck is None and spot.kind in FLAT_OF:
        raise Refused(f"{area.strip()} lies only while a point stands; give the point")
    return START if puck is None else puck


def _moves(submission: DiceGame, stand: Stand) -> Iterator[Move[Stand, Fraction]]:
    """What each throw makes of the position; equal stands come from several throws."""
    counted: dict[Stand, int] = {}
    for throw in THROWS:
        then = _after(submission, stand, throw)
        counted[then] = counted.get(then, 0) + 1
    for then, count in counted.items():
        chance = Fraction(count, len(THROWS))
        yield Move(chance, then) if then.lying else Move(chance, None, then.gained)


def _after(submission: DiceGame, stand: Stand, throw: Dice) -> Stand:
    lying, gained = [], stand.gained
    for each in stand.lying:
        step = submission.kinds[each.kind].automaton.step(each.state, Roll(throw, stand.puck))
        if step.result is None:
            assert step.state is not None
            lying.append(each._replace(state=step.state))
        else:
            gained += each.stake * gain_of(step.result)
    return Stand(after(stand.puck, throw.total) if lying else None, tuple(lying), gained)
