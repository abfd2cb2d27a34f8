"""What the licensee may choose in both games: every option and bound, notices, changes and the layout."""

from datetime import date
from fractions import Fraction
from typing import Any

import pytest

from croupier.games.punto.choices import Choices
from croupier.games.punto.wagers import On
from croupier.games.registry import game
from croupier.rulebooks.submissions import NoticeGiven
from croupier.rulebooks.submissions.reading import judged
from croupier.table.layout import Layout

BAC, MIDI = "baccarat", "midi-baccarat"


def written(name: str, **choices: object) -> dict[str, object]:
    return {"rulebook": "MA", "game": name, **choices}


def chosen(name: str, **choices: object) -> Any:  # noqa: ANN401 - one of two submissions
    return judged(written(name, **choices), [game(name)]).accepted()


def problems(name: str, **choices: object) -> list[tuple[str, str | None]]:
    return [(each.field, each.clause) for each in judged(written(name, **choices), [game(name)]).problems]


def layout(name: str, **choices: object) -> Layout:
    return game(name).layout(chosen(name, **choices))


def areas(name: str, prefix: str, **choices: object) -> list[str]:
    return [area.name for area in layout(name, **choices).areas if area.name.startswith(prefix)]


@pytest.mark.clause("MA-BAC 2(a)", "MA-MIDI 2(a)")
@pytest.mark.parametrize(
    ("name", "seats", "clause"),
    [(BAC, 9, "MA-BAC 2(a)"), (BAC, 15, "MA-BAC 2(a)"), (MIDI, 10, "MA-MIDI 2(a)"), (MIDI, 0, "MA-MIDI 2(a)")],
)
def test_seats(name: str, seats: int, clause: str) -> None:
    assert problems(name, seats=seats) == [("seats", clause)]
    assert (chosen(BAC).seats, chosen(MIDI).seats) == (14, 9)


@pytest.mark.clause("MA-BAC 3(a)", "MA-MIDI 3(a)")
@pytest.mark.parametrize(("name", "clause"), [(BAC, "MA-BAC 3(a)"), (MIDI, "MA-MIDI 3(a)")])
def test_six_to_eight_decks(name: str, clause: str) -> None:
    assert [chosen(name, decks=decks).decks for decks in (6, 7, 8)] == [6, 7, 8]
    assert problems(name, decks=5) == [("decks", clause)]
    assert problems(name, decks=9) == [("decks", clause)]


@pytest.mark.clause("MA-MIDI 12(i)(shoe)", "MA-MIDI 3(a)")
@pytest.mark.parametrize("decks", [6, 7])
def test_the_royal_9_needs_eight_decks(decks: int) -> None:
    assert problems(MIDI, decks=decks, royal_9={"paytable": 1}) == [("decks", "MA-MIDI 12(i)(shoe)")]
    assert chosen(MIDI, royal_9={"paytable": 2}).royal_9.paytable == 2
    assert problems(MIDI, royal_9={"paytable": 3}) == [("royal_9.paytable", "MA-MIDI 12(i)(shoe)")]


@pytest.mark.clause("MA-MIDI 12(i)(stake)", "MA-MIDI 12(i)(major-rate)")
def test_the_royal_9_needs_chips_for_five_dollars_and_a_share_below_one() -> None:
    found = problems(MIDI, unit="2.00", chips=[2, 10], limits={"minimum": 10}, royal_9={"secondary_share": 1})
    assert found == [("royal_9.secondary_share", "MA-MIDI 12(i)(major-rate)"), ("unit", "MA-MIDI 12(i)(stake)")]


def test_the_royal_9_is_no_option_of_baccarat() -> None:
    assert problems(BAC, royal_9={"paytable": 1}) == [("royal_9", None)]


@pytest.mark.clause("MA-BAC 7(a)")
def test_baccarat_is_dealt_from_a_manual_shoe() -> None:
    assert problems(BAC, shuffler="continuous") == [("shuffler", None)]


