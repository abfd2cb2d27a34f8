"""Craps for the compiler: a round is a throw, and the wagers are those of the licensee's layout.

Wagers that are decided by the point alone share a lane. A Come Bet and a Don't Come Bet, which travel, a line bet with
its odds, and the fire bet are followed each by itself, with what supports it.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping

from msgspec.structs import replace

from croupier.equipment.dice import THROWS
from croupier.games.craps import fire, shooter
from croupier.games.craps.acts import Throw
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.puck import point
from croupier.games.craps.rules.automata import START
from croupier.games.craps.rules.durations import throws_of_a_hand, throws_to_decision
from croupier.games.craps.rules.pays import TRUE_ODDS_AGAINST
from croupier.games.craps.rules.totals import POINTS, Point
from croupier.games.craps.rules.wagers import (
    BREAKS_DOWN,
    COMES,
    DONT_COME,
    DONT_PASS,
    FIRE,
    FLAT_OF,
    LINE,
    ODDS_OF,
    SIX_SEVEN_EIGHT,
    TRAVELS,
    area_of,
)
from croupier.games.craps.submission import DiceGame
from croupier.games.craps.throwing import the_throw
from croupier.money import Cents
from croupier.table.events import RACK
from croupier.table.lanes import PLAYER, Bet, Lane
from croupier.table.people import CHANCE

COME_OUT = "come-out"
POINT = "point"
NEW_SHOOTER = "new shooter"
ALL_THROWS = tuple(Throw(CHANCE, throw) for throw in THROWS)
LAID_UNITS = 10
"""A bet whose odds are laid is so many units, for the odds to be whole units whatever the point."""


def lanes(submission: DiceGame) -> tuple[Lane, ...]:
    """The wagers that are offered, in lanes of those that can be followed together."""
    found = [table(submission), *(line_with_odds(submission, flat) for flat in LINE)]
    found += [come(submission, flat) for flat in COMES]
    if submission.wagers.fire_bet is not None:
        found.append(fire_bet())
    return tuple(found)


def table(submission: DiceGame) -> Lane:
    """Every area of the layout; a plan may lay any wager, and the odds are those of the wagers that never travel."""
    areas = {area: area for area in _offered(submission) if not _is_travelled(submission, area)}
    if submission.wagers.fire_bet is not None:
        areas[FIRE] = fire.inner(PLAYER)
    plan = tuple(
        Bet(area, when=COME_OUT if area in LINE else None)
        for area in areas
        if area != FIRE and submission.spots[area].kind not in (*TRAVELS, *FLAT_OF)
    )
    kinds = {area: submission.kinds[FIRE if area == FIRE else submission.spots[area].kind] for area in areas}
    return replace(
        _lane("table", areas=areas, plan=plan),
        lasts={bet.wager: throws_to_decision(kinds[bet.wager].automaton) for bet in plan},
        travels={area_of(flat, number): flat for flat in COMES for number in POINTS},
        classes={area: kind.limits for area, kind in kinds.items()},
        steps={area: Cents(kind.payable_units * submission.unit) for area, kind in kinds.items()},
    )


def line_with_odds(submission: DiceGame, flat: str) -> Lane:
    """A line bet with as much odds behind it as the licensee allows (MA-CRAPS 6(a), 6(b), 6(e))."""
    name, behind = f"{flat} with odds", ODDS_OF[flat]
    odds = [Bet(behind, odds_units(submission, flat, number), f"point {number}") for number in POINTS]
    plan = (Bet(name, LAID_UNITS, COME_OUT), *odds)
    lasts = {name: throws_to_decision(submission.kinds[flat].automaton)}
    lane = _lane(name, areas={name: flat, behind: behind}, plan=plan)
    return replace(lane, supports={behind: name}, lasts=lasts)


def odds_units(submission: DiceGame, flat: str, number: Point) -> int:
    """How many units of odds a bet of LAID_UNITS supports (MA-CRAPS 6)."""
    most = LAID_UNITS * submission.multiple(number)
    if flat in (DONT_PASS, DONT_COME):
        units = most / TRUE_ODDS_AGAINST[number].ratio
        assert units.denominator == 1
        return int(units)
    return most


def come(submission: DiceGame, flat: str) -> Lane:
    """A Come or Don't Come Bet, followed to its decision before the next one is made (MA-CRAPS 2(c), 2(d))."""
    lasts = {flat: throws_to_decision(submission.kinds[flat].automaton)}
    lane = _lane(flat, areas={flat: flat}, plan=(Bet(flat, when=f"no {flat}"),))
    return replace(lane, travels={area_of(flat, number): flat for number in POINTS}, lasts=lasts)


def fire_bet() -> Lane:
    """The fire bet, from a new shooter to the loser 7 (MA-CRAPS 2(nn))."""
    plan = (Bet(FIRE, when=NEW_SHOOTER),)
    return replace(_lane(FIRE, areas={FIRE: fire.inner(PLAYER)}, plan=plan), lasts={FIRE: throws_of_a_hand()})


def _lane(name: str, *, areas: Mapping[str, str], plan: tuple[Bet, ...]) -> Lane:
    return Lane(
        name=name,
        script=a_throw,
        areas=areas,
        plan=plan,
        symbols=ALL_THROWS,
        key=key,
        conditions=dict(_conditions()),
    )


async def a_throw(t: CrapsTable) -> None:
    """The player shoots, again after a loser 7."""
    if t.memory.shooter is None:
        shooter.take(t, PLAYER, (1, 2), "MA-CRAPS 7(c)")
        t.memory.shooter = PLAYER
    await the_throw(t)


def key(t: CrapsTable) -> Hashable:
    """The point, what lies on the layout, the points of the fire bet, and whether a new shooter is to come out."""
    stacks = sorted(t.board.stacks.items())
    lying = tuple((stack.area, amount) for stack, amount in stacks if stack.owner == PLAYER and stack.area != RACK)
    return point(t), lying, fire.state(t), t.memory.shooter is None


def _offered(submission: DiceGame) -> Iterator[str]:
    """The areas on which this licensee takes wagers, or on which wagers travel."""
    choices = submission.wagers
    for area in submission.spots:
        if area in BREAKS_DOWN and not choices.horn_high_area:
            continue
        if area == SIX_SEVEN_EIGHT and not choices.six_seven_eight:
            continue
        if area.endswith(" to lose") and not choices.place_to_lose:
            continue
        yield area


def _is_travelled(submission: DiceGame, area: str) -> bool:
    """Whether a bet comes to an area only by its point."""
    kind, state = submission.spots[area]
    return kind in COMES and state != START


def _conditions() -> Iterator[tuple[str, Callable[[CrapsTable], bool]]]:
    """What a plan may wait for."""
    yield COME_OUT, lambda t: point(t) is None
    yield POINT, lambda t: point(t) is not None
    yield NEW_SHOOTER, lambda t: t.memory.shooter is None
    for number in POINTS:
        yield f"point {number}", lambda t, number=number: point(t) == number  # type: ignore[misc]
    for flat in COMES:
        yield f"no {flat}", lambda t, flat=flat: point(t) is not None and not _travelled(t, flat)  # type: ignore[misc]
        for number in POINTS:
            area = area_of(flat, number)
            yield area, lambda t, area=area: t.chips(PLAYER, area) > 0  # type: ignore[misc]


def _travelled(t: CrapsTable, flat: str) -> bool:
    return any(t.chips(PLAYER, area_of(flat, number)) for number in POINTS)
