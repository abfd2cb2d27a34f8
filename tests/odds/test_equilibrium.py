"""All equilibria of small games whose equilibria are known."""

from fractions import Fraction

import pytest

from croupier.odds.equilibrium import ALWAYS, NEVER, Advantage, Side, Undecided, equilibria

HALF = Fraction(1, 2)


def advantage(low: Fraction | int, high: Fraction | int) -> Advantage:
    """What the second choice gains if the other side never, and always, takes its second choice."""
    return Advantage(Fraction(low), {"there": Fraction(high) - low})


def solved(first: Advantage, second: Advantage) -> list[tuple[Fraction, Fraction]]:
    sides = Side({"there": first}), Side({"there": second})
    return [(each.first["there"], each.second["there"]) for each in equilibria(*sides)]


def test_matching_pennies_is_mixed() -> None:
    assert solved(advantage(-1, 1), advantage(1, -1)) == [(HALF, HALF)]


def test_a_game_of_coordination_has_three_equilibria() -> None:
    assert solved(advantage(-1, 2), advantage(-1, 1)) == [(NEVER, NEVER), (HALF, Fraction(1, 3)), (ALWAYS, ALWAYS)]


def test_what_is_better_whatever_the_other_does_is_done() -> None:
    assert solved(advantage(1, 2), advantage(-3, 1)) == [(ALWAYS, ALWAYS)]
    assert solved(advantage(-1, 2), advantage(-3, -1)) == [(NEVER, NEVER)]


def test_the_ends_of_a_stretch_are_told() -> None:
    """The second side does not care, and the first is content as long as the other draws seldom."""
    found = solved(advantage(-1, 1), advantage(0, 0))
    assert found == [(NEVER, NEVER), (NEVER, HALF), (ALWAYS, ALWAYS), (ALWAYS, HALF)]


def test_two_open_places_of_the_first_side_are_not_solved() -> None:
    first = Side({"here": advantage(-1, 1), "there too": advantage(-1, 1)})
    second = Side({"there": Advantage(Fraction(1), {"here": Fraction(-1), "there too": Fraction(-1)})})
    with pytest.raises(Undecided, match="2 places"):
        equilibria(first, second)
