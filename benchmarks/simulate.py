"""The walker against a straight hand-written kernel of each game, its scaling with workers, and its start-up.

Run with `python benchmarks/simulate.py`. Walker and kernel run in turns on one core each, and the median of the ratios
counts; at least 0.85 is promised. Both draw from the same generator. Rates are rounds for each second of work, which a
busy machine hardly changes. Scaling, by the clock, is that of a worker for each core, and needs the cores to be free;
the work of all cores beside that of one shows whether they would be used well (1.00: nothing is lost).
Craps follows with figures of its own, in which a round is a throw; craps.py tells what they are, and needs the
dependency group `benchmarks`.
"""

# ruff: noqa: INP001, S603, T201 - a benchmark is a script that starts programs and prints

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import blackjack
import craps
import numba
import numpy as np
from numpy.typing import NDArray

from croupier.equipment.cards import DECK, Rank
from croupier.equipment.wheels import BIG_SIX_WHEEL, DOUBLE_ZERO_WHEEL, Insignia
from croupier.games import registry
from croupier.games.punto.hands import banker_draws_on, count
from croupier.machine.cache import duel_of, machine_of
from croupier.machine.drive import Course
from croupier.machine.fold import folded, situations
from croupier.machine.tables import pack
from croupier.odds.gains import gain
from croupier.odds.games import best_strategy
from croupier.odds.shoes import best_choices
from croupier.rulebooks.submissions.reading import chosen
from croupier.simulate.chunks import Rounds, Walks
from croupier.simulate.duel_track import duel_track
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, stream, word
from croupier.simulate.threads import on_threads
from croupier.simulate.track import track
from croupier.table.game import Game

TURNS = 15
PROMISED = 0.85
ZERO, ONE = U(0), U(1)

compiled = numba.njit(nogil=True)


@compiled
def wheel_by_hand(shows: NDArray[np.uint8], words: NDArray[U], rounds: int, counts: NDArray[U]) -> None:
    """Draw a stop and count what it shows."""
    a, b, c, d = words
    stops = U(len(shows))
    done = 0
    while done < rounds:
        drawn = word(a, d)
        a, b, c, d = after(a, b, c, d)
        product = (drawn & LOW) * stops
        if is_fair(product, stops):
            counts[shows[product >> HALF]] += ONE
            done += 1
        product = (drawn >> HALF) * stops
        if is_fair(product, stops):
            counts[shows[product >> HALF]] += ONE
            done += 1


@compiled
def red_dog_by_hand(shoe: NDArray[np.uint8], words: NDArray[U], rounds: int, counts: NDArray[U]) -> None:
    """Shuffle as far as cards may be dealt, burn one, and deal until the cutting card is out."""
    a, b, c, d = words
    size = U(len(shoe))
    cutting_card = len(shoe) * 3 // 4
    dealt = cutting_card + 1
    for _ in range(rounds):
        if dealt > cutting_card:
            place = ZERO
            while place < U(cutting_card + 3):
                drawn = word(a, d)
                a, b, c, d = after(a, b, c, d)
                for _half in range(2):
                    among = size - place
                    product = (drawn & LOW) * among
                    drawn >>= HALF
                    if is_fair(product, among):
                        other = place + (product >> HALF)
                        shoe[place], shoe[other] = shoe[other], shoe[place]
                        place += ONE
            dealt = 1
        left, right = shoe[U(dealt)], shoe[U(dealt + 1)]
        dealt += 2
        low, high = min(left, right), max(left, right)
        spread = high - low
        if spread == 1:
            counts[0] += ONE
            continue
        third = shoe[U(dealt)]
        dealt += 1
        if spread == 0:
            counts[1 if third == low else 0] += ONE
        elif low < third < high:
            counts[U(spread)] += ONE
        else:
            counts[14 if spread >= 8 else 15] += ONE


@compiled
def punto_by_hand(shoe: NDArray[np.uint8], words: NDArray[U], rounds: int, counts: NDArray[U], hands_after: U) -> None:
    """Shuffle as far as cards may be dealt, burn by the first card, and play so many hands after the cutting card."""
    a, b, c, d = words
    size = U(len(shoe))
    cutting_card, dealt, since = size - U(14), size, hands_after
    for _ in range(rounds):
        if dealt > cutting_card and since == hands_after:
            place = ZERO
            while place < size - ONE:
                drawn = word(a, d)
                a, b, c, d = after(a, b, c, d)
                for _half in range(2):
                    among = size - place
                    product = (drawn & LOW) * among
                    drawn >>= HALF
                    if is_fair(product, among):
                        other = place + (product >> HALF)
                        shoe[place], shoe[other] = shoe[other], shoe[place]
                        place += ONE
            dealt, since = ONE + (U(shoe[0]) if shoe[0] else U(10)), ZERO
        elif dealt > cutting_card:
            since += ONE
        player = LAST_DIGIT[shoe[dealt] + shoe[dealt + U(2)]]
        banker = LAST_DIGIT[shoe[dealt + ONE] + shoe[dealt + U(3)]]
        dealt += U(4)
        if player < 8 and banker < 8:
            third = 10
            if player < 6:
                third = shoe[dealt]
                dealt += ONE
                player = LAST_DIGIT[player + third]
            if BANKER_DRAWS[banker, third]:
                banker = LAST_DIGIT[banker + shoe[dealt]]
                dealt += ONE
        counts[ZERO if player > banker else ONE if player < banker else U(2)] += ONE


LAST_DIGIT = np.arange(19, dtype=np.uint8) % 10
BANKER_DRAWS = np.array([[*(banker_draws_on(each, third) for third in range(10)), each < 6] for each in range(8)])


