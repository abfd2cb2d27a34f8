"""Accepted acts per second of every registered game, on one core.

Run with `python benchmarks/acts.py [GAME …]`. A sitting of three players is played once, each act chosen among the
offers of the pending question, which gives the rate of a host that lists the offers before every act; then the same
acts are done again on a new table, which gives the rate of the table itself. The row `red-dog rounds` is a dealer's
routine: one player, a wager, two cards, raises closed, the third card, and a new shoe when the cutting card comes.
Processor time is measured, so that other programs disturb little.
"""

# ruff: noqa: INP001, T201 - a benchmark is a script that prints

import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from croupier.equipment.cards import decks
from croupier.games.red_dog.acts import CloseRaises, Deal
from croupier.games.registry import game, games
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import AcceptCut, Act, BringChips, DeclineCut, OpenTable, Shuffle, TakeSeat, act_name
from croupier.table.game import Game
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Several, Whole, Words
from croupier.table.offers import Offer
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.wagering import Wager

ACTS = 20_000
PLAYERS = 3
BROUGHT = Cents(1_000_000_00)

random = Random(1)  # noqa: S311 - every run does the same acts


def table(played: Game) -> Runner:
    """A table under the default submission that does its duties by itself."""
    return Runner(played, chosen(played), tuple(act_name(duty) for duty in played.duties))


def seated(players: int) -> Iterator[Act]:
    for seat in range(1, players + 1):
        yield TakeSeat(Seat(seat), f"player {seat}")
        yield BringChips(Seat(seat), BROUGHT)


def within(limit: Limit) -> Any:  # noqa: ANN401 - limits are of every type
    """A value within a limit."""
    match limit:
        case Amount():
            return limit.lowest
        case Whole(least=least, most=most):
            return random.randint(least, most)
        case OneOf(choices=choices):
            return random.choice(choices)
        case AnyCard(left=left):
            return random.choices(list(left), list(left.values()))[0]
        case Permutation(decks=number):
            cards = decks(number)
            return tuple(random.sample(cards, len(cards)))
        case Words(least=least):
            return "x" * least
        case Several():
            return ()
    raise TypeError(limit)


def prepared(made: Offer) -> Act:
    return made.act(made.who, **{name: within(limit) for name, limit in made.limits.items()})


def must(runner: Runner, act: Act) -> None:
    answer = runner.act(act)
    if not isinstance(answer, Accepted):
        raise TypeError(f"{act} is refused: {answer}")


def by_offers(runner: Runner) -> Iterator[Act]:
    """Every act is one of those that the pending question offers."""
    yield from seated(PLAYERS)
    while True:
        offers = runner.asked()
        kind = random.choice(list(dict.fromkeys(made.act for made in offers)))
        yield prepared(random.choice([made for made in offers if made.act is kind]))


def rounds_of_red_dog(runner: Runner) -> Iterator[Act]:
    """Rounds of one player without a raise."""
    one, order = Seat(1), decks(6)
    yield from seated(1)
    yield OpenTable(DEALER)
    while True:
        if runner.awaits_chance:
            yield Shuffle(CHANCE, tuple(random.sample(order, len(order))))
            yield DeclineCut(one)
            yield AcceptCut(DEALER, len(order) // 2)
        yield Wager(one, Cents(10_00), "area 1")
        yield Deal(DEALER)
        if "spread" in runner.table.board.markers:
            yield CloseRaises(DEALER)


def measured(played: Game, routine: Callable[[Runner], Iterator[Act]]) -> tuple[float, float]:
    """Acts per second while they are chosen, and when they are done again."""
    runner, acts = table(played), list[Act]()
    start = time.process_time()
    for _, act in zip(range(ACTS), routine(runner), strict=False):
        acts.append(act)
        must(runner, act)
    choosing = time.process_time() - start
    runner = table(played)
    start = time.process_time()
    for act in acts:
        runner.act(act)
    again = time.process_time() - start
    if runner.number != ACTS:
        raise ValueError(f"{ACTS - runner.number} acts were refused when they were done again")
    return ACTS / choosing, ACTS / again


def main() -> None:
    played = [game(name) for name in sys.argv[1:]] or games()
    print(f"{'':20}{'chosen among offers':>22}{'done again':>14}   acts per second")
    for each in played:
        print("{:20}{:22,.0f}{:14,.0f}".format(each.name, *measured(each, by_offers)))
    if game("red-dog") in played:
        print("{:20}{:22,.0f}{:14,.0f}".format("red-dog rounds", *measured(game("red-dog"), rounds_of_red_dog)))


if __name__ == "__main__":
    main()
