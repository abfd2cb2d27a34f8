"""The printed odds of sections 4 to 6, cell by cell, and every way in which each wager of section 2 is lost."""

import pytest
from tests.games.craps.felt import EVERYTHING, Felt, paid, taken

from croupier.games.craps.rules.pays import FIRE_PAYS, LEAST_ODDS, TRUE_ODDS, TRUE_ODDS_AGAINST, FireTable
from croupier.money import Odds


@pytest.mark.parametrize(
    ("area", "stake", "before", "after", "pays"),
    [
        pytest.param(
            "pass", 25, "", "6-5", 25, marks=pytest.mark.clause("MA-CRAPS 4(b)(Pass Bet)", "MA-CRAPS 2(a)(1)(i)")
        ),
        pytest.param("pass", 15, "", "5-4 4-2 3-1 6-3", 15, marks=pytest.mark.clause("MA-CRAPS 2(a)(1)(ii)")),
        pytest.param(
            "dont pass",
            15,
            "",
            "5-1 4-3",
            15,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Don't Pass Bet)", "MA-CRAPS 2(b)(1)(ii)"),
        ),
        pytest.param("dont pass", 10, "", "1-2", 10, marks=pytest.mark.clause("MA-CRAPS 2(b)(1)(i)")),
        pytest.param(
            "come",
            10,
            "4-4",
            "5-1 4-2",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Come Bet)", "MA-CRAPS 2(c)(1)(ii)"),
        ),
        pytest.param("come", 10, "2-2", "4-3", 10, marks=pytest.mark.clause("MA-CRAPS 2(c)(1)(i)")),
        pytest.param(
            "dont come",
            10,
            "4-4",
            "6-3 5-2",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Don't Come Bet)", "MA-CRAPS 2(d)(1)(ii)"),
        ),
        pytest.param("dont come", 10, "4-2", "1-1", 10, marks=pytest.mark.clause("MA-CRAPS 2(d)(1)(i)")),
        pytest.param(
            "place 4",
            10,
            "4-2",
            "3-1",
            18,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 4 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 5",
            10,
            "4-2",
            "4-1",
            14,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 5 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 6",
            12,
            "4-4",
            "5-1",
            14,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 6 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 8",
            30,
            "4-2",
            "6-2",
            35,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 8 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 9",
            25,
            "4-2",
            "6-3",
            35,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 9 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 10",
            5,
            "4-2",
            "6-4",
            9,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 10 to Win)", "MA-CRAPS 2(e)"),
        ),
        pytest.param(
            "place 4 to lose",
            11,
            "4-2",
            "6-1",
            5,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 4 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "place 5 to lose",
            16,
            "4-2",
            "6-1",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 5 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "place 6 to lose",
            10,
            "4-4",
            "6-1",
            8,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 6 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "place 8 to lose",
            25,
            "4-2",
            "6-1",
            20,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 8 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "place 9 to lose",
            8,
            "4-2",
            "6-1",
            5,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 9 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "place 10 to lose",
            22,
            "4-2",
            "6-1",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Place Bet 10 to Lose)", "MA-CRAPS 2(f)"),
        ),
        pytest.param(
            "hard 4", 5, "5-4", "2-2", 35, marks=pytest.mark.clause("MA-CRAPS 4(b)(Four the Hardway)", "MA-CRAPS 2(g)")
        ),
        pytest.param(
            "hard 6", 5, "5-4", "3-3", 45, marks=pytest.mark.clause("MA-CRAPS 4(b)(Six the Hardway)", "MA-CRAPS 2(h)")
        ),
        pytest.param(
            "hard 8", 2, "5-4", "4-4", 18, marks=pytest.mark.clause("MA-CRAPS 4(b)(Eight the Hardway)", "MA-CRAPS 2(i)")
        ),
        pytest.param(
            "hard 10", 10, "5-4", "5-5", 70, marks=pytest.mark.clause("MA-CRAPS 4(b)(Ten the Hardway)", "MA-CRAPS 2(j)")
        ),
        pytest.param(
            "field", 10, "", "1-2", 10, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 1 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "1-3", 10, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 1 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "3-6", 10, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 1 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "6-4", 10, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 1 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "5-6", 10, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 1 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "1-1", 20, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 2 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "field", 10, "", "6-6", 20, marks=pytest.mark.clause("MA-CRAPS 4(b)(Field Bet, 2 to 1)", "MA-CRAPS 2(k)")
        ),
        pytest.param(
            "any seven", 5, "", "4-3", 20, marks=pytest.mark.clause("MA-CRAPS 4(b)(Any Seven)", "MA-CRAPS 2(l)")
        ),
        pytest.param(
            "any craps", 3, "", "1-1", 21, marks=pytest.mark.clause("MA-CRAPS 4(b)(Any Craps)", "MA-CRAPS 2(m)")
        ),
        pytest.param(
            "any craps", 3, "", "2-1", 21, marks=pytest.mark.clause("MA-CRAPS 4(b)(Any Craps)", "MA-CRAPS 2(m)")
        ),
        pytest.param(
            "any craps", 3, "", "6-6", 21, marks=pytest.mark.clause("MA-CRAPS 4(b)(Any Craps)", "MA-CRAPS 2(m)")
        ),
        pytest.param("craps 2", 1, "", "1-1", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Craps 2)", "MA-CRAPS 2(n)")),
        pytest.param("craps 3", 2, "", "1-2", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Craps 3)", "MA-CRAPS 2(o)")),
        pytest.param(
            "craps 12", 5, "", "6-6", 150, marks=pytest.mark.clause("MA-CRAPS 4(b)(Craps 12)", "MA-CRAPS 2(p)")
        ),
        pytest.param(
            "eleven", 3, "", "6-5", 45, marks=pytest.mark.clause("MA-CRAPS 4(b)(11 in one roll)", "MA-CRAPS 2(q)")
        ),
        pytest.param("c and e", 10, "", "6-6", 35, marks=pytest.mark.clause("MA-CRAPS 4(d)")),
        pytest.param("c and e", 10, "", "5-6", 75, marks=pytest.mark.clause("MA-CRAPS 4(d)")),
        pytest.param("c and e", 2, "", "6-5", 15, marks=pytest.mark.clause("MA-CRAPS 2(r)")),
        pytest.param("horn", 8, "", "1-2", 30, marks=pytest.mark.clause("MA-CRAPS 4(c)")),
        pytest.param("horn", 4, "", "6-6", 30, marks=pytest.mark.clause("MA-CRAPS 2(s)")),
        pytest.param("horn", 4, "", "1-1", 30, marks=pytest.mark.clause("MA-CRAPS 2(s)")),
        pytest.param("horn", 4, "", "6-5", 15, marks=pytest.mark.clause("MA-CRAPS 2(s)")),
        pytest.param("horn high 2", 5, "", "1-1", 60, marks=pytest.mark.clause("MA-CRAPS 4(c)")),
        pytest.param("horn high 12", 5, "", "6-6", 60, marks=pytest.mark.clause("MA-CRAPS 2(t)")),
        pytest.param("horn high 12", 5, "", "5-6", 15, marks=pytest.mark.clause("MA-CRAPS 2(t)")),
        pytest.param("horn high 3", 5, "", "1-2", 30, marks=pytest.mark.clause("MA-CRAPS 2(t)")),
        pytest.param("horn high 11", 5, "", "6-5", 30, marks=pytest.mark.clause("MA-CRAPS 2(t)")),
        pytest.param("whirl", 5, "", "5-2", 4, marks=pytest.mark.clause("MA-CRAPS 2(u)")),
        pytest.param("whirl", 5, "", "1-1", 30, marks=pytest.mark.clause("MA-CRAPS 2(u)")),
        pytest.param(
            "hop 2-2", 1, "", "2-2", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Hardway on the Hop)", "MA-CRAPS 2(v)")
        ),
        pytest.param(
            "hop 3-3", 2, "", "3-3", 60, marks=pytest.mark.clause("MA-CRAPS 4(b)(Hardway on the Hop)", "MA-CRAPS 2(w)")
        ),
        pytest.param(
            "hop 4-4", 3, "", "4-4", 90, marks=pytest.mark.clause("MA-CRAPS 4(b)(Hardway on the Hop)", "MA-CRAPS 2(x)")
        ),
        pytest.param(
            "hop 5-5", 5, "", "5-5", 150, marks=pytest.mark.clause("MA-CRAPS 4(b)(Hardway on the Hop)", "MA-CRAPS 2(y)")
        ),
        pytest.param(
            "hop 1-3", 2, "", "3-1", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(z)")
        ),
        pytest.param("hop 1-3", 2, "", "1-3", 30, marks=pytest.mark.clause("MA-CRAPS 2(z)")),
        pytest.param(
            "hop 1-4", 1, "", "4-1", 15, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(aa)")
        ),
        pytest.param("hop 1-4", 1, "", "1-4", 15, marks=pytest.mark.clause("MA-CRAPS 2(aa)")),
        pytest.param(
            "hop 2-3", 3, "", "3-2", 45, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(bb)")
        ),
        pytest.param("hop 2-3", 3, "", "2-3", 45, marks=pytest.mark.clause("MA-CRAPS 2(bb)")),
        pytest.param(
            "hop 1-5", 5, "", "5-1", 75, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(cc)")
        ),
        pytest.param("hop 1-5", 5, "", "1-5", 75, marks=pytest.mark.clause("MA-CRAPS 2(cc)")),
        pytest.param(
            "hop 2-4", 4, "", "4-2", 60, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(dd)")
        ),
        pytest.param("hop 2-4", 4, "", "2-4", 60, marks=pytest.mark.clause("MA-CRAPS 2(dd)")),
        pytest.param(
            "hop 1-6", 2, "", "6-1", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(ee)")
        ),
        pytest.param("hop 1-6", 2, "", "1-6", 30, marks=pytest.mark.clause("MA-CRAPS 2(ee)")),
        pytest.param(
            "hop 2-5", 1, "", "5-2", 15, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(ff)")
        ),
        pytest.param("hop 2-5", 1, "", "2-5", 15, marks=pytest.mark.clause("MA-CRAPS 2(ff)")),
        pytest.param(
            "hop 3-4", 10, "", "4-3", 150, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(gg)")
        ),
        pytest.param("hop 3-4", 10, "", "3-4", 150, marks=pytest.mark.clause("MA-CRAPS 2(gg)")),
        pytest.param(
            "hop 2-6", 3, "", "6-2", 45, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(hh)")
        ),
        pytest.param("hop 2-6", 3, "", "2-6", 45, marks=pytest.mark.clause("MA-CRAPS 2(hh)")),
        pytest.param(
            "hop 3-5", 2, "", "5-3", 30, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(ii)")
        ),
        pytest.param("hop 3-5", 2, "", "3-5", 30, marks=pytest.mark.clause("MA-CRAPS 2(ii)")),
        pytest.param(
            "hop 3-6", 5, "", "6-3", 75, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(jj)")
        ),
        pytest.param("hop 3-6", 5, "", "3-6", 75, marks=pytest.mark.clause("MA-CRAPS 2(jj)")),
        pytest.param(
            "hop 4-5", 1, "", "5-4", 15, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(kk)")
        ),
        pytest.param("hop 4-5", 1, "", "4-5", 15, marks=pytest.mark.clause("MA-CRAPS 2(kk)")),
        pytest.param(
            "hop 4-6", 4, "", "6-4", 60, marks=pytest.mark.clause("MA-CRAPS 4(b)(Easy on the Hop)", "MA-CRAPS 2(ll)")
        ),
        pytest.param("hop 4-6", 4, "", "4-6", 60, marks=pytest.mark.clause("MA-CRAPS 2(ll)")),
        pytest.param(
            "6-7-8",
            10,
            "",
            "1-5",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "4-2",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "3-4",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "1-6",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "2-5",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "2-6",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "5-3",
            10,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 1 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "3-3",
            20,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 2 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param(
            "6-7-8",
            10,
            "",
            "4-4",
            20,
            marks=pytest.mark.clause("MA-CRAPS 4(b)(Six-Seven-Eight, 2 to 1)", "MA-CRAPS 2(mm)"),
        ),
        pytest.param("buy 4", 20, "4-2", "3-1", 40, marks=pytest.mark.clause("MA-CRAPS 5(a)(4 to Win)")),
        pytest.param("buy 5", 20, "4-2", "4-1", 30, marks=pytest.mark.clause("MA-CRAPS 5(a)(5 to Win)")),
        pytest.param("buy 6", 20, "4-4", "5-1", 24, marks=pytest.mark.clause("MA-CRAPS 5(a)(6 to Win)")),
        pytest.param("buy 8", 25, "4-2", "6-2", 30, marks=pytest.mark.clause("MA-CRAPS 5(a)(8 to Win)")),
        pytest.param("buy 9", 40, "4-2", "6-3", 60, marks=pytest.mark.clause("MA-CRAPS 5(a)(9 to Win)")),
        pytest.param("buy 10", 100, "4-2", "6-4", 200, marks=pytest.mark.clause("MA-CRAPS 5(a)(10 to Win)")),
        pytest.param("lay 4", 40, "4-2", "6-1", 20, marks=pytest.mark.clause("MA-CRAPS 5(b)(4 to Lose)")),
        pytest.param("lay 5", 30, "4-2", "6-1", 20, marks=pytest.mark.clause("MA-CRAPS 5(b)(5 to Lose)")),
        pytest.param("lay 6", 24, "4-4", "6-1", 20, marks=pytest.mark.clause("MA-CRAPS 5(b)(6 to Lose)")),
        pytest.param("lay 8", 60, "4-2", "6-1", 50, marks=pytest.mark.clause("MA-CRAPS 5(b)(8 to Lose)")),
        pytest.param("lay 9", 60, "4-2", "6-1", 40, marks=pytest.mark.clause("MA-CRAPS 5(b)(9 to Lose)")),
        pytest.param("lay 10", 100, "4-2", "6-1", 50, marks=pytest.mark.clause("MA-CRAPS 5(b)(10 to Lose)")),
    ],
)
def test_a_wager_wins(area: str, stake: int, before: str, after: str, pays: int) -> None:
    felt = Felt(wagers=EVERYTHING)
    felt.throw(*before.split())
    felt.do(f"seat 1: wager {stake} on {area}")
    *first, last = after.split()
    felt.throw(*first)
    assert paid(felt.throw(last)) == pays * 100


