import numpy as np
import pytest

from croupier.simulate.streams import HALF, U, after, is_fair, stream, word


def test_words_are_those_of_xoshiro256_plus_plus() -> None:
    """The first words from the state 1, 2, 3, 4, as the implementation in Rust's rand_xoshiro is tested with."""
    a, b, c, d = U(1), U(2), U(3), U(4)
    words = []
    for _ in range(10):
        words.append(int(word(a, d)))
        a, b, c, d = map(U, after(a, b, c, d))  # Python gets plain numbers, which would go back as signed ones
    assert words == [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ]


@pytest.mark.parametrize("among", [1, 2, 3, 37, 38, 54, 415, 624])
def test_every_choice_has_equally_many_halves(among: int) -> None:
    """Only the first half that gives a choice can be one too many, since the next ones lie beyond the first."""
    span = 1 << int(HALF)
    for choice in range(among):
        first, end = -(-choice * span // among), -(-(choice + 1) * span // among)
        assert end - first - (not is_fair(U(first * among), U(among))) == span // among
        assert is_fair(U((first + 1) * among), U(among))


def test_each_chunk_has_its_own_stream_and_always_the_same() -> None:
    streams = [tuple(stream(seed, chunk)) for seed in (1, 2) for chunk in range(100)]
    assert len(set(streams)) == 200
    assert np.array_equal(stream(1, 7), stream(1, 7))
