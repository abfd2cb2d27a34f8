"""What the dealer makes of the cards that are shown: every way to draw, found by asking the rules, as a table.

Draws that differ only in their order have the same probability, so the table holds sets of cards, each with the number
of orders in which the dealer can come to it. The sets share their beginnings, as words do in a dictionary.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games.blackjack import rules
from croupier.games.blackjack.rules import Score, Soft17
from croupier.odds.blackjack.compositions import NUMBER, Composition, faces, only, together, values


class Draws(NamedTuple):
    """How the dealer goes on from the shown cards. Entry 0 is to have drawn nothing yet.

    Indices are unsigned, since the compiled code then need not ask whether they count from the end.
    """

    before: NDArray[np.uint64]
    """The entry that this one adds a card to; always an earlier one."""
    value: NDArray[np.uint64]
    """The card that is added."""
    earlier: NDArray[np.float64]
    """How many cards of this value the entry before holds."""
    orders: NDArray[np.float64]
    """In how many orders the dealer comes to these cards and stops; none where it goes on."""
    made: NDArray[np.uint64]
    """Which of the made hands it is."""
    drawn: NDArray[np.uint64]
    """How many cards are drawn."""


class Dealer(NamedTuple):
    """The dealer's draws from the shown cards, and what they make."""

    draws: Draws
    made: tuple[Score, ...]
    """The hands that the dealer can make: totals, one over 21, blackjack."""
    completes: int
    """The value of the card that would make the shown one a blackjack, or -1."""


@cache
def dealer_from(shown: Composition, soft_17: Soft17) -> Dealer:
    """The table for a dealer who shows these cards, one or two."""
    ends: Counter[Composition] = Counter()
    paths = Counter({shown: 1})
    while paths:
        further: Counter[Composition] = Counter()
        for cards, orders in paths.items():
            if sum(cards) >= 2 and not rules.dealer_draws(rules.counted(faces(cards)), soft_17):
                ends[cards] += orders
            else:
                for value in range(NUMBER):
                    further[together(cards, only(value))] += orders
        paths = further
    drawn = {tuple(have - was for have, was in zip(cards, shown, strict=True)): cards for cards in ends}
    scores = {cards: _made(cards) for cards in ends}
    made = tuple(sorted(set(scores.values()), key=lambda score: (score.total, score.is_blackjack)))
    entries: dict[tuple[int, ...], int] = {(): 0}
    rows: list[tuple[int, int, int, int, int, int]] = [(0, 0, 0, 0, 0, 0)]
    for more, cards in sorted(drawn.items()):
        word = tuple(values(more))
        for length in range(1, len(word) + 1):
            part = word[:length]
            if part not in entries:
                entries[part] = len(rows)
                rows.append((entries[part[:-1]], part[-1], part[:-1].count(part[-1]), 0, 0, length))
        at = entries[word]
        rows[at] = (*rows[at][:3], ends[cards], made.index(scores[cards]), rows[at][5])
    columns = list(zip(*rows, strict=True))
    draws = Draws(
        before=np.array(columns[0], np.uint64),
        value=np.array(columns[1], np.uint64),
        earlier=np.array(columns[2], np.float64),
        orders=np.array(columns[3], np.float64),
        made=np.array(columns[4], np.uint64),
        drawn=np.array(columns[5], np.uint64),
    )
    return Dealer(draws, made, _completes(shown))


def _made(cards: Composition) -> Score:
    """What a hand of the dealer is worth against others: only its total counts, or that it is a blackjack."""
    score = rules.dealt(faces(cards))
    if score.is_bust:
        return Score(rules.MOST + 1, is_soft=False, cards=3)
    return score if score.is_blackjack else Score(score.total, is_soft=False, cards=3)


def _completes(shown: Composition) -> int:
    if sum(shown) > 1:
        return -1
    found = [value for value in range(NUMBER) if rules.dealt(faces(together(shown, only(value)))).is_blackjack]
    return found[0] if found else -1
