"""axe, which looks for what shuts people out, finds nothing: in any game, at any moment, by day and by night."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # It brings no types.
from tests.floor.hosting import GAMES
from tests.web.conftest import Comes
from tests.web.guests import HOUSE_PLAYERS, Guest


def found(guest: Guest) -> list[str]:
    """What axe finds, each with the elements."""
    violations = Axe().run(guest.page).response["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes'][:3]]}" for each in violations]


def test_axe_finds_nothing_at_the_door_and_in_the_lobby(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six", "red-dog"))
    guest.page.goto(guest.address)
    guest.page.get_by_label("Your name").wait_for()
    assert not found(guest)
    guest.enter()
    assert not found(guest)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_round(game: str, scheme: str, comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of(game), color_scheme=scheme)
    seen: dict[str, list[str]] = {}

    def look(moment: str) -> None:
        if moment not in seen:
            seen[moment] = found(guest)

    guest.looks = look
    guest.enter()
    guest.go_to(game)
    look("looking on")
    guest.sit()
    guest.invite(HOUSE_PLAYERS.get(game, 0))
    guest.play(game)
    assert "result" in seen
    assert {moment: problems for moment, problems in seen.items() if problems} == {}
