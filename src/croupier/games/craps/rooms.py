"""Where and how much a player may wager: limits, payable amounts, and what odds a bet supports (MA-CRAPS 2 to 6)."""

from collections.abc import Iterator
from fractions import Fraction
from math import gcd, lcm
from typing import NamedTuple

from croupier.games.craps import fire
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.puck import point
from croupier.games.craps.rules.amounts import (
    odds_laid_up_to,
    odds_taken_up_to,
    payable_above,
    payable_below,
    payable_units,
)
from croupier.games.craps.rules.pays import TRUE_ODDS, TRUE_ODDS_AGAINST
from croupier.games.craps.rules.totals import POINTS, Point
from croupier.games.craps.rules.wagers import (
    BREAKS_DOWN,
    COME,
    DONT_COME,
    DONT_PASS,
    FIRE,
    FLAT_OF,
    ODDS_OF,
    PASS,
    SIX_SEVEN_EIGHT,
    WHIRL,
    area_of,
)
from croupier.money import Cents, Odds, win
from croupier.table.people import Seat


class Room(NamedTuple):
    """What a further wager on an area may be, before the rack is looked at."""

    least: Cents
    most: Cents
    step: Cents
    clause: str | None
    because: str
    granted_by: str = "MA-CRAPS 3(b)"
    fee_percent: int = 0
    """What is paid at once beside the wager."""


class Closed(NamedTuple):
    """Areas on which a player may not wager now, by which clause, and why."""

    areas: tuple[str, ...]
    clause: str
    why: str


def rooms(t: CrapsTable, seat: Seat) -> dict[Room, list[str]]:
    """The areas on which a player may wager now, those of equal room together."""
    shut = [area for closed in closed_to(t, seat) for area in closed.areas]
    found: dict[Room, list[str]] = {}
    for area in (*t.submission.spots, WHIRL):
        if area not in shut:
            found.setdefault(room(t, seat, area), []).append(area)
    if FIRE not in shut:
        found[Room(fire.LEAST, fire.MOST, fire.step(t), "MA-CRAPS 12(b)(1)", "one to five whole dollars")] = [FIRE]
    return found


def room(t: CrapsTable, seat: Seat, area: str) -> Room:
    """What a player may wager on an area beside what lies there."""
    if is_broken_down(t, area):
        return _room_of_parts(t, seat, area)
    if t.submission.spots[area].kind in FLAT_OF:
        return _room_behind(t, seat, area)
    return _room_within_limits(t, seat, area)


def is_broken_down(t: CrapsTable, area: str) -> bool:
    """Whether a wager is booked as two others: a Whirl, and a Horn High without an area (MA-CRAPS 2(t), 2(u))."""
    return area in BREAKS_DOWN and not (area in t.submission.kinds and t.submission.wagers.horn_high_area)


def broken_down_by(area: str) -> str:
    """The clause by which a wager is booked as two others."""
    return "MA-CRAPS 2(u)" if area == WHIRL else "MA-CRAPS 2(t)"


def step_on(t: CrapsTable, area: str) -> Cents:
    """In which steps the wager on an area can be paid (MA-CRAPS 4(f))."""
    submission = t.submission
    spot = submission.spots[area]
    if spot.kind in FLAT_OF:
        units = payable_units([win(_pays(spot.kind)[_point_behind(t, area)])])
    else:
        units = submission.kinds[spot.kind].payable_units
    return Cents(units * submission.unit)


def _room_within_limits(t: CrapsTable, seat: Seat, area: str) -> Room:
    limits, step = t.submission.limits, step_on(t, area)
    kind = t.submission.kinds[t.submission.spots[area].kind]
    name, percent = kind.limits, t.submission.fee_when_made(kind.name)
    there = lying(t, seat, area)
    least = step if there else _up(limits.minimum_of(name), step)
    most = (limits.maximum_of(name) - there) // step * step
    room = Room(least, Cents(most), step, None, "the table's limits", fee_percent=percent)
    if step > t.submission.unit:
        return room._replace(clause="MA-CRAPS 4(f)", because="the limits, in amounts that can be paid at the odds")
    return room


