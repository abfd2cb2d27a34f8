"""Roulette at the table, where a transcript cannot look: events in full, every wager at once, changed seats."""

import pytest
from tests.games.roulette.enumeration import NUMBERS, ZEROS, expected, with_everything

from croupier.equipment.wheels import Pocket
from croupier.games.registry import game
from croupier.games.roulette.acts import Ball, BuyColour, Cause, NoSpin, Spin, SpinBall
from croupier.games.roulette.felt import felt
from croupier.games.roulette.rules import Wheel
from croupier.games.roulette.submission import ChipColour, Roulette
from croupier.games.wheel_tables import NoMoreBets
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import Act, BringChips, ChangeSeat, LeaveSeat, TakeSeat, act_name
from croupier.table.events import RACK, Announced, Chips, Moved, Performed, Voided
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.wagering import Wager

ROULETTE = game("roulette")
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
EACH = Cents(10_00)


class Sitting:
    """A table with one player."""

    def __init__(self, submission: Roulette) -> None:
        self.runner = Runner(ROULETTE, submission, tuple(act_name(duty) for duty in ROULETTE.duties))
        self.do(TakeSeat(ONE, "One"), BringChips(ONE, Cents(1_000_000_00)))

    def do(self, *acts: Act) -> Accepted:
        """Acts that are all accepted; what came of the last."""
        answers = [self.runner.act(act) for act in acts]
        for answer in answers:
            assert isinstance(answer, Accepted), answer
        last = answers[-1]
        assert isinstance(last, Accepted)
        return last

    def spin(self, pocket: str) -> Accepted:
        return self.do(SpinBall(DEALER), NoMoreBets(DEALER), Spin(CHANCE, Pocket(pocket)))


def default(**options: object) -> Roulette:
    accepted = judged({"game": "roulette", "rulebook": "MA", **options}, [ROULETTE]).accepted()
    assert isinstance(accepted, Roulette)
    return accepted


@pytest.mark.clause("MA-WHEEL 1(d)", "MA-WHEEL 3(d)", "MA-WHEEL 3(e)")
@pytest.mark.parametrize("wheel", Wheel)
def test_with_a_wager_on_every_position_every_pocket_pays_what_the_odds_say(wheel: Wheel) -> None:
    """Fifty dollars on a centre of the replica are ten on each of five numbers."""
    wagers = expected(wheel)
    for table in with_everything(wheel):
        sitting = Sitting(table)
        areas = [area for area in felt(table).positions if area != "split 0-00 by dozens"]
        for pocket in (*ZEROS[wheel], *NUMBERS):
            before = sitting.runner.table.chips(ONE, RACK)
            for area in areas:
                stake = 5 * EACH if area.startswith("adjacent") else EACH
                sitting.do(Wager(ONE, Cents(stake), area))
            events = sitting.spin(pocket).events
            won = 0
            for area in areas:
                bet, covers = wagers[area]
                straights = 5 if area.startswith("adjacent") else 1
                won += EACH * table.payout_odds[bet].win if pocket in covers else -EACH
                won -= EACH * (straights - 1)
            assert sitting.runner.table.chips(ONE, RACK) - before == won, pocket
            moves = [event for event in events if isinstance(event, Moved) and event.clause == "MA-WHEEL 3(e)"]
            kinds = [move.target.area == "inventory" for move in moves]
            assert kinds == sorted(kinds, reverse=True), "every loser is collected before any winner is paid"


@pytest.mark.clause("MA-WHEEL 3(c)", "MA-WHEEL 3(d)", "MA-WHEEL 3(e)")
def test_the_dealers_duties_come_in_the_order_of_the_section() -> None:
    sitting = Sitting(with_everything(Wheel.DOUBLE)[0])
    done = [event.duty for event in sitting.spin("22").events if isinstance(event, Performed)]
    assert done == ["mark-number", "move-fifths", "collect-wagers", "pay-wagers", "remove-dolly"]


