"""What a licensee chooses of the side wagers: what is posted, what changes after notice, what tables have alike."""

from datetime import date

import pytest

from croupier.games.blackjack.submission import Blackjack
from croupier.games.registry import game
from croupier.money import Odds
from croupier.rulebooks.submissions.reading import compared, judged

BLACKJACK = game("blackjack")


def read(decks: int = 6, **written: object) -> Blackjack:
    found = judged({"game": "blackjack", "rulebook": "MA", "decks": decks, **written}, [BLACKJACK]).accepted()
    assert isinstance(found, Blackjack)
    return found


def clauses_broken(**written: object) -> list[str | None]:
    return [
        problem.clause for problem in judged({"game": "blackjack", "rulebook": "MA", **written}, [BLACKJACK]).problems
    ]


@pytest.mark.clause("MA-BJ 17(a)")
@pytest.mark.parametrize("kind", ["over-under-13", "same-suit", "sevens"])
def test_an_additional_wager_is_withdrawn_or_replaced_only_after_notice(kind: str) -> None:
    plain, offered = read(), read(wagers={"additional": kind})
    assert list(compared(offered, plain)) == []
    assert [problem.clause for problem in compared(plain, offered)] == ["MA-BJ 17(a)"]
    notice = {"clause": "MA-BJ 17(a)", "text": "from Monday on", "on": date(2026, 1, 31)}
    assert list(compared(read(notices_given=[notice]), offered)) == []


@pytest.mark.clause(
    "MA-BJ 17(h)", "MA-BJ 17(e)(2)", "MA-BJ 23(c)", "MA-BJ 24(c)", "MA-BJ 24(f)", "MA-BJ 24(h)", "MA-BJ 25(c)"
)
def test_limits_and_odds_are_posted() -> None:
    limits = {"wagers": {"match_the_dealer": {"minimum": 1, "maximum": 100}}}
    side = {
        "additional": "same-suit",
        "same_suit_option": 2,
        "additional_maximum": 25,
        "match_the_dealer": True,
        "twenty_point_bonus": {"table": "B", "cap": 25000, "cap_approval": "order 4"},
    }
    posted = {notice.clause: notice for notice in read(wagers=side, limits=limits).notices()}
    assert "$25.00" in posted["MA-BJ 17(h)"].text
    assert list(posted["MA-BJ 17(e)(2)"].pays.values()) == [Odds(25), Odds(5, 2)]
    assert posted["MA-BJ 23(c)"].pays == {"non-matching-suit": Odds(4), "matching-suit": Odds(11)}
    assert posted["MA-BJ 24(f)"].pays["queens"] == Odds(200)
    assert "$25,000.00" in posted["MA-BJ 24(h)"].text
    texts = [notice.text for notice in read(wagers=side, limits=limits).notices()]
    assert "The match-the-dealer wagers are from $1.00 to $100.00." in texts
    assert "MA-BJ 25(c)" in [notice.clause for notice in read(wagers={"optional_bonus": True}).notices()]
    assert not [notice for notice in read().notices() if notice.clause.startswith(("MA-BJ 17", "MA-BJ 2"))]


@pytest.mark.clause("MA-BJ 17(e)(2)")
def test_tables_of_the_same_decks_pay_same_suit_by_the_same_option() -> None:
    second, third = (read(wagers={"additional": "same-suit", "same_suit_option": option}) for option in (2, 3))
    of_eight = read(8, wagers={"additional": "same-suit", "same_suit_option": 3})
    assert [problem.clause for problem in third.differences_elsewhere((second, of_eight))] == ["MA-BJ 17(e)(2)"]
    assert list(third.differences_elsewhere((third, of_eight, read()))) == []


@pytest.mark.clause("MA-BJ 20(k)")
def test_the_bonus_has_the_same_advantage_at_all_tables() -> None:
    def table(mean: int, decks: int = 6) -> Blackjack:
        return read(decks, wagers={"blackjack_bonus": {"equipment": "record 7", "one_dollar": {str(mean): "1"}}})

    assert list(table(15).differences_elsewhere((table(15), read()))) == []
    assert [problem.clause for problem in table(15).differences_elsewhere((table(16),))] == ["MA-BJ 20(k)"]
    assert [problem.clause for problem in table(15).differences_elsewhere((table(15, decks=1),))] == ["MA-BJ 20(k)"]


@pytest.mark.clause("MA-BJ 17(a)(3)(i)", "MA-BJ 19(a)", "MA-BJ 20(a)")
def test_a_wager_of_a_dollar_needs_chips_of_a_dollar() -> None:
    bonus = {"blackjack_bonus": {"equipment": "record 7", "one_dollar": {"15": "1"}}}
    for side, clause in (
        ({"additional": "sevens"}, "MA-BJ 17(a)(3)(i)"),
        ({"progressive": {"equipment": "record 7"}}, "MA-BJ 19(a)"),
        (bonus, "MA-BJ 20(a)"),
    ):
        assert clauses_broken(wagers=side, chips=[5, 25]) == [clause]
        assert clauses_broken(wagers=side) == []
