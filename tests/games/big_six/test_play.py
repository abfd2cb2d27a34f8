"""The Big Six wheel at the table: every wager at every stop, and a drawn number that has no pegs."""

import pytest

from croupier.equipment.wheels import BIG_SIX_WHEEL, Insignia
from croupier.games.big_six.acts import Clapper, Spin, SpinWheel
from croupier.games.big_six.rules import LEAST_ODDS, Direction
from croupier.games.registry import game
from croupier.games.wheel_tables import NoMoreBets
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import Act, BringChips, TakeSeat, act_name
from croupier.table.events import RACK, Moved
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.table.wagering import Wager

BIG_SIX = game("big-six")
ONE = Seat(1)
EACH = Cents(10_00)


def table(shoes: Shoes) -> Runner:
    submission = judged({"game": "big-six", "rulebook": "MA"}, [BIG_SIX]).accepted()
    return Runner(BIG_SIX, submission, tuple(act_name(duty) for duty in BIG_SIX.duties), shoes)


def do(runner: Runner, *acts: Act) -> Accepted:
    """Acts that are all accepted; what came of the last."""
    answers = [runner.act(act) for act in acts]
    for answer in answers:
        assert isinstance(answer, Accepted), answer
    last = answers[-1]
    assert isinstance(last, Accepted)
    return last


@pytest.mark.clause("MA-WHEEL 5(a)", "MA-WHEEL 6(b)", "MA-WHEEL 6(e)")
@pytest.mark.parametrize("direction", Direction)
def test_with_a_wager_on_every_insignia_every_stop_pays_what_the_odds_say(direction: Direction) -> None:
    runner = table(Shoes.ELECTRONIC)
    do(runner, TakeSeat(ONE, "One"), BringChips(ONE, Cents(100_000_00)))
    for stop, shown in enumerate(BIG_SIX_WHEEL, start=1):
        before = runner.table.chips(ONE, RACK)
        do(runner, *(Wager(ONE, EACH, each.value) for each in Insignia), NoMoreBets(DEALER))
        events = do(runner, SpinWheel(DEALER, direction), Spin(CHANCE, stop)).events
        assert runner.table.chips(ONE, RACK) - before == EACH * (LEAST_ODDS[shown].win - 6), stop
        collected = [event.target.area == "inventory" for event in events if isinstance(event, Moved)]
        assert collected == [True] * 6 + [False] * 2, "losers first, then what is paid and returned"


@pytest.mark.clause("MA-WHEEL 6(c)")
def test_only_a_real_wheel_can_rest_on_a_peg() -> None:
    on_a_peg = Spin(CHANCE, 4, Clapper.ON_PEG)
    for shoes in Shoes:
        runner = table(shoes)
        do(runner, NoMoreBets(DEALER), SpinWheel(DEALER, Direction.CLOCKWISE))
        assert isinstance(runner.act(on_a_peg), Accepted) == (shoes is Shoes.PHYSICAL)
