"""Every transcript plays to its end with every expectation met."""

from pathlib import Path

import pytest

from croupier.games.registry import game
from croupier.rulebooks.clauses import clause
from croupier.table.transcripts import load, play

FILES = sorted((Path(__file__).parent / "transcripts").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_transcript(path: Path) -> None:
    transcript, lines = load(path)
    assert transcript.clauses, "a transcript names the clauses that it proves"
    for cited in transcript.clauses:
        assert clause(cited).id == cited
    steps = list(play(transcript, lines, game(transcript.table.game)))
    failures = [f"{path.name}:{step.line}: {step.text}: {step.failure}" for step in steps if step.failure]
    assert not failures, failures
    assert len(steps) == len(transcript.play)


def test_a_transcript_fails_where_an_expectation_does(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        'title = "wrong"\n'
        "play = [\n"
        '  "seat 1: wager 10",\n'
        '  "=> chips seat 1 91",\n'
        '  "seat 1: withdraw",\n'
        "]\n"
        "[table]\n"
        'game = "red-dog"\n'
        "seats = { 1 = 100 }\n"
    )
    steps = list(play(*load(file), game("red-dog")))
    assert [step.line for step in steps] == [3, 4], "the first failure ends the play"
    assert steps[-1].failure == "seat 1 has $90.00 in the rack, expected $91.00"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("seat 1: wager 10 -> refused", "the act was accepted, but a refusal was expected"),
        ("seat 1: wager 5", "refused: wager: amount $5.00 is refused"),
        ("seat 1: wager 5 -> refused MA-RD 5(h)", "refused by MA-RD 5(b), expected MA-RD 5(h)"),
        ("seat 1: wager 5 -> refused MA-RD 5(b) 'purple'", "the refusal does not say 'purple'"),
        ("=> announced dealer 'Spread is 2'", "did not happen; what happened from there on: nothing"),
        ("=> the moon is full", "is no expectation; there are: announced WHO"),
        ("seat 1 wagers", "does not say who acts"),
        ("seat 1: fly", 'there is no act "fly"'),
        ("=> offered seat 1 raise", "raise is not offered to seat 1; offered are"),
        ("=> not offered seat 1 wager", "wager is offered to seat 1"),
        ("=> marker spread on spread 2", "the spread marker stands on nothing"),
        ("=> cards left 9s", "on left lie no cards"),
        ("=> clause MA-RD 5(e)", "nothing from there on happened by MA-RD 5(e)"),
        ("=> shoe 5", "311 cards are left in the shoe"),
        ("=> remembers may_be_recut False", "the table remembers may_be_recut True"),
        ("=> remembers weather fine", "the table remembers no weather"),
    ],
)
def test_what_a_failing_line_says(tmp_path: Path, line: str, says: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        f'title = "wrong"\nplay = [\n  """{line}""",\n]\n[table]\ngame = "red-dog"\nseats = {{ 1 = 100 }}\n'
    )
    (step,) = play(*load(file), game("red-dog"))
    assert step.failure is not None
    assert says in step.failure
    assert step.line == 3


def test_the_shoe_of_a_transcript_may_run_out(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(
        'title = "short"\nplay = [\n  "seat 1: wager 10",\n  "dealer: deal",\n]\n'
        '[table]\ngame = "red-dog"\nseats = { 1 = 100 }\nshoe = "9s"\n'
    )
    steps = list(play(*load(file), game("red-dog")))
    assert steps[-1].failure == "the shoe of the transcript has 1 cards; card 2 is asked for"
