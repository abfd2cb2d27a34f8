"""`croupier odds --removal` in the terminal and for programs."""

import json
from collections.abc import Callable
from fractions import Fraction

import pytest

from croupier.cli import removals
from croupier.odds.removal import Removal

Croupier = Callable[..., tuple[int, str, str]]

FOUND = (Removal("banker", {"4": Fraction(1, 8000), "T J Q K": Fraction(-1, 32000)}),)


def test_programs_get_exact_effects() -> None:
    assert json.loads(removals.to_json(FOUND)) == [
        {"wager": "banker", "effects": {"4": "1/8000", "T J Q K": "-1/32000"}}
    ]


def test_people_get_percents_with_a_sign(capsys: pytest.CaptureFixture[str]) -> None:
    removals.show(FOUND)
    shown = capsys.readouterr().out
    assert "+0.012500" in shown
    assert "-0.003125" in shown


@pytest.mark.parametrize("other", ["--csv", "--html"])
def test_other_formats_are_refused(other: str, croupier: Croupier) -> None:
    code, _, err = croupier("odds", "baccarat", "--removal", other)
    assert code == 2
    assert f"{other} does not go with --removal" in " ".join(err.split())
