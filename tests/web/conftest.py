"""A real browser, once for all tests, and guests whose pages must not complain."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from tests.floor.hosting import a_floor
from tests.web.guests import Guest
from tests.web.housing import housed

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
LONGEST_MS = 15_000
Comes = Callable[..., Guest]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; without it these tests fail and say what is missing."""
    place = shutil.which("chromium")
    if place is None:
        pytest.fail("the browser tests need Chromium: install the Debian package chromium, as `make test` does")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=place, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """What pages wrote on their console; a test that causes some on purpose takes them out."""
    return []


@pytest.fixture
def comes(chromium: Browser, complaints: list[str]) -> Iterator[Comes]:
    """Lets somebody come to a floor, in a browser of their own; no page may complain, of its policy least of all."""
    contexts = []

    def come(address: str, kind: type[Guest] = Guest, name: str = "Anna", **settings: object) -> Guest:
        how = {"reduced_motion": "reduce", **DESK, **settings}
        context = chromium.new_context(**how)
        context.set_default_timeout(LONGEST_MS)
        contexts.append(context)
        # Each sheet takes a processor for seconds; the test that looks at odds lets them through.
        context.route("**/api/odds/**", lambda route: route.fulfill(json={"wagers": []}))
        page = context.new_page()
        listen(page, complaints)
        return kind(page, address, name)

    yield come
    for context in contexts:
        context.close()
    assert not complaints


def listen(page: Page, complaints: list[str]) -> None:
    """Note every error and warning."""

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: complaints.append(str(error)))


@pytest.fixture
def floor_of() -> Iterator[Callable[..., str]]:
    """Opens a floor with tables of games, for as long as a test takes."""
    from contextlib import ExitStack

    with ExitStack() as stack:
        yield lambda *games: stack.enter_context(housed(a_floor(*games)))
