"""The odds page in a browser: sheets for any submission, sorted, drawn, and computed beside the floor."""

import re

from playwright.async_api import expect
from tests.floor.hosting import a_floor
from tests.web.console_pages import browse, opened


def test_the_sheet_of_a_table_is_computed_sorted_and_drawn() -> None:
    async def test() -> None:
        async with opened(a_floor("big-six")) as house:
            guest = await house.person("Gast")
            page = await guest.at("/odds/big-six?table=big-six")
            rows = page.locator(".sheet tbody tr")
            await rows.first.wait_for(timeout=60_000)
            await expect(rows.filter(has_text="/").first).to_be_visible()
            await page.get_by_role("button", name="Edge", exact=True).click()
            await expect(page.get_by_role("columnheader", name=re.compile("^Edge ▼"))).to_have_attribute(
                "aria-sort", "descending"
            )
            edges = [float(text.split()[0]) for text in await page.locator(".sheet td:nth-child(3)").all_inner_texts()]
            assert edges == sorted(edges, reverse=True)
            assert edges[0] > edges[-1]
            await expect(page.locator(".chart")).to_have_count(2)
            await expect(page.locator(".sheet .clause").first).to_contain_text("MA-")
            await guest.picture("odds")

    browse(test)


def test_a_computation_shows_that_it_goes_on_and_can_be_cancelled() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            guest = await house.person("Gast", dark=True)
            page = await guest.at("/odds/baccarat")
            await page.get_by_role("button", name="Cancel").click()
            await expect(page.get_by_text("Cancelled.")).to_be_visible()
            await page.locator("summary").first.click()
            text = page.get_by_label("Submission (TOML)")
            await text.fill('game = "roulette"\nwheel = "square"\nrulebook = "MA"')
            await expect(page.locator(".findings li").first).to_contain_text("square")
            await expect(page.get_by_role("button", name="Compute the odds")).to_be_disabled()

    browse(test)
