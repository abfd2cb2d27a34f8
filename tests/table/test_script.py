"""Sections and their interruptions: inner before outer, an outcome ends the section, moot questions pass."""

from collections.abc import Iterator

import pytest
from tests.table.scripted import CLAUSE, ONE, Say, ScriptOf, Shout, Stake, T, done, notes, runner_of, seat

from croupier.table.acts import DrawCard
from croupier.table.limits import Words
from croupier.table.offers import Bar, Offer, Refusal, offer
from croupier.table.people import DEALER, FLOORPERSON
from croupier.table.runner import Runner


def note(t: T, text: str) -> None:
    t.memory.notes.append(text)


def says(_: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE, words=Words(20))


async def section(t: T) -> str:
    """Asks twice and notes the answers."""
    for _ in range(2):
        match await t.ask(says):
            case Say(words=words):
                note(t, words)
    return "played out"


def interrupted_by(name: str, outcome: object = None) -> ScriptOf:
    """What follows a shout: a note, and perhaps an outcome."""

    def then(t: T, _: Shout) -> object:
        note(t, name)
        return outcome

    return then  # type: ignore[return-value]


def shouts(_: T, then: ScriptOf) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Shout, CLAUSE, then=then)


def say(runner: Runner, *words: str) -> None:
    for each in words:
        done(runner, Say(DEALER, each))


def test_an_interruption_leaves_the_question_where_it_was() -> None:
    async def script(t: T) -> None:
        note(t, await t.during(section(t), shouts, interrupted_by("shout")))
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "one")
    done(runner, Shout(DEALER))
    done(runner, Shout(DEALER))
    say(runner, "two")
    assert notes(runner) == ["one", "shout", "shout", "two", "played out"]


def test_an_outcome_ends_the_section_and_its_interruptions() -> None:
    async def script(t: T) -> None:
        note(t, await t.during(section(t), shouts, interrupted_by("shout", "void")))
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "one")
    done(runner, Shout(DEALER))
    assert notes(runner) == ["one", "shout", "void"]
    assert isinstance(runner.act(Shout(DEALER)), Refusal), "nothing can be interrupted any more"


def test_the_inner_interruption_comes_before_the_outer() -> None:
    async def script(t: T) -> None:
        inner = t.during(section(t), shouts, interrupted_by("inner"))

        async def whole() -> str:
            return await inner

        note(t, await t.during(whole(), shouts, interrupted_by("outer")))

    runner = runner_of(script)
    say(runner, "one")
    assert len([made for made in runner.offers() if made.act is Shout]) == 1, "what is offered twice is listed once"
    done(runner, Shout(DEALER))
    assert notes(runner) == ["one", "inner"]


def test_an_outcome_of_the_outer_section_ends_the_inner_one_too() -> None:
    def outer(_: T) -> Iterator[Offer | Bar]:
        yield offer(FLOORPERSON, Shout, CLAUSE, then=interrupted_by("outer", "void"))

    async def script(t: T) -> None:
        async def whole() -> str:
            return await t.during(section(t), shouts, interrupted_by("inner"))

        note(t, await t.during(whole(), outer))
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "one")
    done(runner, Shout(DEALER))
    done(runner, Shout(FLOORPERSON))
    assert notes(runner) == ["one", "inner", "outer", "void"]
    say(runner, "the next question")


def test_what_follows_may_ask_and_the_section_cannot_be_interrupted_meanwhile() -> None:
    async def asks(t: T, _: Shout) -> None:
        note(t, "why?")
        match await t.ask(says):
            case Say(words=words):
                note(t, words)

    async def script(t: T) -> None:
        note(t, await t.during(section(t), shouts, asks))

    runner = runner_of(script)
    say(runner, "one")
    done(runner, Shout(DEALER))
    assert isinstance(runner.act(Shout(DEALER)), Refusal)
    seat(runner, ONE)
    say(runner, "because")
    done(runner, Shout(DEALER))
    say(runner, "again", "two")
    assert notes(runner) == ["one", "why?", "because", "why?", "again", "two", "played out"]


def test_a_question_that_an_interruption_made_moot_passes() -> None:
    async def script(t: T) -> None:
        await t.ask(says)

        async def waits() -> None:
            answer = await t.ask_while(lambda: "shout" not in t.memory.notes, says)
            note(t, f"the answer is {answer}")
            assert await t.ask_while(lambda: False, says) is None, "a moot question is not even asked"

        await t.during(waits(), shouts, interrupted_by("shout"))
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "begin")
    done(runner, Shout(DEALER))
    assert notes(runner) == ["shout", "the answer is None"]
    say(runner, "end")


def test_a_section_that_ends_without_a_question_is_over_at_once() -> None:
    async def script(t: T) -> None:
        await t.ask(says)

        async def silent() -> str:
            return "done"

        note(t, await t.during(silent(), shouts, interrupted_by("shout")))
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "begin")
    assert notes(runner) == ["done"]
    assert isinstance(runner.act(Shout(DEALER)), Refusal)


def test_an_exception_of_what_follows_passes_through_its_section() -> None:
    class TooFew(Exception):
        pass

    def then(*_: object) -> None:
        raise TooFew

    async def script(t: T) -> None:
        await t.ask(says)
        try:
            await t.during(section(t), shouts, then)
        except TooFew:
            note(t, "caught")
        await t.ask(says)

    runner = runner_of(script)
    say(runner, "begin")
    done(runner, Shout(DEALER))
    assert notes(runner) == ["caught"]


@pytest.mark.parametrize("automatic", [(), ("draw-card",)])
def test_a_duty_is_awaited_unless_the_table_does_it(automatic: tuple[str, ...]) -> None:
    async def script(t: T) -> None:
        await t.ask(says)
        await t.perform(DEALER, DrawCard, CLAUSE)
        note(t, "drawn")
        await t.ask(says)

    runner = runner_of(script, automatic=automatic)
    say(runner, "begin")
    if not automatic:
        assert notes(runner) == []
        done(runner, DrawCard(DEALER))
    assert notes(runner) == ["drawn"]


def test_nothing_interrupts_chance() -> None:
    async def script(t: T) -> None:
        await t.ask(says)

        async def waits() -> None:
            await t.chance(Stake, CLAUSE)

        await t.during(waits(), shouts, interrupted_by("shout"))

    runner = runner_of(script)
    say(runner, "begin")
    assert runner.awaits_chance
    refused = runner.act(Shout(DEALER))
    assert isinstance(refused, Refusal)
    assert refused.says == "nothing interrupts chance: a card, throw or ball is to come first"
