"""Every hand that a player can hold without being over 21, in one numbering, with what the rules say of each."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games.blackjack import rules
from croupier.games.blackjack.rules import Score
from croupier.odds.blackjack.compositions import NONE, NUMBER, Composition, faces

NO_HAND = -1
"""Where a further card makes a hand over 21."""


class Hands(NamedTuple):
    """The hands, fewer points first: a card more leads to a higher number."""

    number: Mapping[Composition, int]
    scores: tuple[Score, ...]
    cards: NDArray[np.int64]
    """[hand, value] -> how many cards of this value it holds."""
    after: NDArray[np.int64]
    """[hand, value] -> the hand with one such card more."""

    def pair(self, value: int) -> int:
        """The hand of two cards of one value."""
        return int(self.after[self.after[0, value], value])


@cache
def all_hands() -> Hands:
    """The hands, beginning with none at all."""
    found = {NONE}
    grown = {NONE}
    while grown:
        grown = {more for cards in grown for more in _with_one_more(cards) if not rules.counted(faces(more)).is_bust}
        found |= grown
    ordered = sorted(found, key=lambda cards: (sum(n * (v + 1) for v, n in enumerate(cards)), cards))
    number_of = {cards: number for number, cards in enumerate(ordered)}
    after = [[number_of.get(more, NO_HAND) for more in _with_one_more(cards)] for cards in ordered]
    scores = tuple(rules.counted(faces(cards)) for cards in ordered)
    return Hands(number_of, scores, np.array(ordered, np.int64), np.array(after, np.int64))


def _with_one_more(cards: Composition) -> list[Composition]:
    return [(*cards[:value], cards[value] + 1, *cards[value + 1 :]) for value in range(NUMBER)]
