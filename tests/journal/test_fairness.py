"""Commitments, the stand-alone verifier, throws from a secret, and the tests of even-handedness."""

import hashlib
import hmac
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.journal.sitting import SALT, Players, opened, red_dog

from croupier.equipment.cards import DECK, Card
from croupier.equipment.dice import THROWS
from croupier.floor.chance import Chance, SystemChance
from croupier.journal import check_fair
from croupier.journal.check_fair import ShoeCheck, drawn, wrong_shoes, wrong_throws
from croupier.journal.chi_square import p_value, statistic
from croupier.journal.fairness import ChanceTest, Tally
from croupier.journal.memory import MemoryJournal
from croupier.journal.rounds import Archive
from croupier.journal.sealed_chance import SealedChance
from croupier.journal.verify import verify
from croupier.table.events import CutMade, Event, Revealed, Shuffled
from croupier.table.limits import OneOf, Permutation
from croupier.table.seals import commitment
from croupier.table.views import event_for


def public_events(*settings: str, rounds: int = 40) -> list[Event]:
    journal = MemoryJournal()
    table = opened(journal, runner=red_dog(*settings))
    Players(9).play_rounds(table, rounds)
    past = Archive(journal, table.name).all_rounds()
    return [event_for(event, None) for each in past for turn in each.turns for event in turn.events]


EVENTS = public_events()


def complaints(events: list[Any]) -> list[str]:
    return list(wrong_shoes(msgspec.to_builtins(events), ShoeCheck()))


def test_the_order_is_committed_to_before_the_cut_and_the_first_wager() -> None:
    kinds = [type(event) for event in EVENTS]
    assert kinds.index(Shuffled) < kinds.index(CutMade)
    first = next(event for event in EVENTS if isinstance(event, Shuffled))
    revealed = next(event for event in EVENTS if isinstance(event, Revealed))
    assert first.commitment == commitment(revealed.order, SALT)
    assert sorted(revealed.order) == sorted(DECK)


def test_without_a_salt_nothing_is_committed_to() -> None:
    """A hash without a salt would be worse than none: it could be searched."""
    journal = MemoryJournal()
    table = opened(journal)
    Players(9, salt="").play_rounds(table, 20)
    past = Archive(journal, table.name).all_rounds()
    events = [event for each in past for turn in each.turns for event in turn.events]
    assert {event.commitment for event in events if isinstance(event, Shuffled)} == {None}
    assert not any(isinstance(event, Revealed) for event in events)
    assert [verdict.failure for verdict in verify(journal)] == [None]


@pytest.mark.parametrize(
    "settings", [(), ("shuffler=continuous", "shuffler_approval=2026-1"), ("shuffle_each_round=true",)]
)
def test_every_shoe_that_was_revealed_is_as_it_was_committed_to(settings: tuple[str, ...]) -> None:
    check = ShoeCheck()
    assert list(wrong_shoes(msgspec.to_builtins(public_events(*settings)), check)) == []
    assert check.revealed >= 2


def test_a_recut_moves_the_same_stack_further() -> None:
    order = [str(card) for card in DECK]
    stack = order[10:] + order[:10]
    stack = stack[20:] + stack[:20]
    events: list[dict[str, Any]] = [
        {"event": "shuffled", "size": 52, "commitment": check_fair.hash_of_shoe(order, "salt")},
        {"event": "cut-made", "position": 10},
        {"event": "shown", "piece": 0, "face": order[10]},
        {"event": "cut-made", "position": 20},
        {"event": "shown", "piece": 3, "face": stack[3]},
        {"event": "revealed", "order": order, "salt": "salt"},
    ]
    assert list(wrong_shoes(events, ShoeCheck())) == []


