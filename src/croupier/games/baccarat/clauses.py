"""The numbers of chapter 3, Baccarat (MA-BAC), for what both chapters of baccarat have."""

from croupier.games.punto.clauses import (
    Clauses,
    DealClauses,
    HouseMoneyClauses,
    IrregularClauses,
    ShoeClauses,
    VigorishClauses,
)
from croupier.games.punto.hands import Hand
from croupier.games.punto.wagers import On
from croupier.table.people import DEALER
from croupier.table.shuffling import OpeningClauses
from croupier.table.wagering import WagerClauses

CLAUSES = Clauses(
    shoe=ShoeClauses(
        opening=OpeningClauses(
            inspected="MA-BAC 4(b)", verified="MA-BAC 4(b)", spread="MA-BAC 4(b)", washed="MA-BAC 4(c)"
        ),
        pre_shuffled="MA-BAC 4(d)",
        batch_shuffled="MA-BAC 4(e)",
        replaced="MA-BAC 3(b)",
        shuffled="MA-BAC 5(a)(1)",
        reshuffled="MA-BAC 5(a)(1)(i)",
        cut_offered="MA-BAC 5(c)",
        cut_placed="MA-BAC 5(d)",
        burned="MA-BAC 5(e)",
        recut="MA-BAC 5(f)",
        cover_card="MA-BAC 10(d)",
    ),
    wagers=WagerClauses(
        placed="MA-BAC 8(b)",
        withdrawn="MA-BAC 8(c)",
        cash="MA-BAC 8(b)",
        confirmed_by=(DEALER,),
        coupon="MA-BAC 8(b)",
    ),
    closed="MA-BAC 8(c)",
    offered={
        On.PLAYER: "MA-BAC 8(a)(2)(i)",
        On.BANKER: "MA-BAC 8(a)(1)(i)",
        On.TIE: "MA-BAC 8(a)(3)(i)",
        On.DRAGON_BONUS_PLAYER: "MA-BAC 8(a)(4)",
        On.DRAGON_BONUS_BANKER: "MA-BAC 8(a)(4)",
        On.DRAGON_7: "MA-BAC 8(a)(5)",
        On.PANDA_8: "MA-BAC 8(a)(6)",
        On.HOUSE_MONEY: "MA-BAC 8(a)(7)",
    },
    paid={
        On.PLAYER: "MA-BAC 13(a)",
        On.BANKER: "MA-BAC 13(c)",
        On.TIE: "MA-BAC 13(b)",
        On.DRAGON_BONUS_PLAYER: "MA-BAC 13(e)",
        On.DRAGON_BONUS_BANKER: "MA-BAC 13(e)",
        On.DRAGON_7: "MA-BAC 13(f)",
        On.PANDA_8: "MA-BAC 13(g)",
        On.HOUSE_MONEY: "MA-BAC 13(h)",
    },
    returned={
        On.PLAYER: "MA-BAC 8(a)(2)(iii)",
        On.BANKER: "MA-BAC 8(a)(1)(iii)",
        On.DRAGON_BONUS_PLAYER: "MA-BAC 8(a)(4)(iii)",
        On.DRAGON_BONUS_BANKER: "MA-BAC 8(a)(4)(iii)",
    },
    settled="MA-BAC 12(b)",
    deal=DealClauses(
        dealt="MA-BAC 9(c)",
        tucked="MA-BAC 9(d)(1)",
        handed={Hand.PLAYER: "MA-BAC 9(d)(2)", Hand.BANKER: "MA-BAC 9(d)(3)"},
        third_handed={Hand.PLAYER: "MA-BAC 9(d)(4)", Hand.BANKER: "MA-BAC 9(d)(5)"},
        unbacked="MA-BAC 9(d)(7)",
        relinquished="MA-BAC 9(f)",
        counts="MA-BAC 10(a)",
        third_cards="MA-BAC 10(b)",
        result="MA-BAC 12(a)",
        cleared="MA-BAC 12(c)",
    ),
    house_money=HouseMoneyClauses(
        chosen="MA-BAC 9(e)(1)",
        pressed="MA-BAC 9(e)(1)(i)",
        untouched="MA-BAC 9(e)(1)(ii)",
    ),
    vigorish=VigorishClauses(
        owed="MA-BAC 13(c)",
        at_payout="MA-BAC 13(d)(1)",
        later="MA-BAC 13(d)(2)",
        latest="MA-BAC 13(d)(2)(i)",
        marked="MA-BAC 13(d)(2)(ii)",
        stays="MA-BAC 13(d)(2)(iii)",
    ),
    irregular=IrregularClauses(
        unseen="MA-BAC 15(a)",
        third_unseen="MA-BAC 15(b)",
        third_seen="MA-BAC 15(c)",
        burned_with_one="MA-BAC 15(c)(1)",
        simulated_round="MA-BAC 15(c)(2)",
        exposed="MA-BAC 15(d)",
        void="MA-BAC 15(e)",
    ),
)
