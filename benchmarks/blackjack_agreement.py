"""Compare the exact analysis of blackjack with simulation, which plays the script's own machines, over a grid of rules.

Run with `python benchmarks/blackjack_agreement.py [ROUNDS] [SEED]`; ten million rounds a cell without it. A cell is one
submission, its shoe shuffled after each round, played by the strategy that comes with the program. Doubling after a
split may be forbidden in the 6 to 5 variation alone (MA-BJ 10(d)), which is played with one or two decks. The machines
of each cell are compiled first, which takes longer than to play them.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import product

from croupier.games.blackjack.strategy import FOLDER

SIX_TO_FIVE = ("six_to_five=true", "shuffler=automated", "dealing_device=hand", "cards_behind=1/3", "soft_17=draw")
USUAL = ("seats=6", "shuffle_each_round=true")


def cells() -> Iterator[tuple[str, ...]]:
    """The settings of each cell."""
    for decks, soft, hands, surrender in product((1, 2, 4, 6, 8), ("stand", "draw"), (2, 4), ("false", "true")):
        yield f"decks={decks}", f"soft_17={soft}", f"resplit_hands={hands}", f"surrender={surrender}"
    for decks, after_split in product((1, 2), ("true", "false")):
        yield f"decks={decks}", f"double_after_split={after_split}", *SIX_TO_FIVE


def told(command: str, settings: tuple[str, ...], *options: str) -> dict[str, object]:
    """What a command tells as JSON."""
    soft = "draw" if "soft_17=draw" in settings else "stand"
    words = [word for setting in (*USUAL, *settings) for word in ("--set", setting)]
    strategy = str(FOLDER / f"several-decks-{soft}.toml")
    asked = [sys.executable, "-m", "croupier", command, "blackjack", "--strategy", strategy, "--json", *words, *options]
    run = subprocess.run(asked, capture_output=True, check=True)  # noqa: S603 - our own program
    found: dict[str, object] = json.loads(run.stdout)
    return found


def main() -> None:
    """Print a line for each cell, and the worst."""
    given = sys.argv[1:]
    rounds, seed = (*given, *("1e7", "1")[len(given) :])[:2]
    worst, beyond, number = 0.0, 0, 0
    for settings in cells():
        exact = told("odds", settings)
        played = told("simulate", settings, "--rounds", rounds, "--seed", seed)["wagers"][0]  # type: ignore[index]
        z = (-played["mean"] - exact["expectation"]) / played["standard_error"]
        sd = played["standard_error"] * float(rounds) ** 0.5
        print(
            f"{' '.join(settings):75} exact {exact['expectation']:+.7f} simulated {-played['mean']:+.7f} z {z:+.2f}"
            f"  sd {exact['sd']:.5f} {sd:.5f}",
            flush=True,
        )
        worst, beyond, number = max(worst, abs(z)), beyond + (abs(z) > 3), number + 1
    print(f"{number} cells of {rounds} rounds, seed {seed}: worst |z| {worst:.2f}, {beyond} beyond 3")


if __name__ == "__main__":
    main()
