"""The dealer's console in a browser: people deal, by hand or with the house's devices."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect
from tests.floor.hosting import Client, a_floor
from tests.web.console_pages import House, browse, opened

from croupier.floor.floor import Floor
from croupier.games import registry
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import AssignDuties
from croupier.table.people import BOXPERSON, DEALER, FLOORPERSON, STICKPERSON, SUPERVISOR
from croupier.table.table import Shoes


def a_staffed_floor(game: str, shoes: Shoes) -> Floor:
    floor = a_floor()
    played = registry.game(game)
    floor.record_table(game, played, chosen(played), shoes)
    return floor


@asynccontextmanager
async def staffed(house: House, game: str, *, by_hand: tuple[str, ...] | None = None) -> AsyncIterator[Client]:
    """People deal at the table, and Anna sits there with chips; all duties are theirs, or those that are named."""
    floor = house.place.floor
    table = floor.table(game)
    runner = table.recorded.runner
    table.staffed, table.physical = True, runner.table.shoes is Shoes.PHYSICAL
    if by_hand is not None:
        automatic = tuple(each for each in runner.table.duties if each not in by_hand)
        await floor.do_for_the_house(table, AssignDuties(SUPERVISOR, automatic))
    anna = await house.place.enter("Anna")
    async with anna.at(game) as client:
        await client.sit(1)
        yield client


async def next_act(page: Page, name: str) -> None:
    """The console names the next act."""
    await expect(page.locator(".huge")).to_contain_text(name)


async def do_next(page: Page, name: str) -> None:
    """The console names the next act, and the dealer does it with one key."""
    await next_act(page, name)
    await page.keyboard.press("Space")


async def enter_card(page: Page, piece: int, card: str) -> None:
    """The console asks for a card of the shoe, and it is typed."""
    await expect(page.locator(".step")).to_contain_text(f"Name card ({piece})")
    await page.keyboard.type(card)


@pytest.mark.parametrize("shoes", Shoes)
def test_a_dealer_opens_a_table_step_by_step_as_the_clauses_ask(shoes: Shoes) -> None:
    async def test() -> None:
        async with (
            opened(a_staffed_floor("red-dog", shoes)) as house,
            staffed(house, "red-dog") as anna,
        ):
            dealer = await house.person("Dora", DEALER, FLOORPERSON, table="red-dog")
            page = await dealer.at("/dealer/red-dog")
            await next_act(page, "Open table")
            # The clause that asks for the act stands beside it, in words.
            await expect(page.locator(".next .clause").first).to_contain_text("MA-RD")
            await expect(page.locator(".why")).to_contain_text(" ")
            for name in ("Open table", "Inspect cards", "Verify cards", "Spread cards", "Wash cards", "Shuffle cards"):
                await do_next(page, name)
            await anna.until_offered("decline-cut")
            await expect(page.locator(".step", has_text="waits for Anna")).to_be_visible()
            await anna.act("decline-cut", 1)
            cut = page.locator("form.asks", has_text="Accept cut")
            await cut.get_by_label("Position").fill("100")
            await cut.get_by_role("button", name="Accept cut").click()
            await do_next(page, "Draw card")
            [wager] = await anna.until_offered("wager")
            area = wager["limits"]["area"]["choices"][0]
            assert (await anna.act("wager", 1, area=area, amount=10_00))["is"] == "done"
            await do_next(page, "Deal")
            await next_act(page, "Draw card")
            await page.locator("summary", has_text="Irregularities").click()
            await expect(page.locator(".irregular .more-acts button").first).to_be_visible()
            await dealer.picture(f"dealer-red-dog-{shoes.name}")
            await page.locator(".huge").click()
            if shoes is Shoes.PHYSICAL:
                await expect(page.locator(".card-grid")).to_be_visible()
                await page.keyboard.type("9h")
                await expect(page.locator(".card title", has_text="nine of hearts")).to_have_count(1)
            else:
                await expect(page.locator(".cards .card.front")).to_have_count(1)

    browse(test)


def test_cards_of_a_physical_shoe_are_entered_by_keys_and_by_touch_and_called() -> None:
    async def test() -> None:
        async with (
            opened(a_staffed_floor("baccarat", Shoes.PHYSICAL)) as house,
            staffed(house, "baccarat", by_hand=("call-cards",)) as anna,
        ):
            dealer = await house.person("Dora", DEALER, FLOORPERSON, table="baccarat", dark=True)
            page = await dealer.at("/dealer/baccarat")
            await do_next(page, "Open table")
            await anna.until_offered("decline-cut")
            await anna.act("decline-cut", 1)
            cut = page.locator("form.asks", has_text="Accept cut")
            await cut.get_by_label("Position").fill("200")
            await cut.get_by_role("button", name="Accept cut").click()
            await expect(page.locator(".card-grid")).to_be_visible()
            await page.keyboard.type("1x")
            await expect(page.locator(".typed strong")).to_have_text("T")
            await page.keyboard.press("Backspace")
            for piece, card in enumerate(("2s", "3s", "4s")):
                await enter_card(page, piece, card)
            await anna.until_offered("decline-shoe")
            await anna.act("decline-shoe", 1)
            await anna.until_offered("wager")
            await anna.act("wager", 1, area="player 1", amount=25_00)
            await do_next(page, "No more bets")
            await do_next(page, "Call cards")
            await expect(page.locator(".step")).to_contain_text("Name card")
            first = await page.locator(".step").inner_text()
            await dealer.picture("dealer-baccarat")
            await page.keyboard.type("9h")
            await expect(page.locator(".step")).not_to_have_text(first)
            await page.get_by_role("button", name="king of clubs, 8 left").click()
            await expect(page.locator(".say")).to_contain_text("“")
            await expect(page.locator(".card title", has_text="nine of hearts")).to_have_count(1)
            await dealer.picture("dealer-baccarat-call")

    browse(test)


def test_stick_and_dealer_work_from_one_console_with_dice_by_their_faces_and_what_is_owed_is_told_before() -> None:
    async def test() -> None:
        async with opened(a_staffed_floor("craps", Shoes.PHYSICAL)) as house, staffed(house, "craps") as anna:
            roles = (DEALER, STICKPERSON, BOXPERSON, FLOORPERSON)
            dealer = await house.person("Dora", *roles, table="craps")
            page = await dealer.at("/dealer/craps")
            await anna.until_offered("wager")
            assert (await anna.act("wager", 1, area="pass", amount=10_00))["is"] == "done"
            await anna.act("accept-dice", 1)
            await anna.until_offered("select-dice")
            await anna.act("select-dice", 1, pair="2-3")
            await anna.until_offered("throw-dice")
            await anna.act("throw-dice", 1)
            await do_next(page, "Dice at rest")
            await expect(page.locator(".dice-grid")).to_be_visible()
            await dealer.picture("dealer-craps-dice")
            await page.keyboard.type("4")
            await page.locator(".dice-grid").get_by_role("button", name="3").click()
            await do_next(page, "Call throw")
            await do_next(page, "Centre dice")
            await next_act(page, "Settle wagers")
            await expect(page.locator(".ahead")).to_contain_text("Anna receives $10")
            await dealer.picture("dealer-craps-owed")

    browse(test)


def test_practice_asks_for_the_next_act_and_for_what_is_owed() -> None:
    async def test() -> None:
        async with opened(a_staffed_floor("roulette", Shoes.PHYSICAL)) as house, staffed(house, "roulette") as anna:
            dealer = await house.person("Dora", DEALER, SUPERVISOR)
            page = await dealer.at("/dealer/roulette")
            wager = next(each for each in anna.offers if each["act"] == "wager")
            least = wager["limits"]["amount"]["least"]
            chips = wager["limits"]["chips"]["choices"][0]
            assert (await anna.act("wager", 1, area="17", amount=least, chips=chips))["is"] == "done"
            for name in ("Spin ball", "No more bets", "Watch ball"):
                await do_next(page, name)
            await expect(page.locator(".pocket-grid")).to_be_visible()
            await page.keyboard.type("17")
            await page.keyboard.press("Enter")
            await next_act(page, "Mark number")
            await page.get_by_role("switch", name="Practice").click()
            await page.get_by_role("button", name="Pay wagers").click()
            await expect(page.locator(".next .lost")).to_contain_text("mark number is next")
            for right, name in enumerate(("Mark number", "Collect wagers"), start=1):
                await page.locator(".next").get_by_role("button", name=name).click()
                await expect(page.locator(".practice-switch")).to_contain_text(f"{right} right")
            await expect(page.locator(".owed")).to_contain_text("$10 on 17")
            await page.locator(".owed input").fill("34")
            await page.locator(".owed").get_by_role("button", name="Pay").click()
            await expect(page.locator(".next .lost")).to_contain_text("owed $350")
            await expect(page.locator(".practice-switch")).to_contain_text("2 wrong")
            await dealer.picture("dealer-practice")

    browse(test)


def test_a_supervisor_switches_duties_between_hand_and_table() -> None:
    async def test() -> None:
        async with opened(a_staffed_floor("roulette", Shoes.PHYSICAL)) as house, staffed(house, "roulette"):
            dealer = await house.person("Dora", DEALER, SUPERVISOR)
            page = await dealer.at("/dealer/roulette")
            await page.locator("summary", has_text="Duties").click()
            await page.get_by_role("switch", name="Mark number").click()
            await expect(page.get_by_role("switch", name="Mark number")).to_be_checked()
            assert house.place.floor.table("roulette").recorded.runner.table.automatic == ("mark-number",)
            await dealer.picture("dealer-duties")

    browse(test)


def test_who_has_no_role_is_told_so() -> None:
    async def test() -> None:
        async with opened(a_staffed_floor("roulette", Shoes.PHYSICAL)) as house:
            guest = await house.person("Gast")
            page = await guest.at("/dealer/roulette")
            await expect(page.get_by_role("alert")).to_contain_text("no role at this table")

    browse(test)
