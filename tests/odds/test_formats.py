import csv
import io
import json
from fractions import Fraction

import pytest
from msgspec.structs import replace

from croupier.errors import Refused
from croupier.games import registry
from croupier.machine.machine import Decided
from croupier.money import LOSE, LOSE_HALF, PUSH, Cents, Odds, Part, Result, Stake, win
from croupier.odds import formats, sheet
from croupier.odds.figures import figures
from croupier.odds.gains import gain_of, result_words
from croupier.odds.games import GameOdds, odds_of
from croupier.rulebooks.submissions.hashes import full_hash
from croupier.rulebooks.submissions.reading import chosen


@pytest.fixture(scope="module")
def big_six() -> GameOdds:
    game = registry.game("big-six")
    return odds_of(game, chosen(game))


@pytest.mark.parametrize(
    ("result", "gain", "words"),
    [
        (win(Odds(3, 2)), Fraction(3, 2), "paid 3 to 2"),
        (win(Odds(7, 13)), Fraction(7, 13), "paid 7 to 13"),
        (PUSH, Fraction(0), "returned"),
        (LOSE, Fraction(-1), "lost"),
        (LOSE_HALF, Fraction(-1, 2), "half lost"),
        (Result(Stake.STAYS, Odds(9, 5)), Fraction(9, 5), "paid 9 to 5 stays up"),
        (Result(Stake.RETURNED, Odds(2), fee_percent=5), 2 - Fraction(1, 20), "paid 2 to 1 less a fee of 5 %"),
        (Result(Stake.RETURNED, Odds(1), vigorish_percent=5), Fraction(19, 20), "paid 1 to 1 less a vigorish of 5 %"),
        (Result(Stake.RETURNED, Odds(30), part=Part(1, 4)), Fraction(30 - 3, 4), "paid 30 to 1 on 1 of 4"),
    ],
)
def test_what_a_result_gains_is_exact(result: Result, gain: Fraction, words: str) -> None:
    assert gain_of(result) == gain
    assert result_words(result) == words


def test_a_fixed_award_has_no_odds() -> None:
    with pytest.raises(Refused, match="a fixed sum or a share of a meter has no odds"):
        gain_of(Result(Stake.TAKEN, award=Cents(500)))


def test_figures_follow_from_the_ends() -> None:
    """A unit wins 2 with a quarter, is doubled and lost with a half, and pushed with the rest."""
    won = (Decided("a", Fraction(1), win(Odds(2))),)
    lost = (Decided("a", Fraction(1), LOSE), Decided("b", Fraction(1), LOSE))
    pushed = (Decided("a", Fraction(1), PUSH),)
    each = figures("a", {lost: Fraction(1, 2), won: Fraction(1, 4), pushed: Fraction(1, 4)})
    assert [fate.outcome for fate in each.outcomes] == ["paid 2 to 1", "returned", "a lost, b lost"]
    assert (each.win, each.lose, each.push) == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    assert (each.edge, each.total_action, each.edge_of_action) == (Fraction(1, 2), Fraction(3, 2), Fraction(1, 3))
    assert each.variance == Fraction(1) + 2 - Fraction(1, 4)
    assert f"{each.sd:.6f}" == "1.658312"


def test_json_has_exact_fractions_and_rounded_numbers(big_six: GameOdds) -> None:
    read = json.loads(formats.as_json(big_six))
    assert (read["game"], read["rulebook"]) == ("big-six", "MA")
    assert read["submission"] == full_hash(big_six.submission)
    first = read["wagers"][0]
    assert (first["wager"], first["win"], first["lose"], first["push"]) == ("$1", "4/9", "5/9", "0")
    assert (first["edge"], first["edge_decimal"], first["sd"]) == ("1/9", 0.111111111111, 0.99380799)
    assert first["outcomes"] == [
        {"outcome": "paid 1 to 1", "probability": "4/9", "payout": "1", "action": "1"},
        {"outcome": "lost", "probability": "5/9", "payout": "-1", "action": "1"},
    ]
    assert read["choices"] == []


def test_csv_has_one_line_for_each_wager(big_six: GameOdds) -> None:
    rows = list(csv.DictReader(io.StringIO(formats.as_csv(big_six))))
    assert [row["wager"] for row in rows] == ["$1", "$2", "$5", "$10", "$20", "joker", "flag"]
    assert rows[5]["edge"] == "4/27"


def test_markdown_puts_wagers_that_are_alike_together(big_six: GameOdds) -> None:
    text = formats.as_markdown(big_six)
    assert "| joker, flag | 1.852 % | 98.148 % | 0.000 % | 14.815 % | 14.815 % | 6.2016 |" in text
    assert "| paid 45 to 1 | 1/54 | 45 |" in text


def test_the_sheet_has_the_odds_the_pay_tables_and_the_submission_with_their_clauses() -> None:
    game = registry.game("red-dog")
    page = sheet.as_html(odds_of(game, chosen(game)))
    assert "<td>17533/" not in page  # the edge is told rounded
    for told in ("2.798 %", "paid 11 to 1", "253/48205", '<th scope="row">spread 7</th><td>raise</td>'):
        assert told in page
    assert '<th scope="row">Three of a kind</th><td>11 to 1</td><td>MA-RD 5(i)(3)</td>' in page
    assert '<th scope="row">decks</th><td>6</td><td>MA-RD 1(a)</td>' in page
    assert full_hash(chosen(game)) in page


def test_the_sheet_of_a_game_without_noticed_odds_lists_those_of_the_submission(big_six: GameOdds) -> None:
    assert '<th scope="row">joker</th><td>45 to 1</td><td>MA-WHEEL 5(a)</td>' in sheet.as_html(big_six)


def test_texts_of_the_licensee_are_escaped(big_six: GameOdds) -> None:
    game = replace(big_six.game, title="<b>Six</b> | *big*")
    odds = GameOdds(game, big_six.submission, big_six.wagers, {})
    assert "<b>" not in sheet.as_html(odds)
    assert r"# \<b\>Six\</b\> \| \*big\*: odds" in formats.as_markdown(odds)


def test_a_game_that_declares_no_lanes_is_refused() -> None:
    game = registry.game("big-six")
    with pytest.raises(Refused, match="the game declares no wagers to follow"):
        odds_of(replace(game, lanes=lambda _: ()), chosen(game))
