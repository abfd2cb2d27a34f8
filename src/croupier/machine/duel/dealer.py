"""The dealer's hand, card by card, against a hand that waits for it."""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence

from croupier.equipment.cards import Card
from croupier.machine.drive import Course
from croupier.machine.duel.machine import Count
from croupier.machine.duel.run import Filler, Run
from croupier.table.duels import Duel


class Dealer:
    """All counts that the dealer's cards can come to."""

    def __init__(self, course: Course, duel: Duel, rest: bytes, cards: Sequence[Card]) -> None:
        self.course = course
        self.duel = duel
        self.rest = rest
        self.cards = cards
        """One card of each class."""
        self.numbers: dict[Hashable, int] = {}
        self.ways: list[tuple[Card, ...]] = []
        self.ends: list[Hashable] = []
        self.counts: list[Count] = []
        self._explore()

    def _explore(self) -> None:
        self._number(())
        waiting = deque([0])
        while waiting:
            way = self.ways[waiting.popleft()]
            if way and not self._draws(way, Filler.STANDS):
                key = self.duel.count(way)
                self.ends.append(key)
                self.counts.append(Count(self.duel.column(way), len(self.ends) - 1))
                continue
            known = len(self.ways)
            targets = tuple(self._number((*way, card)) for card in self.cards)
            waiting.extend(range(known, len(self.ways)))
            alone = len(way) > 1 and self._draws(way, Filler.BUSTS)
            self.counts.append(Count(self.duel.column(way) if way else "", None, targets, alone))

    def _number(self, way: tuple[Card, ...]) -> int:
        key = self.duel.count(way) if way else None
        if key not in self.numbers:
            self.numbers[key] = len(self.ways)
            self.ways.append(way)
        return self.numbers[key]

    def _draws(self, way: tuple[Card, ...], filler: Filler) -> bool:
        """Whether the script draws a card after these."""
        run = Run(self.course, self.duel, self.rest)
        return not run.finish(filler, way)

    def number(self, cards: Sequence[Card]) -> int:
        """The count of these cards."""
        return self.numbers[self.duel.count(cards) if cards else None]

    def ways_to_the_ends(self, held: Sequence[Card]) -> Iterator[tuple[int, tuple[Card, ...]]]:
        """For each end that the cards can still come to, the fewest further cards that lead there."""
        first = self.number(held)
        found: dict[int, tuple[Card, ...]] = {first: ()}
        seen = deque([first])
        while seen:
            number = seen.popleft()
            way, count = found[number], self.counts[number]
            if count.end is not None:
                yield count.end, way
            for card, target in zip(self.cards, count.counts, strict=False):
                if target not in found:
                    found[target] = (*way, card)
                    seen.append(target)

    def cards_until_alone(self, held: Sequence[Card]) -> tuple[Card, ...]:
        """Further cards after which the dealer would draw for a live hand, but not if no hand is live."""
        way = self.second_that_draws(held)
        number = self.number((*held, *way))
        while self.counts[number].draws_alone:
            card, number = next(
                (card, target)
                for card, target in zip(self.cards, self.counts[number].counts, strict=True)
                if self.counts[target].end is None
            )
            way = (*way, card)
        return way

    def second_that_draws(self, held: Sequence[Card]) -> tuple[Card, ...]:
        """The cards that make two of those held, so that the dealer would draw further."""
        if len(held) > 1:
            return ()
        count = self.counts[self.number(held)]
        return next(
            (card,) for card, target in zip(self.cards, count.counts, strict=True) if self.counts[target].end is None
        )
