"""The licensee's choices at roulette."""

import pytest

from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import Reading, judged


def read(**written: object) -> Reading:
    return judged({"game": "roulette", "rulebook": "MA", **written}, [game("roulette")])


def problems(**written: object) -> list[tuple[str, str | None]]:
    return [(problem.field, problem.clause) for problem in read(**written).problems]


def notices(**written: object) -> dict[str, str]:
    return {notice.clause: notice.text for notice in read(**written).accepted().notices()}


def test_the_default_is_in_order() -> None:
    assert problems() == []


@pytest.mark.clause("MA-WHEEL 2(a)")
def test_no_wager_is_paid_below_the_listed_odds() -> None:
    assert problems(payout_odds={"straight": "34 to 1"}) == [("payout_odds.straight", "MA-WHEEL 2(a)")]
    assert problems(payout_odds={"straight": "36 to 1"}) == []
    assert problems(payout_odds={"1_to_18": "9 to 10"}) == [("payout_odds.1_to_18", "MA-WHEEL 2(a)")]
    assert problems(payout_odds={"straight": "36 for 1"}) != []


@pytest.mark.clause("MA-WHEEL 1(e)(1)(i)", "MA-WHEEL 1(e)(1)(i)(A)")
def test_five_adjacent_numbers_need_a_replica_of_the_wheel_on_the_layout() -> None:
    assert problems(five_adjacent=True) == [("five_adjacent", "MA-WHEEL 1(e)(1)(i)(A)")]
    assert problems(five_adjacent=True, wheel_replica=True) == []


@pytest.mark.clause("MA-WHEEL 1(f)")
def test_the_seven_numbers_wager_needs_an_approved_area_and_is_not_touched_by_the_colour_wagers() -> None:
    assert problems(seven_numbers=True) == [("seven_numbers_approval", "MA-WHEEL 1(f)")]
    assert problems(seven_numbers=True, seven_numbers_approval="A-7") == []
    colours = {"colour_wager": {"six": True}, "red_and_black": False}
    assert problems(seven_numbers=True, seven_numbers_approval="A-7", **colours) == []


@pytest.mark.clause("MA-WHEEL 1(g)")
@pytest.mark.parametrize(
    ("wheel", "offered", "shut_out"),
    [
        ("double", ["six"], ["red_and_black"]),
        ("double", ["eight"], ["red_and_black", "dozen"]),
        ("double", ["six", "eight"], ["red_and_black", "dozen"]),
        ("single", ["seven"], ["red_and_black", "dozen"]),
        ("single", ["six", "seven"], ["red_and_black", "dozen"]),
        ("double-as-single", ["seven"], ["red_and_black", "dozen"]),
    ],
)
def test_colour_wagers_shut_out_others(wheel: str, offered: list[str], shut_out: list[str]) -> None:
    colours = {"wheel": wheel, "colour_wager": dict.fromkeys(offered, True)}
    assert problems(**colours) == [(name, "MA-WHEEL 1(g)") for name in shut_out]
    assert problems(**colours, **dict.fromkeys(shut_out, False)) == []


@pytest.mark.clause("MA-WHEEL 1(e)(7)", "MA-WHEEL 1(e)(8)")
def test_seven_need_a_single_zero_and_eight_a_double_zero() -> None:
    off = {"red_and_black": False, "dozen": False}
    assert problems(colour_wager={"seven": True}, **off) == [("colour_wager.seven", "MA-WHEEL 1(e)(7)")]
    for wheel in ("single", "double-as-single"):
        eight = problems(wheel=wheel, colour_wager={"eight": True}, **off)
        assert eight == [("colour_wager.eight", "MA-WHEEL 1(e)(8)")]


@pytest.mark.clause("MA-WHEEL 2(b)", "MA-WHEEL 2(c)", "MA-WHEEL 2(d)(3)")
def test_half_is_an_option_of_the_double_zero_wheel_alone() -> None:
    assert problems(even_money_on_zero="half") == []
    assert problems(wheel="single", even_money_on_zero="half") == [("even_money_on_zero", "MA-WHEEL 2(c)")]
    used_as_single = problems(wheel="double-as-single", even_money_on_zero="half")
    assert used_as_single == [("even_money_on_zero", "MA-WHEEL 2(d)(3)")]


@pytest.mark.clause("MA-WHEEL 2(b)")
def test_a_double_zero_table_posts_what_a_zero_takes() -> None:
    assert "lose one half" in notices(even_money_on_zero="half")["MA-WHEEL 2(b)"]
    assert "are lost" in notices()["MA-WHEEL 2(b)"]
    assert notices(wheel="single") == {}


@pytest.mark.clause("MA-WHEEL 2(d)(1)")
def test_a_double_zero_wheel_used_as_single_zero_is_posted() -> None:
    (posted,) = notices(wheel="double-as-single").items()
    assert posted[0] == "MA-WHEEL 2(d)(1)"
    assert "used as a single zero wheel" in posted[1]
    assert "comes to rest in 00 the spin is void" in posted[1]


@pytest.mark.clause("MA-WHEEL 1(b)")
def test_no_chip_of_a_player_has_the_colour_of_a_value_chip() -> None:
    assert problems(colour_chips=["blue", "red"]) == [("colour_chips", "MA-WHEEL 1(b)")]
    assert problems(colour_chips=["blue", "red"], value_chip_colours=["white"]) == []


@pytest.mark.clause("MA-WHEEL 1(b)")
def test_no_two_sets_of_chips_have_one_colour() -> None:
    assert problems(colour_chips=["blue", "pink", "blue"]) == [("colour_chips", "MA-WHEEL 1(b)")]


@pytest.mark.clause("MA-WHEEL 1(e)(6)(ii)")
def test_the_sections_of_an_approved_wheel_are_six_of_six() -> None:
    runs = [[str(6 * at + number) for number in range(1, 7)] for at in range(6)]
    sections = dict(zip(["black", "blue", "gold", "red", "purple", "green"], runs, strict=True))
    assert problems(colour_sections=sections) == []
    clause = "MA-WHEEL 1(e)(6)(ii)"
    assert problems(colour_sections=dict(list(sections.items())[:5])) == [("colour_sections", clause)]
    assert problems(colour_sections={**sections, "gold": runs[2][:5]}) == [("colour_sections.gold", clause)]
    assert problems(colour_sections={**sections, "gold": [*runs[2][:5], "0"]}) == [("colour_sections.gold", clause)]
    assert problems(colour_sections={**sections, "gold": [*runs[2][:5], "1"]}) == [("colour_sections", clause)]


def test_each_kind_of_wager_may_have_its_own_limits() -> None:
    assert problems(limits={"wagers": {"straight": {"minimum": 1, "maximum": 100}}}) == []
    assert problems(limits={"wagers": {"inside": {"minimum": 1}}}) == [("limits.wagers.inside", None)]
