import subprocess
import sys
from collections.abc import Callable

import pytest

from croupier.cli.app import app
from croupier.errors import Refused

Croupier = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ending(monkeypatch: pytest.MonkeyPatch, croupier: Croupier) -> Callable[[BaseException], tuple[int, str, str]]:
    """How the command line ends when a command raises."""

    def end(raised: BaseException) -> tuple[int, str, str]:
        def fail(*_: object) -> None:
            raise raised

        monkeypatch.setattr("croupier.rulebooks.clauses.clauses", fail)
        return croupier("rules")

    return end


Ending = Callable[[BaseException], tuple[int, str, str]]


def test_a_refusal_is_one_line_and_one_more_for_each_problem(ending: Ending) -> None:
    code, out, err = ending(Refused("the submission is [bold] wrong", ["decks is 0", "unit is 3"]))
    assert (code, out) == (1, "")
    assert err == "croupier: the submission is [bold] wrong\n  decks is 0\n  unit is 3\n"


def test_a_fault_is_one_line_without_traceback(ending: Ending) -> None:
    code, _, err = ending(ZeroDivisionError("by zero"))
    assert code == 1
    assert err.startswith("croupier: failed on ZeroDivisionError: by zero")
    assert err.count("\n") == 1


def test_a_fault_shows_its_traceback_to_who_debugs(ending: Ending, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        ending(ZeroDivisionError("by zero"))


def test_an_interruption_is_polite(ending: Ending) -> None:
    assert ending(KeyboardInterrupt()) == (130, "", "croupier: interrupted\n")


def test_a_reader_who_goes_away_is_not_told() -> None:
    program = [sys.executable, "-m", "croupier", "rules", "--json"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline() == "[\n"
        run.stdout.close()
        assert run.stderr.read() == ""


def test_the_version_is_told(croupier: Croupier) -> None:
    assert croupier("--version") == (0, "0.1.0\n", "")


def test_help_names_every_command_without_importing_one() -> None:
    seen = (
        "import sys, croupier.cli.app as a; a.app(['--help']); print([m for m in sys.modules if 'croupier.cli.' in m])"
    )
    out = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True).stdout
    assert "rules" in out
    assert out.splitlines()[-1] == "['croupier.cli.app']"


@pytest.mark.parametrize("command", [name for name in app if not name.startswith("-")])
def test_every_command_can_be_loaded_and_has_help(croupier: Croupier, command: str) -> None:
    code, out, _ = croupier(command, "--help")
    assert code == 0
    assert f"croupier {command}" in out


@pytest.mark.parametrize("command", [name for name in app if not name.startswith("-")])
def test_the_help_of_every_command_has_examples_and_no_default_that_says_nothing(
    croupier: Croupier, command: str
) -> None:
    parts = [[command, part] for part in app[command] if not part.startswith("-")] or [[command]]
    for words in parts:
        _, out, _ = croupier(*words, "--help")
        assert f" • croupier {command} " in out, words
        assert "[default: ()]" not in out, words
