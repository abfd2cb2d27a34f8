import json
from collections.abc import Callable
from pathlib import Path

import pytest

Croupier = Callable[..., tuple[int, str, str]]

PLAY = 'play = ["seat 1: wager 10", "=> chips seat 1 90"]\n'
TABLE = '[table]\ngame = "red-dog"\nseats = { 1 = 100 }\n'


@pytest.fixture
def transcript(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """Writes a transcript into the current folder and gives its name."""
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str) -> str:
        Path(name).write_text(text, encoding="utf-8")
        return name

    return write


def test_a_transcript_is_played_and_printed(croupier: Croupier, transcript: Callable[[str, str], str]) -> None:
    file = transcript("round.toml", f'title = "A wager"\n{PLAY}{TABLE}')
    code, out, err = croupier("replay", file)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "A wager round.toml",
        " > seat 1: wager 10",
        "     seat 1 lays $10.00 on area 1 MA-RD 5(b)",
        " ✓ => chips seat 1 90",
    ]


def test_json_has_the_events_of_every_step(croupier: Croupier, transcript: Callable[[str, str], str]) -> None:
    code, out, err = croupier("replay", transcript("round.toml", f'title = "A wager"\n{PLAY}{TABLE}'), "--json")
    assert (code, err) == (0, "")
    document = json.loads(out)
    assert document["title"] == "A wager"
    assert [[event["event"] for event in step["events"]] for step in document["steps"]] == [["moved"], []]


def test_a_failure_points_at_its_line(croupier: Croupier, transcript: Callable[[str, str], str]) -> None:
    file = transcript("wrong.toml", f'title = "Wrong"\n{PLAY.replace("90", "91")}{TABLE}')
    code, out, err = croupier("replay", file)
    assert (code, err) == (1, "")
    assert out.endswith("   wrong.toml:2: seat 1 has $90.00 in the rack, expected $91.00\n")


def test_no_file_is_wrong_usage(croupier: Croupier) -> None:
    code, _, err = croupier("replay")
    assert code == 2
    assert "FILES" in err


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("title = \n", "bad.toml:1: is not TOML: Invalid value at column 9"),
        (f"a = {'[' * 5000}{']' * 5000}", "bad.toml: is nested too deeply"),
        ("", "bad.toml: the transcript: Object missing required field `title`"),
        (f'title = "x"\nplya = []\n{TABLE}', 'bad.toml:2: there is no key "plya"; did you mean play?'),
        (f'title = "x"\n{PLAY}{TABLE}sets = 1\n', 'bad.toml:6: there is no key "sets"; did you mean seats?'),
        (
            f'title = "x"\nclauses = ["MA-RD 5", "MA-RD 5(zz)"]\n{PLAY}{TABLE}',
            'bad.toml:2: clauses: there is no clause "MA-RD 5(zz)"; did you mean MA-RD 5(',
        ),
        (
            f'title = "x"\nclauses = ["Rule 5"]\n{PLAY}{TABLE}',
            'bad.toml:2: clauses: there is no regulation "Rule 5"; there are MA-CRAPS',
        ),
        (f'title = "x"\n{TABLE}play = []\n', "(play stands above the [table] header)"),
        (f'title = "x"\nplay = ["seat 1: wager 10", 5]\n{TABLE}', "bad.toml:2: play[1]: Expected `str`, got `int`"),
        (
            f'title = "x"\n{PLAY}[table]\ngame = "red-dgo"',
            'bad.toml: there is no game "red-dgo"; did you mean red-dog?',
        ),
        (f'title = "x"\n{PLAY}{TABLE}submission = {{ decks = 0 }}\n', "decks = 0: must be a whole number"),
        (f'title = "x"\n{PLAY}{TABLE.replace("100", "-100")}', "bad.toml: table.seats.1: bring chips: amount -$100.00"),
        (f'title = "x"\n{PLAY}{TABLE.replace("100", "0.005")}', 'table.seats.1: "0.005" is no whole number of cents'),
        (f'title = "x"\n{PLAY}{TABLE.replace("1 =", "99 =")}', "bad.toml: table.seats.99: seat 99 may not take seat"),
        (f'title = "x"\n{PLAY}{TABLE}shoe = "9x"\n', "bad.toml: table.shoe: '9x' is not a valid Card"),
        (
            f'title = "x"\n{PLAY}{TABLE}shoe = "9s 9s"\nsubmission = {{ decks = 1 }}\n',
            "bad.toml: table.shoe: 9s stands there 2 times, and there are 1 with decks = 1",
        ),
        (f'title = "x"\n{PLAY}{TABLE}automatic = ["fly"]\n', "bad.toml: table.automatic: assign duties"),
    ],
)
def test_what_cannot_be_played_is_refused_and_the_other_files_are_played(
    croupier: Croupier, transcript: Callable[[str, str], str], text: str, refusal: str
) -> None:
    bad, good = transcript("bad.toml", text), transcript("good.toml", f'title = "A wager"\n{PLAY}{TABLE}')
    code, out, err = croupier("replay", bad, good)
    assert code == 1
    assert out.startswith("A wager good.toml\n")
    assert err.startswith("croupier: not every transcript can be played\n")
    assert refusal in err


def test_files_that_hold_no_text_are_refused(croupier: Croupier, tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    code, out, err = croupier("replay", "nowhere.toml", str(tmp_path), str(binary))
    assert (code, out) == (1, "")
    assert err.splitlines() == [
        "croupier: not every transcript can be played",
        "  nowhere.toml cannot be read: No such file or directory",
        f"  {tmp_path} cannot be read: Is a directory",
        f"  {binary} is not a text in UTF-8",
    ]


def test_a_result_of_the_wheel_that_there_is_not_fails_where_the_wheel_is_spun(
    croupier: Croupier, transcript: Callable[[str, str], str]
) -> None:
    play = 'play = [\n"dealer: spin ball",\n"dealer: no more bets",\n]\n'
    table = '[table]\ngame = "roulette"\nseats = { 1 = 100 }\nwheel = "99"\n'
    code, out, _ = croupier("replay", transcript("wheel.toml", f'title = "x"\n{play}{table}'))
    assert code == 1
    assert 'wheel.toml:4: table.wheel: "99" is not known; for example 0, 00, 1, 2, 3' in out


def test_the_submission_of_a_transcript_takes_amounts_as_a_submission_does(
    croupier: Croupier, transcript: Callable[[str, str], str]
) -> None:
    play = 'play = ["seat 1: wager 2.50", "=> chips seat 1 97.50"]\n'
    table = f"{TABLE}submission = {{ unit = 0.5, chips = [0.5, 1], limits = {{ minimum = 2.5 }} }}\n"
    code, _, err = croupier("replay", transcript("half.toml", f'title = "x"\n{play}{table}'))
    assert (code, err) == (0, "")
