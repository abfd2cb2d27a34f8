"""The runner numbers acts, snapshots the table and takes it up again."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.table.scripted import CLAUSE, ONE, Choices, Say, Shout, T, done, game_of, notes, runner_of, seat

from croupier.table.codec import encode
from croupier.table.limits import Words
from croupier.table.offers import Bar, Offer, Refusal, offer
from croupier.table.people import DEALER
from croupier.table.runner import NoLongerAccepted, Runner


def may_say(_: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE, words=Words(20))


async def three_words(t: T) -> None:
    for _ in range(3):
        match await t.ask(may_say):
            case Say(words=words):
                t.memory.notes.append(words)


@pytest.fixture
def runner() -> Runner:
    return runner_of(three_words)


def test_accepted_acts_are_numbered_and_refused_ones_are_not(runner: Runner) -> None:
    assert done(runner, Say(DEALER, "one")).number == 1
    assert isinstance(runner.act(Shout(DEALER)), Refusal)
    assert done(runner, Say(DEALER, "two")).number == 2


def test_a_script_is_called_again_when_it_ends(runner: Runner) -> None:
    for word in ("one", "two"):
        assert not done(runner, Say(DEALER, word)).ends_round
        assert not runner.is_between_rounds
    assert done(runner, Say(DEALER, "three")).ends_round
    assert runner.is_between_rounds
    done(runner, Say(DEALER, "four"))
    assert notes(runner) == ["one", "two", "three", "four"]


def test_a_snapshot_holds_the_acts_since_the_script_opened(runner: Runner) -> None:
    for word in ("one", "two", "three", "four"):
        done(runner, Say(DEALER, word))
    snapshot = runner.snapshot()
    assert (snapshot.number, snapshot.acts) == (3, (encode(Say(DEALER, "four")),))


def test_an_interruption_of_the_opening_question_is_in_the_state_and_not_in_the_acts(runner: Runner) -> None:
    seat(runner, ONE)
    snapshot = runner.snapshot()
    assert (snapshot.number, snapshot.acts) == (2, ())
    assert runner.is_between_rounds


def test_restoring_asks_nobody_anything_and_shares_nothing(runner: Runner) -> None:
    done(runner, Say(DEALER, "one"))
    restored = Runner.restore(game_of(three_words), Choices(), runner.snapshot())
    done(restored, Say(DEALER, "elsewhere"))
    assert notes(runner) == ["one"]
    assert notes(restored) == ["one", "elsewhere"]
    assert restored.number == 2


def test_a_record_that_is_no_longer_accepted_is_reported(runner: Runner) -> None:
    done(runner, Say(DEALER, "one"))
    changed = msgspec.structs.replace(runner.snapshot(), acts=(encode(Shout(DEALER)),))
    with pytest.raises(NoLongerAccepted, match="no longer accepted"):
        Runner.restore(game_of(three_words), Choices(), changed)
    unreadable = msgspec.structs.replace(runner.snapshot(), acts=(b'{"act":"gone"}',))
    with pytest.raises(NoLongerAccepted, match="cannot be read"):
        Runner.restore(game_of(three_words), Choices(), unreadable)


def test_asked_is_the_question_and_offers_are_all_that_may_be_done(runner: Runner) -> None:
    assert [made.act for made in runner.asked()] == [Say]
    assert runner.asked(ONE) == []
    assert len(runner.offers()) > len(runner.offers(DEALER)) == 1
