"""Chance devices: they answer what is offered to chance, each card, throw or pocket as likely as it should be.

A device reads nothing but the limits of the offer, so it serves every game and keeps no memory of its own: a table
restored from its record goes on with any device.
"""

import random
import secrets
from collections.abc import Callable, Sequence
from itertools import accumulate
from string import hexdigits

from croupier.equipment.cards import Card, decks
from croupier.table.acts import Act
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Weighed, Whole, Words
from croupier.table.offers import Offer

Below = Callable[[int], int]
"""A source of whole numbers from nothing to one less than the argument, each as likely as the others."""


class Chance:
    """A device that draws from a source of numbers."""

    def __init__(self, below: Below) -> None:
        self._below = below

    def answer(self, made: Offer) -> Act:
        """The offered act, with every field drawn from its limit."""
        drawn = {name: self.draw(limit) for name, limit in made.limits.items()}
        return made.act(made.who, **drawn)

    def draw(self, limit: Limit) -> object:
        """A value within a limit: each as likely as the others, and a card by the copies that are left of it."""
        match limit:
            case Permutation(decks=number):
                return self._shuffled(decks(number))
            case AnyCard(left=left):
                return self._one([card for card, copies in left.items() for _ in range(copies)])
            case Weighed(choices=choices, weights=weights):
                return choices[self._weighed(weights)]
            case OneOf(choices=choices):
                return self._one(choices)
            case Whole(least=least, most=most):
                return least + self._below(most - least + 1)
            case Amount(lowest=lowest, highest=highest, step=step):
                return lowest + self._below((highest - lowest) // step + 1) * step
            case Words(most=most):
                # A salt hides what is committed to by its length.
                return "".join(str(self._one(hexdigits[:16])) for _ in range(most))
        raise TypeError(f"chance has no answer within {limit}")

    def _weighed(self, weights: Sequence[int]) -> int:
        """The number of one of the weights, the heavier the likelier."""
        reached = self._below(sum(weights))
        return next(number for number, upto in enumerate(accumulate(weights)) if reached < upto)

    def _one(self, choices: Sequence[object]) -> object:
        return choices[self._below(len(choices))]

    def _shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Every order as likely as the others: each place from the last takes one of the cards not yet placed."""
        order = list(cards)
        for place in range(len(order) - 1, 0, -1):
            taken = self._below(place + 1)
            order[place], order[taken] = order[taken], order[place]
        return tuple(order)


class SystemChance(Chance):
    """The operating system's generator; numbers out of range are rejected and drawn again, so none is favoured."""

    def __init__(self) -> None:
        super().__init__(secrets.randbelow)


class SeededChance(Chance):
    """The same answers each time for the same seed: for tests, schools and demonstrations, never for money."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seeded(seed))


def seeded(seed: int | str) -> Below:
    """A source that a seed reproduces; it rejects numbers out of range in the same way."""
    return random.Random(seed).randrange  # noqa: S311 - to be reproducible is its purpose
