"""The fire bet on the table: placed, brought in, marked and settled (MA-CRAPS 2(nn), 12)."""

from collections.abc import Iterator
from math import lcm

from croupier.games.craps.acts import BringInFireBets, NotifySurveillance
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.puck import box, point
from croupier.games.craps.rules.automata import START, Roll, State, points_made, with_point
from croupier.games.craps.rules.wagers import FIRE
from croupier.games.craps.staff import by_game
from croupier.money import Cents, dollars
from croupier.table.acts import act_name
from croupier.table.events import Stack
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import BOXPERSON, DEALER, Seat

LEAST, MOST, STEP = Cents(1_00), Cents(5_00), Cents(1_00)
"""From one to five dollars in increments of one (MA-CRAPS 12(b)(1))."""

POINTS_FOR_SURVEILLANCE = 4
MARKER = "fire point"


def outer(seat: Seat) -> str:
    """The numbered area closest to a player (MA-CRAPS 12(a)(1))."""
    return f"{FIRE} {seat}"


def inner(seat: Seat) -> str:
    """The same number in front of the boxperson (MA-CRAPS 12(a)(3))."""
    return f"{FIRE} box {seat}"


def bets(t: CrapsTable) -> list[Stack]:
    """The fire bets that were brought in, in the order of their numbers."""
    return sorted(t.stacks_on(lambda area: area.startswith(f"{FIRE} box ")), key=lambda stack: stack.owner)


def waiting(t: CrapsTable) -> list[Seat]:
    """Whose fire bets are still to be brought in, in numerical order."""
    return [seat for seat in t.seated if t.chips(seat, outer(seat))]


def why_closed(t: CrapsTable, seat: Seat) -> tuple[str, str] | None:
    """Why a player can make no fire bet now: the clause and the reason (MA-CRAPS 2(nn), 3(c)(2), 12(a))."""
    if t.submission.wagers.fire_bet is None:
        return by_game(t, "MA-CRAPS 12(a)", "MA-CRAPS 2"), "no fire bet is offered at this table"
    spoken = t.memory.spoken.get(seat)
    if t.chips(seat, outer(seat)) or t.chips(seat, inner(seat)) or (spoken is not None and spoken.area == FIRE):
        return "MA-CRAPS 3(c)(2)", "a fire bet, once made, is not changed"
    if not t.memory.fire_bets_open or point(t) is not None:
        return "MA-CRAPS 2(nn)", "a fire bet is made before the come-out roll of a new shooter"
    return None


def step(t: CrapsTable) -> Cents:
    """In steps of a dollar, or of the table's smallest chip if that is more (MA-CRAPS 12(b)(1))."""
    return Cents(lcm(STEP, t.submission.unit))


def may_be_brought_in(t: CrapsTable) -> Iterator[Offer | Bar]:
    """Once all are placed, the dealer brings them in (MA-CRAPS 12(a)(3))."""
    if waiting(t):
        yield offer(DEALER, BringInFireBets, "MA-CRAPS 12(a)(3)", then=bring_in)


def waits_for_the_dealer(t: CrapsTable) -> bool:
    """Whether the dealer has to bring in fire bets before the dice are thrown."""
    return bool(waiting(t)) and act_name(BringInFireBets) not in t.automatic


def bring_in(t: CrapsTable, act: BringInFireBets | None = None) -> None:
    """Each fire bet goes in numerical order to its number before the boxperson (MA-CRAPS 12(a)(3))."""
    for seat in waiting(t):
        t.move(t.chips(seat, outer(seat)), Stack(outer(seat), seat), Stack(inner(seat), seat), "MA-CRAPS 12(a)(3)")


def state(t: CrapsTable) -> State:
    """The different points made, read from the markers on the layout."""
    made = START
    for name, place in t.board.markers.items():
        if name.startswith(MARKER):
            made = with_point(made, int(place.removeprefix("box ")))
    return made


async def follow(t: CrapsTable, roll: Roll) -> None:
    """A point made is marked, and a loser 7 settles the fire bets (MA-CRAPS 12(a)(4) to (6))."""
    if not bets(t):
        return
    before = state(t)
    after, result, clause = t.submission.kinds[FIRE].automaton.step(before, roll)
    if result is not None:
        for bet in bets(t):
            t.settle(bet.owner, bet.area, result, clause)
        for name in [name for name in t.board.markers if name.startswith(MARKER)]:
            t.mark(name, None, clause)
    elif after is not None and after != before:
        assert roll.puck is not None
        count = len(points_made(after))
        t.mark(f"{MARKER} {count}", box(roll.puck), "MA-CRAPS 12(a)(4)")
        if count == POINTS_FOR_SURVEILLANCE:
            await notify_surveillance(t)


async def notify_surveillance(t: CrapsTable) -> None:
    """Surveillance confirms all fire bets and payouts (MA-CRAPS 12(a)(6))."""
    await t.perform(BOXPERSON, NotifySurveillance, "MA-CRAPS 12(a)(6)")
    listed = ", ".join(f"seat {bet.owner} {dollars(t.board.stacks[bet])}" for bet in bets(t))
    t.announce(BOXPERSON, f"Four points: surveillance confirms the fire bets of {listed}", "MA-CRAPS 12(a)(6)")
