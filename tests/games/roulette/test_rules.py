"""The wagers of roulette against an enumeration of their own, every wager with every pocket, and the printed odds."""

import re

import pytest
from tests.games.roulette.enumeration import NUMBERS, ZEROS, expected, submission, with_everything

from croupier.equipment.wheels import Pocket
from croupier.games.roulette import rules
from croupier.games.roulette.felt import felt
from croupier.games.roulette.positions import Bet, Colour
from croupier.games.roulette.rules import LEAST_ODDS, OnZero, Wheel
from croupier.money import LOSE, LOSE_HALF, Cents, Odds, pay, win
from croupier.rulebooks.clauses import clause

PRINTED = """
Straight 35 to 1
Split 17 to 1
Three Numbers 11 to 1
Four Numbers 8 to 1
First Five Numbers 6 to 1
Six Numbers 5 to 1
Seven Numbers 4 to 1
Eight Numbers 3 to 1
Column 2 to 1
Dozen 2 to 1
Red 1 to 1
Black 1 to 1
Odd 1 to 1
Even 1 to 1
1 to 18 1 to 1
19 to 36 1 to 1
"""
"""The table of payout odds as the regulation prints it."""


@pytest.mark.clause(
    "MA-WHEEL 2(a)",
    "MA-WHEEL 2(a)(Straight)",
    "MA-WHEEL 2(a)(Split)",
    "MA-WHEEL 2(a)(Three Numbers)",
    "MA-WHEEL 2(a)(Four Numbers)",
    "MA-WHEEL 2(a)(First Five Numbers)",
    "MA-WHEEL 2(a)(Six Numbers)",
    "MA-WHEEL 2(a)(Seven Numbers)",
    "MA-WHEEL 2(a)(Eight Numbers)",
    "MA-WHEEL 2(a)(Column)",
    "MA-WHEEL 2(a)(Dozen)",
    "MA-WHEEL 2(a)(Red)",
    "MA-WHEEL 2(a)(Black)",
    "MA-WHEEL 2(a)(Odd)",
    "MA-WHEEL 2(a)(Even)",
    "MA-WHEEL 2(a)(1 to 18)",
    "MA-WHEEL 2(a)(19 to 36)",
)
@pytest.mark.parametrize(("bet", "printed"), list(zip(Bet, PRINTED.strip().splitlines(), strict=True)))
def test_the_printed_odds_and_the_worked_example_of_each_row(bet: Bet, printed: str) -> None:
    row, odds = re.fullmatch(r"(.+) (\d+ to \d+)", printed).groups()  # type: ignore[union-attr]
    assert row.lower().replace(" ", "_") == bet
    assert str(LEAST_ODDS[bet]) == odds
    example = re.findall(r"\d+", clause(f"MA-WHEEL 2(a)({row})").example)
    stake, win_odds, per, paid, returned = (int(number) for number in example)
    payment = pay(win(Odds(win_odds, per)), Cents(stake * 100), unit=Cents(100))
    assert (payment.paid, payment.returned, payment.taken) == (paid * 100, returned * 100, 0)
    assert LEAST_ODDS[bet] == Odds(win_odds, per)


@pytest.mark.clause(
    "MA-WHEEL 1(e)(1)",
    "MA-WHEEL 1(e)(1)(i)",
    "MA-WHEEL 1(e)(2)",
    "MA-WHEEL 1(e)(3)",
    "MA-WHEEL 1(e)(3)(i)",
    "MA-WHEEL 1(e)(4)",
    "MA-WHEEL 1(e)(5)",
    "MA-WHEEL 1(e)(6)(i)",
    "MA-WHEEL 1(e)(6)(ii)",
    "MA-WHEEL 1(e)(7)",
    "MA-WHEEL 1(e)(8)",
    "MA-WHEEL 1(e)(9)",
    "MA-WHEEL 1(e)(10)",
    "MA-WHEEL 1(f)",
    "MA-WHEEL 2(d)",
)
@pytest.mark.parametrize("wheel", Wheel)
def test_every_wager_and_no_other_is_offered_and_covers_what_geometry_says(wheel: Wheel) -> None:
    offered = {
        area: (position.bet, sorted(position.covers))
        for table in with_everything(wheel)
        for area, position in felt(table).positions.items()
    }
    assert offered == {area: (bet, sorted(covers)) for area, (bet, covers) in expected(wheel).items()}


@pytest.mark.clause("MA-WHEEL 2(b)", "MA-WHEEL 2(c)", "MA-WHEEL 2(d)(3)")
@pytest.mark.parametrize(
    ("wheel", "on_zero"),
    [
        (Wheel.DOUBLE, OnZero.HALF),
        (Wheel.DOUBLE, OnZero.WHOLE),
        (Wheel.SINGLE, OnZero.WHOLE),
        (Wheel.DOUBLE_AS_SINGLE, OnZero.WHOLE),
    ],
)
def test_every_wager_with_every_pocket(wheel: Wheel, on_zero: OnZero) -> None:
    wagers = expected(wheel)
    even_money = ["red", "black", "odd", "even", "1 to 18", "19 to 36"]
    for table in with_everything(wheel):
        for area, position in felt(table).positions.items():
            bet, covers = wagers[area]
            for number in (*ZEROS[wheel], *NUMBERS):
                if number in covers and not area.startswith("adjacent"):
                    decided = win(LEAST_ODDS[bet])
                elif number in ("0", "00") and area in even_money and on_zero is OnZero.HALF:
                    decided = LOSE_HALF
                else:
                    decided = LOSE
                result = rules.result(position, Pocket(number), table.payout_odds, on_zero)
                assert result == decided, f"{area} at {number}"


@pytest.mark.clause("MA-WHEEL 1(e)(1)(i)")
def test_the_five_neighbours_of_the_worked_examples() -> None:
    def five(wheel: Wheel, centre: str) -> str:
        return " ".join(felt(with_everything(wheel)[0]).positions[f"adjacent {centre}"].covers)

    assert five(Wheel.DOUBLE, "17") == "20 32 17 5 22"
    assert five(Wheel.SINGLE, "17") == "2 25 17 34 6"
    assert five(Wheel.DOUBLE, "0") == "14 2 0 28 9"
    assert five(Wheel.DOUBLE_AS_SINGLE, "1") == "36 13 1 27 10"


@pytest.mark.clause("MA-WHEEL 2(d)(2)")
def test_only_a_double_zero_on_a_wheel_used_as_single_zero_is_void() -> None:
    void = [(wheel, pocket) for wheel in Wheel for pocket in rules.compartments(wheel) if rules.is_void(wheel, pocket)]
    assert void == [(Wheel.DOUBLE_AS_SINGLE, Pocket("00"))]


def test_the_ball_can_rest_in_every_compartment_of_the_wheel_once() -> None:
    assert {wheel: len(set(rules.compartments(wheel))) for wheel in Wheel} == {
        Wheel.DOUBLE: 38,
        Wheel.SINGLE: 37,
        Wheel.DOUBLE_AS_SINGLE: 38,
    }


@pytest.mark.clause("MA-WHEEL 1(e)(6)(ii)")
def test_an_approved_wheel_may_have_other_sections() -> None:
    sections = {colour.value: [str(6 * at + number) for number in range(1, 7)] for at, colour in enumerate(Colour)}
    table = submission(Wheel.DOUBLE, colour_wager={"six": True}, red_and_black=False, colour_sections=sections)
    assert felt(table).positions["colour6 blue"].covers == tuple(Pocket(str(n)) for n in range(7, 13))