@given(st.data())
def test_any_change_of_a_shoe_is_refused(data: st.DataObject) -> None:
    events = msgspec.to_builtins(EVENTS)
    last = max(index for index, event in enumerate(events) if event["event"] == "revealed")
    relevant = [
        index
        for index, event in enumerate(events[: last + 1])
        if event["event"] in {"shuffled", "cut-made", "revealed"} or (event["event"] == "shown" and event["face"])
    ]
    event = events[data.draw(st.sampled_from(relevant))]
    match event["event"]:
        case "shuffled":
            event["commitment"] = _bit_changed(event["commitment"], data)
        case "cut-made":
            event["position"] += data.draw(st.integers(1, 51))
        case "shown":
            event["face"] = data.draw(st.sampled_from([str(card) for card in DECK if card != event["face"]]))
        case "revealed" if data.draw(st.booleans()):
            event["salt"] = _bit_changed(event["salt"], data)
        case "revealed":
            one, other = data.draw(st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True))
            order = list(event["order"])
            order[one], order[other] = order[other], order[one]
            event["order"] = order
    assert list(wrong_shoes(events, ShoeCheck())) != []


def _bit_changed(digits: str, data: st.DataObject) -> str:
    bit = data.draw(st.integers(0, 4 * len(digits) - 1))
    return f"{int(digits, 16) ^ (1 << bit):0{len(digits)}x}"


def test_a_shoe_that_is_never_revealed_is_told() -> None:
    events = [event for event in EVENTS if not isinstance(event, Revealed)]
    assert "was never revealed" in complaints(events)[0]


def test_an_order_to_which_nobody_committed_is_told() -> None:
    assert complaints([Revealed("MA-RD 3(a)", DECK, "salt")]) == ["an order was revealed to which nobody had committed"]


def run(path: Path) -> subprocess.CompletedProcess[str]:
    """The stand-alone verifier, as somebody runs it who has nothing of croupier."""
    script = Path(check_fair.__file__)
    command = [sys.executable, "-I", "-S", str(script), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_verifier_stands_alone(tmp_path: Path) -> None:
    path = tmp_path / "shoe.json"
    path.write_bytes(msgspec.json.encode(EVENTS))
    ended = run(path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "are as they were committed to, 0 findings" in ended.stdout
    path.write_text(path.read_text(encoding="utf-8").replace(SALT, "5b" + SALT[2:]), encoding="utf-8")
    ended = run(path)
    assert ended.returncode == 1
    assert "has not the hash" in ended.stdout


# Throws.


def thrown(secret: bytes, numbers: list[str]) -> dict[str, Any]:
    """A hand of craps from a secret, as it would be published."""
    sealed = SealedChance(secret)
    outcomes = [Chance(sealed.throw(number)).draw(OneOf(THROWS)) for number in numbers]
    return {
        "commitment": sealed.commitment,
        "secret": sealed.reveal(),
        "choices": [str(throw) for throw in THROWS],
        "throws": [
            {"number": number, "outcome": str(outcome)} for number, outcome in zip(numbers, outcomes, strict=True)
        ],
    }


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), max_size=5))
def test_throws_follow_from_the_secret_and_the_throwers_number(secret: bytes, numbers: list[str]) -> None:
    hand = thrown(secret, numbers)
    assert list(wrong_throws(hand)) == []
    if numbers:
        hand["throws"][0]["outcome"] = "6-6" if hand["throws"][0]["outcome"] != "6-6" else "1-1"
        assert len(list(wrong_throws(hand))) == 1
    hand["secret"] = _flip(secret).hex()
    assert "the secret has not the hash" in next(wrong_throws(hand))


def _flip(secret: bytes) -> bytes:
    return bytes([secret[0] ^ 1]) + secret[1:]


def test_a_known_answer_of_the_draw() -> None:
    """The definition, written out once more: the first word of the HMAC that is below the multiples of the bound."""
    secret, number = bytes(range(32)), "seven"
    stream = hmac.new(secret, b"3:seven:0", hashlib.sha256).digest()
    words = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, 32, 4)]
    due = next(word for word in words if word < 2**32 - 2**32 % 38)
    assert drawn(secret, 3, number, 38) == due % 38


