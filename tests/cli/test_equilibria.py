"""`croupier odds --equilibrium`."""

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any


def test_the_equilibria_of_new_jersey_are_printed(croupier: Callable[..., Any]) -> None:
    ended = croupier("odds", "chemin-de-fer", "--rulebook", "NJ", "--equilibrium")
    assert ended.code == 0
    assert "3 against 9, 5 against 4" in ended.out
    assert "9/11" in ended.out


def test_programs_get_exact_fractions(croupier: Callable[..., Any]) -> None:
    told = json.loads(croupier("odds", "chemin-de-fer", "--rulebook", "NJ", "--equilibrium", "--json").out)
    assert len(told["pure"]) == 8
    for each in told["pure"]:
        assert sum(Fraction(each[key]) for key in ("player_wins", "banker_wins", "tie")) == 1
    parlour = next(each for each in told["equilibria"] if each["game"] == "parlour")
    assert parlour["player_draws"] == {"5": "9/11"}
    assert parlour["banker_draws"]["6 against none"] == "859/2288"


def test_other_games_have_no_equilibrium(croupier: Callable[..., Any]) -> None:
    ended = croupier("odds", "red-dog", "--equilibrium")
    assert ended.code == 1
    assert "chemin-de-fer" in ended.err
