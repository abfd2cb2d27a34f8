from collections.abc import Callable

import msgspec

from croupier.games import registry
from croupier.rulebooks.clauses import GAMES, clauses

Croupier = Callable[..., tuple[int, str, str]]


def test_every_game_of_the_regulations_is_listed_with_its_state(croupier: Croupier) -> None:
    code, out, err = croupier("games")
    assert (code, err) == (0, "")
    lines = {line.split()[0]: line for line in out.splitlines()[1:]}
    playable = [game.name for game in registry.games()]
    assert sorted(lines) == sorted(GAMES)
    for name, line in lines.items():
        assert line.rstrip().endswith("playable" if name in playable else "clauses only")


def test_programs_get_the_counts_and_the_acts(croupier: Croupier) -> None:
    listed = {each["name"]: each for each in msgspec.json.decode(croupier("games", "--json")[1])}
    red_dog = listed["red-dog"]
    assert red_dog["title"] == "Red dog"
    assert red_dog["playable"] is True
    assert red_dog["clauses"] == {"MA": len(clauses("red-dog", "MA"))}
    assert (red_dog["seats"], red_dog["areas"]) == (7, 14)
    assert "close-raises" in red_dog["acts"]


def test_a_game_of_two_regulations_has_both(croupier: Croupier) -> None:
    listed = {each["name"]: each for each in msgspec.json.decode(croupier("games", "--json")[1])}
    assert list(listed["chemin-de-fer"]["clauses"]) == ["MA", "NJ"]
