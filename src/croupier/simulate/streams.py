"""Random words for the walkers: xoshiro256++, a stream of its own for each chunk, and fair draws from half a word.

The state of the generator is passed and returned, so that the compiler keeps it in registers. A stream is set by seed
and number of the chunk through numpy's SeedSequence, which is made for streams that must not run into each other.
All numbers are unsigned: a signed index would be tested for being negative at every use.
"""

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import inlined

U = np.uint64
State = tuple[U, U, U, U]

HALF = U(32)
LOW = U(0xFFFF_FFFF)
_SPAN = U(1 << 32)
_A, _A_BACK = U(23), U(64 - 23)
_B, _B_BACK = U(45), U(64 - 45)
_C = U(17)


def stream(seed: int, chunk: int) -> NDArray[U]:
    """The state in which the stream of a chunk begins."""
    words = np.random.SeedSequence(seed, spawn_key=(chunk,)).generate_state(4, np.uint64)
    return words.astype(np.uint64, copy=False)


@inlined
def word(a: U, d: U) -> U:
    """The word that a state gives, from its first and its last part."""
    total = a + d
    return ((total << _A) | (total >> _A_BACK)) + a


@inlined
def after(a: U, b: U, c: U, d: U) -> State:
    """The state that follows a state."""
    shifted = b << _C
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    return a, b, c, (d << _B) | (d >> _B_BACK)


@inlined
def is_fair(product: U, among: U) -> np.bool_:
    """Whether half a word times a number of choices falls where every choice has equally many halves.

    The upper half of the product is the choice. The remainder of a division decides which products are one too many
    (Lemire, "Fast random integer generation in an interval", 2019); only when the lower half is smaller than the
    number of choices can it be one, so the division is rare.
    """
    low = product & LOW
    return low >= among or low >= _SPAN % among
