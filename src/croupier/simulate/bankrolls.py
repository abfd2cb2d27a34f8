"""The walker of bankrolls: sessions of one player who stakes by a plan, each until its end or until ruin.

Every amount comes from tables, which hold what each outcome changes at each stake of the plan, which stake follows a
round won or lost, and what a stake may cost before the round is decided. Stakes are numbered as rungs of a ladder.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import compiled, inlined
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, word
from croupier.simulate.walkers import Course, counted, ends, then

_NONE = U(0)
_ONE = U(1)

Cents = np.int64
Rung = np.int64


class Ladder(NamedTuple):
    """The stakes of a plan as rungs."""

    changes: NDArray[Cents]
    """[outcome, rung] -> what the bankroll gains."""
    needs: NDArray[Cents]
    """[rung] -> what a round may cost before it is decided."""
    after_win: NDArray[Rung]
    after_loss: NDArray[Rung]
    share: NDArray[Cents]
    """Which part of the bankroll is staked: numerator, denominator, first stake, step; or no denominator."""
    rounds: U
    """How many rounds a session has."""


class Played(NamedTuple):
    """What is noted of sessions, one by one."""

    paths: NDArray[Cents]
    """[session, point] -> bankroll, from the beginning of the session to its end."""
    drawdowns: NDArray[Cents]
    ruined: NDArray[np.bool_]
    counts: NDArray[U]


@compiled
def play(course: Course, shoe: NDArray[np.uint8], stream: NDArray[U], ladder: Ladder, played: Played) -> None:
    """Play one session from a new shoe along each path, which begins with the bankroll and ends with what is left."""
    edges, taken, cutting_card, rounds_after = course
    changes, needs, after_win, after_loss, share, rounds = ladder
    paths, drawdowns, ruined, counts = played
    size = U(len(shoe))
    for session in range(len(paths)):
        path = paths[session]
        points = U(len(path) - 1)
        held = peak = path[0]
        deepest = Cents(0)
        rung = stake(Rung(0), held, needs, share)
        dealt, at, since, done, point = _NONE, _NONE, _NONE, _NONE, _NONE
        while done < rounds and needs[rung] <= held:
            a, b, c, d = stream
            drawn = word(a, d)
            stream[0], stream[1], stream[2], stream[3] = after(a, b, c, d)
            among = size - dealt
            product = (drawn & LOW) * among
            if not is_fair(product, among):
                continue
            place = dealt + (product >> HALF)
            symbol = shoe[place]
            shoe[place] = shoe[dealt]
            shoe[dealt] = symbol
            dealt += taken
            followed = edges[at + U(symbol)]
            outcome = counted(followed)
            counts[outcome] += _ONE
            at = then(followed)
            if ends(followed) == _NONE:
                continue
            change = changes[outcome, rung]
            held += change
            peak = max(peak, held)
            deepest = max(deepest, peak - held)
            rung = stake(
                after_win[rung] if change > 0 else after_loss[rung] if change < 0 else rung, held, needs, share
            )
            done += _ONE
            while point < points and done * points >= (point + _ONE) * rounds:
                point += _ONE
                path[point] = held
            if dealt > cutting_card:
                since += _ONE
                if since > rounds_after:
                    dealt, at, since = _NONE, _NONE, _NONE
        path[point + _ONE :] = held
        drawdowns[session] = deepest
        ruined[session] = needs[rung] > held


@inlined
def stake(planned: Rung, held: Cents, needs: NDArray[Cents], share: NDArray[Cents]) -> Rung:
    """The rung that is staked: the planned one, or the one that a share of what is held gives; if short, the first.

    A share is a numerator, a denominator, the stake of the first rung and the step between two; with a denominator of
    nothing there is none.
    """
    rung = planned
    if share[1] != 0:
        rung = max(Rung(0), min(Rung(len(needs) - 1), (held * share[0] // share[1] - share[2]) // share[3]))
    return rung if needs[rung] <= held else Rung(0)
