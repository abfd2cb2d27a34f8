"""What the licensee chooses at chemin de fer: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Literal, Self

from croupier.games.baccarat.submission import ShuffleBy
from croupier.games.chemin_de_fer import clauses, shuffle_steps
from croupier.games.chemin_de_fer.clauses import MASSACHUSETTS
from croupier.games.chemin_de_fer.rules import LEAST_CUT_CARD_DEPTH
from croupier.games.chemin_de_fer.shuffle_steps import Step
from croupier.games.punto.choices import CENT, MOST_BURNED, QUARTER, Rounding
from croupier.money import Cents
from croupier.rulebooks.submissions import Notice, Problem, Submission, option
from croupier.table.shuffling import RecutBy

FIFTH = Cents(20)
STEPS = {4: FIFTH, 5: QUARTER}
"""To what a vigorish of so many percent may be rounded up (MA-CDF 9(c); NJ-CDF 4.10(c))."""


class Cards(StrEnum):
    """How the cards come to the table."""

    INSPECTED_AT_THE_TABLE = "inspect-at-table"
    PRE_INSPECTED = "pre-inspected"
    PRE_SHUFFLED = "pre-shuffled"


class CutBy(StrEnum):
    """Who is to cut the cards."""

    PARTICIPANTS = "participants"
    DEALER = "dealer"


class ShuffleMethod(StrEnum):
    """Whether dealers shuffle by hand."""

    MANUAL = "manual"
    MACHINE = "machine"


class TieCall(StrEnum):
    """What the dealer calls when the counts are equal."""

    STAND_OFF = "Stand Off"
    TIE_HAND = "Tie Hand"


class DisclosedCard(StrEnum):
    """What is done with a card that was disclosed in error and that no hand can use."""

    BURN_VALUE = "burn-value"
    BURN_ONE = "burn-one"
    SIMULATED_ROUND = "simulated-round"


class CheminDeFer(Submission, frozen=True, kw_only=True):
    """The licensee's choices at chemin de fer."""

    wager_classes = ("bank", "against")

    seats: Annotated[int, option(None, "how many numbered places the layout has", at_least=2, at_most=14)] = 8
    decks: Annotated[int, option(("MA-CDF 1(a)", "NJ-CDF 4.1(a)"), "how many decks are in the shoe", at_least=6)] = 6
    back_colour: Annotated[str, option(("MA-CDF 1(a)", "NJ-CDF 4.1(a)"), "the colour of the backs")] = "red"
    cut_card_colour: Annotated[
        str, option(("MA-CDF 1(a)", "NJ-CDF 4.1(a)"), "the colour of the two cut cards, unlike that of the backs")
    ] = "yellow"
    cards: Annotated[
        Cards,
        option(
            ("MA-CDF 2(a)", "NJ-CDF 4.3(a)"),
            "whether the cards are inspected and washed at the table, or came inspected, or also shuffled",
        ),
    ] = Cards.INSPECTED_AT_THE_TABLE
    shuffle: Annotated[
        ShuffleBy,
        option(
            ("MA-CDF 3(a)", "NJ-CDF 4.4(a)"), "whether a deck is laced in, or three dealers shuffle one after another"
        ),
    ] = ShuffleBy.LACING
    reshuffle_after_lacing: Annotated[
        bool,
        option(("MA-CDF 3(a)(1)(i)", "NJ-CDF 4.4(a)(1)(i)"), "whether the cards are shuffled once more after lacing"),
    ] = False
    pit: Annotated[str, option(("MA-CDF 3(b)", "NJ-CDF 4.4(b)"), "the pit, in which all tables shuffle alike")] = ""
    cut_by: Annotated[
        CutBy, option("MA-CDF 3(c)", "whether the stack is offered to the participants to cut, or the dealer cuts it")
    ] = CutBy.PARTICIPANTS
    cut_card_depth: Annotated[
        int,
        option(
            ("MA-CDF 3(e)", "NJ-CDF 4.4(e)"),
            "how many cards lie behind the cut card that ends the shoe",
            at_least=LEAST_CUT_CARD_DEPTH,
        ),
    ] = LEAST_CUT_CARD_DEPTH
    recut_by: Annotated[
        RecutBy,
        option(
            ("MA-CDF 3(f)", "NJ-CDF 4.4(f)"),
            "who cuts when a supervisor orders a recut: the same, or the next entitled",
        ),
    ] = RecutBy.SAME
    shuffle_method: Annotated[
        ShuffleMethod, option("MA-CDF 3(g)", "whether the dealers shuffle by hand or a machine does")
    ] = ShuffleMethod.MANUAL
    shuffle_steps: Annotated[
        tuple[Step, ...], option("MA-CDF 3(g)", "the steps of the manual shuffle in their order")
    ] = shuffle_steps.USUAL
    tie_call: Annotated[
        TieCall, option(("MA-CDF 9(a)", "NJ-CDF 4.10(a)"), "what the dealer calls when the counts are equal")
    ] = TieCall.STAND_OFF
    vigorish_percent: Annotated[
        Literal[4, 5],
        option(("MA-CDF 9(c)", "NJ-CDF 4.10(c)"), "how many percent the licensee takes of what the Banker wins"),
    ] = 5
    vigorish_rounding: Annotated[
        Rounding,
        option(
            ("MA-CDF 9(c)", "NJ-CDF 4.10(c)"),
            "whether the vigorish is exact, or rounded up to 25 cents (5 percent) or 20 cents (4 percent)",
        ),
    ] = Rounding.EXACT
    disclosed_card: Annotated[
        DisclosedCard,
        option(
            ("MA-CDF 11(h)", "NJ-CDF 4.12(h)"),
            "what is done with a card disclosed in error: as many burned as its value, one burned unseen, "
            "or a simulated round",
        ),
    ] = DisclosedCard.BURN_ONE
    ten_burn: Annotated[
        Literal[1, 10],
        option(
            ("MA-CDF 11(h)(1)", "NJ-CDF 4.12(h)(1)"),
            "how many cards are burned with a disclosed ten or court card if as many are burned as the value",
        ),
    ] = 1

    def clause(self, number: str) -> str:
        """The clause of this rulebook that answers to a number of Massachusetts."""
        return clauses.clause(self.rulebook, number)

    @property
    def vigorish_step(self) -> Cents:
        """What a vigorish is rounded up to (MA-CDF 9(c); NJ-CDF 4.10(c))."""
        return STEPS[self.vigorish_percent] if self.vigorish_rounding is Rounding.UP else CENT

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        if self.back_colour.strip().casefold() == self.cut_card_colour.strip().casefold():
            why = f"must be told apart from the {self.back_colour} backs"
            yield Problem("cut_card_colour", self.cut_card_colour, self.clause("1(a)"), why)
        if self.cut_card_depth > self.decks * 52 - MOST_BURNED - 1:
            why = f"must leave a card to play before the cut card when up to {MOST_BURNED} are burned"
            yield Problem("cut_card_depth", self.cut_card_depth, self.clause("3(e)"), why)
        if self.rulebook == MASSACHUSETTS and self.shuffle_method is ShuffleMethod.MANUAL:
            for clause, why in shuffle_steps.faults(self.shuffle_steps):
                yield Problem("shuffle_steps", ", ".join(self.shuffle_steps), clause, why)

    def notices(self) -> Iterator[Notice]:
        """The vigorish in force, one rate for all players at the table, and an unusual place of the plug."""
        rounded = "" if self.vigorish_step == CENT else f", rounded up to {self.vigorish_step} cents"
        says = f"Vigorish of {self.vigorish_percent} percent{rounded} is taken of what the Banker wins in each round."
        yield Notice(self.clause("9(d)"), says)
        if self.rulebook == MASSACHUSETTS and shuffle_steps.order_is_unusual(self.shuffle_steps):
            yield Notice("MA-CDF 3(g)(1)", "The plug is not the first step of the shuffle, which it is as a rule.")

    def changes(self, before: Self) -> Iterator[Problem]:
        """A higher vigorish and the reshuffle need notice (MA-CDF 3(a)(1)(ii), 9(d); NJ-CDF 4.4(a)(1)(ii), 4.10(d))."""
        notice = self.clause("9(d)")
        if self.vigorish_percent > before.vigorish_percent and self.unannounced(before, notice):
            why = f"is higher than the {before.vigorish_percent} percent in force; record the notice given first"
            yield Problem("vigorish_percent", self.vigorish_percent, notice, why)
        notice = self.clause("3(a)(1)(ii)")
        if self.reshuffle_after_lacing != before.reshuffle_after_lacing and self.unannounced(before, notice):
            why = "begins or ends only 30 minutes after written notice to surveillance and the Commission"
            yield Problem("reshuffle_after_lacing", self.reshuffle_after_lacing, notice, why)

    def differences_in_the_pit(self, others: tuple[Self, ...]) -> Iterator[Problem]:
        """All tables of a pit shuffle alike (MA-CDF 3(b); NJ-CDF 4.4(b))."""
        for other in others:
            if self.pit and other.pit == self.pit:
                for key in ("shuffle", "reshuffle_after_lacing"):
                    mine, theirs = getattr(self, key), getattr(other, key)
                    if mine != theirs:
                        why = f"another table of the pit {self.pit} has {theirs}, and all shuffle alike"
                        yield Problem(key, mine, self.clause("3(b)"), why)
