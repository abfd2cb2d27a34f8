"""What may happen at any table: sitting, leaving, chips, fills and duties."""

from collections.abc import Iterator

import pytest
from tests.table.scripted import CLAUSE, ONE, TWO, Say, Stake, T, done, runner_of, seat

from croupier.money import Cents
from croupier.table.acts import (
    Act,
    AssignDuties,
    BringCoupon,
    BuyIn,
    ChangeSeat,
    ColourUp,
    Credit,
    Fill,
    LeaveSeat,
    TakeSeat,
)
from croupier.table.events import INVENTORY, RACK, Chips, Exchanged, Seated, Stack
from croupier.table.limits import Amount
from croupier.table.offers import Bar, Offer, Refusal, offer
from croupier.table.people import DEALER, FLOORPERSON, SUPERVISOR, Seat
from croupier.table.runner import INVENTORY_AT_OPENING, Runner


def may_stake(t: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE)
    for each in t.asked(t.seated):
        yield offer(each, Stake, CLAUSE, amount=Amount(Cents(1), t.chips(each, RACK)))


async def stakes(t: T) -> None:
    """Chips are laid until the dealer says so, and then returned."""
    while True:
        match await t.ask(may_stake):
            case Stake(who=who, amount=amount):
                t.place(who, "area", amount, CLAUSE)  # type: ignore[arg-type]
                t.bind(TWO, "seat 1 has a stake", CLAUSE)
            case _:
                break
    t.return_chips(ONE, "area", CLAUSE)
    t.bind(TWO, None, CLAUSE)


@pytest.fixture
def runner() -> Runner:
    """A table of three seats, the first of them taken."""
    runner = runner_of(stakes)
    seat(runner, ONE, chips=100_00)
    return runner


def refused(runner: Runner, act: Act) -> str:
    answer = runner.act(act)
    assert isinstance(answer, Refusal)
    return str(answer)


def test_a_taken_seat_is_not_offered_again(runner: Runner) -> None:
    assert "may not take seat" in refused(runner, TakeSeat(ONE, "Another"))
    assert "may not take seat" in refused(runner, TakeSeat(Seat(4), "Nowhere"))
    answer = done(runner, TakeSeat(TWO, "  Two "))
    assert answer.events == (Seated("house practice", TWO, "Two"),)


def test_chips_on_the_layout_keep_their_owner(runner: Runner) -> None:
    done(runner, Stake(ONE, Cents(30_00)))
    why = "$30.00 of yours lie on the layout until they are decided"
    assert why in refused(runner, LeaveSeat(ONE))
    assert why in refused(runner, ChangeSeat(ONE, TWO))
    done(runner, Say(DEALER))
    done(runner, LeaveSeat(ONE))
    assert runner.table.board.stacks[INVENTORY] == INVENTORY_AT_OPENING


def test_a_promise_keeps_its_giver(runner: Runner) -> None:
    seat(runner, TWO)
    done(runner, Stake(ONE, Cents(1)))
    assert "seat 1 has a stake" in refused(runner, LeaveSeat(TWO))
    done(runner, Say(DEALER))
    done(runner, LeaveSeat(TWO))


def test_a_player_changes_seats_with_everything_in_the_rack(runner: Runner) -> None:
    done(runner, BringCoupon(ONE, Cents(25_00)))
    done(runner, ChangeSeat(ONE, TWO))
    board = runner.table.board
    assert board.seats == {TWO: "player 1"}
    assert (board.chips(TWO, RACK), board.chips(TWO, RACK, Chips.COUPON)) == (100_00, 25_00)
    assert board.chips(ONE, RACK) == 0


def test_cash_goes_into_the_drop_and_chips_come_from_the_inventory(runner: Runner) -> None:
    done(runner, BuyIn(ONE, Cents(50_00)))
    board = runner.table.board
    assert (board.drop, board.chips(ONE, RACK)) == (50_00, 150_00)
    assert board.stacks[INVENTORY] == INVENTORY_AT_OPENING - 50_00
    assert "in steps of $1.00" in refused(runner, BuyIn(ONE, Cents(50)))


def test_an_inventory_that_is_short_is_filled_first(runner: Runner) -> None:
    done(runner, Credit(FLOORPERSON, INVENTORY_AT_OPENING))
    done(runner, BuyIn(ONE, Cents(50_00)))
    assert runner.table.board.chips(ONE, RACK) == 150_00
    assert "no more than $0.00 is open" in refused(runner, Credit(FLOORPERSON, Cents(1_00)))
    done(runner, Fill(FLOORPERSON, Cents(200_00)))
    assert runner.table.board.stacks[INVENTORY] == 200_00


def test_colouring_up_gives_the_fewest_chips(runner: Runner) -> None:
    runner.table.board.stacks[Stack(RACK, ONE, Chips.COLOUR)] = 36_00
    runner.table.board.stacks[Stack("cage", Seat(0), Chips.COLOUR)] = -36_00
    answer = done(runner, ColourUp(ONE))
    assert answer.events[-1] == Exchanged(
        "house practice", ONE, ((Cents(100_00), 1), (Cents(25_00), 1), (Cents(5_00), 2), (Cents(1_00), 1))
    )
    assert runner.table.board.chips(ONE, RACK) == 136_00


def test_duties_change_hands_between_rounds_only() -> None:
    runner = runner_of(stakes)
    seat(runner, ONE)
    done(runner, AssignDuties(SUPERVISOR, ()))
    done(runner, Stake(ONE, Cents(1)))
    assert "between rounds only" in refused(runner, AssignDuties(SUPERVISOR, ()))
