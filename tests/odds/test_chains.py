"""Chains end with the probabilities that can be reckoned by hand."""

from fractions import Fraction

import pytest
from tests.machine.toys import DICE, Dice

from croupier.odds.chains import Move, absorption, components
from croupier.odds.games import odds_of


def walk_between(least: int, most: int, up: Fraction) -> dict[str, Fraction]:
    """From nothing, step by step, to one of two barriers."""

    def moves(at: int) -> list[Move[int, str]]:
        higher: Move[int, str] = Move(up, at + 1) if at + 1 < most else Move(up, None, "most")
        lower: Move[int, str] = Move(1 - up, at - 1) if at - 1 > least else Move(1 - up, None, "least")
        return [higher, lower]

    return absorption(0, moves)


@pytest.mark.parametrize(("least", "most"), [(-1, 1), (-3, 7), (-20, 11)])
@pytest.mark.parametrize("up", [Fraction(1, 2), Fraction(18, 38), Fraction(9, 10)])
def test_the_ruin_of_a_gambler(least: int, most: int, up: Fraction) -> None:
    """Feller, An Introduction to Probability Theory, volume 1, chapter XIV.2: classical ruin."""
    ratio = (1 - up) / up
    held, total = -least, most - least
    ruin = 1 - Fraction(held, total) if ratio == 1 else (ratio**total - ratio**held) / (ratio**total - 1)
    assert walk_between(least, most, up) == {"least": ruin, "most": 1 - ruin}


def test_components_come_after_those_to_which_they_lead() -> None:
    edges = {"a": "bc", "b": "a", "c": "d", "d": "ec", "e": "e"}

    def moves(state: str) -> list[Move[str, str]]:
        return [Move(Fraction(1, len(edges[state])), target) for target in edges[state]]

    assert [sorted(each) for each in components("a", moves)] == [["e"], ["c", "d"], ["a", "b"]]


def test_a_chain_without_an_end_is_an_error() -> None:
    with pytest.raises(ValueError, match="may go on for ever"):
        absorption(0, lambda state: [Move(Fraction(1), 1 - state)])


def test_the_line_of_craps() -> None:
    """The Handy Math Answer Book, "What are the odds when playing craps?": the pass line wins 244 times in 495.

    bobscasinoclub.com/uk/craps: the edges are 1.41 % and, with twelve barred, 1.36 %. Of the 36 throws that come out
    one is barred; don't pass loses the 244 in 495 that pass wins.
    """
    line, dont = odds_of(DICE, Dice()).wagers
    assert (line.win, line.lose, line.push) == (Fraction(244, 495), Fraction(251, 495), Fraction(0))
    assert line.edge == Fraction(251 - 244, 495)
    assert (dont.lose, dont.push) == (Fraction(244, 495), Fraction(1, 36))
    assert [f"{float(each.edge) * 100:.2f}" for each in (line, dont)] == ["1.41", "1.36"]
