"""How long the exact analysis of blackjack takes, in processor time, once its kernels are compiled.

Run with `python benchmarks/blackjack_exact.py`. Pairs are split up to four hands, the class is CDZ-. The best
public analyser, in C++, is said to need 0.35 seconds of processor time for eight decks.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import time

from croupier.games.blackjack.submission import Blackjack
from croupier.games.registry import game
from croupier.odds.blackjack.analysis import analyse
from croupier.odds.blackjack.compositions import NONE, full_shoe
from croupier.odds.blackjack.kept import kept_report
from croupier.odds.blackjack.reports import Asked
from croupier.odds.blackjack.terms import terms_of
from croupier.rulebooks.submissions.reading import chosen

SETTINGS = ("seats=6", "resplit_hands=4")


def main() -> None:
    """Print one line for each number of decks."""
    for decks in (1, 6, 8):
        submission = chosen(game("blackjack"), settings=(*SETTINGS, f"decks={decks}"))
        assert isinstance(submission, Blackjack)  # noqa: S101 - what the game's own reader gives
        terms, shoe = terms_of(submission), full_shoe(decks)
        analyse(terms, shoe)
        begun, on_the_wall = time.process_time(), time.perf_counter()
        found = analyse(terms, shoe)
        used, passed = time.process_time() - begun, time.perf_counter() - on_the_wall
        asked = Asked(submission=submission, removed=NONE)
        kept_report(asked)
        on_the_wall = time.perf_counter()
        kept_report(asked)
        kept = time.perf_counter() - on_the_wall
        worth = f"expectation {found.expectation:+.9f}  sd {found.sd:.6f}  class {found.play.value}"
        print(f"{decks} decks  {used:5.2f} s processor  {passed:5.2f} s  {kept:6.3f} s from the cache  {worth}")


if __name__ == "__main__":
    main()
