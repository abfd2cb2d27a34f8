"""Somebody in front of a browser: comes in, takes a seat and plays a round, by mouse, by keys or by touch."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
MOST_STEPS = 120
TURN = ".next.turn"
POINT_WITHIN = """area => {
  area.scrollIntoView({block: "center"});
  const box = area.getBoundingClientRect();
  for (const down of [0.5, 0.7, 0.3, 0.9, 0.1]) for (const across of [0.5, 0.7, 0.3, 0.9, 0.1]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    if (document.elementFromPoint(x, y)?.closest("[data-area]") === area) return [x, y];
  }
  throw new Error(`nobody can point at ${area.dataset.area}`);
}"""
"""A point of an area that a finger reaches: some areas have corners, and their middle is another area's."""
DECIDED = ".results"
UNDECIDED = "your wagers stand"
WAGERS = {"craps": "pass", "mini-craps": "pass", "roulette": "red", "baccarat": "player 1"}
"""Where several areas are open, the one for a first wager."""
HOUSE_PLAYERS = {"chemin-de-fer": 2}
"""How many others a game needs."""


class Guest:
    """Somebody with a page of their own, who clicks."""

    def __init__(self, page: Page, address: str, name: str = "Anna") -> None:
        self.page = page
        self.address = address
        self.name = name
        self.looks: Callable[[str], None] = lambda _: None
        """What is done at each moment of a round, told in a word."""

    # The way to a seat.

    def enter(self) -> None:
        self.page.goto(self.address)
        self.page.get_by_label("Your name").fill(self.name)
        self.press(self.page.get_by_role("button", name="Come in"))
        expect(self.page.get_by_role("heading", name="Choose a table")).to_be_visible()

    def go_to(self, table: str) -> None:
        self.press(self.page.locator(f'a[href="/table/{table}"]'))
        expect(self.page.locator(".felt")).to_be_visible()

    def sit(self) -> None:
        self.press(self.page.get_by_role("button", name="Sit down"))
        expect(self.page.locator(".rack")).to_be_visible()
        self.settle()

    def invite(self, count: int) -> None:
        for number in range(count):
            self.press(self.page.get_by_role("button", name="Invite a house player"))
            expect(self.page.locator(".seats li:not(.me)")).to_have_count(number + 1)

    def come_to(self, game: str) -> None:
        """From the street to a seat with chips."""
        self.enter()
        self.go_to(game)
        self.sit()
        self.invite(HOUSE_PLAYERS.get(game, 0))

    # A round.

    def play(self, game: str) -> str:
        """Play until a wager of one's own is decided; the sentence that tells how."""
        for _ in range(MOST_STEPS):
            self.page.locator(f"{TURN}, {DECIDED}").first.wait_for()
            self.settle()
            if self.page.locator(DECIDED).count() and UNDECIDED not in self.verdict():
                self.looks("result")
                return self.verdict()
            if self.page.locator(TURN).count():
                self.move(game)
        raise AssertionError(f"no wager was decided after {MOST_STEPS} moves: {self.said()}")

    def move(self, game: str) -> None:
        """Do what the page says is next."""
        open_areas = self.page.locator(".area.wager.open")
        if "area that glows" in self.said() and open_areas.count() and not self.page.locator(".area.wager.has").count():
            self.looks("wagering")
            self.lay(self.area(game))
            expect(self.page.locator(".area.wager.has, .results").first).to_be_attached()
        else:
            self.looks("turn")
            self.decide()
        self.settle()
        expect(self.page.locator(".problem")).to_have_count(0)

    def area(self, game: str) -> Locator:
        named = WAGERS.get(game)
        found = self.page.locator(f'.area.wager.open[data-area="{named}"]')
        return found if named and found.count() else self.page.locator(".area.wager.open").first

    def lay(self, area: Locator) -> None:
        """Wager the chip in hand on an area."""
        self.page.mouse.click(*area.evaluate(POINT_WITHIN))

    def decide(self) -> None:
        """Take the main act, or the first that is open."""
        main = self.page.locator(".acts button.main:not(:disabled)")
        self.press(main.first if main.count() else self.page.locator(".acts > button:not(.quiet)").first)

    def press(self, what: Locator) -> None:
        what.click()

    # Looking.

    def settle(self) -> None:
        """Wait until what one did has been answered and drawn."""
        expect(self.page.locator("croupier-table")).to_have_attribute("aria-busy", "false")

    def verdict(self) -> str:
        return self.page.locator(f"{DECIDED} h2").first.inner_text()

    def said(self) -> str:
        return self.page.locator(".next").inner_text()

    def keep(self, name: str) -> None:
        """Keep a picture."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower())}.png")


class Typist(Guest):
    """Somebody who has no mouse."""

    MOST_TABS = 60

    def press(self, what: Locator) -> None:
        self.tab_to(what)
        self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator) -> None:
        for _ in range(self.MOST_TABS):
            if what.first.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {what}")

    def lay(self, area: Locator) -> None:  # noqa: ARG002 - by keys one takes the first area that is open
        """Find the felt, and on it the first area that is open."""
        felt = self.page.locator('[data-area][tabindex="0"]')
        self.tab_to(felt)
        self.page.keyboard.press("Home")
        expect(self.page.locator(".area.open:focus")).to_be_attached()
        self.page.keyboard.press("Enter")

    def decide(self) -> None:
        if self.page.locator(".acts button.main:not(:disabled)").count():
            self.tab_to(self.page.locator('[data-area][tabindex="0"]'))
            self.page.keyboard.press("Space")
        else:
            self.page.keyboard.press(self.page.locator(".acts > button kbd").first.inner_text())


class Thumb(Guest):
    """Somebody with a telephone."""

    def press(self, what: Locator) -> None:
        what.tap()

    def lay(self, area: Locator) -> None:
        """Tap; where the felt shows the touched part larger first, tap again."""
        self.page.evaluate("scrollTo(0, 0)")
        self.page.touchscreen.tap(*area.evaluate(POINT_WITHIN))
        expect(self.page.locator(".area.has, .whole").first).to_be_attached()
        if self.page.get_by_role("button", name="Whole table").count():
            self.page.touchscreen.tap(*area.evaluate(POINT_WITHIN))
            self.settle()
            self.page.get_by_role("button", name="Whole table").tap()
