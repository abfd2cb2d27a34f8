"""The examination that every registered game passes, whoever plays it and whatever the licensee chose."""

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from tests.conformance.player import Player
from tests.conformance.sittings import SITTINGS, Sitting
from tests.conformance.wrong_acts import by_others, distorted, is_offered, of_all_kinds

from croupier.rulebooks.clauses import clauses
from croupier.table.codec import decode_event, decode_submission, encode
from croupier.table.offers import Reason, Refusal, on_the_wire
from croupier.table.runner import Accepted, Runner, Snapshot
from croupier.table.seating import HOUSE_PRACTICE

pytestmark = pytest.mark.parametrize("sitting", SITTINGS, ids=str)

EVERY = 3
"""What takes long is examined after every third act."""
CITED = {each.id for each in clauses()} | {HOUSE_PRACTICE}


@pytest.fixture(autouse=True)
def _no_fault_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Offers and views are guarded, so a fault in them shows in the log alone."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def everything(runner: Runner) -> tuple[bytes, bytes, int]:
    """All that an act could leave a trace in."""
    return runner.state(), msgspec.json.encode(runner.snapshot()), runner.number


def offered(runner: Runner) -> list[bytes]:
    return [encode(on_the_wire(made)) for made in runner.offers()]


def test_every_offered_act_is_accepted_and_nothing_is_lost(sitting: Sitting) -> None:
    """Chips and cards are conserved, and what happens cites a clause."""
    for runner, act, accepted in sitting.play(300):
        runner.table.board.assert_laws()
        runner.table.board.assert_every_piece_is_in_one_place()
        assert [event for event in accepted.events if event.clause not in CITED] == [], act


def test_offers_cite_their_clauses_and_can_be_sent(sitting: Sitting) -> None:
    for runner, _, _ in islice(sitting.play(150), 0, None, EVERY):
        for made in runner.offers():
            assert made.clause in CITED
            assert [limit for limit in made.limits.values() if limit.clause not in CITED | {None}] == []
            encode(on_the_wire(made))


def test_every_other_act_is_refused_and_leaves_no_trace(sitting: Sitting) -> None:
    player = Player(f"wrong acts of {sitting}")
    for runner, done, _ in islice(sitting.play(75), 0, None, EVERY):
        before = everything(runner)
        offers = runner.offers()
        near = [done, *(player.act(made) for made in player.random.sample(offers, min(len(offers), 3)))]
        wrong = list(of_all_kinds(runner, sitting.persons))
        for act in near:
            wrong += [*distorted(act), *by_others(act, sitting.persons)]
        for act in player.random.sample(wrong, min(len(wrong), 40)):
            if not is_offered(act, offers):
                assert_refused(runner.act(act), act)
        assert everything(runner) == before


def assert_refused(answer: Accepted | Refusal, act: Any) -> None:  # noqa: ANN401 - the fields are of every type
    assert isinstance(answer, Refusal), f"{act} is not offered and yet accepted"
    assert answer.reason is not Reason.FAULT, act
    assert answer.says.strip(), act
    if answer.reason in (Reason.BARRED, Reason.OUTSIDE_THE_LIMITS):
        assert answer.clause in CITED, act


def test_looking_changes_nothing(sitting: Sitting) -> None:
    for runner, _, _ in islice(sitting.play(75), 0, None, EVERY):
        before = everything(runner)
        for who in sitting.persons:
            runner.offers(who)
            runner.asked(who)
            encode(runner.view(who))
        assert everything(runner) == before


def test_what_is_offered_to_one_is_offered_to_that_one_alone(sitting: Sitting) -> None:
    """Offers made for one person are those that all offers hold for that person."""
    for runner, _, _ in islice(sitting.play(75), 0, None, EVERY):
        everybody = runner.offers()
        for who in sitting.persons[1:]:
            own = [encode(on_the_wire(made)) for made in runner.offers(who)]
            assert own == [encode(on_the_wire(made)) for made in everybody if made.who == who]


def test_a_snapshot_restores_the_table_at_any_act(sitting: Sitting) -> None:
    restored = sitting.runner()
    for runner, act, accepted in sitting.play(60):
        assert restored.act(act) == accepted
        stored = msgspec.json.decode(msgspec.json.encode(runner.snapshot()), type=Snapshot)
        restored = Runner.restore(sitting.game, sitting.submission, stored)
        assert everything(restored) == everything(runner)
        assert offered(restored) == offered(runner)
        assert restored.is_between_rounds == runner.is_between_rounds


def test_the_submission_survives_the_snapshot(sitting: Sitting) -> None:
    written = sitting.runner().snapshot().submission
    assert decode_submission(written, sitting.game.submission) == sitting.submission


def test_acts_and_events_survive_the_wire(sitting: Sitting) -> None:
    for _, act, accepted in sitting.play(200):
        assert sitting.game.codec.decode(encode(act)) == act
        for event in accepted.events:
            assert decode_event(encode(event)) == event
