"""The licensee's choices at chemin de fer, in Massachusetts and in New Jersey."""

from datetime import date

import pytest

from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import Reading, compared, judged

BOTH = pytest.mark.parametrize("rulebook", ["MA", "NJ"])


def read(rulebook: str = "MA", **written: object) -> Reading:
    return judged({"game": "chemin-de-fer", "rulebook": rulebook, **written}, [game("chemin-de-fer")])


def accepted(rulebook: str = "MA", **written: object) -> CheminDeFer:
    submission = read(rulebook, **written).accepted()
    assert isinstance(submission, CheminDeFer)
    return submission


def problems(rulebook: str = "MA", **written: object) -> list[tuple[str, str | None]]:
    return [(problem.field, problem.clause) for problem in read(rulebook, **written).problems]


@BOTH
@pytest.mark.clause("MA-CDF 1(a)", "NJ-CDF 4.1(a)")
def test_the_game_needs_six_decks_and_cut_cards_that_stand_out(rulebook: str) -> None:
    cite = accepted(rulebook).clause
    assert problems(rulebook, decks=5) == [("decks", cite("1(a)"))]
    assert problems(rulebook, decks=9) == []
    assert problems(rulebook, back_colour="Red", cut_card_colour="red ") == [("cut_card_colour", cite("1(a)"))]


@BOTH
@pytest.mark.clause("MA-CDF 3(e)", "NJ-CDF 4.4(e)")
def test_the_cut_card_stands_fourteen_cards_from_the_back_or_more(rulebook: str) -> None:
    cite = accepted(rulebook).clause
    assert problems(rulebook, cut_card_depth=13) == [("cut_card_depth", cite("3(e)"))]
    assert problems(rulebook, cut_card_depth=14) == []
    assert problems(rulebook, cut_card_depth=301) == [("cut_card_depth", cite("3(e)"))]


@pytest.mark.clause("MA-CDF 3(c)", "NJ-CDF 4.4(c)")
def test_only_massachusetts_lets_the_dealer_cut_for_the_table() -> None:
    assert problems("MA", cut_by="dealer") == []
    assert [field for field, _ in problems("NJ", cut_by="dealer")] == ["cut_by"]


@pytest.mark.clause("MA-CDF 3(g)")
@pytest.mark.parametrize("missing", ["plug", "turn", "strip"])
def test_a_manual_shuffle_has_all_five_steps(missing: str) -> None:
    steps = [step.value for step in accepted().shuffle_steps if step != missing]
    assert problems(shuffle_steps=steps) == [("shuffle_steps", "MA-CDF 3(g)")]
    assert problems(shuffle_steps=steps, shuffle_method="machine") == []


@pytest.mark.parametrize(
    ("steps", "clause"),
    [
        pytest.param(
            "plug riffle riffle turn strip riffle cut", "MA-CDF 3(g)(3)", marks=pytest.mark.clause("MA-CDF 3(g)(3)")
        ),
        pytest.param("plug riffle strip turn riffle cut", "MA-CDF 3(g)(4)", marks=pytest.mark.clause("MA-CDF 3(g)(4)")),
        pytest.param(
            "plug riffle riffle turn riffle cut strip", "MA-CDF 3(g)(5)", marks=pytest.mark.clause("MA-CDF 3(g)(5)")
        ),
    ],
)
def test_the_steps_follow_each_other_as_they_must(steps: str, clause: str) -> None:
    assert problems(shuffle_steps=steps.split()) == [("shuffle_steps", clause)]


@pytest.mark.clause("MA-CDF 3(g)(1)", "MA-CDF 3(g)(2)", "MA-CDF 3(g)(4)")
def test_a_plug_elsewhere_is_noted_and_the_riffle_of_a_turn_counts() -> None:
    usual = accepted(shuffle_steps="plug riffle turn riffle strip cut".split())
    assert [notice.clause for notice in usual.notices()] == ["MA-CDF 9(d)"]
    unusual = accepted(shuffle_steps="riffle plug turn riffle strip cut".split())
    assert "MA-CDF 3(g)(1)" in [notice.clause for notice in unusual.notices()]


