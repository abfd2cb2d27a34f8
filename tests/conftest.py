"""What all tests share: the command line in this process, and how hypothesis searches."""

from collections.abc import Callable
from typing import NamedTuple

import hypothesis
import pytest

from croupier.cli.app import main

# No clock decides a test, and a failure prints what reproduces it.
hypothesis.settings.register_profile("croupier", deadline=None, print_blob=True)
hypothesis.settings.load_profile("croupier")


class Ended(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


@pytest.fixture
def croupier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ended]:
    """Runs `croupier` with the given words, 120 columns wide and without colours."""

    def run(*words: str) -> Ended:
        monkeypatch.setattr("sys.argv", ["croupier", *words])
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("NO_COLOR", "1")
        with pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        return Ended(code if isinstance(code, int) else 0, *capsys.readouterr())

    return run