@pytest.mark.clause("MA-BAC 13(b)", "MA-MIDI 12(b)")
@pytest.mark.parametrize(("name", "clause"), [(BAC, "MA-BAC 13(b)"), (MIDI, "MA-MIDI 12(b)")])
def test_a_tie_pays_eight_to_one_or_better(name: str, clause: str) -> None:
    assert problems(name, tie_pays="7 to 1") == [("tie_pays", clause)]
    assert problems(name, tie_pays="15 to 2") == [("tie_pays", clause)]
    assert chosen(name, tie_pays="9 to 1").tie_pays.win == 9


@pytest.mark.clause("MA-BAC 1(ez-baccarat)", "MA-MIDI 1(ez-baccarat)", "MA-BAC 13(d)", "MA-MIDI 12(d)")
@pytest.mark.parametrize(("name", "at"), [(BAC, "MA-BAC 13"), (MIDI, "MA-MIDI 12")])
def test_ez_baccarat_leaves_nothing_to_choose_about_vigorish(name: str, at: str) -> None:
    found = problems(name, ez_baccarat=True, vigorish_rounding="up", vigorish_collection="later")
    assert found == [("vigorish_rounding", f"{at}(c)"), ("vigorish_collection", f"{at}(d)(2)")]


@pytest.mark.clause("MA-BAC 4(d)", "MA-BAC 4(e)", "MA-MIDI 4(d)", "MA-MIDI 4(e)")
@pytest.mark.parametrize(("name", "at"), [(BAC, "MA-BAC 4"), (MIDI, "MA-MIDI 4")])
def test_cards_that_are_not_inspected_at_the_table_follow_a_filed_procedure(name: str, at: str) -> None:
    assert problems(name, cards="pre-shuffled") == [("cards_procedure", f"{at}(d)")]
    assert problems(name, cards="batch-shuffler") == [("cards_procedure", f"{at}(e)")]


@pytest.mark.clause("MA-BAC 5(e)", "MA-MIDI 5(e)")
@pytest.mark.parametrize(("name", "clause"), [(BAC, "MA-BAC 5(e)"), (MIDI, "MA-MIDI 5(e)")])
def test_the_cover_card_stands_fourteen_cards_from_the_back_at_least(name: str, clause: str) -> None:
    assert problems(name, cover_depth=13) == [("cover_depth", clause)]
    assert problems(name, cover_depth=405) == [("cover_depth", clause)]
    assert chosen(name, cover_depth=404).cover_depth == 404


@pytest.mark.clause("MA-BAC 9(e)(1)(i)", "MA-MIDI 8(c)(3)(i)(a)")
@pytest.mark.parametrize(("name", "clause"), [(BAC, "MA-BAC 9(e)(1)(i)"), (MIDI, "MA-MIDI 8(c)(3)(i)(a)")])
@pytest.mark.parametrize("portion", [0, "3/2", -1])
def test_a_portion_of_house_money_is_above_nothing_and_at_most_all(name: str, clause: str, portion: object) -> None:
    assert problems(name, house_money_press=portion) == [("house_money_press", clause)]
    assert chosen(name, house_money_press="1/2").house_money_press == Fraction(1, 2)


@pytest.mark.clause("MA-BAC 2(b)", "MA-BAC 2(b)(2)(ii)", "MA-MIDI 2(b)", "MA-MIDI 2(b)(2)(ii)")
@pytest.mark.parametrize(("name", "at"), [(BAC, "MA-BAC 2(b)"), (MIDI, "MA-MIDI 2(b)")])
def test_notices_tell_of_a_missing_approval_and_of_the_dragon_7_push(name: str, at: str) -> None:
    plain = {each.clause: each.text for each in chosen(name).notices()}
    assert "No approval" in plain[at]
    assert f"{at}(2)(ii)" not in plain
    ez = {each.clause: each.text for each in chosen(name, ez_baccarat=True, layout_approval="2026-14").notices()}
    assert at not in ez
    assert ez[f"{at}(2)(ii)"].startswith("Banker pushes on Dragon 7")