def _room_of_parts(t: CrapsTable, seat: Seat, area: str) -> Room:
    """Every part of the wager must have its room."""
    parts, unit = BREAKS_DOWN[area], t.submission.unit
    of_parts = {share: _room_within_limits(t, seat, name) for name, share in parts.items()}
    units = lcm(*(room.step // unit // gcd(room.step // unit, share) for share, room in of_parts.items()))
    step = Cents(units * unit)
    least = max(_up(Cents(-(-room.least // share)), step) for share, room in of_parts.items())
    most = min(room.most // share // step * step for share, room in of_parts.items())
    whole = sum(parts.values())
    because = "the limits, in fives of payable units"
    return Room(Cents(least * whole), Cents(most * whole), Cents(step * whole), broken_down_by(area), because)


def _room_behind(t: CrapsTable, seat: Seat, area: str) -> Room:
    """What odds the bet in front still supports (MA-CRAPS 6)."""
    step, there = step_on(t, area), lying(t, seat, area)
    least = step if there else _up(t.submission.limits.minimum_of("odds"), step)
    most = Cents(supported(t, seat, area) - there)
    clause = t.submission.kinds[t.submission.spots[area].kind].clause
    return Room(least, most, step, None, "what the bet supports, in amounts that can be paid at the odds", clause)


def supported(t: CrapsTable, seat: Seat, area: str) -> Cents:
    """How much may lie behind a bet in all: the multiple, the posted limit, and what eases the payout (MA-CRAPS 6)."""
    submission, kind, step = t.submission, t.submission.spots[area].kind, step_on(t, area)
    number = _point_behind(t, area)
    flat, multiple = t.chips(seat, flat_area(t, area)), submission.multiple(number)
    if kind in (ODDS_OF[PASS], ODDS_OF[COME]):
        cap = odds_taken_up_to(flat, multiple)
    else:
        cap = odds_laid_up_to(flat, multiple, TRUE_ODDS_AGAINST[number])
    cap = min(cap, Fraction(submission.limits.maximum_of("odds")))
    return payable_above(cap, step) if submission.odds_overage else payable_below(cap, step)


def flat_area(t: CrapsTable, odds_area: str) -> str:
    """Where the bet lies that odds support."""
    spot = t.submission.spots[odds_area]
    return area_of(FLAT_OF[spot.kind], spot.state or 0)


def _point_behind(t: CrapsTable, area: str) -> Point:
    state = t.submission.spots[area].state
    number = point(t) if state is None else Point(state)
    assert number is not None, "odds need a point"
    return number


def _pays(kind: str) -> dict[Point, Odds]:
    return TRUE_ODDS if kind in (ODDS_OF[PASS], ODDS_OF[COME]) else TRUE_ODDS_AGAINST


def lying(t: CrapsTable, seat: Seat, area: str) -> Cents:
    """What a player has on an area, and what waits there to be confirmed."""
    spoken = t.memory.spoken.get(seat)
    waiting = 0
    if spoken is not None:
        parts = BREAKS_DOWN[spoken.area] if is_broken_down(t, spoken.area) else {spoken.area: 1}
        waiting = spoken.amount * parts.get(area, 0) // sum(parts.values())
    return Cents(t.chips(seat, area) + waiting)


def _up(amount: Cents, step: Cents) -> Cents:
    return Cents(-(-amount // step) * step)


def closed_to(t: CrapsTable, seat: Seat) -> Iterator[Closed]:
    """The areas on which a player may not wager now."""
    yield from _closed_lines(t, seat)
    yield from _closed_odds(t, seat)
    yield from _not_offered(t)
    shut = fire.why_closed(t, seat)
    if shut is not None:
        yield Closed((FIRE,), *shut)


def _closed_lines(t: CrapsTable, seat: Seat) -> Iterator[Closed]:
    """Line bets belong before the come-out roll, Come Bets after it (MA-CRAPS 2(a) to (d), 3(d))."""
    if point(t) is None:
        yield Closed((COME,), "MA-CRAPS 2(c)", "a Come Bet is made after the come-out roll; before it, bet Pass")
        why = "a Don't Come Bet is made after the come-out roll; before it, bet Don't Pass"
        yield Closed((DONT_COME,), "MA-CRAPS 2(d)", why)
    else:
        yield Closed((PASS,), "MA-CRAPS 2(a)", "a Pass Bet is made before the come-out roll, and a point stands")
        if t.chips(seat, DONT_PASS):
            yield Closed((DONT_PASS,), "MA-CRAPS 3(d)", "a Don't Pass Bet that has its point is not increased")
        else:
            why = "a Don't Pass Bet is made before the come-out roll, and a point stands"
            yield Closed((DONT_PASS,), "MA-CRAPS 2(b)", why)
    came = tuple(area_of(COME, number) for number in POINTS)
    yield Closed(came, "MA-CRAPS 2(c)", "a Come Bet is placed on the Come Line and travels to its point")
    against = tuple(area_of(DONT_COME, number) for number in POINTS)
    yield Closed(against, "MA-CRAPS 3(d)", "a Don't Come Bet that has its point is neither replaced nor increased")


def _closed_odds(t: CrapsTable, seat: Seat) -> Iterator[Closed]:
    """Odds need a bet of the player that has its point (MA-CRAPS 6(a) to (d))."""
    for area, spot in t.submission.spots.items():
        if spot.kind in FLAT_OF and (
            (spot.state is None and point(t) is None) or not t.chips(seat, flat_area(t, area))
        ):
            clause = t.submission.kinds[spot.kind].clause
            yield Closed((area,), clause, "odds support a bet of yours that has its point, and there is none")


def _not_offered(t: CrapsTable) -> Iterator[Closed]:
    """What the licensee has left out (MA-CRAPS 2(mm), 5(a), 5(b))."""
    choices = t.submission.wagers
    if not choices.six_seven_eight:
        yield Closed((SIX_SEVEN_EIGHT,), "MA-CRAPS 2(mm)", "6-7-8 is not offered at this table")
    if not choices.place_to_lose:
        areas = tuple(f"place {number} to lose" for number in POINTS)
        yield Closed(areas, "MA-CRAPS 5(b)", "lay bets are offered in place of place bets to lose")
    if choices.buy is None:
        yield Closed(tuple(f"buy {number}" for number in POINTS), "MA-CRAPS 5(a)", "buy bets are not offered")
    if choices.lay is None:
        yield Closed(tuple(f"lay {number}" for number in POINTS), "MA-CRAPS 5(b)", "lay bets are not offered")