@pytest.mark.clause("MA-CDF 3(g)")
def test_new_jersey_knows_no_steps_of_a_manual_shuffle() -> None:
    assert [field for field, _ in problems("NJ", shuffle_steps=["cut"])] == ["shuffle_steps"]


@BOTH
@pytest.mark.clause("MA-CDF 3(a)(1)(ii)", "NJ-CDF 4.4(a)(1)(ii)")
def test_the_reshuffle_begins_and_ends_after_notice(rulebook: str) -> None:
    without, with_it = accepted(rulebook), accepted(rulebook, reshuffle_after_lacing=True)
    clause = without.clause("3(a)(1)(ii)")
    assert [problem.clause for problem in compared(with_it, without)] == [clause]
    assert [problem.clause for problem in compared(without, with_it)] == [clause]
    notice = {"clause": clause, "text": "Reshuffle from 14:30", "on": date(2026, 1, 31)}
    assert compared(accepted(rulebook, reshuffle_after_lacing=True, notices_given=[notice]), without) == ()


@BOTH
@pytest.mark.clause("MA-CDF 3(b)", "NJ-CDF 4.4(b)")
def test_all_tables_of_a_pit_shuffle_alike(rulebook: str) -> None:
    laced = accepted(rulebook, pit="A")
    for written in ({"shuffle": "three-dealers"}, {"reshuffle_after_lacing": True}):
        other = accepted(rulebook, pit="A", **written)
        assert [problem.clause for problem in other.differences_in_the_pit((laced,))] == [laced.clause("3(b)")]
        elsewhere = accepted(rulebook, pit="B", **written)
        assert list(elsewhere.differences_in_the_pit((laced,))) == []


@BOTH
@pytest.mark.clause("MA-CDF 9(c)", "NJ-CDF 4.10(c)")
@pytest.mark.parametrize(
    ("percent", "rounding", "step"), [(5, "exact", 1), (4, "exact", 1), (5, "up", 25), (4, "up", 20)]
)
def test_the_vigorish_is_four_or_five_percent(rulebook: str, percent: int, rounding: str, step: int) -> None:
    assert accepted(rulebook, vigorish_percent=percent, vigorish_rounding=rounding).vigorish_step == step
    assert [field for field, _ in problems(rulebook, vigorish_percent=3)] == ["vigorish_percent"]


@BOTH
@pytest.mark.clause("MA-CDF 9(d)", "NJ-CDF 4.10(d)")
def test_a_higher_vigorish_needs_notice_and_holds_for_all(rulebook: str) -> None:
    four, five = accepted(rulebook, vigorish_percent=4), accepted(rulebook)
    clause = four.clause("9(d)")
    assert [(problem.field, problem.clause) for problem in compared(five, four)] == [("vigorish_percent", clause)]
    assert compared(four, five) == (), "a lower one needs none"
    notice = {"clause": clause, "text": "5 percent from Monday", "on": date(2026, 1, 31)}
    assert compared(accepted(rulebook, notices_given=[notice]), four) == ()
    assert [posted.clause for posted in five.notices()] == [clause]
    assert "5 percent" in next(five.notices()).text
    per_seat = problems(rulebook, vigorish_percent={"3": 4})
    assert [field.partition(".")[0] for field, _ in per_seat] == ["vigorish_percent"]


@BOTH
@pytest.mark.clause("MA-CDF 11(h)", "MA-CDF 11(h)(1)", "NJ-CDF 4.12(h)", "NJ-CDF 4.12(h)(1)")
def test_what_becomes_of_a_disclosed_card_is_chosen_beforehand(rulebook: str) -> None:
    for way in ("burn-value", "burn-one", "simulated-round"):
        assert problems(rulebook, disclosed_card=way) == []
    assert [field for field, _ in problems(rulebook, disclosed_card="")] == ["disclosed_card"]
    assert problems(rulebook, ten_burn=10) == problems(rulebook, ten_burn=1) == []
    assert [field for field, _ in problems(rulebook, ten_burn=5)] == ["ten_burn"]