@pytest.mark.clause("MA-BAC 13(e)", "MA-BAC 13(h)", "MA-MIDI 12(e)", "MA-MIDI 12(h)")
@pytest.mark.parametrize("name", [BAC, MIDI])
def test_notices_state_the_odds_of_what_is_offered(name: str) -> None:
    submission: Choices = chosen(name, ez_baccarat=True, dragon_bonus="C", house_money=True, tie_pays="9 to 1")
    pays = {wager: str(odds) for notice in submission.notices() for wager, odds in notice.pays.items()}
    assert pays["Tie"] == "9 to 1"
    assert pays["Dragon Bonus, win by 4"] == "2 to 1"
    assert pays["House Money, two pairs"] == "15 to 1"
    assert (pays["Dragon 7 Insurance"], pays["Panda 8 Insurance"]) == ("40 to 1", "25 to 1")
    plain = [wager for notice in chosen(name).notices() for wager in notice.pays]
    assert plain == ["Player", "Banker", "Tie"]


@pytest.mark.clause("MA-MIDI 12(i)(combinations)")
def test_the_combinations_of_every_chair_are_posted() -> None:
    notices = chosen(MIDI, seats=7, royal_9={"paytable": 1}).notices()
    posted = [each.text for each in notices if each.clause == "MA-MIDI 12(i)(combinations)"]
    assert len(posted) == 7
    assert posted[0] == "Chair 1: king, queen or jack of spades with the nine of hearts."


@pytest.mark.clause("MA-BAC 5(a)(1)(ii)", "MA-MIDI 5(a)(2)")
@pytest.mark.parametrize(("name", "clause"), [(BAC, "MA-BAC 5(a)(1)(ii)"), (MIDI, "MA-MIDI 5(a)(2)")])
def test_the_reshuffle_begins_and_ends_only_after_notice(name: str, clause: str) -> None:
    before, after = chosen(name), chosen(name, reshuffle_after_lacing=True)
    assert [(each.field, each.clause) for each in after.changes(before)] == [("reshuffle_after_lacing", clause)]
    assert [(each.field, each.clause) for each in before.changes(after)] == [("reshuffle_after_lacing", clause)]
    notice = {"clause": clause, "text": "reshuffle from the evening on", "on": date(2026, 1, 31)}
    announced = chosen(name, reshuffle_after_lacing=True, notices_given=[notice])
    assert isinstance(announced.notices_given[0], NoticeGiven)
    assert list(announced.changes(before)) == []


@pytest.mark.clause("MA-BAC 5(b)")
def test_all_baccarat_tables_of_a_pit_shuffle_alike() -> None:
    table = chosen(BAC, pit="2")
    others = (chosen(BAC, pit="2", shuffle="three-dealers"), chosen(BAC, pit="2", reshuffle_after_lacing=True))
    assert [each.field for each in table.differences_in_the_pit(others)] == ["shuffle", "reshuffle_after_lacing"]
    elsewhere = (chosen(BAC, pit="3", shuffle="three-dealers"), chosen(BAC, pit="2"))
    assert list(table.differences_in_the_pit(elsewhere)) == []


@pytest.mark.clause("MA-MIDI 5(b)")
def test_all_midi_baccarat_tables_of_a_pit_shuffle_alike() -> None:
    table, other = chosen(MIDI, pit="2"), chosen(MIDI, pit="2", reshuffle_after_lacing=True)
    assert [each.clause for each in table.differences_in_the_pit((other,))] == ["MA-MIDI 5(b)"]
    assert list(table.differences_in_the_pit((chosen(MIDI, pit="1", reshuffle_after_lacing=True),))) == []


