"""What the licensee chooses at baccarat: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Self

from croupier.games.baccarat.clauses import CLAUSES
from croupier.games.punto import posted
from croupier.games.punto.choices import Cards, Choices, Collection, ExposedCard, Numbers, Rounding
from croupier.games.punto.wagers import LEAST_TIE_ODDS, DragonTable
from croupier.money import Odds
from croupier.rulebooks.submissions import Notice, Problem, option
from croupier.table.shuffling import RecutBy


class ShuffleBy(StrEnum):
    """The two ways of shuffling."""

    LACING = "lace"
    THREE_DEALERS = "three-dealers"


class HandView(StrEnum):
    """Who turns the hands."""

    DEALER = "dealer"
    BETTORS = "bettors"


class Baccarat(Choices, frozen=True, kw_only=True):
    """The licensee's choices at baccarat."""

    clauses = CLAUSES
    numbers = Numbers.RISE_COUNTERCLOCKWISE

    seats: Annotated[int, option("MA-BAC 2(a)", "how many numbered places the layout has", at_least=10, at_most=14)] = (
        14
    )
    layout_approval: Annotated[str, option("MA-BAC 2(b)", "the approval of the layout, by its reference")] = ""
    decks: Annotated[int, option("MA-BAC 3(a)", "how many decks are in the shoe", at_least=6, at_most=8)] = 8
    cards: Annotated[
        Cards,
        option("MA-BAC 4(a)", "whether the cards are inspected at the table, come pre-shuffled, or from a machine"),
    ] = Cards.INSPECTED_AT_THE_TABLE
    cards_procedure: Annotated[
        str, option("MA-BAC 4(d)", "the filed procedure for pre-shuffled or machine-shuffled cards")
    ] = ""
    shuffle: Annotated[
        ShuffleBy, option("MA-BAC 5(a)", "whether a deck is laced in, or three dealers shuffle one after another")
    ] = ShuffleBy.LACING
    reshuffle_after_lacing: Annotated[
        bool, option("MA-BAC 5(a)(1)(i)", "whether the cards are shuffled once more after lacing")
    ] = False
    pit: Annotated[str, option("MA-BAC 5(b)", "the pit, in which all tables shuffle alike")] = ""
    cover_depth: Annotated[int, option("MA-BAC 5(e)", "how many cards lie behind the cover card", at_least=14)] = 14
    recut_by: Annotated[
        RecutBy, option("MA-BAC 5(f)", "who cuts when a supervisor orders a recut: the same, or the next entitled")
    ] = RecutBy.SAME
    ez_baccarat: Annotated[bool, option("MA-BAC 1(ez-baccarat)", "whether EZ Baccarat is played")] = False
    dragon_bonus: Annotated[
        DragonTable | None, option("MA-BAC 13(e)", "the pay table of the Dragon Bonus, if it is offered")
    ] = None
    house_money: Annotated[bool, option("MA-BAC 8(a)(7)", "whether House Money is offered")] = False
    house_money_press: Annotated[
        Fraction, option("MA-BAC 9(e)(1)(i)", "which part of a House Money payout may be pressed")
    ] = Fraction(1)
    match_play_coupons: Annotated[bool, option("MA-BAC 8(b)", "whether match play coupons are accepted")] = False
    hand_view: Annotated[
        HandView, option("MA-BAC 9(d)", "whether the dealer or the highest bettors turn the hands")
    ] = HandView.DEALER
    tie_pays: Annotated[Odds, option("MA-BAC 13(b)", "what a tie pays, at least 8 to 1")] = LEAST_TIE_ODDS
    vigorish_rounding: Annotated[
        Rounding, option("MA-BAC 13(c)", "whether the vigorish is exact or rounded up to 25 cents")
    ] = Rounding.EXACT
    vigorish_collection: Annotated[
        Collection, option("MA-BAC 13(d)", "whether the vigorish is collected at the payout or later")
    ] = Collection.AT_PAYOUT
    exposed_card: Annotated[
        ExposedCard,
        option("MA-BAC 15(c)", "what is done with a third card dealt to the Player's Hand in error, seen and unusable"),
    ] = ExposedCard.SIMULATED_ROUND

    def notices(self) -> Iterator[Notice]:
        """What must be posted."""
        yield from posted.notices(self, approval="MA-BAC 2(b)", dragon_7_push="MA-BAC 2(b)(2)(ii)")

    def changes(self, before: Self) -> Iterator[Problem]:
        """The reshuffle begins and ends only after notice (MA-BAC 5(a)(1)(ii))."""
        if self.reshuffle_after_lacing != before.reshuffle_after_lacing:
            yield from posted.reshuffle_unannounced(self, before, "MA-BAC 5(a)(1)(ii)")

    def differences_in_the_pit(self, others: tuple[Self, ...]) -> Iterator[Problem]:
        """All baccarat tables of a pit shuffle alike (MA-BAC 5(b))."""
        for other in others:
            if self.pit and other.pit == self.pit:
                if other.shuffle is not self.shuffle:
                    yield Problem(
                        "shuffle", self.shuffle, "MA-BAC 5(b)", f"the pit {self.pit} shuffles by {other.shuffle}"
                    )
                yield from posted.reshuffle_differs(self, other, "MA-BAC 5(b)")
