"""How long the exact odds of all wagers of one submission take, on one core: under ten seconds each.

Run with `python benchmarks/odds.py`. The tables are compiled anew, in a folder that is thrown away, and then found
there; processor time is measured, so that other programs disturb little.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import os
import time
from tempfile import TemporaryDirectory

from croupier.games.registry import game
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import chosen

SUBMISSIONS = {
    "baccarat": ("decks=8", "dragon_bonus=A", "house_money=true"),
    "midi-baccarat": ("decks=8", "dragon_bonus=A", "house_money=true", "royal_9.paytable=1"),
    "chemin-de-fer": (),
    "red-dog": (),
    "craps": (),
    "roulette": (),
    "big-six": (),
}


def seconds(name: str, settings: tuple[str, ...]) -> tuple[int, float]:
    """How many wagers there are, and the processor time of their odds."""
    played = game(name)
    submission = chosen(played, settings=settings)
    begun = time.process_time()
    odds = odds_of(played, submission)
    return len(odds.wagers), time.process_time() - begun


def main() -> None:
    """Print one line for each submission: with the tables to compile, and with tables that are kept."""
    with TemporaryDirectory() as folder:
        os.environ["CROUPIER_CACHE"] = folder
        for name, settings in SUBMISSIONS.items():
            wagers, anew = seconds(name, settings)
            _, kept = seconds(name, settings)
            print(f"{name:14} {wagers:3} wagers  {anew:6.2f} s compiled anew  {kept:6.2f} s kept  {' '.join(settings)}")


if __name__ == "__main__":
    main()
