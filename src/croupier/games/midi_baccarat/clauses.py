"""The numbers of the chapter of midi baccarat (MA-MIDI), for what both chapters of baccarat have."""

from croupier.games.midi_baccarat.royal_9 import ROYAL_9
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
            inspected="MA-MIDI 4(b)", verified="MA-MIDI 4(b)", spread="MA-MIDI 4(b)", washed="MA-MIDI 4(c)"
        ),
        pre_shuffled="MA-MIDI 4(d)",
        batch_shuffled="MA-MIDI 4(e)",
        replaced="MA-MIDI 9(d)",
        shuffled="MA-MIDI 5(a)",
        reshuffled="MA-MIDI 5(a)(1)",
        cut_offered="MA-MIDI 5(c)",
        cut_placed="MA-MIDI 5(d)",
        burned="MA-MIDI 5(e)",
        recut="MA-MIDI 5(f)",
        cover_card="MA-MIDI 9(d)",
    ),
    wagers=WagerClauses(
        placed="MA-MIDI 7(b)",
        withdrawn="MA-MIDI 7(c)",
        cash="MA-MIDI 7(b)",
        confirmed_by=(DEALER,),
        coupon="MA-MIDI 7(b)",
    ),
    closed="MA-MIDI 7(c)",
    offered={
        On.PLAYER: "MA-MIDI 7(a)(2)(i)",
        On.BANKER: "MA-MIDI 7(a)(1)(i)",
        On.TIE: "MA-MIDI 7(a)(3)(i)",
        On.DRAGON_BONUS_PLAYER: "MA-MIDI 7(a)(4)",
        On.DRAGON_BONUS_BANKER: "MA-MIDI 7(a)(4)",
        On.DRAGON_7: "MA-MIDI 7(a)(5)",
        On.PANDA_8: "MA-MIDI 7(a)(6)",
        On.HOUSE_MONEY: "MA-MIDI 7(a)(7)",
    },
    paid={
        On.PLAYER: "MA-MIDI 12(a)",
        On.BANKER: "MA-MIDI 12(c)",
        On.TIE: "MA-MIDI 12(b)",
        On.DRAGON_BONUS_PLAYER: "MA-MIDI 12(e)",
        On.DRAGON_BONUS_BANKER: "MA-MIDI 12(e)",
        On.DRAGON_7: "MA-MIDI 12(f)",
        On.PANDA_8: "MA-MIDI 12(g)",
        On.HOUSE_MONEY: "MA-MIDI 12(h)",
        ROYAL_9: "MA-MIDI 12(i)(first-four)",
    },
    returned={
        On.PLAYER: "MA-MIDI 7(a)(2)(iii)",
        On.BANKER: "MA-MIDI 7(a)(1)(iii)",
        On.DRAGON_BONUS_PLAYER: "MA-MIDI 7(a)(4)(iii)",
        On.DRAGON_BONUS_BANKER: "MA-MIDI 7(a)(4)(iii)",
    },
    settled="MA-MIDI 11(b)",
    deal=DealClauses(
        dealt="MA-MIDI 8(c)",
        tucked="MA-MIDI 8(c)(1)",
        handed={Hand.PLAYER: "MA-MIDI 8(c)(1)", Hand.BANKER: "MA-MIDI 8(c)(2)"},
        third_handed={Hand.PLAYER: "MA-MIDI 8(c)(4)", Hand.BANKER: "MA-MIDI 8(c)(5)"},
        unbacked="MA-MIDI 8(d)",
        relinquished="MA-MIDI 8(d)",
        counts="MA-MIDI 9(a)",
        third_cards="MA-MIDI 9(b)",
        result="MA-MIDI 11(a)",
        cleared="MA-MIDI 11(c)",
    ),
    house_money=HouseMoneyClauses(
        chosen="MA-MIDI 8(c)(3)(i)",
        pressed="MA-MIDI 8(c)(3)(i)(a)",
        untouched="MA-MIDI 8(c)(3)(i)(b)",
    ),
    vigorish=VigorishClauses(
        owed="MA-MIDI 12(c)",
        at_payout="MA-MIDI 12(d)(1)",
        later="MA-MIDI 12(d)(2)",
        latest="MA-MIDI 12(d)(2)(i)",
        marked="MA-MIDI 12(d)(2)(ii)",
        stays="MA-MIDI 12(d)(2)(iii)",
    ),
    irregular=IrregularClauses(
        unseen="MA-MIDI 13(a)",
        third_unseen="MA-MIDI 13(b)",
        third_seen="MA-MIDI 13(c)",
        burned_with_one="MA-MIDI 13(c)(1)",
        simulated_round="MA-MIDI 13(c)(2)",
        exposed="MA-MIDI 13(d)",
        void="MA-MIDI 13(e)",
    ),
)
