"""`croupier play`: the terminal table, driven by scripts, by a pseudo terminal and in this process."""

import io
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from itertools import count

import pytest

from croupier.floor.house import House
from croupier.games import registry
from croupier.table.acts import Act
from croupier.table.runner import Runner

Croupier = Callable[..., tuple[int, str, str]]
Playing = Callable[..., tuple[int, str, str]]

ROUND = "decline cut\nwager 10\n\n\n"
"""Cut, wager and deal, and let the raises be closed: a round of red dog with the cards of seed 1."""


@pytest.fixture
def playing(croupier: Croupier, monkeypatch: pytest.MonkeyPatch) -> Playing:
    """Plays red dog with seed 1 by a script."""

    def play(script: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(script))
        return croupier("play", "red-dog", "--seed", "1", *words)

    return play


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "croupier", "play", *words]
    return subprocess.run(program, input=script, capture_output=True, text=True, check=False)


def test_a_round_is_played_by_a_script() -> None:
    ended = run(ROUND, "red-dog", "--seed", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    told = [
        "seat 1 lays $10.00 on area 1  MA-RD 5(b)",
        "the ace of diamonds goes to left  MA-RD 5(c)",
        "the queen of diamonds goes to right  MA-RD 5(c)",
        "dealer: “Spread is 1”  MA-RD 5(g)",
        "dealer: “Raises closed”  MA-RD 5(i)",
        "the nine of spades goes to middle  MA-RD 5(i)",
        "the house takes $10.00 of seat 1 from area 1  MA-RD 5(i)(1)",
    ]
    assert [line for line in lines if line in told] == told
    assert lines[-1] == "You have $490.00 left: $10.00 down. Good-bye."
    assert "\x1b" not in ended.stdout


def test_the_same_seed_gives_the_same_table_and_another_another() -> None:
    first, again, other = (run(ROUND, "red-dog", "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert first == again
    assert first != other


def test_without_a_seed_the_system_gives_the_cards() -> None:
    ended = run("decline cut\nquit\n", "red-dog", "--seats", "2")
    assert ended.returncode == 0
    assert "dealer cuts at 156" in ended.stdout


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_can_be_sat_at(croupier: Croupier, monkeypatch: pytest.MonkeyPatch, game: object) -> None:
    """Whatever a game asks first, going on and looking around end in no fault."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nview\n? 1\nhistory\n\nhelp\n"))
    code, out, err = croupier("play", getattr(game, "name", ""), "--seed", "3", "--seats", "1")
    assert (code, err) == (0, "")
    assert out.endswith("You have $500.00 left: even. Good-bye.\n")


def test_a_number_picks_from_the_menu_and_what_follows_answers_its_first_question(playing: Playing) -> None:
    _, out, _ = playing("2\n1 25\n")
    assert "  2  decline cut" in out
    assert "  1  wager $10 to $500 on area 1" in out
    assert "seat 1 lays $25.00 on area 1" in out


def test_what_a_line_leaves_open_is_asked_with_its_limits(playing: Playing) -> None:
    _, out, _ = playing("1\n100\n")
    assert "position (from 52 to 260): 100" in out
    assert "seat 1 cuts at 100" in out


def test_a_question_that_is_not_answered_leaves_everything_as_it_was(playing: Playing) -> None:
    _, out, _ = playing("1\n\n")
    assert "Nothing was answered, and nothing happened." in out


def test_a_number_asks_for_the_area_where_there_are_several(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1 10\nblack\n"))
    _, out, _ = croupier("play", "roulette", "--seed", "1", "--seats", "1")
    assert "seat 1 lays $10.00 on black" in out


def test_a_refusal_is_told_with_its_clause(playing: Playing) -> None:
    _, out, _ = playing("2\nwager 3\n")
    assert "wager: amount $3.00 is refused; right would be from $10.00 to $500.00" in out
    assert "(MA-RD 5(b))" in out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("wagre 10", "did you mean"),
        ("wager ten", '"ten" is no amount'),
        ("99", "The menu has no line 99; it goes from 1 to 9."),
        ("? x", '"? x" names no line'),
        ("raise 10 on area 1", "seat 1 may not raise now"),
        ("undo", "There is no wager of yours that may be taken back now."),
        ("nobody: wager 10", "is nobody at a table"),
    ],
)
def test_whatever_is_wrong_with_a_line_is_told(playing: Playing, line: str, told: str) -> None:
    code, out, err = playing(f"2\n{line}\n")
    assert (code, err) == (0, "")
    assert told in out
    assert "You have $500.00 left: even." in out


def test_the_house_does_not_go_on_when_the_table_waits_for_the_person(playing: Playing) -> None:
    _, out, _ = playing("\n")
    assert "The table waits for you: choose from the menu." in out


def test_undo_takes_back_the_last_wager(playing: Playing) -> None:
    _, out, _ = playing("2\nwager 10\nundo\n")
    assert "seat 1 gets $10.00 back from area 1  MA-RD 5(a)" in out
    assert "You have $500.00 left: even." in out


def test_what_lies_on_the_layout_is_told_at_the_end(playing: Playing) -> None:
    _, out, _ = playing("2\nwager 10\nbuy in 50\n")
    assert "You have $540.00 left and $10.00 on the layout: even. Good-bye." in out


def test_a_question_mark_explains_the_clause_of_a_line_or_of_the_last_event(playing: Playing) -> None:
    _, out, _ = playing("?2\n2\n? 1\n?\n? 9\n")
    assert "MA-RD 3(b)  " in out
    assert "MA-RD 5(b)  Chips, plaques, coupons, cash calls" in out
    assert "This is house practice: no clause of the regulation speaks of it." in out


def test_the_table_can_be_seen_as_a_list(playing: Playing) -> None:
    _, out, _ = playing("2\nwager 10\n\nview\n")
    for line in ("left:  A♦", "right:  Q♦", "area 1: seat 1 $10.00", "spread 1: spread marker", "309 of 312 cards"):
        assert line in out


def test_history_tells_everything_from_the_first_seat_on(playing: Playing) -> None:
    _, out, _ = playing("2\nhistory\n")
    assert "Guest sits down at seat 1" not in out[: out.index("> history")]
    assert "Guest sits down at seat 1" in out[out.index("> history") :]


def test_irregularities_can_be_tried_by_naming_who_acts(playing: Playing) -> None:
    _, out, _ = playing("2\ndealer: find face up\n")
    assert "the ace of diamonds goes to discard  MA-RD 6(a)" in out


def test_who_does_not_wager_looks_on_while_the_house_plays_one_round(playing: Playing) -> None:
    _, out, _ = playing("2\n\n")
    assert out.count("Raises closed") == 1


def test_the_house_begins_no_round_unbidden_after_the_person_has_left(
    playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    onward, steps = House.onward, count()

    def counted(house: House, runner: Runner) -> Act | None:
        assert next(steps) < 100, "the house plays on and on"
        return onward(house, runner)

    monkeypatch.setattr(House, "onward", counted)
    code, out, _ = playing("2\nleave seat\n\n")
    assert code == 0
    assert "seat 1 is empty" in out
    assert out.count("goes to left") == 1
    assert "You have $0.00 left: even. Good-bye." in out


def test_the_rack_of_the_person_can_be_chosen(playing: Playing) -> None:
    assert "You have $80.00 left: even." in playing("", "--chips", "80")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("craaps",), 'there is no game "craaps"'),
        (("red-dog", "--seats", "8"), "--seats is 8; at this table sit from 1 to 7"),
        (("red-dog", "--seats", "0"), "--seats is 0; at this table sit from 1 to 7"),
        (("red-dog", "--chips", "much"), '--chips: "much" is no amount'),
        (("red-dog", "--chips", "0"), "buy in: amount $0.00 is refused"),
        (("red-dog", "--set", "decks=99"), "the submission is not in order"),
        (("red-dog", "--rulebook", "NJ"), "the submission is not in order"),
        (("red-dog", "--submission", "nowhere.toml"), "nowhere.toml cannot be read"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_table_that_cannot_be_set_is_refused(croupier: Croupier, words: tuple[str, ...], told: str) -> None:
    code, out, err = croupier("play", *words)
    assert (code, out) == (1, "")
    assert told in err


def test_settings_change_the_table(playing: Playing) -> None:
    _, out, _ = playing("2\n", "--set", "decks=4", "--set", "limits.minimum=5")
    assert "208 cards are shuffled" in out
    assert "wager $5 to $500 on area 1" in out


def test_an_interruption_is_polite(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, err = playing("")
    assert (code, err) == (130, "")
    assert out.endswith("\nYou have $500.00 left: even. Good-bye.\n")


def test_a_terminal_is_redrawn_with_the_felt() -> None:
    """A real pseudo terminal: each prompt is awaited before the next line is typed."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    environment.pop("NO_COLOR", None)
    program = [sys.executable, "-m", "croupier", "play", "red-dog", "--seed", "1"]
    with subprocess.Popen(program, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as running:
        os.close(theirs)
        screens = []
        for line in ("2", "wager 10", "", "quit"):
            screens.append(until_prompt(ours))
            os.write(ours, f"{line}\n".encode())
        farewell = until_end(ours)
        assert running.wait() == 0
    os.close(ours)
    assert all("\x1b[2J\x1b[H" in screen for screen in screens)
    assert "Raise" in screens[1]
    assert "♦" in screens[3]
    assert "You have $490.00 left and $10.00 on the layout: even. Good-bye." in farewell


def until_prompt(terminal: int) -> str:
    read = b""
    while not read.endswith(b"> "):
        read += os.read(terminal, 65536)
    return read.decode()


def until_end(terminal: int) -> str:
    read = b""
    try:
        while more := os.read(terminal, 65536):
            read += more
    except OSError:
        pass  # a pseudo terminal whose other side is closed fails to be read
    return read.decode()
