"""What the licensee chooses at midi baccarat: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, Self

import msgspec

from croupier.games.midi_baccarat import royal_9
from croupier.games.midi_baccarat.clauses import CLAUSES
from croupier.games.punto import posted
from croupier.games.punto.choices import Cards, Choices, Collection, ExposedCard, Numbers, Rounding
from croupier.games.punto.wagers import LEAST_TIE_ODDS, DragonTable
from croupier.money import Odds, dollars
from croupier.rulebooks.submissions import Notice, Problem, option
from croupier.table.shuffling import RecutBy


class Royal9(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of the Royal 9 progressive."""

    paytable: Annotated[Literal[1, 2], option("MA-MIDI 12(i)(shoe)", "the paytable in force")] = 1
    secondary_share: Annotated[
        Fraction, option("MA-MIDI 12(i)(major-rate)", "which part of each increment is set aside for the next seed")
    ] = Fraction(0)


class MidiBaccarat(Choices, frozen=True, kw_only=True):
    """The licensee's choices at midi baccarat."""

    clauses = CLAUSES
    numbers = Numbers.RISE_CLOCKWISE

    seats: Annotated[int, option("MA-MIDI 2(a)", "how many numbered places the layout has", at_least=1, at_most=9)] = 9
    layout_approval: Annotated[str, option("MA-MIDI 2(b)", "the approval of the layout, by its reference")] = ""
    decks: Annotated[int, option("MA-MIDI 3(a)", "how many decks are in the shoe", at_least=6, at_most=8)] = 8
    cards: Annotated[
        Cards,
        option("MA-MIDI 4(a)", "whether the cards are inspected at the table, come pre-shuffled, or from a machine"),
    ] = Cards.INSPECTED_AT_THE_TABLE
    cards_procedure: Annotated[
        str, option("MA-MIDI 4(d)", "the filed procedure for pre-shuffled or machine-shuffled cards")
    ] = ""
    reshuffle_after_lacing: Annotated[
        bool, option("MA-MIDI 5(a)(1)", "whether the cards are shuffled once more after lacing")
    ] = False
    pit: Annotated[str, option("MA-MIDI 5(b)", "the pit, in which all tables shuffle alike")] = ""
    cover_depth: Annotated[int, option("MA-MIDI 5(e)", "how many cards lie behind the cover card", at_least=14)] = 14
    recut_by: Annotated[
        RecutBy, option("MA-MIDI 5(f)", "who cuts when a supervisor orders a recut: the same, or the next entitled")
    ] = RecutBy.SAME
    ez_baccarat: Annotated[bool, option("MA-MIDI 1(ez-baccarat)", "whether EZ Baccarat is played")] = False
    dragon_bonus: Annotated[
        DragonTable | None, option("MA-MIDI 12(e)", "the pay table of the Dragon Bonus, if it is offered")
    ] = None
    house_money: Annotated[bool, option("MA-MIDI 7(a)(7)", "whether House Money is offered")] = False
    house_money_press: Annotated[
        Fraction, option("MA-MIDI 8(c)(3)(i)(a)", "which part of a House Money payout may be pressed")
    ] = Fraction(1)
    match_play_coupons: Annotated[bool, option("MA-MIDI 7(b)", "whether match play coupons are accepted")] = False
    tie_pays: Annotated[Odds, option("MA-MIDI 12(b)", "what a tie pays, at least 8 to 1")] = LEAST_TIE_ODDS
    vigorish_rounding: Annotated[
        Rounding, option("MA-MIDI 12(c)", "whether the vigorish is exact or rounded up to 25 cents")
    ] = Rounding.EXACT
    vigorish_collection: Annotated[
        Collection, option("MA-MIDI 12(d)", "whether the vigorish is collected at the payout or later")
    ] = Collection.AT_PAYOUT
    royal_9: Annotated[Royal9 | None, option("MA-MIDI 12(i)(shoe)", "the Royal 9 progressive, if it is offered")] = None
    exposed_card: Annotated[
        ExposedCard,
        option(
            "MA-MIDI 13(c)", "what is done with a third card dealt to the Player's Hand in error, seen and unusable"
        ),
    ] = ExposedCard.SIMULATED_ROUND

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from super().problems()
        if self.royal_9 is None:
            return
        if self.decks != royal_9.DECKS:
            yield Problem("decks", self.decks, "MA-MIDI 12(i)(shoe)", "the Royal 9 progressive needs eight decks")
        if not 0 <= self.royal_9.secondary_share < 1:
            why = "must be a part of the increment, from 0 and below 1"
            field = "royal_9.secondary_share"
            yield Problem(field, self.royal_9.secondary_share, "MA-MIDI 12(i)(major-rate)", why)
        if self.unit > 0 and royal_9.STAKE % self.unit:
            why = f"chips of this unit cannot make the fixed wager of {dollars(royal_9.STAKE)}"
            yield Problem("unit", dollars(self.unit), "MA-MIDI 12(i)(stake)", why)

    def notices(self) -> Iterator[Notice]:
        """What must be posted, the combinations of each chair included."""
        yield from posted.notices(self, approval="MA-MIDI 2(b)", dragon_7_push="MA-MIDI 2(b)(2)(ii)")
        if self.royal_9 is not None:
            for chair in range(1, self.seats + 1):
                court, nine = royal_9.CHAIRS[chair]
                of_court, of_nine = court.name.lower(), nine.name.lower()
                text = f"Chair {chair}: king, queen or jack of {of_court} with the nine of {of_nine}."
                yield Notice("MA-MIDI 12(i)(combinations)", text)

    def changes(self, before: Self) -> Iterator[Problem]:
        """The reshuffle begins and ends only after notice (MA-MIDI 5(a)(2))."""
        if self.reshuffle_after_lacing != before.reshuffle_after_lacing:
            yield from posted.reshuffle_unannounced(self, before, "MA-MIDI 5(a)(2)")

    def differences_in_the_pit(self, others: tuple[Self, ...]) -> Iterator[Problem]:
        """All midi baccarat tables of a pit shuffle alike (MA-MIDI 5(b))."""
        for other in others:
            if self.pit and other.pit == self.pit:
                yield from posted.reshuffle_differs(self, other, "MA-MIDI 5(b)")
