"""A player of offers who prefers what has rarely been done: without that preference it never meets an irregularity."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.equipment.cards import DECK, Card, decks
from croupier.table.acts import Act
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Several, Whole, Words
from croupier.table.offers import Offer
from croupier.table.runner import Runner


def seeded(seed: str) -> Random:
    """Chance that a seed reproduces."""
    return Random(seed)  # noqa: S311 - a failure must come again


class Player:
    """Chooses among the offers of a table for everybody, chance included."""

    def __init__(self, seed: str) -> None:
        self.random = seeded(seed)
        self.taken: Counter[type[Act]] = Counter()

    def choose(self, runner: Runner) -> Act:
        """An offered act; two times of three it answers the question, so that the game goes on."""
        answers = runner.asked() if self.random.random() < 2 / 3 else []
        offers = answers or runner.offers()
        assert offers, "nothing is offered to anybody: the table is stuck"
        kinds = list(dict.fromkeys(made.act for made in offers))
        kind = self.random.choices(kinds, [1 / (1 + self.taken[kind]) for kind in kinds])[0]
        self.taken[kind] += 1
        return self.act(self.random.choice([made for made in offers if made.act is kind]))

    def act(self, made: Offer) -> Act:
        """An act within the limits of the offer."""
        fields = {name: self.within(limit) for name, limit in made.limits.items()}
        return made.act(made.who, **fields)

    def within(self, limit: Limit) -> Any:  # noqa: ANN401 - limits are of every type
        """A value within the limit, often at one of its ends."""
        match limit:
            case Amount(step=step):
                assert limit.lowest <= limit.highest, f"an amount is offered that nothing fits: {limit}"
                return self._between(limit.lowest // step, limit.highest // step) * step
            case Whole(least=least, most=most):
                return self._between(least, most)
            case OneOf(choices=choices):
                return self.random.choice(choices)
            case AnyCard(gone=gone):
                return self.random.choice([card for card in DECK if card not in gone])
            case Permutation(decks=number):
                return self._order(decks(number))
            case Words(least=least, most=most):
                return self.random.choice(["x" * least, "x" * most, "a 'quoted' name", "Zoë ♠"])
            case Several(choices=several):
                return tuple(self.random.sample(several, self.random.randint(0, len(several))))
        raise AssertionError(f"no value is known for {limit}")

    def _between(self, least: int, most: int) -> int:
        near = min(most, least + 20)
        return self.random.choice([least, most, self.random.randint(least, near), self.random.randint(least, most)])

    def _order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """A shuffled order, at times with equal ranks side by side, which chance alone would seldom give."""
        order = self.random.sample(cards, len(cards))
        if self.random.random() < 1 / 3:
            order.sort(key=lambda card: card.rank.letter)
        return tuple(order)
