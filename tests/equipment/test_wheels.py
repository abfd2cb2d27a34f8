"""The wheels in their true order."""

from collections import Counter
from itertools import pairwise

import pytest

from croupier.equipment.wheels import (
    BIG_SIX_WHEEL,
    BLACK,
    DOUBLE_ZERO,
    DOUBLE_ZERO_WHEEL,
    NUMBERS,
    RED,
    SINGLE_ZERO_WHEEL,
    ZERO,
    Insignia,
    Pocket,
)


def colour(pocket: Pocket) -> str:
    return "red" if pocket in RED else "black" if pocket in BLACK else "green"


def test_eighteen_numbers_are_red_and_eighteen_black() -> None:
    assert len(RED) == len(BLACK) == 18
    assert sorted((*RED, *BLACK), key=int) == list(NUMBERS)


def test_red_numbers_are_those_of_every_layout() -> None:
    """From 1 to 10 and from 19 to 28 the odd numbers are red, elsewhere the even ones."""
    for number in map(int, NUMBERS):
        odd_is_red = number in range(1, 11) or number in range(19, 29)
        assert (colour(Pocket(str(number))) == "red") == ((number % 2 == 1) == odd_is_red), number


@pytest.mark.parametrize(
    ("wheel", "zeros"),
    [(SINGLE_ZERO_WHEEL, [ZERO]), (DOUBLE_ZERO_WHEEL, [ZERO, DOUBLE_ZERO])],
    ids=["single", "double"],
)
def test_a_wheel_has_every_number_once_and_the_colours_alternate(
    wheel: tuple[Pocket, ...], zeros: list[Pocket]
) -> None:
    assert Counter(wheel) == dict.fromkeys([*NUMBERS, *zeros], 1)
    for pocket, following in pairwise((*wheel, wheel[0])):
        # Beside a zero the colours begin anew.
        if "green" not in (colour(pocket), colour(following)):
            assert colour(pocket) != colour(following), (pocket, following)


def test_zeros_lie_opposite_each_other_on_the_double_zero_wheel() -> None:
    assert DOUBLE_ZERO_WHEEL.index(DOUBLE_ZERO) - DOUBLE_ZERO_WHEEL.index(ZERO) == 19


def test_on_the_double_zero_wheel_each_odd_number_faces_the_next_even_one() -> None:
    for number in range(1, 36, 2):
        here, there = (DOUBLE_ZERO_WHEEL.index(Pocket(str(each))) for each in (number, number + 1))
        assert abs(here - there) == 19, number


def test_the_single_zero_wheel_begins_as_the_french_one() -> None:
    assert [str(pocket) for pocket in SINGLE_ZERO_WHEEL[:7]] == "0 32 15 19 4 21 2".split()


def test_pockets_are_announced_in_words() -> None:
    spoken = [Pocket(code).spoken for code in ("0", "00", "7", "13", "20", "36")]
    assert spoken == ["zero", "double zero", "seven", "thirteen", "twenty", "thirty-six"]
    assert [Pocket(code).is_zero for code in ("0", "00", "7")] == [True, True, False]


def test_the_big_six_wheel_has_its_fifty_four_stops() -> None:
    assert Counter(BIG_SIX_WHEEL) == {
        Insignia.ONE: 24,
        Insignia.TWO: 15,
        Insignia.FIVE: 7,
        Insignia.TEN: 4,
        Insignia.TWENTY: 2,
        Insignia.JOKER: 1,
        Insignia.FLAG: 1,
    }
    assert abs(BIG_SIX_WHEEL.index(Insignia.JOKER) - BIG_SIX_WHEEL.index(Insignia.FLAG)) == 27, "they face each other"
