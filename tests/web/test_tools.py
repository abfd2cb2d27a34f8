"""What one does with chips besides laying them, and what the page explains: odds, refusals, rules, other pages."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.conftest import Comes
from tests.web.guests import Guest


def on(guest: Guest, area: str) -> str:
    """What the page says of an area."""
    guest.settle()
    return guest.page.locator(f'[data-area="{area}"]').get_attribute("aria-label") or ""


def tool(guest: Guest, name: str) -> None:
    guest.settle()
    guest.page.get_by_role("group", name="Wagers").get_by_role("button", name=name).click()
    guest.settle()


def test_chips_are_undone_redone_doubled_cleared_and_laid_again(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("roulette"))
    guest.come_to("roulette")
    red = guest.page.locator('[data-area="red"]')
    red.click()
    guest.settle()
    red.click()
    assert "your wager $50" in on(guest, "red")
    tool(guest, "Undo")
    assert "your wager $25" in on(guest, "red")
    tool(guest, "Redo")
    assert "your wager $50" in on(guest, "red")
    tool(guest, "Double")
    assert "your wager $100" in on(guest, "red")
    tool(guest, "Clear")
    assert "your wager" not in on(guest, "red")
    tool(guest, "Redo")
    assert "your wager $100" in on(guest, "red")
    # A right click takes the chip in hand back, a left click with another chip adds that.
    red.click(button="right")
    assert "your wager $75" in on(guest, "red")
    guest.page.keyboard.press("4")
    red.click()
    assert "your wager $175" in on(guest, "red")
    guest.decide()
    guest.play("roulette")
    tool(guest, "Rebet")
    assert "your wager $175" in on(guest, "red")


def test_a_double_click_lays_two_chips_and_no_more(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six"))
    guest.come_to("big-six")
    guest.page.locator('[data-area="$5"]').dblclick()
    assert "your wager $50" in on(guest, "$5")


def test_a_refusal_is_explained_with_its_clause(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("craps"))
    guest.come_to("craps")
    guest.lay(guest.page.locator('[data-area="come"]'))
    expect(guest.page.get_by_role("alert")).to_contain_text("MA-CRAPS")
    guest.page.get_by_role("button", name="Dismiss").click()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_whoever_lingers_at_an_area_reads_its_odds_edge_and_clause(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six"))
    guest.page.context.unroute_all()
    guest.come_to("big-six")
    guest.page.locator('[data-area="$5"]').hover()
    tag = guest.page.locator(".tag")
    expect(tag).to_contain_text("pays 5 to 1")
    expect(tag).to_contain_text("house edge 22.22 %", timeout=15_000)
    expect(tag).to_contain_text("MA-WHEEL 5(a)")


def test_rules_and_notices_are_one_click_away(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six"))
    guest.enter()
    guest.go_to("big-six")
    guest.page.get_by_role("button", name="Rules and notices").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("the spin is void and the wheel is spun again")
    expect(guest.page.get_by_role("dialog")).to_contain_text("payout_odds")


def test_a_table_is_left_and_found_again_with_its_seat(comes: Comes, floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six"))
    guest.come_to("big-six")
    guest.page.reload()
    expect(guest.page.locator(".rack")).to_contain_text("$500")
    guest.play("big-six")
    guest.page.reload()
    # What one's wagers did is told again from the record.
    expect(guest.page.locator(".results h2")).to_contain_text("Round 1: you")