@pytest.mark.clause("MA-BAC 2(b)(1)", "MA-BAC 2(b)(2)(i)", "MA-BAC 2(b)(2)(iii)", "MA-BAC 2(b)(3)")
@pytest.mark.clause("MA-MIDI 2(b)(1)", "MA-MIDI 2(b)(2)(i)", "MA-MIDI 2(b)(2)(iii)", "MA-MIDI 2(b)(3)")
@pytest.mark.parametrize(("name", "seats"), [(BAC, 12), (MIDI, 7)])
@pytest.mark.parametrize(
    ("choices", "wagers"),
    [
        ({"dragon_bonus": "B"}, [On.DRAGON_BONUS_PLAYER, On.DRAGON_BONUS_BANKER]),
        ({"ez_baccarat": True}, [On.DRAGON_7, On.PANDA_8]),
        ({"house_money": True}, [On.HOUSE_MONEY]),
        ({}, []),
    ],
)
def test_each_player_has_an_area_for_each_wager(
    name: str, seats: int, choices: dict[str, object], wagers: list[On]
) -> None:
    for on in On:
        expected = seats if on in (On.PLAYER, On.BANKER, On.TIE, *wagers) else 0
        assert len(areas(name, f"{on} ", seats=seats, **choices)) == expected + (
            1 if on in (On.PLAYER, On.BANKER) else 0  # the place of the hand
        )


@pytest.mark.clause("MA-BAC 2(b)(4)", "MA-MIDI 2(b)(4)")
@pytest.mark.parametrize(("name", "seats"), [(BAC, 14), (MIDI, 9)])
def test_there_are_boxes_for_vigorish_that_is_collected_later(name: str, seats: int) -> None:
    boxes = areas(name, "vigorish box", vigorish_collection="later")
    assert boxes == [f"vigorish box {seat}" for seat in range(1, seats + 1)]
    assert areas(name, "vigorish box") == []
    assert areas(name, "vigorish box", ez_baccarat=True) == []


@pytest.mark.clause("MA-BAC 2(b)(2)(ii)", "MA-MIDI 2(b)(2)(ii)")
@pytest.mark.parametrize("name", [BAC, MIDI])
def test_an_ez_layout_tells_of_the_push(name: str) -> None:
    banker = layout(name, ez_baccarat=True).area("banker 1")
    assert banker is not None
    assert "Banker pushes on Dragon 7" in banker.pays


@pytest.mark.clause("MA-BAC 2(c)", "MA-MIDI 2(c)")
@pytest.mark.parametrize("name", [BAC, MIDI])
def test_there_is_a_place_for_the_discards(name: str) -> None:
    assert areas(name, "discard") == ["discard"]


@pytest.mark.clause("MA-BAC 2(a)", "MA-MIDI 2(a)")
def test_numbers_rise_counterclockwise_at_baccarat_and_clockwise_at_midi_baccarat() -> None:
    """As players see it, with the dealer opposite, seat one is on the left at baccarat and on the right at midi."""
    for name, first_is_left in ((BAC, True), (MIDI, False)):
        felt = layout(name)
        first, last = felt.area("banker 1"), felt.area(f"banker {chosen(name).seats}")
        assert first is not None
        assert last is not None
        assert (first.x < last.x) is first_is_left


@pytest.mark.parametrize("name", [BAC, MIDI])
def test_no_area_leaves_the_felt_or_covers_another(name: str) -> None:
    everything = {"dragon_bonus": "A", "house_money": True, "ez_baccarat": True}
    royal = {"royal_9": True} if name == MIDI else {}
    felt = layout(name, **everything, **royal)
    for area in felt.areas:
        assert 0 <= area.x <= area.x + area.width <= felt.width + 1e-9, area
        assert 0 <= area.y <= area.y + area.height <= felt.height, area
    for number, one in enumerate(felt.areas):
        for other in felt.areas[number + 1 :]:
            apart_x = one.x + one.width <= other.x + 1e-9 or other.x + other.width <= one.x + 1e-9
            apart_y = one.y + one.height <= other.y or other.y + other.height <= one.y
            assert apart_x or apart_y, (one.name, other.name)
