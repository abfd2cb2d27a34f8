"""Two people at one table, each with a browser: what one alone may know, the other's page does not hold."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.conftest import Comes

FACES, BACKS = ".cards .card.front", ".cards .card.back"


def test_cards_that_one_player_alone_has_seen_are_hidden_on_the_other_page(
    comes: Comes, floor_of: Callable[..., str]
) -> None:
    address = floor_of("chemin-de-fer")
    anna, ben = comes(address), comes(address, name="Ben")
    for guest in (anna, ben):
        guest.enter()
        guest.go_to("chemin-de-fer")
        guest.sit()
    expect(anna.page.locator(".seats li")).to_have_count(2)
    # Whoever calls has looked at two cards that lie face down for everybody else.
    for _ in range(60):
        for guest, other in ((anna, ben), (ben, anna)):
            if "call" in guest.said() and guest.page.locator(".next.turn").count():
                expect(guest.page.locator(FACES)).to_have_count(2)
                expect(other.page.locator(FACES)).to_have_count(0)
                assert other.page.locator(BACKS).count() > guest.page.locator(BACKS).count()
                guest.keep("two-guests-who-calls")
                other.keep("two-guests-who-waits")
                return
            if guest.page.locator(".next.turn").count():
                guest.move("chemin-de-fer")
    raise AssertionError(f"nobody was asked for a call: {anna.said()} {ben.said()}")
