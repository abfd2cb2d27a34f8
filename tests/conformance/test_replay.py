"""The same submission and the same acts give the same events, byte for byte, in any process."""

import json
import os
import subprocess
import sys

import pytest
from tests.conformance.sittings import SITTINGS, Sitting

from croupier.games.registry import games
from croupier.table.acts import Act
from croupier.table.codec import encode

ACTS = 150

# What another process does with what it reads: play the acts of each sitting and write the events.
PLAY = """
import json, sys
from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.codec import encode
from croupier.table.runner import Runner
from croupier.table.table import Shoes

for line in sys.stdin:
    name, rulebook, settings, shoes, automatic, acts = json.loads(line)
    played = game(name)
    submission = chosen(played, rulebook=rulebook, settings=settings)
    runner = Runner(played, submission, tuple(automatic), Shoes(shoes))
    for act in acts:
        print(encode(runner.act(played.codec.decode(act))).decode())
    print(runner.state().hex())
"""


def recorded(sitting: Sitting) -> tuple[list[Act], list[str]]:
    """The acts of a sitting; what came of each of them, and the table at the end."""
    turns = list(sitting.play(ACTS))
    answers = [encode(turn.accepted).decode() for turn in turns]
    return [turn.act for turn in turns], [*answers, turns[-1].runner.state().hex()]


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_acts_give_the_same_events_again(sitting: Sitting) -> None:
    acts, answers = recorded(sitting)
    runner = sitting.runner()
    assert [*(encode(runner.act(act)).decode() for act in acts), runner.state().hex()] == answers


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_acts_give_the_same_events_under_another_hash_seed(name: str) -> None:
    lines, expected = [], list[str]()
    for sitting in SITTINGS:
        if sitting.game.name == name:
            acts, answers = recorded(sitting)
            written = [encode(act).decode() for act in acts]
            lines.append(
                json.dumps([name, sitting.rulebook, sitting.settings, sitting.shoes, sitting.automatic, written])
            )
            expected += answers
    other = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONIOENCODING": "utf-8"}
    again = subprocess.run(
        [sys.executable, "-c", PLAY], input="\n".join(lines).encode(), env=other, capture_output=True, check=True
    )
    assert again.stdout.decode().splitlines() == expected
