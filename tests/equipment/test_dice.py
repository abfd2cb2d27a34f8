"""Two dice and their 36 throws."""

from collections import Counter

import pytest

from croupier.equipment.dice import THROWS, Dice


def test_there_are_thirty_six_throws() -> None:
    assert len(set(THROWS)) == 36
    assert Counter(throw.total for throw in THROWS) == {total: 6 - abs(7 - total) for total in range(2, 13)}


def test_six_throws_are_hard() -> None:
    assert [str(throw) for throw in THROWS if throw.is_hard] == ["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]


@pytest.mark.parametrize("throw", THROWS)
def test_a_throw_reads_back(throw: Dice) -> None:
    assert Dice.read(str(throw)) == throw


@pytest.mark.parametrize("code", ["", "7", "0-1", "1-7", "3-4-5", "a-b", "3"])
def test_what_is_no_throw_is_an_error(code: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whoever reads a throw says what is wrong with it
        Dice.read(code)
