"""The side wagers of a duel, decided by the cards of the same rounds: kernels over tables that the rules filled."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import compiled
from croupier.simulate.streams import U
from croupier.table.duels import Sight

_NONE, _ONE = U(0), U(1)
_SIGHTS = len(Sight)
_BOX_1, _BOX_2, _BOX_3, _BOX_4 = (U(each) for each in (Sight.BOX_1, Sight.BOX_2, Sight.BOX_3, Sight.BOX_4))
_DEALER_1, _DEALER_2, _DEALER_3 = (U(each) for each in (Sight.DEALER_1, Sight.DEALER_2, Sight.DEALER_3))
_UNSPLIT_3 = U(Sight.UNSPLIT_3)
START, HANDS_OVER, END, HANDS = U(0), U(1), U(2), U(3)
"""What is noted of a round: where its first card lies, the first after all hands, the first after the round; and how
many hands there were."""
NOTED = 4


class BesideCourse(NamedTuple):
    """How side wagers follow the rounds of a duel."""

    tables: NDArray[np.uint32]
    """[place of a state + class] -> the place of the next state; after the last card looked at, the number counted."""
    starts: NDArray[U]
    """[wager] -> the place of its first state."""
    sights: NDArray[U]
    """The cards that are looked at, wager after wager."""
    lasts: NDArray[U]
    """[wager] -> where the cards of the next wager begin."""
    first_cards: NDArray[U]
    """Where in a round the box's first, the dealer's first and the box's second card lie."""
    further: U
    """How many cards a round has before the box's third."""
    is_drawn: U
    """One if the dealer's second card comes after all hands, else nothing."""
    no_card: U
    """The class of a card that was not dealt."""
    verdicts: NDArray[np.int64]
    """[meeting] -> whether a hand is won, lost or neither; empty without streaks."""
    longest: U
    """How many rounds the longest streak has."""
    streak: U
    """The number that is counted for a streak that is lost at once; those of longer streaks follow."""


@compiled
def look(course: BesideCourse, cards: NDArray[np.uint8], span: NDArray[np.uint32], seen: NDArray[U]) -> None:
    """Look at the cards of a round that may decide a side wager."""
    start, over, end = U(span[START]), U(span[HANDS_OVER]), U(span[END])
    seen[_BOX_1] = U(cards[start + course.first_cards[_NONE]])
    seen[_DEALER_1] = U(cards[start + course.first_cards[_ONE]])
    seen[_BOX_2] = U(cards[start + course.first_cards[_ONE + _ONE]])
    third = start + course.further
    seen[_BOX_3] = U(cards[third]) if third < over else course.no_card
    seen[_BOX_4] = U(cards[third + _ONE]) if third + _ONE < over else course.no_card
    seen[_UNSPLIT_3] = seen[_BOX_3] if U(span[HANDS]) == _ONE else course.no_card
    seen[_DEALER_2] = U(cards[over if course.is_drawn == _ONE else third - _ONE])
    drawn = over + course.is_drawn
    seen[_DEALER_3] = U(cards[drawn]) if drawn < end else course.no_card


@compiled
def decide(course: BesideCourse, cards: NDArray[np.uint8], span: NDArray[np.uint32], numbers: NDArray[U]) -> None:
    """What is counted for each wager after one round."""
    seen = np.empty(_SIGHTS, dtype=np.uint64)
    look(course, cards, span, seen)
    sight = _NONE
    for wager in range(len(course.starts)):
        at = course.starts[U(wager)]
        while sight < course.lasts[U(wager)]:
            at = U(course.tables[at + seen[course.sights[sight]]])
            sight += _ONE
        numbers[U(wager)] = at


@compiled
def count_cards(
    course: BesideCourse, cards: NDArray[np.uint8], spans: NDArray[np.uint32], rounds: U, counts: NDArray[U]
) -> None:
    """Decide every side wager of so many rounds, and count how."""
    numbers = np.empty(len(course.starts), dtype=np.uint64)
    for each in range(rounds):
        decide(course, cards, spans[U(each)], numbers)
        for number in numbers:
            counts[number] += _ONE


@compiled
def go_on(course: BesideCourse, wins: U, verdict: np.int64, counts: NDArray[U]) -> U:
    """How many rounds are won in a row after one more; a streak that is over is counted."""
    if verdict > 0 and wins + _ONE < course.longest:
        return wins + _ONE
    if verdict != 0:
        counts[course.streak + wins + U(verdict > 0)] += _ONE
        return _NONE
    return wins
