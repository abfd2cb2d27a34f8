"""A script that fails is the program's fault and never the table's: nothing happened, and play goes on."""

from collections.abc import Iterator

import pytest
from tests.table.scripted import CLAUSE, ONE, Say, ScriptOf, Shout, Stake, T, done, load, runner_of, seat

from croupier.equipment.cards import Card
from croupier.money import Cents
from croupier.table.events import CAGE, Moved, Stack
from croupier.table.limits import Amount
from croupier.table.offers import Bar, Offer, Reason, Refusal, offer
from croupier.table.people import DEALER, EVERYONE
from croupier.table.runner import Runner


def anything(t: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE)
    yield offer(DEALER, Shout, CLAUSE)
    for each in t.asked(t.seated):
        yield offer(each, Stake, CLAUSE, amount=Amount(Cents(1), t.chips(each, "rack")))


async def raises(t: T) -> None:
    t.place(ONE, "area", 1, CLAUSE)
    raise ValueError("a bug")


async def reads_a_closed_face(t: T) -> None:
    load(t, Card("As"))
    t.face(await t.draw_to("box", CLAUSE))


async def reads_for_itself_what_one_person_saw(t: T) -> None:
    load(t, Card("As"))
    t.face(await t.draw_to("box", CLAUSE, seen_by=(ONE,)), to=ONE)


async def makes_chips_out_of_nothing(t: T) -> None:
    t.board.stacks[Stack("area", ONE)] += 1


async def takes_chips_that_are_not_there(t: T) -> None:
    t.emit(Moved(CLAUSE, Cents(10**9), Stack("area", ONE), CAGE))


async def loses_a_card(t: T) -> None:
    load(t, Card("As"))
    t.shoe.next += 1


async def doubles_a_card(t: T) -> None:
    load(t, Card("As"), Card("Ks"))
    first = await t.draw_to("box", CLAUSE, EVERYONE)
    t.shoe.next += 1
    t.board.cards["other box"] = [first]


FAULTS = (
    raises,
    reads_a_closed_face,
    reads_for_itself_what_one_person_saw,
    makes_chips_out_of_nothing,
    takes_chips_that_are_not_there,
    loses_a_card,
    doubles_a_card,
)


async def stakes_until_a_shout(t: T, fault: ScriptOf) -> None:
    """Chips are laid until somebody shouts, and then something goes wrong."""
    while True:
        match await t.ask(anything):
            case Stake(amount=amount):
                t.place(ONE, "area", amount, CLAUSE)
            case Say():
                return None
            case Shout():
                return await fault(t)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_script_that_fails_leaves_the_table_as_it_was(fault: ScriptOf, caplog: pytest.LogCaptureFixture) -> None:
    runner = runner_of(lambda t: stakes_until_a_shout(t, fault), automatic=("draw-card",))
    seat(runner, ONE)
    done(runner, Stake(ONE, Cents(10_00)))
    before = runner.state(), runner.snapshot(), runner.number
    answer = runner.act(Shout(DEALER))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.FAULT
    assert "nothing happened" in answer.says
    assert (runner.state(), runner.snapshot(), runner.number) == before
    assert "the script of scripted failed" in caplog.text
    assert "Traceback" in caplog.text, "the log says where"
    done(runner, Stake(ONE, Cents(5_00)))
    assert runner.table.chips(ONE, "area") == 15_00
    done(runner, Say(DEALER))


def test_a_script_that_fails_before_its_opening_question_fails_the_act_before_it() -> None:
    async def once(t: T) -> None:
        assert not t.memory.notes
        await t.ask(anything)
        t.memory.notes.append("the script cannot begin again")

    runner = runner_of(once)
    before = runner.state()
    answer = runner.act(Say(DEALER))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.FAULT
    assert runner.state() == before


def test_a_script_that_acts_before_it_asks_is_no_script() -> None:
    async def hasty(t: T) -> None:
        t.announce(DEALER, "Hello", CLAUSE)
        await t.ask(anything)

    with pytest.raises(RuntimeError, match="must open with a question"):
        runner_of(hasty)


def emits(t: T) -> Iterator[Offer | Bar]:
    t.announce(DEALER, "Hello", CLAUSE)
    yield offer(DEALER, Say, CLAUSE)


def peeks(t: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE)
    if t.board.shoe is not None and t.face(0) is Card("As"):
        yield offer(DEALER, Shout, CLAUSE)


async def asks_badly(t: T) -> None:
    await t.ask(anything)
    load(t, Card("As"))
    t.mark("puck", "on", CLAUSE)
    await t.ask(emits)


async def peeks_in_an_offer(t: T) -> None:
    await t.ask(anything)
    load(t, Card("As"))
    await t.draw_to("box", CLAUSE)
    await t.ask(peeks)


@pytest.mark.parametrize("script", [asks_badly, peeks_in_an_offer])
def test_a_maker_that_emits_or_peeks_is_caught(script: object, caplog: pytest.LogCaptureFixture) -> None:
    runner: Runner = runner_of(script, automatic=("draw-card",))  # type: ignore[arg-type]
    done(runner, Say(DEALER))
    before = runner.state(), runner.snapshot()
    answer = runner.act(Shout(DEALER))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.FAULT
    assert runner.offers() == []
    assert runner.view(DEALER).offers == ()
    assert (runner.state(), runner.snapshot()) == before
    assert not runner.table.is_making
    assert "offers could not be made" in caplog.text
    assert "Traceback" in caplog.text
