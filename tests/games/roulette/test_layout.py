"""The felt of roulette: each position lies where the regulation puts it."""

import pytest
from tests.games.roulette.enumeration import with_everything

from croupier.games.roulette.felt import felt
from croupier.games.roulette.layout import layout
from croupier.games.roulette.positions import Bet
from croupier.games.roulette.rules import Wheel
from croupier.table.layout import Area, Layout

TABLES = [table for wheel in Wheel for table in with_everything(wheel)]


def touching(area: Area, drawn: Layout, names: list[str]) -> list[str]:
    """Which of these areas it lies on or reaches into."""
    return [
        each.name
        for each in drawn.areas
        if each.name in names
        and area.x < each.x + each.width
        and each.x < area.x + area.width
        and area.y < each.y + each.height
        and each.y < area.y + area.height
    ]


def boxes(drawn: Layout) -> list[str]:
    return [area.name for area in drawn.areas if area.name.isdigit()]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.wheel} {table.colour_wager.six}")
def test_every_position_has_one_area_on_the_felt(table: object) -> None:
    drawn = layout(table)  # type: ignore[arg-type]
    names = [area.name for area in drawn.areas if area.takes_wagers]
    assert sorted(names) == sorted(felt(table).positions)  # type: ignore[arg-type]
    for area in drawn.areas:
        assert area.x >= 0
        assert area.y >= 0
        assert area.x + area.width <= drawn.width
        assert area.y + area.height <= drawn.height


@pytest.mark.clause(
    "MA-WHEEL 1(e)(1)", "MA-WHEEL 1(e)(2)", "MA-WHEEL 1(e)(3)(ii)", "MA-WHEEL 1(e)(4)", "MA-WHEEL 1(e)(6)(i)"
)
@pytest.mark.parametrize("wheel", Wheel)
def test_lines_and_corners_touch_the_boxes_of_their_numbers_and_no_other(wheel: Wheel) -> None:
    table = with_everything(wheel)[0]
    drawn = layout(table)
    for position in felt(table).positions.values():
        area = drawn.area(position.area)
        assert area is not None
        touched = touching(area, drawn, boxes(drawn))
        first_word = position.area.split()[0]
        if first_word in ("split", "trio", "corner") and not position.area.endswith("by dozens"):
            assert sorted(touched) == sorted(position.covers), position.area
        if first_word == "row":
            assert touched == [position.covers[0]], "on the outside line of the first box"
        if first_word == "six":
            assert touched == [position.covers[0], position.covers[3]], "on the corner of the first boxes"
        if position.bet is Bet.STRAIGHT and not position.is_on_replica:
            assert touched == [position.area], "within the box"


@pytest.mark.clause("MA-WHEEL 1(e)(2)", "MA-WHEEL 1(e)(5)")
def test_the_places_that_touch_the_dozens() -> None:
    drawn = layout(with_everything(Wheel.DOUBLE)[0])
    dozens = ["dozen 1", "dozen 2", "dozen 3"]
    by_dozens, first_five = drawn.area("split 0-00 by dozens"), drawn.area("first five")
    assert by_dozens is not None
    assert first_five is not None
    assert touching(by_dozens, drawn, dozens + boxes(drawn)) == ["dozen 2", "dozen 3"]
    assert sorted(touching(first_five, drawn, dozens + boxes(drawn))) == ["0", "1", "dozen 1"]


@pytest.mark.clause("MA-WHEEL 1(e)(9)", "MA-WHEEL 1(e)(10)", "MA-WHEEL 1(e)(15)", "MA-WHEEL 1(e)(16)")
def test_boxes_bear_the_words_of_the_regulation() -> None:
    drawn = layout(with_everything(Wheel.DOUBLE)[0])
    labels = {area.name: area.label for area in drawn.areas}
    assert [labels[f"dozen {number}"] for number in (1, 2, 3)] == ["1st 12", "2nd 12", "3rd 12"]
    assert [labels[name] for name in ("odd", "even", "1 to 18", "19 to 36")] == ["Odd", "Even", "1 to 18", "19 to 36"]
    foot = drawn.area("column 1")
    last = drawn.area("34")
    assert foot is not None
    assert last is not None
    assert (foot.x, foot.y) == (last.x + last.width, last.y), "the box at the foot of the column"


@pytest.mark.clause("MA-WHEEL 1(e)(1)(i)(A)")
def test_the_replica_is_on_the_layout_where_five_adjacent_numbers_are_offered() -> None:
    offered, other = with_everything(Wheel.DOUBLE)
    replica = layout(offered).area("wheel replica")
    assert replica is not None
    assert not replica.takes_wagers
    assert layout(other).area("wheel replica") is None
    drawn = layout(offered)
    centre = drawn.area("adjacent 17")
    assert centre is not None
    assert centre.name in touching(replica, drawn, ["adjacent 17"])


def test_areas_print_the_odds_in_force() -> None:
    drawn = layout(with_everything(Wheel.DOUBLE)[0])
    pays = {area.name: area.pays for area in drawn.areas}
    assert (pays["17"], pays["split 8-11"], pays["column 1"], pays["red"]) == ("35 to 1", "17 to 1", "2 to 1", "1 to 1")
