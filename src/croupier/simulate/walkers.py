"""The walkers: compiled loops that draw symbols and follow the edges of a track.

They know nothing of any game. An edge is one word that holds where the walk stands next, what is counted and whether
the round ends, so that a draw costs one look at the track. Cards are drawn from a shoe and are gone until it is
shuffled; pockets, stops and throws are drawn from the same kind of array and may come again at once. To draw each card
from those that are left is to shuffle, so what is never dealt is never shuffled.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import compiled, inlined
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, word

_ENDS = U(63)
_COUNTED = U(0x7FFF_FFFF)
_NONE = U(0)
_ONE = U(1)


class Course(NamedTuple):
    """What is walked: edges, and how the symbols come that lead along them."""

    edges: NDArray[U]
    """[stand times classes + class] -> the word of an edge; the first stand is that after a shuffle."""
    taken: U
    """One if a drawn symbol is gone until the next shuffle, none if it may come again at once."""
    cutting_card: U
    """It is out as soon as more symbols than this have been taken."""
    rounds_after: U
    """How many rounds follow the one in which the cutting card came out."""


def edge(then: int, counted: int, *, ends: bool) -> int:
    """The word of an edge: the place of the next stand's first edge, what is counted, the end of a round."""
    return (int(ends) << int(_ENDS)) | (counted << int(HALF)) | then


@inlined
def then(edge: U) -> U:
    """Where the edges of the next stand begin."""
    return edge & LOW


@inlined
def counted(edge: U) -> U:
    """The number of the outcome that is counted."""
    return (edge >> HALF) & _COUNTED


@inlined
def ends(edge: U) -> U:
    """One if the edge ends the round, else none."""
    return edge >> _ENDS


@compiled
def walk(course: Course, shoe: NDArray[np.uint8], stream: NDArray[U], rounds: U, counts: NDArray[U]) -> None:
    """Walk so many rounds from a new shoe and count their outcomes."""
    edges, taken, cutting_card, rounds_after = course
    a, b, c, d = stream[0], stream[1], stream[2], stream[3]
    size = U(len(shoe))
    dealt, at, since, left = _NONE, _NONE, _NONE, rounds
    while left > _NONE:
        drawn = word(a, d)
        a, b, c, d = after(a, b, c, d)
        for _ in range(2):  # a word serves two draws
            among = size - dealt
            product = (drawn & LOW) * among
            drawn >>= HALF
            if not is_fair(product, among):
                continue
            place = dealt + (product >> HALF)
            symbol = shoe[place]
            shoe[place] = shoe[dealt]
            shoe[dealt] = symbol
            dealt += taken
            followed = edges[at + U(symbol)]
            counts[counted(followed)] += _ONE
            ended = ends(followed)
            left -= ended
            at = then(followed)
            if dealt > cutting_card and ended > _NONE:
                since += _ONE
                if since > rounds_after:
                    dealt, at, since = _NONE, _NONE, _NONE
            if left == _NONE:
                break


@compiled
def spin(symbols: U, stream: NDArray[U], rounds: U, counts: NDArray[U]) -> None:
    """Walk so many rounds of a track without memory, in which only the symbols are to be counted."""
    a, b, c, d = stream[0], stream[1], stream[2], stream[3]
    left = rounds
    while left > _NONE:
        drawn = word(a, d)
        a, b, c, d = after(a, b, c, d)
        for _ in range(2):
            product = (drawn & LOW) * symbols
            drawn >>= HALF
            if is_fair(product, symbols) and left > _NONE:
                counts[product >> HALF] += _ONE
                left -= _ONE


@compiled
def follow(course: Course, symbols: NDArray[np.uint8], outcomes: NDArray[U]) -> U:
    """Follow given symbols until the shoe is over or they end; tell what each step counts and how many there were."""
    edges, taken, cutting_card, rounds_after = course
    steps, dealt, at, since = _NONE, _NONE, _NONE, _NONE
    for symbol in symbols:
        followed = edges[at + U(symbol)]
        outcomes[steps] = counted(followed)
        steps += _ONE
        dealt += taken
        at = then(followed)
        if dealt > cutting_card and ends(followed) > _NONE:
            since += _ONE
            if since > rounds_after:
                break
    return steps
