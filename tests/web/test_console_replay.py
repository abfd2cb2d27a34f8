"""Surveillance in a browser: past rounds step by step, in the eyes of those who were there."""

from pathlib import Path

from playwright.async_api import expect
from tests.floor.hosting import Client, a_floor
from tests.web.console_pages import House, browse, opened

from croupier.cli.app import app
from croupier.table.people import SURVEILLANCE


async def a_round(house: House) -> None:
    """A round of roulette with a wager of Anna's, spun by the house."""
    anna = await house.place.enter("Anna")
    async with anna.at("roulette") as client:
        await client.sit(1)
        await lay(client)
        await client.say(do="ready")
        while not (await client.until("events"))["ends_round"]:
            # There is time for wagers again after the spin.
            await client.say(do="ready")


async def lay(client: Client) -> None:
    wager = next(each for each in client.offers if each["act"] == "wager")
    limits = wager["limits"]
    fields = {"amount": limits["amount"]["least"], "chips": limits["chips"]["choices"][0]}
    assert (await client.act("wager", 1, area="red", **fields))["is"] == "done"


def test_a_round_is_scrubbed_by_keys_and_its_transcript_plays_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            await a_round(house)
            eye = await house.person("Eye", SURVEILLANCE)
            page = await eye.at("/replay/roulette/1")
            records = page.locator(".record li")
            await records.first.wait_for()
            count = await records.count()
            await expect(page.locator(".count")).to_have_text(f"0 of {count}")
            await expect(page.locator(".stack")).to_have_count(0)
            for _ in range(3):
                await page.keyboard.press("ArrowRight")
            # Seat, chips, wager: it lies on the felt at its record and not before.
            await expect(page.locator(".happened .step")).to_contain_text("wager")
            await expect(page.locator(".stack")).to_have_count(1)
            await expect(page.locator(".happened .clause").first).to_contain_text("MA-WHEEL")
            await eye.picture("replay")
            await page.keyboard.press("ArrowLeft")
            await expect(page.locator(".stack")).to_have_count(0)
            await page.keyboard.press("End")
            await expect(page.locator(".count")).to_have_text(f"{count} of {count}")
            async with page.expect_download() as download:
                await page.get_by_role("link", name="Download the transcript").click()
            file = tmp_path / "round.toml"
            await (await download.value).save_as(file)
            assert not app(["replay", str(file)])

    browse(test)


def test_a_guest_sees_the_round_as_somebody_looking_on_and_no_acts() -> None:
    async def test() -> None:
        async with opened(a_floor("roulette")) as house:
            await a_round(house)
            guest = await house.person("Gast", dark=True)
            page = await guest.at("/replay/roulette/1")
            await expect(page.get_by_text("open to surveillance")).to_be_visible()
            await expect(page.locator("select[name=as] option")).to_have_count(2)
            await page.get_by_label("As seen by").select_option("1")
            await expect(page.get_by_role("alert")).to_contain_text("open to surveillance and supervisors")
            house.complaints.clear()

    browse(test)
