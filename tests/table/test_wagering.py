"""Wagers in chips, with coupons, and called with cash."""

from collections.abc import Iterator

import pytest
from tests.table.scripted import CLAUSE, ONE, TWO, Say, T, done, runner_of, seat

from croupier.money import LOSE, LOSE_HALF, PUSH, Cents, Odds, Result, win
from croupier.table.acts import Act, BringCoupon, ConfirmCash, DeclineCash, LeaveSeat, Withdraw
from croupier.table.events import RACK, Chips
from croupier.table.offers import Bar, Offer, Refusal, offer
from croupier.table.people import DEALER, SUPERVISOR, Seat
from croupier.table.runner import Runner
from croupier.table.wagering import Betting, CallWager, Spots, Wager, WagerClauses

CLAUSES = WagerClauses(
    placed="MA-RD 5(b)",
    withdrawn="MA-RD 5(a)",
    cash="MA-RD 5(b)",
    confirmed_by=(DEALER, SUPERVISOR),
    coupon="MA-RD 5(b)",
)
SPOTS = (
    Spots(("red", "black"), Cents(10_00), Cents(100_00), coupon=True),
    Spots(("seven",), Cents(5_00), Cents(20_00), clause="MA-RD 7"),
)


def table_that_pays(result: Result, chips: int = 500_00) -> Runner:
    """A table that takes wagers until the dealer speaks, and then settles all of them alike."""

    def may_wager(t: T, betting: Betting) -> Iterator[Offer | Bar]:
        yield from betting.offers(t)
        if not betting.waits_for_cash:
            yield offer(DEALER, Say, CLAUSE)

    async def script(t: T) -> None:
        betting = Betting(CLAUSES, lambda *_: SPOTS)
        while not isinstance(act := await t.ask(may_wager, betting), Say):
            betting.take(t, act)
        for stack in t.stacks_on(lambda area: area != RACK):
            t.settle(stack.owner, stack.area, result, CLAUSE)

    runner = runner_of(script)
    seat(runner, ONE, TWO, chips=chips)
    return runner


@pytest.fixture
def runner() -> Runner:
    return table_that_pays(win(Odds(2)))


def wager(runner: Runner, dollars: int, area: str, coupon: int = 0) -> object:
    return runner.act(Wager(ONE, Cents(dollars * 100), area, coupon=Cents(coupon * 100)))


def refused(runner: Runner, act: Act) -> str:
    answer = runner.act(act)
    assert isinstance(answer, Refusal), act
    return str(answer)


def test_a_first_wager_keeps_the_limits_and_more_is_added_up_to_the_most(runner: Runner) -> None:
    assert "from $10.00 to $100.00" in str(wager(runner, 9, "red"))
    wager(runner, 10, "red")
    wager(runner, 1, "red")
    assert runner.table.chips(ONE, "red") == 11_00
    assert "from $1.00 to $89.00" in str(wager(runner, 90, "red"))
    wager(runner, 89, "red")
    assert "no more than $0.00 is open" in str(wager(runner, 1, "red"))
    assert runner.table.chips(ONE, "red") == 100_00


def test_an_area_that_takes_no_wager_is_refused_by_its_own_clause(runner: Runner) -> None:
    assert "(MA-RD 5(b))" in str(wager(runner, 4, "seven"))
    wager(runner, 5, "seven")
    assert runner.table.chips(ONE, "seven") == 5_00
    assert "green" in str(wager(runner, 10, "green"))


def test_nobody_wagers_more_than_the_rack_holds() -> None:
    runner = table_that_pays(PUSH, chips=50_00)
    assert "from $10.00 to $50.00 in steps of $1.00 (what the rack holds)" in str(wager(runner, 51, "red"))
    wager(runner, 45, "red")
    assert "at least $10.00, and no more than $5.00 is open (what the rack holds)" in str(wager(runner, 10, "black"))


def test_a_wager_is_taken_back_whole_with_its_coupon(runner: Runner) -> None:
    done(runner, BringCoupon(ONE, Cents(25_00)))
    wager(runner, 25, "red", coupon=25)
    done(runner, Withdraw(ONE, "red"))
    assert (runner.table.chips(ONE, RACK), runner.table.chips(ONE, RACK, Chips.COUPON)) == (500_00, 25_00)
    assert "withdraw" in refused(runner, Withdraw(ONE, "red"))


@pytest.mark.parametrize(
    ("result", "chips", "coupon"),
    [
        (win(Odds(2)), 500_00 + 60_00 + 50_00, 0),
        (LOSE, 500_00 - 30_00, 0),
        (PUSH, 500_00, 25_00),
        (LOSE_HALF, 500_00 - 15_00, 0),
    ],
)
def test_a_coupon_is_paid_on_its_face_and_serves_one_decision(result: Result, chips: int, coupon: int) -> None:
    runner = table_that_pays(result)
    done(runner, BringCoupon(ONE, Cents(25_00)))
    wager(runner, 30, "red", coupon=25)
    done(runner, Say(DEALER))
    assert runner.table.chips(ONE, RACK) == chips
    assert runner.table.chips(ONE, RACK, Chips.COUPON) == coupon


def test_a_coupon_is_laid_whole_where_it_may_lie_and_matched_by_chips(runner: Runner) -> None:
    done(runner, BringCoupon(ONE, Cents(15_00)))
    assert "at least the coupon's worth" in str(wager(runner, 10, "red", coupon=15))
    assert isinstance(wager(runner, 15, "red", coupon=10), Refusal)
    assert isinstance(wager(runner, 15, "seven", coupon=15), Refusal)
    assert not isinstance(wager(runner, 15, "red", coupon=15), Refusal)


def test_cash_becomes_a_wager_when_all_have_confirmed_it(runner: Runner) -> None:
    done(runner, CallWager(ONE, Cents(20_00), "red"))
    assert runner.table.chips(ONE, "red") == 0
    assert "waits to be confirmed" in refused(runner, LeaveSeat(ONE))
    assert "may not say" in refused(runner, Say(DEALER))
    assert isinstance(wager(runner, 81, "red"), Refusal), "the cash counts towards the most of its area"
    done(runner, ConfirmCash(DEALER, ONE))
    assert "may not confirm cash" in refused(runner, ConfirmCash(DEALER, ONE))
    done(runner, ConfirmCash(SUPERVISOR, ONE))
    assert runner.table.chips(ONE, "red") == 20_00
    assert runner.table.board.drop == 20_00
    assert runner.table.chips(ONE, RACK) == 500_00
    done(runner, Say(DEALER))


def test_declined_cash_leaves_nothing(runner: Runner) -> None:
    done(runner, CallWager(ONE, Cents(20_00), "red"))
    done(runner, CallWager(TWO, Cents(10_00), "red"))
    done(runner, ConfirmCash(DEALER, ONE))
    done(runner, DeclineCash(SUPERVISOR, ONE))
    assert runner.table.board.drop == 0
    done(runner, LeaveSeat(ONE))
    assert "right would be 2" in refused(runner, ConfirmCash(DEALER, Seat(1)))


def test_called_cash_keeps_the_limits(runner: Runner) -> None:
    assert "from $10.00 to $100.00" in refused(runner, CallWager(ONE, Cents(101_00), "red"))
    done(runner, CallWager(ONE, Cents(20_00), "red"))
    assert "may not call wager" in refused(runner, CallWager(ONE, Cents(20_00), "black")), "one at a time"
