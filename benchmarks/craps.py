"""Craps against crapssim on the same dice, and the walker against a hand-written kernel of the pass line.

Run with `python benchmarks/simulate.py`, of which it is a part, or alone with `python benchmarks/craps.py [THROWS]` (a
million if none are given), after installing the dependency group `benchmarks`. First both programs follow the same
plans on the same dice and every throw must change the player's money alike. Then each throws by itself: the speed of
croupier over that of crapssim for pass with odds and for a plan of eight wagers. Last the walker and a kernel written
by hand run in turns, for pass alone and for ten wagers under a plan; at least 0.85 is promised.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from random import Random

import numba
import numpy as np
from crapssim_peer import (
    EIGHT_WAGERS,
    EVERYTHING,
    PASS,
    PASS_WITH_ODDS,
    TEN_WAGERS,
    Planned,
    crapssim_changes,
    crapssim_table,
    croupier_changes,
    tables_of,
)
from numpy.typing import NDArray

from croupier.equipment.dice import THROWS
from croupier.simulate.chunks import Rounds
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, stream, word
from croupier.simulate.threads import on_threads
from croupier.simulate.track import Track, track

TURNS = 15
PROMISED = 0.85
WALKED = 200_000_000
BY_CRAPSSIM = 20_000
COMPARED_WITH_EVERYTHING = 20
"""The plan with everything is so much slower at crapssim that it is compared on one throw of so many."""
ONE = U(1)


@numba.njit(nogil=True)
def pass_by_hand(totals: NDArray[np.uint8], words: NDArray[U], throws: int, counts: NDArray[U]) -> None:
    """Throw, and count how the pass line is won and lost."""
    a, b, c, d = words
    faces = U(len(totals))
    point = np.uint8(0)
    done = 0
    while done < throws:
        drawn = word(a, d)
        a, b, c, d = after(a, b, c, d)
        for _ in range(2):
            product = (drawn & LOW) * faces
            drawn >>= HALF
            if not is_fair(product, faces):
                continue
            total = totals[product >> HALF]
            done += 1
            if point == 0:
                if total in (7, 11):
                    counts[0] += ONE
                elif total in (2, 3, 12):
                    counts[1] += ONE
                else:
                    point = total
            elif total == point:
                counts[0] += ONE
                point = np.uint8(0)
            elif total == 7:
                counts[1] += ONE
                point = np.uint8(0)


def by_hand(throws: int) -> None:
    counts = np.zeros(2, dtype=np.uint64)
    pass_by_hand(np.array([throw.total for throw in THROWS], dtype=np.uint8), stream(1, 0), throws, counts)


def walked(laid: Track) -> Callable[[int], None]:
    """The walker on one core as a function of the number of throws."""

    def run(throws: int) -> None:
        for _ in on_threads(Rounds(track=laid, seed=1, rounds=throws), 1):
            pass

    return run


def seconds(run: Callable[[int], None], throws: int) -> float:
    begun = time.perf_counter()
    run(throws)
    return time.perf_counter() - begun


def disagreements(plan: Sequence[Planned], throws: int) -> int:
    """On how many of the same throws the two programs differ."""
    random = Random(throws)  # noqa: S311 - every run throws the same dice
    dice = [random.choice(THROWS) for _ in range(throws)]
    both = zip(croupier_changes(plan, dice), crapssim_changes(plan, dice), strict=True)
    return sum(ours != theirs for ours, theirs in both)


def compare(throws: int) -> int:
    """Compare every plan; the number of throws on which the programs differ."""
    plans = {"pass with odds": PASS_WITH_ODDS, "eight wagers": EIGHT_WAGERS, "all wagers": EVERYTHING}
    found = 0
    for name, plan in plans.items():
        compared = throws // COMPARED_WITH_EVERYTHING if plan is EVERYTHING else throws
        differ = disagreements(plan, compared)
        print(f"{name:>16}: {compared:>10,} throws, {differ} differ")
        found += differ
    return found


def speeds() -> None:
    """Our throws a second over those of crapssim."""
    for name, plan in (("pass with odds", PASS_WITH_ODDS), ("eight wagers", EIGHT_WAGERS)):
        run = walked(track(tables_of(plan)))
        run(10_000)
        ours = WALKED / seconds(run, WALKED)
        table = crapssim_table(plan, seed=1)
        theirs = BY_CRAPSSIM / seconds(lambda throws, table=table: table.run(throws, verbose=False), BY_CRAPSSIM)  # type: ignore[misc]
        print(f"{name:>16}: {ours / 1e6:,.0f} million a second, crapssim {theirs:,.0f}: {ours / theirs:,.0f} times")


def against_the_kernel() -> float:
    """The worst ratio of the walker to the kernel."""
    by_hand(10_000)
    worst = float("inf")
    for name, plan in (("pass", [PASS]), ("ten wagers", TEN_WAGERS)):
        run = walked(track(tables_of(plan)))
        run(10_000)
        turns = [(seconds(run, WALKED), seconds(by_hand, WALKED)) for _ in range(TURNS)]
        ratio = statistics.median(hand / walker for walker, hand in turns)
        rate = WALKED / statistics.median(walker for walker, _ in turns) / 1e6
        print(f"{name:>16}: {rate:,.0f} million a second, {ratio:.2f} of the kernel")
        worst = min(worst, ratio)
    return worst


def main(throws: int = 1_000_000) -> int:
    differ = compare(throws)
    speeds()
    worst = against_the_kernel()
    if worst < PROMISED:
        print(f"the walker falls below {PROMISED} of a hand-written kernel")
    return int(bool(differ) or worst < PROMISED)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
