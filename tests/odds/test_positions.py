"""Positions at the dice: what wagers that share their throws gain together."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from tests.conftest import Ended

from croupier.errors import Refused
from croupier.games.registry import game
from croupier.odds.positions import Position, position_of
from croupier.rulebooks.submissions.reading import chosen


def position(*wagers: str, point: int | None = None) -> Position:
    return position_of(chosen(game("craps")), wagers, point)


def test_one_wager_is_its_own_position() -> None:
    assert position("1 on pass").ends == {Fraction(-1): Fraction(251, 495), Fraction(1): Fraction(244, 495)}


def test_expectations_add_up_and_variances_do_not() -> None:
    wagers = ["10 on pass", "12 on place 6", "10 on field"]
    together = position(*wagers)
    alone = [position(each) for each in wagers]
    assert together.expected == sum(each.expected for each in alone)
    assert together.variance != sum(each.variance for each in alone)


def test_pass_and_dont_pass_lose_only_on_twelve() -> None:
    """A barred twelve takes Pass alone; every other decision of the two comes to nothing."""
    assert position("10 on pass", "10 on dont pass").ends == {
        Fraction(-10): Fraction(1, 36),
        Fraction(0): Fraction(35, 36),
    }


def test_odds_behind_a_point() -> None:
    assert position("10 on pass", "20 on pass odds", point=6).ends == {
        Fraction(-30): Fraction(6, 11),
        Fraction(34): Fraction(5, 11),
    }


def test_a_place_bet_sleeps_through_come_out_rolls() -> None:
    """Before a come-out roll six and seven do not touch it, so that it is decided with a point, as likely as ever."""
    assert position("12 on place 6").ends == position("12 on place 6", point=8).ends


@pytest.mark.parametrize(
    ("wagers", "point", "says"),
    [
        (["ten on pass"], None, 'write for example "10 on place 6"'),
        (["0 on pass"], None, 'write for example "10 on place 6"'),
        (["10 on pss"], None, "did you mean pass?"),
        (["10 on come"], None, "give the point"),
        (["10 on pass odds"], None, "give the point"),
        (["10 on pass"], 7, "7 is no point"),
        (["1 on field"] * 13, None, "at most 12"),
    ],
)
def test_what_is_no_position_is_refused(wagers: list[str], point: int | None, says: str) -> None:
    with pytest.raises(Refused, match=says.replace("?", r"\?")):
        position(*wagers, point=point)


def test_on_the_command_line(croupier: Callable[..., Ended]) -> None:
    told = croupier("odds", "craps", "--position", "10 on pass", "--position", "20 on pass odds", "--point", "6")
    assert told.code == 0
    assert "exactly -10/11" in told.out
    read = croupier("odds", "craps", "--position", "5 on field", "--json")
    assert '"expected": "-5/18"' in read.out
    refused = croupier("odds", "roulette", "--position", "10 on red")
    assert refused.code == 1
    assert "roulette has no positions" in refused.err
    usage = croupier("odds", "craps", "--point", "6")
    assert usage.code == 2