def test_words_beyond_the_last_whole_multiple_are_passed_over() -> None:
    """With a bound of more than half of all words, taking every word would favour the low numbers."""
    bound = 3 * 2**30
    low = sum(drawn(bytes(32), count, "", bound) < 2**30 for count in range(3000))
    assert 900 < low < 1100, "a third of the draws, not a half"


def test_both_sides_decide_a_throw() -> None:
    secrets = [bytes([number]) * 32 for number in range(40)]
    assert len({drawn(secret, 1, "same", 36) for secret in secrets}) > 15
    assert len({drawn(bytes(32), 1, str(number), 36) for number in range(40)}) > 15
    assert len({drawn(bytes(32), count, "same", 36) for count in range(40)}) > 15


def test_a_secret_that_was_revealed_serves_no_more() -> None:
    sealed = SealedChance.new()
    sealed.reveal()
    with pytest.raises(ValueError, match="serves for no further throw"):
        sealed.throw("1")


def test_the_verifier_checks_throws_too(tmp_path: Path) -> None:
    path = tmp_path / "throws.json"
    path.write_text(json.dumps(thrown(bytes(range(32)), ["1", "2", "3"])), encoding="utf-8")
    assert run(path).stdout == "3 throws are as they were committed to, 0 findings\n"


# Even-handedness.


@pytest.mark.parametrize(
    ("value", "degrees", "p"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
        (49.802, 35, 0.05),
        (67.985, 36, 0.001),
    ],
)
def test_the_printed_table_of_chi_square(value: float, degrees: int, p: float) -> None:
    """Critical values as textbooks print them."""
    assert p_value(value, degrees) == pytest.approx(p, rel=5e-3)


def test_p_values_of_even_chance_are_even() -> None:
    random = Random(1)  # noqa: S311 - to be reproducible
    values = []
    for _ in range(300):
        counts = [0] * 6
        for _ in range(300):
            counts[random.randrange(6)] += 1
        values.append(p_value(statistic(counts), 5))
    tenths = [sum(tenth / 10 <= value < (tenth + 1) / 10 for value in values) for tenth in range(10)]
    assert p_value(statistic(tenths), 9) > 0.001


class Cheats(Players):
    """Players whose shuffle leaves the ace of spades on top."""

    def within(self, limit: object) -> Any:  # noqa: ANN401 - limits are of every type
        value = super().within(limit)
        return tuple(sorted(value, key=lambda card: card != Card("As"))) if isinstance(limit, Permutation) else value


def examined(players: Players, rounds: int) -> dict[str, ChanceTest]:
    """The tests of a table whose cards are shuffled after each round."""
    journal = MemoryJournal()
    table = opened(journal, runner=red_dog("shuffle_each_round=true", "limits.minimum=1"))
    players.play_rounds(table, rounds)
    tally = Tally()
    assert [verdict.failure for verdict in verify(journal, witness=tally.observe)] == [None]
    return {test.what: test for test in tally.tests()}


def test_an_even_shoe_passes() -> None:
    tests = examined(Players(1), 300)
    assert tests["first card of a shuffle"].observed >= 300
    for test in tests.values():
        assert test.p is not None
        assert test.p > 0.001


def test_a_loaded_shoe_is_found() -> None:
    tests = examined(Cheats(1), 300)
    assert tests["first card of a shuffle"].is_suspicious


def test_too_little_is_not_judged() -> None:
    assert {test.p for test in examined(Cheats(1), 10).values()} == {None}


def test_the_operating_systems_generator_deals_every_card_first() -> None:
    chance = SystemChance()
    tops = [0] * 52
    for _ in range(52 * 40):
        order: Any = chance.draw(Permutation(1))
        tops[DECK.index(order[0])] += 1
    assert p_value(statistic(tops), 51) > 1e-9
