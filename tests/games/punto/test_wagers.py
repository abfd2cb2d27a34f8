"""What every wager wins, loses or gets back, and every printed pay table cell by cell."""

import pytest

from croupier.equipment.cards import cards
from croupier.games.punto import wagers
from croupier.games.punto.hands import Coup
from croupier.games.punto.wagers import DragonTable
from croupier.money import LOSE, PUSH, Cents, Odds, Result, Stake, pay, win

PLAYER_WINS = ("9s Kd", "4s Kd")
BANKER_WINS = ("2s 4d", "7s Kd")
TIE = ("6s Kd", "6d Kh")
DRAGON_7 = ("6s Kd", "4s Kd 3c")
PANDA_8 = ("5s Kd 3c", "7s Kd")

BANKER_WIN = Result(Stake.RETURNED, Odds(1), vigorish_percent=5)
EVEN = win(Odds(1))

# The pay tables of the Dragon Bonus as printed, with hands that win by each lead.
LEADS = {
    9: ("2s 3d 4c", "Ks Qd Tc"),
    8: ("5s Kd 3c", "Ks Qd Tc"),
    7: ("7s Kd", "5s Kd 5c"),
    6: ("6s Kd", "5s Kd 5c"),
    5: ("7s Kd", "2s Kd Kc"),
    4: ("7s Kd", "3s Kd Kc"),
}
PRINTED = {
    9: (30, 20, 30),
    8: (10, 8, 10),
    7: (6, 7, 4),
    6: (4, 4, 4),
    5: (2, 3, 2),
    4: (1, 1, 2),
}
TABLES = list(DragonTable)


def coup(hands: tuple[str, str]) -> Coup:
    return Coup(tuple(cards(hands[0])), tuple(cards(hands[1])))


def dragon(hands: tuple[str, str], table: DragonTable = DragonTable.A) -> Result:
    return wagers.dragon_bonus(cards(hands[0]), cards(hands[1]), table)


@pytest.mark.clause("MA-BAC 8(a)(1)(i)", "MA-BAC 8(a)(1)(ii)", "MA-BAC 8(a)(1)(iii)", "MA-BAC 13(c)")
@pytest.mark.clause("MA-MIDI 7(a)(1)(i)", "MA-MIDI 7(a)(1)(ii)", "MA-MIDI 7(a)(1)(iii)", "MA-MIDI 12(c)")
@pytest.mark.parametrize(
    ("hands", "result", "at_ez"),
    [
        (BANKER_WINS, BANKER_WIN, EVEN),
        (PLAYER_WINS, LOSE, LOSE),
        (PANDA_8, LOSE, LOSE),
        (TIE, PUSH, PUSH),
        (DRAGON_7, BANKER_WIN, PUSH),
    ],
)
def test_banker(hands: tuple[str, str], result: Result, at_ez: Result) -> None:
    assert wagers.banker(coup(hands)) == result
    assert wagers.ez_banker(coup(hands)) == at_ez


@pytest.mark.clause("MA-BAC 8(a)(2)(i)", "MA-BAC 8(a)(2)(ii)", "MA-BAC 8(a)(2)(iii)", "MA-BAC 13(a)")
@pytest.mark.clause("MA-MIDI 7(a)(2)(i)", "MA-MIDI 7(a)(2)(ii)", "MA-MIDI 7(a)(2)(iii)", "MA-MIDI 12(a)")
@pytest.mark.parametrize(
    ("hands", "result"), [(PLAYER_WINS, EVEN), (PANDA_8, EVEN), (BANKER_WINS, LOSE), (DRAGON_7, LOSE), (TIE, PUSH)]
)
def test_player(hands: tuple[str, str], result: Result) -> None:
    assert wagers.player(coup(hands)) == result


@pytest.mark.clause("MA-BAC 8(a)(3)(i)", "MA-BAC 8(a)(3)(ii)", "MA-BAC 13(b)")
@pytest.mark.clause("MA-MIDI 7(a)(3)(i)", "MA-MIDI 7(a)(3)(ii)", "MA-MIDI 12(b)")
@pytest.mark.parametrize("hands", [PLAYER_WINS, BANKER_WINS, DRAGON_7, PANDA_8])
def test_tie(hands: tuple[str, str]) -> None:
    assert wagers.tie(coup(hands), Odds(8)) == LOSE
    assert wagers.tie(coup(TIE), Odds(9)) == win(Odds(9))


@pytest.mark.clause("MA-BAC 13(e)(win-by-9)", "MA-BAC 13(e)(win-by-8)", "MA-BAC 13(e)(win-by-7)")
@pytest.mark.clause("MA-BAC 13(e)(win-by-6)", "MA-BAC 13(e)(win-by-5)", "MA-BAC 13(e)(win-by-4)")
@pytest.mark.clause("MA-MIDI 12(e)(win-by-9)", "MA-MIDI 12(e)(win-by-8)", "MA-MIDI 12(e)(win-by-7)")
@pytest.mark.clause("MA-MIDI 12(e)(win-by-6)", "MA-MIDI 12(e)(win-by-5)", "MA-MIDI 12(e)(win-by-4)")
@pytest.mark.clause("MA-BAC 8(a)(4)(i)(C)", "MA-MIDI 7(a)(4)(i)(c)")
@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize("table", TABLES)
def test_every_cell_of_the_dragon_bonus(lead: int, table: DragonTable) -> None:
    odds = Odds(PRINTED[lead][TABLES.index(table)])
    assert dragon(LEADS[lead], table) == win(odds)


