"""The decisions of red dog (MA-RD 1(b), 5): pure functions, one clause each."""

from collections.abc import Sequence

from msgspec import Struct

from croupier.equipment.cards import Card, Rank
from croupier.money import Odds

THREE_OF_A_KIND = Odds(11)
"""Fixed: neither a minimum nor open to higher odds (MA-RD 5(f)(1))."""

SPREADS = range(1, 12)

LEAST_ODDS: dict[int, Odds] = {1: Odds(5), 2: Odds(4), 3: Odds(2)} | {spread: Odds(1) for spread in range(4, 12)}
"""What a spread pays at least (MA-RD 5(i)(2))."""

VALUES = {rank: value for value, rank in enumerate(Rank, start=2)}
"""Two to ten count their face, jack eleven, queen twelve, king thirteen, ace fourteen (MA-RD 1(b))."""


class Consecutive(Struct, frozen=True):
    """Two cards whose values follow each other: a tie hand (MA-RD 5(e))."""


class Pair(Struct, frozen=True):
    """Two cards of equal value (MA-RD 5(f))."""


class Spread(Struct, frozen=True):
    """Two cards with one to eleven values between them (MA-RD 5(g))."""

    size: int


def value(card: Card) -> int:
    """The value of a card; the ace is always the highest (MA-RD 1(b))."""
    return VALUES[card.rank]


def opening(left: Card, right: Card) -> Consecutive | Pair | Spread:
    """What the first two cards make, in either order (MA-RD 5(e) to (g)).

    >>> opening(Card("4h"), Card("7c"))
    Spread(size=2)
    """
    apart = abs(value(left) - value(right))
    if apart == 0:
        return Pair()
    if apart == 1:
        return Consecutive()
    return Spread(apart - 1)


def three_of_a_kind(cards: Sequence[Card]) -> bool:
    """Whether the third card equals the pair (MA-RD 5(f)(1))."""
    return len({value(card) for card in cards}) == 1


def falls_between(third: Card, left: Card, right: Card) -> bool:
    """Whether the third card lies strictly between the first two: one that equals an end loses (MA-RD 5(i)(1))."""
    low, high = sorted((value(left), value(right)))
    return low < value(third) < high


def nearest_cut(decks: int) -> int:
    """How many cards lie at least between the cut and either end: a deck (MA-RD 3(c)).

    A single deck leaves no such place; a quarter of it is asked for instead.
    """
    return 13 if decks == 1 else 52


def cards_behind(decks: int) -> int:
    """The cutting card stands a quarter of the stack from the back (MA-RD 3(c))."""
    return decks * 52 // 4
