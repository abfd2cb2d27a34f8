"""The Big Six wheel against an enumeration of its own, every wager with every stop, and the printed odds."""

import re
from collections import Counter

import pytest

from croupier.equipment.wheels import BIG_SIX_WHEEL, Insignia
from croupier.games.big_six import rules
from croupier.games.big_six.rules import LEAST_ODDS, Direction
from croupier.money import LOSE, Cents, Odds, pay, win
from croupier.rulebooks.clauses import clause

PRINTED = """
$1 Insignia 1 to 1
$2 Insignia 2 to 1
$5 Insignia 5 to 1
$10 Insignia 10 to 1
$20 Insignia 20 to 1
Joker 45 to 1
Flag 45 to 1
"""
"""The table of payout odds as the regulation prints it."""


@pytest.mark.clause(
    "MA-WHEEL 5(a)",
    "MA-WHEEL 5(a)($1 Insignia)",
    "MA-WHEEL 5(a)($2 Insignia)",
    "MA-WHEEL 5(a)($5 Insignia)",
    "MA-WHEEL 5(a)($10 Insignia)",
    "MA-WHEEL 5(a)($20 Insignia)",
    "MA-WHEEL 5(a)(Joker)",
    "MA-WHEEL 5(a)(Flag)",
)
@pytest.mark.parametrize(("insignia", "printed"), list(zip(Insignia, PRINTED.strip().splitlines(), strict=True)))
def test_the_printed_odds_and_the_worked_example_of_each_row(insignia: Insignia, printed: str) -> None:
    row, odds = re.fullmatch(r"(.+) (\d+ to \d+)", printed).groups()  # type: ignore[union-attr]
    assert row.removesuffix(" Insignia").lower() == insignia
    assert str(LEAST_ODDS[insignia]) == odds
    example = re.findall(r"\d+", clause(f"MA-WHEEL 5(a)({row})").example)
    stake, win_odds, per, paid, returned = (int(number) for number in example)
    payment = pay(win(Odds(win_odds, per)), Cents(stake * 100), unit=Cents(100))
    assert (payment.paid, payment.returned, payment.taken) == (paid * 100, returned * 100, 0)
    assert LEAST_ODDS[insignia] == Odds(win_odds, per)


@pytest.mark.clause("MA-WHEEL 5(a)")
def test_the_wheel_has_54_stops_and_every_wager_is_decided_at_each() -> None:
    shown = [rules.insignia(BIG_SIX_WHEEL, stop) for stop in range(1, 55)]
    assert Counter(shown) == {"$1": 24, "$2": 15, "$5": 7, "$10": 4, "$20": 2, "joker": 1, "flag": 1}
    won = Counter(
        wagered
        for wagered in Insignia
        for stop in shown
        if rules.result(wagered, stop, LEAST_ODDS) == win(LEAST_ODDS[wagered])
    )
    lost = Counter(wagered for wagered in Insignia for stop in shown if rules.result(wagered, stop, LEAST_ODDS) == LOSE)
    assert won == Counter(shown)
    assert all(won[wagered] + lost[wagered] == 54 for wagered in Insignia)


@pytest.mark.clause("MA-WHEEL 6(c)(1)")
def test_the_number_previously_passed_is_on_the_side_from_which_the_wheel_came() -> None:
    """The wheel is turned here by hand: the stops that come to the clapper, one after the other."""
    stops = list(range(1, 55))
    for direction, step in ((Direction.CLOCKWISE, -1), (Direction.COUNTER_CLOCKWISE, 1)):
        for at, here in enumerate(stops):
            following = stops[(at + step) % 54]
            # The peg between two stops has the number of the one after which it comes clockwise.
            peg = here if following == here % 54 + 1 else following
            assert rules.stop_passed(peg, direction, 54) == here
