"""What a split pair is worth, with every way in which pairs can be split again.

The hands of a box are dealt one after the other, but unseen cards have no order: a hand is worth the same whichever of
the unseen cards it gets. So a hand is reckoned alone, from a shoe that lacks the cards of the pair known to be gone.
That other hands got cards that do not pair is told by inclusion and exclusion: from the case that nothing is known of
them, the cases are taken away in which some of them did pair.
"""

from collections.abc import Callable, Iterator
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
OneHand = Callable[[int, int], Floats]
"""What a hand is worth that is decided knowing so many cards of the pair, in a shoe that lacks so many; two rows."""
NOT_PAIRED, PAIRED = 0, 1


class Course(NamedTuple):
    """A way in which a box may be split: how often it is split again, and what each hand knew when it was played."""

    again: int
    closed: tuple[int, ...]
    """For each hand whose second card did not pair: how many cards of the pair lay on the layout then."""
    full: int
    """How many hands got their second card when the box could not be split again, paired or not."""


def courses(most: int) -> Iterator[Course]:
    """Every way in which two hands may become up to so many.

    >>> [(course.again, course.closed, course.full) for course in courses(3)]
    [(1, (), 3), (1, (2,), 2), (0, (2, 2), 0)]
    """
    yield from _courses(most, made=2, closed=())


def _courses(most: int, made: int, closed: tuple[int, ...]) -> Iterator[Course]:
    if made == most:
        yield Course(made - 2, closed, made - len(closed))
    elif len(closed) == made:
        yield Course(made - 2, closed, 0)
    else:
        yield from _courses(most, made + 1, closed)
        yield from _courses(most, made, (*closed, made))


class Split(NamedTuple):
    """What a split is worth in all: the average, its square, and how many hands it makes on average."""

    value: float
    square: float
    hands: float


class Unseen(NamedTuple):
    """What is unseen when a pair is split."""

    pairs: int
    """How many further cards of the pair."""
    cards: int
    """How many cards in all."""


def split_worth(most: int, unseen: Unseen, one_hand: OneHand, dealer: Floats) -> Split:
    """The worth of splitting a pair into up to so many hands.

    `dealer` is how likely the dealer makes each hand. The average is exact. In the square, the product of two hands is
    taken from what each gains on average against each hand that the dealer makes.
    """
    value = square = hands = 0.0
    for course in courses(most):
        others = len(course.closed)
        chance = float(_weighed(course.again, others, unseen, lambda _: np.ones(1))[0])
        if chance <= 0.0:
            continue
        sums = np.zeros(len(dealer))
        squares = np.zeros(len(dealer))
        worths = [_weighed(course.again, others - 1, unseen, _not_paired(one_hand, knew)) for knew in course.closed]
        worths += [_weighed(course.again, others, unseen, _any_card(one_hand, course.again + 2))] * course.full
        for worth in worths:
            value += float(worth[0])
            square += float(worth[1])
            by_dealer = _by_dealer(worth / chance, dealer)
            sums += by_dealer
            squares += by_dealer**2
        square += chance * float((dealer * (sums**2 - squares)).sum())
        hands += chance * (course.again + 2)
    return Split(value, square, hands)


def _not_paired(one_hand: OneHand, knew: int) -> Callable[[int], Floats]:
    return lambda gone: np.asarray(one_hand(knew, gone)[NOT_PAIRED])


def _any_card(one_hand: OneHand, knew: int) -> Callable[[int], Floats]:
    return lambda gone: np.asarray(one_hand(knew, gone).sum(axis=0))


def _weighed(again: int, others: int, unseen: Unseen, worth: Callable[[int], Floats]) -> Floats:
    """The worth where so many cards paired and so many other cards did not."""
    found: Floats = np.zeros(1)
    for paired in range(others + 1):
        chance = _all_pair(again + paired, unseen)
        if chance > 0.0:
            found = found + (-1) ** paired * comb(others, paired) * chance * worth(2 + again + paired)
    return found


def _all_pair(number: int, unseen: Unseen) -> float:
    """How likely so many unseen cards are all cards of the pair."""
    chance = 1.0
    for drawn in range(number):
        chance *= max(unseen.pairs - drawn, 0) / (unseen.cards - drawn)
    return chance


def _by_dealer(worth: Floats, dealer: Floats) -> Floats:
    """What a hand gains on average against each hand of the dealer; a hand over 21 loses against all of them alike."""
    over = worth[0] - worth[2:].sum()
    kept = np.where(dealer > 0.0, dealer, 1.0)
    return np.asarray(np.where(dealer > 0.0, worth[2:] / kept + over / max(float(dealer.sum()), 1e-300), 0.0))
