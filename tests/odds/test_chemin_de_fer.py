"""Chemin de fer as a game of two, against published figures."""

from fractions import Fraction

import pytest

from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.games.registry import game
from croupier.odds.chemin_de_fer import Contest, Hands, Knows, answers, pure_choices
from croupier.odds.equilibrium import ALWAYS, NEVER
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import judged

FREE, FIVE_PERCENT = Fraction(0), Fraction(1, 20)


def test_kemeny_and_snell() -> None:
    """The parlour game with replacement: J. G. Kemeny, J. L. Snell, Amer. Math. Monthly 64 (1957), 465-469.

    The Player draws on five with probability 9/11, the Banker on six against no card with 859/2288. It is Model A1 of
    S. N. Ethier and C. Gámez, Games 4 (2013), 711-737.
    """
    contest = Contest(Hands(None, None))
    assert len(contest.banker_places) == 88
    (only,) = contest.solve(FREE)
    draws = only.equilibrium.second
    assert only.equilibrium.first == {5: Fraction(9, 11)}
    assert {place: chance for place, chance in draws.items() if chance not in (NEVER, ALWAYS)} == {
        (6, None): Fraction(859, 2288)
    }
    assert only.wins.for_the_player() == Fraction(-679568, 53094899)
    table = ["".join("01"[draws[total, third] == 1] for third in (None, *range(10))) for total in range(8)]
    assert table == [
        *["11111111111"] * 3,
        "11111111101",
        "10011111100",
        "10000111100",
        "00000001100",
        "00000000000",
    ]


@pytest.mark.parametrize("vigorish", [FREE, FIVE_PERCENT, Fraction(1, 10)])
def test_ethier_and_lee(vigorish: Fraction) -> None:
    """Their casino game (S. N. Ethier, J. Lee, Games 14 (2023), 63), Model B2: the Banker knows the own two cards.

    It has 484 places of the Banker, and its equilibrium is unique but for rare exceptions. No side gains by departing
    at any single place, and the Player's chance of drawing rises with the commission.
    """
    contest = Contest(Hands(None, 6, Knows.TOTAL, Knows.CARDS))
    assert len(contest.banker_places) == 484
    (only,) = contest.solve(vigorish)
    player, banker = only.equilibrium
    assert 0 < player[5] < 1
    mixed = [place for place, chance in banker.items() if chance not in (NEVER, ALWAYS)]
    assert mixed == [((0, 6), None)]
    for chance in (NEVER, ALWAYS):
        assert contest.play({5: chance}, banker).for_the_player() == only.wins.for_the_player()
    worth = only.wins.for_the_banker(vigorish)
    for place in [*mixed, *contest.banker_places[::25]]:
        for chance in (NEVER, ALWAYS):
            assert contest.play(player, banker | {place: chance}).for_the_banker(vigorish) <= worth


@pytest.mark.clause("MA-CDF 8(c)", "MA-CDF 8(a)(2)")
def test_eight_decks_with_a_card_on_five_are_the_fixed_tables_of_baccarat() -> None:
    """Then Massachusetts plays punto banco, whose combinations for eight decks are published everywhere alike."""
    stays, draws = pure_choices(Contest(Hands("MA", 8)))
    assert (stays.player[5], draws.player[5]) == (NEVER, ALWAYS)
    total = 4_998_398_275_503_360
    assert draws.wins.banker == Fraction(2_292_252_566_437_888, total)
    assert draws.wins.player == Fraction(2_230_518_282_592_256, total)
    assert draws.wins.tie == Fraction(475_627_426_473_216, total)
    assert draws.wins.for_the_player() > stays.wins.for_the_player()


@pytest.mark.clause("NJ-CDF 4.9(c)", "NJ-CDF 4.9(f)")
@pytest.mark.parametrize("decks", [None, 6, 8])
@pytest.mark.parametrize("vigorish", [FREE, FIVE_PERCENT])
def test_in_new_jersey_both_sides_draw_wherever_they_may_choose(decks: int | None, vigorish: Fraction) -> None:
    """By totals; it is an equilibrium because no pure choice of either side is better against the other's."""
    contest = Contest(Hands("NJ", decks))
    pure = pure_choices(contest)
    assert len(pure) == 2 * 4
    (only,) = contest.solve(vigorish)
    assert only.equilibrium.first == {5: 1}
    assert only.equilibrium.second == {(3, 9): 1, (5, 4): 1}
    for each in pure:
        if each.banker == only.equilibrium.second:
            assert each.wins.for_the_player() <= only.wins.for_the_player()
        if each.player == only.equilibrium.first:
            assert each.wins.for_the_banker(vigorish) <= only.wins.for_the_banker(vigorish)


@pytest.mark.clause("NJ-CDF 4.9(f)")
def test_a_banker_who_knows_the_cards_stays_on_some_fives_of_six_decks() -> None:
    contest = Contest(Hands("NJ", 6, Knows.CARDS, Knows.CARDS))
    assert (len(contest.player_places), len(contest.banker_places)) == (5, 10)
    (only,) = contest.solve(FIVE_PERCENT)
    assert set(only.equilibrium.first.values()) == {ALWAYS}
    stays = [place for place, chance in only.equilibrium.second.items() if chance == NEVER]
    assert stays == [((1, 4), 4), ((2, 3), 4)]


@pytest.mark.parametrize(("rulebook", "places"), [("MA", 0), ("NJ", 2)])
def test_a_submission_is_answered_with_and_without_vigorish(rulebook: str, places: int) -> None:
    written = {"game": "chemin-de-fer", "rulebook": rulebook, "decks": 7, "vigorish_percent": 4}
    submission = judged(written, [game("chemin-de-fer")]).accepted()
    assert isinstance(submission, CheminDeFer)
    found = answers(submission)
    assert [(each.hands.decks, each.vigorish) for each in found[:2]] == [(7, FREE), (7, Fraction(1, 25))]
    assert all(len(each.equilibria) == 1 for each in found)
    assert len(found[0].equilibria[0].equilibrium.second) == places


@pytest.mark.parametrize("rulebook", ["MA", "NJ"])
def test_the_script_and_the_game_of_two_agree_exactly(rulebook: str) -> None:
    """The odds from the compiled script are those of both sides drawing wherever they may choose."""
    played = game("chemin-de-fer")
    submission = judged({"game": "chemin-de-fer", "rulebook": rulebook}, [played]).accepted()
    against, bank = odds_of(played, submission, ()).wagers
    wins = pure_choices(Contest(Hands(rulebook, 6)))[-1].wins
    assert (against.win, against.lose) == (wins.player, wins.banker)
    assert (bank.win, bank.lose) == (wins.banker, wins.player)
    assert against.edge == -wins.for_the_player()
    assert bank.edge == -wins.for_the_banker(FIVE_PERCENT)