@pytest.mark.clause("MA-WHEEL 4(a)", "MA-WHEEL 4(b)", "MA-WHEEL 4(c)")
@pytest.mark.parametrize(
    ("act", "clause", "why"),
    [
        (NoSpin(DEALER, Cause.SAME_DIRECTION, Ball.CAUGHT), "4(a)", "same direction, the ball was caught"),
        (
            NoSpin(DEALER, Cause.TOO_FEW_REVOLUTIONS, Ball.MISSED, 3),
            "4(b)",
            "too few revolutions (3), the ball was missed",
        ),
        (NoSpin(DEALER, Cause.FOREIGN_OBJECT, Ball.CAUGHT), "4(c)", "foreign object, the ball was caught"),
    ],
)
def test_a_void_spin_is_told_with_its_cause_and_whether_the_ball_was_caught(act: NoSpin, clause: str, why: str) -> None:
    sitting = Sitting(default())
    sitting.do(Wager(ONE, EACH, "red"), SpinBall(DEALER))
    events = sitting.do(act).events
    assert events == (
        Announced(f"MA-WHEEL {clause}", DEALER, "No Spin"),
        Voided(f"MA-WHEEL {clause}", "spin", why),
    )
    assert sitting.runner.table.chips(ONE, "red") == EACH


@pytest.mark.clause("MA-WHEEL 3(c)")
def test_every_number_is_announced_in_words() -> None:
    sitting = Sitting(default())
    said = [
        event.words
        for pocket in ("0", "00", *NUMBERS)
        for event in sitting.spin(pocket).events
        if isinstance(event, Announced)
    ]
    assert len(set(said)) == 38
    assert said[:3] == ["zero", "double zero", "one"]
    assert said[-1] == "thirty-six"


@pytest.mark.clause("MA-WHEEL 1(b)")
def test_a_colour_stays_with_its_player_and_is_free_when_the_player_leaves_or_changes_seats() -> None:
    sitting = Sitting(default())
    buy = BuyColour(ONE, 20, ChipColour.BLUE, Cents(5_00))
    sitting.do(buy, ChangeSeat(ONE, THREE))
    table = sitting.runner.table
    assert table.chips(THREE, RACK, Chips.COLOUR) == 0, "colour chips are exchanged, since the colour was seat 1's"
    sitting.do(TakeSeat(TWO, "Two"), BringChips(TWO, Cents(100_00)))
    sitting.do(BuyColour(TWO, 5, ChipColour.BLUE, Cents(1_00)))
    sitting.do(BuyColour(THREE, 5, ChipColour.PINK, Cents(1_00)), LeaveSeat(TWO))
    sitting.do(TakeSeat(ONE, "Four"), BringChips(ONE, Cents(100_00)), BuyColour(ONE, 1, ChipColour.BLUE, Cents(25_00)))
    assert table.board.markers == {"blue chips": "seat 1 at $25.00", "pink chips": "seat 3 at $1.00"}


def test_each_kind_of_wager_is_judged_by_its_own_limits() -> None:
    sitting = Sitting(default(limits={"wagers": {"straight": {"minimum": 1, "maximum": 100}}}))
    sitting.do(Wager(ONE, Cents(100_00), "17"))
    assert not isinstance(sitting.runner.act(Wager(ONE, Cents(1_00), "17")), Accepted)
    assert not isinstance(sitting.runner.act(Wager(ONE, Cents(1_00), "red")), Accepted)
    sitting.do(Wager(ONE, Cents(1000_00), "red"))


@pytest.mark.clause("MA-WHEEL 2(b)")
def test_the_half_that_chips_cannot_express_is_rounded_in_the_players_favour() -> None:
    sitting = Sitting(default(even_money_on_zero="half", limits={"minimum": 1}))
    before = sitting.runner.table.chips(ONE, RACK)
    sitting.do(Wager(ONE, Cents(5_00), "red"))
    sitting.spin("0")
    assert before - sitting.runner.table.chips(ONE, RACK) == 2_00
