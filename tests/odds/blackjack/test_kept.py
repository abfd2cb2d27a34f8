"""Reports are found again only under everything that they follow from."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from croupier.games.blackjack.strategy import Cell, Kind, Move, built_in
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack import kept
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import NONE, only
from croupier.odds.blackjack.kept import kept_report, name_of
from croupier.odds.blackjack.reports import Asked


def submission(**chosen: object) -> Blackjack:
    return msgspec.convert({"rulebook": "MA", "game": "blackjack", "decks": 1} | chosen, Blackjack)


STRATEGY = built_in("several-decks-stand")
BASE = Asked(submission=submission(), removed=NONE, play=PlayClass.STRATEGY, strategy=STRATEGY)
OTHER_CELL = {**STRATEGY.cells, Cell(Kind.HARD, "16", "10"): (Move.STAND,)}
OTHERS = {
    "submission": {"submission": submission(soft_17="draw")},
    "cards": {"removed": only(4)},
    "class": {"play": PlayClass.TDZ_MINUS},
    "no strategy": {"strategy": None},
    "cell": {"strategy": msgspec.structs.replace(STRATEGY, cells=OTHER_CELL)},
    "insurance": {"strategy": msgspec.structs.replace(STRATEGY, insures=True)},
    "even money": {"strategy": msgspec.structs.replace(STRATEGY, takes_even_money=True)},
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_anything_else_that_matters_gives_another_name(other: dict[str, object]) -> None:
    assert name_of(msgspec.structs.replace(BASE, **other)) != name_of(BASE)


def test_the_order_of_cells_does_not_matter() -> None:
    turned = msgspec.structs.replace(STRATEGY, cells=dict(reversed(list(STRATEGY.cells.items()))))
    assert name_of(msgspec.structs.replace(BASE, strategy=turned)) == name_of(BASE)


def test_other_code_gives_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = name_of(BASE)
    monkeypatch.setattr(kept, "PROGRAM", "of another day")
    assert name_of(BASE) != before


def test_the_code_is_hashed_when_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a running program makes is never kept under the hash of files that were edited since."""
    before = name_of(BASE)
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"edited since")
    assert name_of(BASE) == before


def test_a_kept_report_is_the_computed_one_and_a_spoilt_one_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CROUPIER_CACHE", str(tmp_path))
    computed = kept_report(BASE)
    [file] = (tmp_path / "blackjack").iterdir()
    written = file.read_bytes()
    assert kept_report(BASE) == computed
    file.write_bytes(written.replace(b'"sd":1', b'"sd":2', 1))
    assert kept_report(BASE) == computed
    assert file.read_bytes() == written


KNOWN = {1: 0.0023781797, 8: -0.0032939140}
PROGRAM = """
import msgspec
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.compositions import NONE
from croupier.odds.blackjack.kept import kept_report
from croupier.odds.blackjack.reports import Asked
for decks in (1, 8):
    chosen = {"rulebook": "MA", "game": "blackjack", "seats": 6, "resplit_hands": 4, "decks": decks}
    print(kept_report(Asked(submission=msgspec.convert(chosen, Blackjack), removed=NONE)).expectation)
"""


def test_an_empty_cache_gives_the_known_figures(tmp_path: Path) -> None:
    """Compiled anew in a new process: the very first run of an installation."""
    environment = os.environ | {"CROUPIER_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True)
    assert [float(line) for line in run.stdout.split()] == pytest.approx(list(KNOWN.values()), abs=1e-9)
