"""What is dealt before anybody decides: the dealer's shown cards and a player's two cards, with their probabilities."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from croupier.odds.blackjack.compositions import NUMBER, Composition, only, together
from croupier.odds.blackjack.hands import all_hands


class Shown(NamedTuple):
    """What the dealer shows."""

    cards: Composition
    chance: float
    left: Composition
    """What is left of the shoe."""


def showings(shoe: Composition, *, is_face_up: bool) -> list[Shown]:
    """One card of the dealer, or both where the second one lies face up too (MA-BJ 6(e), 6(k))."""
    if is_face_up:
        return [Shown(cards, chance, _less(shoe, cards)) for cards, chance in _twos(shoe) if chance > 0]
    total = sum(shoe)
    return [
        Shown(only(value), number / total, _less(shoe, only(value))) for value, number in enumerate(shoe) if number > 0
    ]


@cache
def hands_dealt(left: Composition) -> dict[int, float]:
    """Each hand of two cards with its probability."""
    return {all_hands().number[cards]: chance for cards, chance in _twos(left) if chance > 0}


def _twos(shoe: Composition) -> Iterator[tuple[Composition, float]]:
    total = sum(shoe)
    for one in range(NUMBER):
        for two in range(one, NUMBER):
            ways = shoe[one] * (shoe[one] - 1) if one == two else 2 * shoe[one] * shoe[two]
            yield together(only(one), only(two)), ways / (total * (total - 1))


def _less(shoe: Composition, cards: Composition) -> Composition:
    return tuple(have - gone for have, gone in zip(shoe, cards, strict=True))
