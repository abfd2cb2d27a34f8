"""Pages of those who work on the floor, in a real browser on a floor of the test's own.

A page that writes an error to its console, or breaks the Content-Security-Policy, fails its test.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright
from tests.floor.hosting import Place, served

from croupier.floor.floor import Floor
from croupier.table.people import Role

CHROMIUM = "/usr/bin/chromium"
PICTURES = os.environ.get("CROUPIER_PICTURES")
"""Where pictures are kept, if somebody wants to look at them."""
LONGEST_SECONDS = 120
PATIENCE_MS = 15_000


class House:
    """A floor that is served, and a browser."""

    def __init__(self, place: Place, browser: Browser) -> None:
        self.place = place
        self.browser = browser
        self.complaints: list[str] = []

    async def person(self, name: str, *roles: Role, table: str | None = None, dark: bool = False) -> "Visitor":
        """Somebody with a browser of their own, signed in."""
        context = await self.browser.new_context(
            color_scheme="dark" if dark else "light", viewport={"width": 1280, "height": 900}, accept_downloads=True
        )
        context.set_default_timeout(PATIENCE_MS)
        self.place.floor.register.ensure(name)
        for role in roles:
            self.place.floor.register.grant(name, role, table)
        token = self.place.floor.register.link(name)
        visitor = Visitor(self, context, await context.new_page())
        await visitor.page.goto(f"{self.place.address}/#link={token}")
        await visitor.page.get_by_text(name, exact=True).first.wait_for()
        return visitor


class Visitor:
    """Somebody in front of a page."""

    def __init__(self, house: House, context: BrowserContext, page: Page) -> None:
        self.house = house
        self.context = context
        self.page = page
        page.on("console", self._heard)
        page.on("pageerror", lambda error: house.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "401" not in message.text:
            self.house.complaints.append(message.text)

    async def at(self, path: str) -> Page:
        """Go to an address of the page."""
        await self.page.goto(self.house.place.address + path)
        return self.page

    async def picture(self, name: str) -> None:
        """Keep a picture, if pictures are wanted."""
        if PICTURES:
            await self.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


@asynccontextmanager
async def opened(floor: Floor) -> AsyncIterator[House]:
    """A floor with a browser in front of it; whatever the browser complained of fails the test."""
    async with served(floor) as place, async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            house = House(place, browser)
            try:
                yield house
            except BaseException:
                for at, context in enumerate(browser.contexts):
                    for page in context.pages:
                        if PICTURES:
                            await page.screenshot(path=Path(PICTURES) / f"failed-{at}.png", full_page=True)
                raise
            assert house.complaints == []
        finally:
            await browser.close()


def browse(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test on an event loop, for a bounded time."""

    async def awaited() -> None:
        await asyncio.wait_for(test(), LONGEST_SECONDS)

    # A browser of another test may hold this thread's loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(awaited())).result()
