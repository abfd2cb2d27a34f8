"""A game in a folder of its own, with its layout, is on the floor and can be played: no line of the page knows it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.coin_toss import GAME
from tests.web.conftest import Comes

from croupier.floor.app import WEB
from croupier.games import registry


@pytest.fixture
def coin_toss(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game is registered for one test."""
    known = registry.games()
    monkeypatch.setattr(registry, "games", lambda: (*known, GAME))
    return GAME.name


def test_a_new_game_is_played_without_a_change_of_the_page(
    coin_toss: str, comes: Comes, floor_of: Callable[..., str]
) -> None:
    guest = comes(floor_of(coin_toss))
    guest.come_to(coin_toss)
    expect(guest.page.get_by_role("heading", name="Coin toss")).to_be_visible()
    guest.lay(guest.page.locator('[data-area="tails"]'))
    expect(guest.page.locator(".area.has")).to_have_count(1)
    guest.settle()
    guest.press(guest.page.get_by_role("button", name="Toss"))
    expect(guest.page.locator(".next")).to_contain_text("Your turn: blow, or keep still")
    guest.press(guest.page.get_by_role("button", name="Keep still"))
    expect(guest.page.locator(".results li")).to_contain_text("Tails")
    assert guest.verdict() in ("Round 1: you win $25", "Round 1: you lose $25")
    guest.keep("new-game")


def test_no_line_of_the_page_knows_a_game_by_its_name() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "modules").glob("*.js")}
    names = [game.name for game in registry.games()]
    assert {(file, name) for file, text in texts.items() for name in names if f'"{name}"' in text} == set()