@pytest.mark.parametrize(
    ("area", "stake", "before", "after"),
    [
        pytest.param("pass", 10, "", "6-6", marks=pytest.mark.clause("MA-CRAPS 2(a)(2)(i)")),
        pytest.param("pass", 10, "", "1-1", marks=pytest.mark.clause("MA-CRAPS 2(a)(2)(i)")),
        pytest.param("pass", 10, "", "2-1", marks=pytest.mark.clause("MA-CRAPS 2(a)(2)(i)")),
        pytest.param("pass", 10, "", "3-1 4-1 5-2", marks=pytest.mark.clause("MA-CRAPS 2(a)(2)(ii)")),
        pytest.param("dont pass", 10, "", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(b)(2)(i)")),
        pytest.param("dont pass", 10, "", "6-5", marks=pytest.mark.clause("MA-CRAPS 2(b)(2)(i)")),
        pytest.param("dont pass", 10, "", "3-2 4-1", marks=pytest.mark.clause("MA-CRAPS 2(b)(2)(ii)")),
        pytest.param("come", 10, "4-4", "1-1", marks=pytest.mark.clause("MA-CRAPS 2(c)(2)(i)")),
        pytest.param("come", 10, "4-4", "6-6", marks=pytest.mark.clause("MA-CRAPS 2(c)(2)(i)")),
        pytest.param("come", 10, "4-4", "6-3 4-3", marks=pytest.mark.clause("MA-CRAPS 2(c)(2)(ii)")),
        pytest.param("dont come", 10, "4-2", "6-5", marks=pytest.mark.clause("MA-CRAPS 2(d)(2)(i)")),
        pytest.param("dont come", 10, "4-2", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(d)(2)(i)")),
        pytest.param("dont come", 10, "4-2", "5-3 4-4", marks=pytest.mark.clause("MA-CRAPS 2(d)(2)(ii)")),
        pytest.param("place 6", 12, "4-4", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(e)")),
        pytest.param("place 4 to lose", 11, "4-4", "3-1", marks=pytest.mark.clause("MA-CRAPS 2(f)")),
        pytest.param("hard 4", 5, "6-3", "3-1", marks=pytest.mark.clause("MA-CRAPS 2(g)")),
        pytest.param("hard 6", 5, "6-3", "5-1", marks=pytest.mark.clause("MA-CRAPS 2(h)")),
        pytest.param("hard 6", 5, "6-3", "4-2", marks=pytest.mark.clause("MA-CRAPS 2(h)")),
        pytest.param("hard 8", 5, "6-3", "6-2", marks=pytest.mark.clause("MA-CRAPS 2(i)")),
        pytest.param("hard 8", 5, "6-3", "5-3", marks=pytest.mark.clause("MA-CRAPS 2(i)")),
        pytest.param("hard 10", 5, "6-3", "6-4", marks=pytest.mark.clause("MA-CRAPS 2(j)")),
        pytest.param("hard 4", 5, "6-3", "5-2", marks=pytest.mark.clause("MA-CRAPS 2(g)")),
        pytest.param("hard 6", 5, "6-3", "5-2", marks=pytest.mark.clause("MA-CRAPS 2(h)")),
        pytest.param("hard 8", 5, "6-3", "5-2", marks=pytest.mark.clause("MA-CRAPS 2(i)")),
        pytest.param("hard 10", 5, "6-3", "5-2", marks=pytest.mark.clause("MA-CRAPS 2(j)")),
        pytest.param("field", 10, "", "4-1", marks=pytest.mark.clause("MA-CRAPS 2(k)")),
        pytest.param("field", 10, "", "3-3", marks=pytest.mark.clause("MA-CRAPS 2(k)")),
        pytest.param("field", 10, "", "6-1", marks=pytest.mark.clause("MA-CRAPS 2(k)")),
        pytest.param("field", 10, "", "5-3", marks=pytest.mark.clause("MA-CRAPS 2(k)")),
        pytest.param("any seven", 5, "", "4-2", marks=pytest.mark.clause("MA-CRAPS 2(l)")),
        pytest.param("any craps", 3, "", "6-5", marks=pytest.mark.clause("MA-CRAPS 2(m)")),
        pytest.param("craps 2", 1, "", "1-2", marks=pytest.mark.clause("MA-CRAPS 2(n)")),
        pytest.param("craps 3", 2, "", "1-1", marks=pytest.mark.clause("MA-CRAPS 2(o)")),
        pytest.param("craps 12", 5, "", "6-5", marks=pytest.mark.clause("MA-CRAPS 2(p)")),
        pytest.param("eleven", 3, "", "6-6", marks=pytest.mark.clause("MA-CRAPS 2(q)")),
        pytest.param("c and e", 2, "", "5-3", marks=pytest.mark.clause("MA-CRAPS 2(r)")),
        pytest.param("horn", 4, "", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(s)")),
        pytest.param("horn high 12", 5, "", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(t)")),
        pytest.param("whirl", 5, "", "4-2", marks=pytest.mark.clause("MA-CRAPS 2(u)")),
        pytest.param("hop 2-2", 1, "", "3-1", marks=pytest.mark.clause("MA-CRAPS 2(v)")),
        pytest.param("hop 3-3", 2, "", "4-2", marks=pytest.mark.clause("MA-CRAPS 2(w)")),
        pytest.param("hop 4-4", 3, "", "5-3", marks=pytest.mark.clause("MA-CRAPS 2(x)")),
        pytest.param("hop 5-5", 5, "", "6-4", marks=pytest.mark.clause("MA-CRAPS 2(y)")),
        pytest.param("hop 1-3", 2, "", "2-2", marks=pytest.mark.clause("MA-CRAPS 2(z)")),
        pytest.param("hop 1-4", 1, "", "3-2", marks=pytest.mark.clause("MA-CRAPS 2(aa)")),
        pytest.param("hop 2-3", 3, "", "4-1", marks=pytest.mark.clause("MA-CRAPS 2(bb)")),
        pytest.param("hop 1-5", 5, "", "3-3", marks=pytest.mark.clause("MA-CRAPS 2(cc)")),
        pytest.param("hop 2-4", 4, "", "3-3", marks=pytest.mark.clause("MA-CRAPS 2(dd)")),
        pytest.param("hop 1-6", 2, "", "5-2", marks=pytest.mark.clause("MA-CRAPS 2(ee)")),
        pytest.param("hop 2-5", 1, "", "4-3", marks=pytest.mark.clause("MA-CRAPS 2(ff)")),
        pytest.param("hop 3-4", 10, "", "6-1", marks=pytest.mark.clause("MA-CRAPS 2(gg)")),
        pytest.param("hop 2-6", 3, "", "4-4", marks=pytest.mark.clause("MA-CRAPS 2(hh)")),
        pytest.param("hop 3-5", 2, "", "4-4", marks=pytest.mark.clause("MA-CRAPS 2(ii)")),
        pytest.param("hop 3-6", 5, "", "5-4", marks=pytest.mark.clause("MA-CRAPS 2(jj)")),
        pytest.param("hop 4-5", 1, "", "6-3", marks=pytest.mark.clause("MA-CRAPS 2(kk)")),
        pytest.param("hop 4-6", 4, "", "5-5", marks=pytest.mark.clause("MA-CRAPS 2(ll)")),
        pytest.param("6-7-8", 10, "", "1-1", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "1-2", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "2-2", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "4-1", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "6-3", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "6-4", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "6-5", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("6-7-8", 10, "", "6-6", marks=pytest.mark.clause("MA-CRAPS 2(mm)")),
        pytest.param("buy 4", 20, "4-4", "4-3", marks=pytest.mark.clause("MA-CRAPS 5(a)")),
        pytest.param("lay 10", 40, "4-4", "6-4", marks=pytest.mark.clause("MA-CRAPS 5(b)")),
    ],
)
def test_a_wager_loses(area: str, stake: int, before: str, after: str) -> None:
    felt = Felt(wagers=EVERYTHING)
    felt.throw(*before.split())
    felt.do(f"seat 1: wager {stake} on {area}")
    *first, last = after.split()
    felt.throw(*first)
    events = felt.throw(last)
    assert (taken(events), paid(events)) == (stake * 100, 0)


@pytest.mark.parametrize(
    ("flat", "point", "throw", "odds", "pays"),
    [
        pytest.param("pass", "3-1", "2-2", 10, 10 + 20, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("pass", "3-2", "4-1", 10, 10 + 15, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("pass", "4-2", "5-1", 10, 10 + 12, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("pass", "6-2", "5-3", 10, 10 + 12, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("pass", "6-3", "5-4", 10, 10 + 15, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("pass", "6-4", "5-5", 10, 10 + 20, marks=pytest.mark.clause("MA-CRAPS 6(a)")),
        pytest.param("dont pass", "3-1", "5-2", 20, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
        pytest.param("dont pass", "3-2", "5-2", 15, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
        pytest.param("dont pass", "4-2", "5-2", 12, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
        pytest.param("dont pass", "6-2", "5-2", 12, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
        pytest.param("dont pass", "6-3", "5-2", 15, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
        pytest.param("dont pass", "6-4", "5-2", 20, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(b)")),
    ],
)
def test_odds_behind_the_line(flat: str, point: str, throw: str, odds: int, pays: int) -> None:
    felt = Felt()
    felt.do(f"seat 1: wager 10 on {flat}")
    felt.throw(point)
    felt.do(f"seat 1: wager {odds} on {flat} odds")
    rack = felt.chips()
    assert paid(felt.throw(throw)) == pays * 100
    assert felt.chips() == rack + pays + 10 + odds, "both stakes are returned"


@pytest.mark.parametrize(
    ("flat", "number", "travels", "throw", "odds", "pays"),
    [
        pytest.param("come", 4, "3-1", "2-2", 10, 10 + 20, marks=pytest.mark.clause("MA-CRAPS 6(c)")),
        pytest.param("come", 5, "3-2", "4-1", 10, 10 + 15, marks=pytest.mark.clause("MA-CRAPS 6(c)")),
        pytest.param("come", 6, "4-2", "5-1", 10, 10 + 12, marks=pytest.mark.clause("MA-CRAPS 6(c)")),
        pytest.param("come", 9, "6-3", "5-4", 20, 10 + 30, marks=pytest.mark.clause("MA-CRAPS 6(c)")),
        pytest.param("come", 10, "6-4", "5-5", 10, 10 + 20, marks=pytest.mark.clause("MA-CRAPS 6(c)")),
        pytest.param("dont come", 4, "3-1", "5-2", 20, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(d)")),
        pytest.param("dont come", 5, "3-2", "5-2", 15, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(d)")),
        pytest.param("dont come", 6, "4-2", "5-2", 12, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(d)")),
        pytest.param("dont come", 9, "6-3", "5-2", 15, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(d)")),
        pytest.param("dont come", 10, "6-4", "5-2", 20, 10 + 10, marks=pytest.mark.clause("MA-CRAPS 6(d)")),
    ],
)
def test_odds_behind_a_come_bet(*, flat: str, number: int, travels: str, throw: str, odds: int, pays: int) -> None:
    felt = Felt(odds_multiple=2)
    felt.throw("4-4")
    felt.do(f"seat 1: wager 10 on {flat}")
    felt.throw(travels)
    felt.do(f"seat 1: wager {odds} on {flat} odds {number}")
    assert paid(felt.throw(throw)) == pays * 100


def test_odds_lose_with_the_bet_they_support() -> None:
    felt = Felt()
    felt.do("seat 1: wager 10 on pass")
    felt.throw("4-4")
    felt.do("seat 1: wager 10 on pass odds")
    assert taken(felt.throw("4-3")) == 20_00


@pytest.mark.clause("MA-CRAPS 4(e)", "MA-CRAPS 4(e)(Four)", "MA-CRAPS 4(e)(Five)", "MA-CRAPS 4(e)(Six)")
def test_the_fire_tables() -> None:
    assert FIRE_PAYS[FireTable.A] == {4: Odds(24), 5: Odds(249), 6: Odds(999)}
    assert FIRE_PAYS[FireTable.B] == {4: Odds(39), 5: Odds(199), 6: Odds(499)}


@pytest.mark.clause("MA-CRAPS 4(b)")
def test_the_printed_table_has_no_other_row() -> None:
    assert len(LEAST_ODDS) == 4 + 12 + 4 + 2 + 6 + 17 + 2


@pytest.mark.clause("MA-CRAPS 5(a)", "MA-CRAPS 5(b)")
def test_true_odds_mirror_each_other() -> None:
    assert {point: odds.ratio * TRUE_ODDS_AGAINST[point].ratio for point, odds in TRUE_ODDS.items()} == dict.fromkeys(
        (4, 5, 6, 8, 9, 10), 1
    )
