"""One full round of every game in a real browser: by mouse, by keys alone, and on a telephone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.floor.hosting import GAMES
from tests.web.conftest import PHONE, Comes
from tests.web.guests import Guest, Thumb, Typist

OUTCOMES = ("you win $", "you lose $", "you neither win nor lose")


def played(guest: Guest, game: str, name: str) -> None:
    """Play a round; its result is told line by line, and the table goes on to the next."""
    guest.come_to(game)
    verdict = guest.play(game)
    guest.keep(name)
    assert any(words in verdict for words in OUTCOMES), verdict
    assert guest.page.locator(".results li").count() >= 1
    assert guest.page.locator(".results li .clause").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_by_mouse(game: str, comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of(game))
    played(guest, game, f"{game}-mouse")
    # The clause of the result is one click away.
    guest.page.locator(".results li .clause").first.click()
    expect(guest.page.locator("dialog")).to_contain_text("MA-")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_by_keys_alone(game: str, comes: Comes, floor_of: Callable[..., str]) -> None:
    played(comes(floor_of(game), Typist), game, f"{game}-keys")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_on_a_telephone(game: str, comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of(game), Thumb, **PHONE)
    played(guest, game, f"{game}-phone")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