def baccarat() -> Callable[[int], int]:
    return by_hand(punto_by_hand, counts_of_cards(8), 3, ONE)


def chemin_de_fer() -> Callable[[int], int]:
    """With a card on five the Massachusetts game is that of baccarat, and the cutting card ends the shoe at once."""
    return by_hand(punto_by_hand, counts_of_cards(6), 3, ZERO)


def counts_of_cards(decks: int) -> NDArray[np.uint8]:
    return np.tile(np.array([count([card]) for card in DECK], dtype=np.uint8), decks)


def red_dog() -> Callable[[int], int]:
    order = list(Rank)
    values = np.tile(np.array([order.index(card.rank) for card in DECK], dtype=np.uint8), 6)
    return by_hand(red_dog_by_hand, values, 16)


def roulette() -> Callable[[int], int]:
    return by_hand(wheel_by_hand, np.arange(len(DOUBLE_ZERO_WHEEL), dtype=np.uint8), len(DOUBLE_ZERO_WHEEL))


def blackjack_by_hand() -> Callable[[int], int]:
    return by_hand(blackjack.blackjack_by_hand, blackjack.cards(), blackjack.WORTHS)


def big_six() -> Callable[[int], int]:
    shown = list(Insignia)
    return by_hand(wheel_by_hand, np.array([shown.index(each) for each in BIG_SIX_WHEEL], dtype=np.uint8), len(shown))


def by_hand(
    kernel: Callable[..., None], symbols: NDArray[np.uint8], outcomes: int, *further: U
) -> Callable[[int], int]:
    """A hand-written kernel as a function of the number of rounds."""

    def run(rounds: int) -> int:
        counts = np.zeros(outcomes, dtype=np.uint64)
        kernel(symbols.copy(), stream(1, 0), rounds, counts, *further)
        return int(counts.sum())

    return run


BY_HAND = {
    "red-dog": (red_dog, 20_000_000),
    "baccarat": (baccarat, 20_000_000),
    "chemin-de-fer": (chemin_de_fer, 20_000_000),
    "roulette": (roulette, 100_000_000),
    "big-six": (big_six, 100_000_000),
    "blackjack": (blackjack_by_hand, 40_000_000),
}
"""For each game its kernel, and how many rounds make a turn."""


def walked(laid: Walks, workers: int) -> Callable[[int], int]:
    """The walker as a function of the number of rounds."""

    def run(rounds: int) -> int:
        return sum(tally.rounds for tally in on_threads(Rounds(track=laid, seed=1, rounds=rounds), workers))

    return run


def track_of(name: str) -> Walks:
    game = registry.game(name)
    if name == "blackjack":
        return duel_of_blackjack(game)
    submission = chosen(game)
    lane = game.lanes(submission)[0]
    machine = machine_of(Course(game, lane, submission, lane.plan))
    return track(pack(folded(machine, best_strategy(best_choices(machine)) if situations(machine) else {})))


def duel_of_blackjack(game: Game) -> Walks:
    """The table that the kernel by hand plays, with the strategy that comes with the program."""
    submission = chosen(game, settings=blackjack.SETTINGS)
    duel = game.duel(submission)
    assert duel is not None  # noqa: S101 - the game has one
    machine = duel_of(Course(game, duel.lane, submission, duel.lane.plan), duel)
    return duel_track(machine, duel, duel.tactics(None), gain)


class Turn(NamedTuple):
    """How long a turn took, by the clock and in work of all cores together."""

    clock: float
    work: float


def turn(run: Callable[[int], int], rounds: int) -> Turn:
    clock, work = time.perf_counter(), time.process_time()
    assert run(rounds) >= rounds  # noqa: S101 - a kernel that does less would seem fast
    return Turn(time.perf_counter() - clock, time.process_time() - work)


def in_turns(runs: Sequence[Callable[[int], int]], rounds: int) -> list[tuple[Turn, ...]]:
    """All runs taking turns; a first, short turn compiles."""
    for run in runs:
        run(10_000)
    return [tuple(turn(run, rounds) for run in runs) for _ in range(TURNS)]


def start_up(name: str) -> tuple[float, float]:
    """Seconds to the first result, with nothing compiled and with everything in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier", "simulate", name, "--rounds", "1", "--json"]
        environment = os.environ | {"CROUPIER_CACHE": folder}
        times = []
        for _ in range(3):
            begun = time.perf_counter()
            subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
    return times[0], min(times[1:])


def main() -> int:
    cores = len(os.sched_getaffinity(0))
    heads = ("game", "walker", "by hand", "ratio", "scaling", "work", "start", "again")
    units = ("", "M/s", "M/s", "", f"of {cores}", "", "s", "s")
    for line in (heads, units):
        print(f"{line[0]:>14}" + "".join(f"{each:>10}" for each in line[1:]))
    worst = 1.0
    for name, (kernel, rounds) in BY_HAND.items():
        laid = track_of(name)
        turns = in_turns((walked(laid, 1), kernel(), walked(laid, cores)), rounds)
        walker, hand = (rounds / statistics.median(each[at].work for each in turns) / 1e6 for at in (0, 1))
        ratio = statistics.median(hand.work / one.work for one, hand, _ in turns)
        scaling = statistics.median(one.clock / several.clock for one, _, several in turns)
        work = statistics.median(several.work / one.work for one, _, several in turns)
        figures = (walker, hand, ratio, scaling, work, *start_up(name))
        print(f"{name:>14}" + "".join(f"{each:>10,.2f}" for each in figures))
        worst = min(worst, ratio)
    if worst < PROMISED:
        print(f"the walker falls below {PROMISED} of a hand-written kernel")
    print()
    return int(worst < PROMISED) | craps.main()


if __name__ == "__main__":
    sys.exit(main())
