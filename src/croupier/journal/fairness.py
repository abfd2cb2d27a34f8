"""Whether chance was even-handed: chi-square tests on everything that was dealt, thrown and spun.

What was possible is read from the offers made to chance, so every game is tested without being known here.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from croupier.equipment.cards import DECK
from croupier.journal.chi_square import p_value, statistic
from croupier.table.acts import Act, NameCard, Shuffle, act_name
from croupier.table.limits import OneOf, Whole
from croupier.table.people import CHANCE
from croupier.table.runner import Runner

SUSPICIOUS = 1e-6
"""Even-handed chance gives a smaller p-value once in a million tests."""

ENOUGH_EACH = 5
"""How often each value must be expected at least: below that the test tells nothing."""


class ChanceTest(Struct, frozen=True):
    """A test that was made, or could not be made yet."""

    game: str
    what: str
    observed: int
    p: float | None
    """None where too little was observed."""

    @property
    def is_suspicious(self) -> bool:
        """Whether chance can hardly have been even-handed."""
        return self.p is not None and self.p < SUSPICIOUS


class Tally:
    """Counts what chance gave at all tables of a journal."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, str, tuple[Any, ...]], Counter[Any]] = {}
        self._tops: dict[str, Counter[Any]] = {}
        self._dealt: dict[str, Counter[Any]] = {}
        self._spread: dict[str, float] = {}

    def observe(self, runner: Runner, act: Act) -> None:
        """Count an answer of chance that is about to be given."""
        if act.who != CHANCE:
            return
        if isinstance(act, Shuffle):
            self._end_of_shoe(runner)
            self._tops.setdefault(runner.game.name, Counter())[act.order[0]] += 1
        elif not isinstance(act, NameCard):  # What a physical shoe gives depends on what it gave before.
            self._count(runner, act)

    def tests(self) -> Iterator[ChanceTest]:
        """A test for each thing that chance gave."""
        for (game, what, choices), counts in self._given.items():
            yield _tested(game, what, [counts[choice] for choice in choices])
        for game, tops in self._tops.items():
            yield _tested(game, "first card of a shuffle", [tops[card] for card in DECK])
        for game, dealt in self._dealt.items():
            # Cards that are not put back vary less; the test takes that into account.
            spread = self._spread[game]
            scale = dealt.total() / spread if spread else 0
            yield _tested(game, "cards dealt", [dealt[card] for card in DECK], scale)

    def _count(self, runner: Runner, act: Act) -> None:
        for made in runner.asked(CHANCE):
            for name, limit in made.limits.items():
                choices = _choices(limit)
                if len(choices) > 1:
                    key = (runner.game.name, f"{act_name(type(act))} {name}", choices)
                    self._given.setdefault(key, Counter())[getattr(act, name)] += 1

    def _end_of_shoe(self, runner: Runner) -> None:
        shoe = runner.table.board.shoe
        if shoe is None or not shoe.next:
            return
        game, size, dealt = runner.game.name, len(shoe.faces), shoe.next
        self._dealt.setdefault(game, Counter()).update(shoe.faces[:dealt])
        self._spread[game] = self._spread.get(game, 0) + dealt * (size - dealt) / (size - 1)


def _choices(limit: object) -> tuple[Any, ...]:
    match limit:
        case OneOf(choices=choices):
            return choices
        case Whole(least=least, most=most):
            return tuple(range(least, most + 1))
    return ()


def _tested(game: str, what: str, counts: list[int], scale: float = 1) -> ChanceTest:
    observed = sum(counts)
    if observed < ENOUGH_EACH * len(counts) or not scale:
        return ChanceTest(game, what, observed, None)
    return ChanceTest(game, what, observed, p_value(statistic(counts) * scale, len(counts) - 1))
