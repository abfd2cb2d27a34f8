"""The licensee's choices at the Big Six wheel, and the words that are printed."""

import re
from pathlib import Path

import pytest

from croupier.equipment.wheels import BIG_SIX_WHEEL
from croupier.games.big_six.layout import layout
from croupier.games.big_six.submission import BigSix
from croupier.games.registry import game
from croupier.rulebooks.submissions.posting import as_html
from croupier.rulebooks.submissions.reading import Reading, judged

PAGE = Path(__file__).parents[3] / "docs" / "big-six.md"
FOR = re.compile(r"\d+ for \d+")


def read(**written: object) -> Reading:
    return judged({"game": "big-six", "rulebook": "MA", **written}, [game("big-six")])


def problems(**written: object) -> list[tuple[str, str | None]]:
    return [(problem.field, problem.clause) for problem in read(**written).problems]


def accepted(**written: object) -> BigSix:
    submission = read(**written).accepted()
    assert isinstance(submission, BigSix)
    return submission


@pytest.mark.clause("MA-WHEEL 5(a)")
def test_no_wager_is_paid_below_the_listed_odds() -> None:
    assert problems() == []
    assert problems(payout_odds={"joker": "40 to 1"}) == [("payout_odds.joker", "MA-WHEEL 5(a)")]
    assert problems(payout_odds={"joker": "45 to 1", "$1": "3 to 2"}) == []


@pytest.mark.clause("MA-WHEEL 5(a)")
def test_every_insignia_that_takes_wagers_is_on_the_wheel() -> None:
    without = [each.value for each in BIG_SIX_WHEEL if each != "flag"]
    assert problems(wheel=without) == [("wheel", "MA-WHEEL 5(a)")]


@pytest.mark.clause("MA-WHEEL 5(b)")
def test_odds_are_worded_with_to_and_never_with_for() -> None:
    areas = {area.name: area for area in layout(accepted()).areas}
    assert areas["$20"].pays == "20 to 1"
    assert all(re.fullmatch(r"\d+ to \d+", area.pays) for area in areas.values())
    page = PAGE.read_text(encoding="utf-8")
    signs = [as_html("Big Six wheel", accepted(between=each).notices(), "") for each in ("previous", "respin")]
    printed = [f"{area.label} {area.pays}" for area in areas.values()] + signs + [page]
    assert [found for text in printed for found in FOR.findall(text)] == []
    assert "45 to 1" in page
    assert problems(payout_odds={"$20": "21 for 1"}) == [('payout_odds."$20"', "MA-WHEEL 5(a)")]


@pytest.mark.clause("MA-WHEEL 6(c)", "MA-WHEEL 6(d)")
@pytest.mark.parametrize(
    ("between", "says"), [("previous", "the number previously passed wins"), ("respin", "the spin is void")]
)
def test_a_sign_says_which_choice_is_in_effect(between: str, says: str) -> None:
    (notice,) = accepted(between=between).notices()
    assert notice.clause == "MA-WHEEL 6(d)"
    assert says in notice.text


@pytest.mark.clause("MA-WHEEL 6(c)")
def test_the_choice_is_made_beforehand_and_is_one_of_two() -> None:
    assert accepted().between == "respin"
    assert problems(between="next") == [("between", "MA-WHEEL 6(c)")]
