"""The floor view in a browser: a supervisor opens, fills, pauses and closes tables, and grants roles."""

import re

from playwright.async_api import expect
from tests.floor.hosting import a_floor
from tests.web.console_pages import browse, opened

from croupier.table.people import FLOORPERSON, SUPERVISOR
from croupier.table.table import Shoes


def test_a_submission_is_checked_as_it_is_written_and_opens_a_table_when_it_is_in_order() -> None:
    async def test() -> None:
        async with opened(a_floor("big-six")) as house:
            boss = await house.person("Boss", SUPERVISOR)
            page = await boss.at("/floor")
            await page.get_by_label("Game").select_option("red-dog")
            text = page.get_by_label("Submission (TOML)")
            await expect(text).to_have_value(re.compile("decks"))
            await page.get_by_label("Name").first.fill("Dogs")
            written = await text.input_value()
            await text.fill(re.sub(r"(?m)^#? ?decks = .*$", "decks = 0", written))
            findings = page.locator(".findings")
            await expect(findings.locator("li").first).to_contain_text("decks")
            await expect(findings.locator("li").first).to_contain_text("must be")
            await expect(findings.locator("li .clause").first).to_contain_text("MA-RD")
            await expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
            await boss.picture("floor-problem")
            await findings.locator(".where").first.click()
            await expect(text).to_be_focused()
            await text.fill(written)
            await expect(findings).to_contain_text("In order.")
            await expect(findings).to_contain_text("Notices to be posted")
            await page.get_by_label("physical").check()
            await page.get_by_role("button", name="Open the table").click()
            await expect(page.get_by_role("article", name="Dogs")).to_contain_text("people deal, physical")
            assert house.place.floor.table("Dogs").recorded.runner.table.shoes is Shoes.PHYSICAL
            await boss.picture("floor-opened")

    browse(test)


def test_fill_credit_pause_resume_close_and_void_are_a_click_away() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette", "red-dog")) as house:
            boss = await house.person("Boss", SUPERVISOR, dark=True)
            page = await boss.at("/floor")
            card = page.get_by_role("article", name="roulette")
            await expect(card).to_contain_text("$100,000")
            await card.locator("summary").click()
            await card.get_by_label("Fill in dollars").fill("2500")
            await card.get_by_role("button", name="Fill at").click()
            await expect(card).to_contain_text("$102,500")
            await card.get_by_label("Credit in dollars").fill("abc")
            await card.get_by_role("button", name="Credit at").click()
            await expect(page.get_by_role("alert")).to_contain_text("abc is no amount")
            await card.get_by_role("button", name="Pause").click()
            await expect(card.locator(".badge.paused")).to_be_visible()
            await boss.picture("floor-tables")
            await card.get_by_role("button", name="Resume").click()
            await expect(card.locator(".badge.open")).to_be_visible()
            await card.get_by_label("Reason").fill("the wheel was stopped by hand")
            await card.get_by_role("button", name="Void the round").click()
            await expect(page.locator(".done")).to_contain_text("the round is void")
            await card.get_by_role("button", name="Close").click()
            await expect(card.locator(".badge.closed")).to_be_visible()

    browse(test)


def test_a_supervisor_grants_a_role_by_a_link_and_takes_it_away() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            boss = await house.person("Boss", SUPERVISOR)
            page = await boss.at("/floor")
            people = page.get_by_role("region", name="People and roles")
            await people.get_by_label("Name").fill("Dora")
            await people.get_by_label("Where").select_option("roulette")
            await people.get_by_role("button", name="Grant").click()
            link = await people.locator(".invitation code").text_content()
            await expect(people.locator(".staff")).to_contain_text("Dealer at roulette")
            await boss.picture("floor-people")
            dora = await house.browser.new_context()
            hers = await dora.new_page()
            await hers.goto(link or "")
            await expect(hers.locator(".me")).to_have_text("Dora")
            await people.get_by_role("button", name="Take dealer at roulette from Dora").click()
            await expect(people.locator(".staff")).not_to_contain_text("Dora")

    browse(test)


def test_a_supervisor_deals_at_a_table_with_one_click() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            boss = await house.person("Boss", SUPERVISOR)
            page = await boss.at("/floor")
            await page.get_by_role("button", name="Deal here").click()
            await expect(page.locator(".huge")).to_contain_text("Spin ball")

    browse(test)


def test_a_floorperson_fills_and_opens_nothing() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            flo = await house.person("Flo", FLOORPERSON, table="roulette")
            page = await flo.at("/floor")
            card = page.get_by_role("article", name="roulette")
            await card.locator("summary").click()
            await expect(card.get_by_role("button", name="Fill at")).to_be_visible()
            await expect(card.get_by_role("button", name="Void")).to_have_count(0)
            await expect(page.get_by_role("button", name="Open the table")).to_have_count(0)

    browse(test)
