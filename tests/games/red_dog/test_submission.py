"""The licensee's choices at red dog."""

from datetime import date

import pytest

from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import Reading, compared, judged

DEFAULT = {"game": "red-dog", "rulebook": "MA"}


def read(**written: object) -> Reading:
    return judged({**DEFAULT, **written}, [game("red-dog")])


def problems(**written: object) -> list[tuple[str, str | None]]:
    return [(problem.field, problem.clause) for problem in read(**written).problems]


@pytest.mark.clause("MA-RD 1(a)")
def test_red_dog_needs_at_least_one_deck() -> None:
    assert problems(decks=0) == [("decks", "MA-RD 1(a)")]
    assert problems(decks=1) == []


@pytest.mark.clause("MA-RD 5(i)(2)", "MA-RD 5(i)(3)")
@pytest.mark.parametrize(
    ("spread", "lower", "higher"),
    [(1, "9 to 2", "6 to 1"), (2, "3 to 1", "5 to 1"), (3, "1 to 1", "3 to 1"), (4, "9 to 10", "3 to 2")],
)
def test_odds_may_be_higher_and_never_lower(spread: int, lower: str, higher: str) -> None:
    assert problems(spread_pays={str(spread): lower}) == [(f"spread_pays.{spread}", "MA-RD 5(i)(3)")]
    assert problems(spread_pays={str(spread): higher}) == []


@pytest.mark.clause("MA-RD 5(g)")
def test_a_spread_is_from_one_to_eleven() -> None:
    assert problems(spread_pays={"12": "1 to 1"}) == [("spread_pays.12", "MA-RD 5(g)")]
    assert problems(spread_pays={"0": "1 to 1"}) == [("spread_pays.0", "MA-RD 5(g)")]


@pytest.mark.clause("MA-RD 5(i)(3)")
def test_odds_come_down_only_after_notice() -> None:
    before = read(spread_pays={"3": "3 to 1"}).accepted()
    notice = {"clause": "MA-RD 5(i)(3)", "text": "Spread of 3 will pay 2 to 1", "on": date(2026, 1, 31)}
    unannounced = read().accepted()
    assert [problem.clause for problem in compared(unannounced, before)] == ["MA-RD 5(i)(3)"]
    announced = read(notices_given=[notice]).accepted()
    assert compared(announced, before) == ()
    assert compared(before, unannounced) == (), "odds may rise without notice"


@pytest.mark.clause("MA-RD 7")
def test_a_player_cannot_have_more_areas_than_the_layout() -> None:
    assert problems(seats=3, areas_per_player=4) == [("areas_per_player", "MA-RD 7")]


@pytest.mark.clause("MA-RD 8")
def test_a_continuous_device_needs_its_approval() -> None:
    assert problems(shuffler="continuous") == [("shuffler_approval", "MA-RD 8")]
    assert problems(shuffler="continuous", shuffler_approval="device 12") == []
    assert problems(shuffler="continuous", shuffler_approval="device 12", shuffle_each_round=True) == [
        ("shuffle_each_round", "MA-RD 8")
    ]


@pytest.mark.clause("MA-RD 5(i)(3)")
def test_the_odds_in_force_are_posted() -> None:
    (notice,) = read(spread_pays={"3": "3 to 1"}).accepted().notices()
    assert [str(odds) for odds in notice.pays.values()] == [
        "5 to 1",
        "4 to 1",
        "3 to 1",
        *["1 to 1"] * 8,
        "11 to 1",
    ]