@pytest.mark.clause("MA-BAC 8(a)(4)(i)(A)", "MA-BAC 8(a)(4)(i)(B)", "MA-BAC 13(e)(natural-winner)")
@pytest.mark.clause("MA-MIDI 7(a)(4)(i)(a)", "MA-MIDI 7(a)(4)(i)(b)", "MA-MIDI 12(e)(natural-winner)")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("hands", [("9s Kd", "Ts Kd"), ("8s Kd", "7s Kd"), ("9s Kd", "8s Kd")])
def test_a_natural_winner_pays_even_whatever_its_lead(hands: tuple[str, str], table: DragonTable) -> None:
    assert dragon(hands, table) == EVEN


@pytest.mark.clause("MA-BAC 8(a)(4)(iii)", "MA-BAC 13(e)(natural-tie)")
@pytest.mark.clause("MA-MIDI 7(a)(4)(iii)", "MA-MIDI 12(e)(natural-tie)")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("hands", [("9s Kd", "9d Kh"), ("8s Kd", "7s Ad")])
def test_a_tie_of_naturals_is_returned(hands: tuple[str, str], table: DragonTable) -> None:
    assert dragon(hands, table) == PUSH


@pytest.mark.clause("MA-BAC 8(a)(4)(ii)(A)", "MA-BAC 8(a)(4)(ii)(B)", "MA-BAC 8(a)(4)(ii)(C)")
@pytest.mark.clause("MA-MIDI 7(a)(4)(ii)(a)", "MA-MIDI 7(a)(4)(ii)(b)", "MA-MIDI 7(a)(4)(ii)(c)")
@pytest.mark.parametrize(
    "hands",
    [("8s Kd", "9s Kd"), ("6s Kd", "6d Kh"), ("3s Kd", "7d Kh"), ("7s Kd", "9d Kh"), ("7s Kd", "4d Kh Tc"), TIE],
)
def test_the_dragon_bonus_loses_behind_level_or_too_little_ahead(hands: tuple[str, str]) -> None:
    assert dragon(hands) == LOSE


@pytest.mark.clause("MA-BAC 8(a)(5)(i)", "MA-BAC 8(a)(5)(ii)", "MA-BAC 13(f)")
@pytest.mark.clause("MA-MIDI 7(a)(5)(i)", "MA-MIDI 7(a)(5)(ii)", "MA-MIDI 12(f)")
def test_dragon_7_insurance() -> None:
    assert wagers.dragon_7(coup(DRAGON_7)) == win(Odds(40))
    assert [wagers.dragon_7(coup(each)) for each in (BANKER_WINS, PLAYER_WINS, PANDA_8, TIE)] == [LOSE] * 4


@pytest.mark.clause("MA-BAC 8(a)(6)(i)", "MA-BAC 8(a)(6)(ii)", "MA-BAC 13(g)")
@pytest.mark.clause("MA-MIDI 7(a)(6)(i)", "MA-MIDI 7(a)(6)(ii)", "MA-MIDI 12(g)")
def test_panda_8_insurance() -> None:
    assert wagers.panda_8(coup(PANDA_8)) == win(Odds(25))
    assert [wagers.panda_8(coup(each)) for each in (BANKER_WINS, PLAYER_WINS, DRAGON_7, TIE)] == [LOSE] * 4


@pytest.mark.clause("MA-BAC 8(a)(7)(i)", "MA-BAC 8(a)(7)(ii)", "MA-BAC 13(h)(one-pair)", "MA-BAC 13(h)(both-pairs)")
@pytest.mark.clause("MA-MIDI 7(a)(7)(i)", "MA-MIDI 7(a)(7)(ii)")
@pytest.mark.clause("MA-MIDI 12(h)(one-pair)", "MA-MIDI 12(h)(both-pairs)")
@pytest.mark.parametrize(
    ("hands", "result"),
    [
        (("Qh Qc", "5s 3d"), win(Odds(3))),
        (("5s 3d", "7h 7h"), win(Odds(3))),
        (("7s 7d", "Kh Kc"), win(Odds(15))),
        (("Th Kc", "4s 5d"), LOSE),
        (("2h 3c 3d", "4s 5d"), LOSE),
    ],
)
def test_house_money_is_on_pairs_by_rank(hands: tuple[str, str], result: Result) -> None:
    assert wagers.house_money(cards(hands[0]), cards(hands[1])) == result


@pytest.mark.clause("MA-BAC 13(c)", "MA-MIDI 12(c)")
@pytest.mark.parametrize(
    ("won", "exact", "up"), [(100_00, 5_00, 5_00), (7_00, 35, 50), (1_00, 5, 25), (2_50, 13, 25), (10_00, 50, 50)]
)
def test_vigorish_is_five_percent_exact_or_up_to_the_next_quarter(won: int, exact: int, up: int) -> None:
    unit = Cents(50)
    assert pay(BANKER_WIN, Cents(won), unit).vigorish == exact
    assert pay(BANKER_WIN, Cents(won), unit, vigorish_step=Cents(25)).vigorish == up
