"""The analysis and the simulation, which plays the script's own machines, agree within three standard errors."""

import json
from collections.abc import Callable

import pytest

from croupier.games.blackjack.strategy import FOLDER

Croupier = Callable[..., tuple[int, str, str]]

SUBMISSIONS = [
    ("several-decks-stand", "decks=6"),
    ("several-decks-draw", "decks=1", "soft_17=draw", "surrender=true", "seats=6", "resplit_hands=4"),
    ("face-up-stand", "decks=8", "dealer_second_card=face-up", 'special_odds=["five-card-21"]'),
]


@pytest.mark.parametrize("chosen", SUBMISSIONS, ids=" ".join)
@pytest.mark.clause("MA-BJ 3(e)", "MA-BJ 8(a)(2)", "MA-BJ 6(k)(1)")
def test_simulated_rounds_come_to_the_exact_expectation(croupier: Croupier, chosen: tuple[str, ...]) -> None:
    """From shoes that are shuffled after each round, since an analysis is that of a full shoe."""
    name, *settings = chosen
    options = ["--strategy", str(FOLDER / f"{name}.toml"), "--set", "shuffle_each_round=true", "--json"]
    options += [word for setting in settings for word in ("--set", setting)]
    exact = json.loads(croupier("odds", "blackjack", *options)[1])
    played = json.loads(croupier("simulate", "blackjack", "--rounds", "1e6", "--seed", "3", *options)[1])["wagers"][0]
    assert -played["mean"] == pytest.approx(exact["expectation"], abs=3 * played["standard_error"])
    assert played["standard_error"] * 1e3 == pytest.approx(exact["sd"], rel=3e-3)
