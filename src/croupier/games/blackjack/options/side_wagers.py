"""The choices of the side wagers that a licensee may offer at blackjack (MA-BJ 17, 19, 20, 22 to 25)."""

from enum import StrEnum
from fractions import Fraction
from typing import Annotated

from msgspec import Struct, field

from croupier.money import Cents, Odds
from croupier.rulebooks.submissions import option

LEAST_PROGRESSION = Fraction(7, 10)
LEAST_METER = Cents(5000_00)
SAME_SUIT_ODDS = {
    1: ((Odds(50), Odds(5, 2)), (Odds(10), Odds(3)), (Odds(5), Odds(3)), (Odds(25), Odds(5, 2))),
    2: ((Odds(10), Odds(3)), (Odds(5), Odds(3)), (Odds(25), Odds(5, 2)), (Odds(20), Odds(5, 2))),
    4: ((Odds(5), Odds(3)), (Odds(25), Odds(5, 2)), (Odds(20), Odds(5, 2)), (Odds(50), Odds(2))),
    6: ((Odds(5), Odds(3)), (Odds(25), Odds(5, 2)), (Odds(20), Odds(5, 2)), (Odds(15), Odds(5, 2))),
    8: ((Odds(5), Odds(3)), (Odds(25), Odds(5, 2)), (Odds(50), Odds(2))),
}
"""The options for each number of decks: what a king and queen pay, and what any other two cards (MA-BJ 17(e)(2))."""
SAME_SUIT_OPTIONS = {decks: len(options) for decks, options in SAME_SUIT_ODDS.items()}
LEAST_STREAK_ODDS = {2: Odds(3), 3: Odds(7), 4: Odds(17), 5: Odds(37)}
"""What so many consecutive winning hands pay at least (MA-BJ 22(j))."""


class Match(StrEnum):
    """How a card of the player's matches the dealer's first."""

    NON_MATCHING_SUIT = "non-matching-suit"
    MATCHING_SUIT = "matching-suit"


LEAST_MATCH_ODDS = {
    6: {Match.NON_MATCHING_SUIT: Odds(4), Match.MATCHING_SUIT: Odds(11)},
    8: {Match.NON_MATCHING_SUIT: Odds(3), Match.MATCHING_SUIT: Odds(14)},
}
"""What each matching card pays at least, by the number of decks (MA-BJ 23(f))."""


class AdditionalWager(StrEnum):
    """The additional wagers, of which a table offers one (MA-BJ 17(a))."""

    OVER_UNDER_13 = "over-under-13"
    SAME_SUIT = "same-suit"
    SEVENS = "sevens"


class MultipleAction(StrEnum):
    """Against how many hands of the dealer a player must wager (MA-BJ 18(b))."""

    TWO_OR_THREE = "two-or-three"
    THREE = "three"


class Twenty(StrEnum):
    """The winning hands of the twenty point bonus wager, the highest first (MA-BJ 24(f))."""

    QUEENS_AND_DEALER_BLACKJACK = "queens-and-dealer-blackjack"
    QUEENS = "queens"
    MATCHED = "matched"
    SUITED = "suited"
    ANY = "any"


class TwentyTable(StrEnum):
    """The two pay tables of the twenty point bonus wager."""

    A = "A"
    B = "B"


LEAST_TWENTY_ODDS = {
    TwentyTable.A: dict(zip(Twenty, map(Odds, (1000, 125, 19, 9, 4)), strict=True)),
    TwentyTable.B: dict(zip(Twenty, map(Odds, (1000, 200, 25, 10, 4)), strict=True)),
}
"""What each hand pays at least, by the pay table (MA-BJ 24(f))."""
LEAST_TWENTY_CAP = Cents(25_000_00)


class Progressive(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The progressive blackjack wager."""

    equipment: Annotated[str, option("MA-BJ 19(a)", "the record of the acceptors, lights and meters")] = ""
    rate: Annotated[Fraction, option("MA-BJ 19(i)", "which part of each wager goes to the meters, at least 7/10")] = (
        LEAST_PROGRESSION
    )
    initial: Annotated[Cents, option("MA-BJ 19(i)", "what the meter shows at first", at_least=LEAST_METER)] = (
        LEAST_METER
    )
    reset: Annotated[
        Cents, option("MA-BJ 19(i)", "what the licensee puts on the meter after it was won", at_least=LEAST_METER)
    ] = LEAST_METER


class BlackjackBonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The blackjack bonus wager: how often the button shows each amount; a stake without amounts is not offered."""

    equipment: Annotated[str, option("MA-BJ 20(a)", "the record of button, display and controller")] = ""
    one_dollar: Annotated[
        dict[int, Fraction],
        option("MA-BJ 20(j)($1 Wager)", "the payouts of a wager of $1 in dollars, each with its chance"),
    ] = field(default_factory=dict)
    five_dollars: Annotated[
        dict[int, Fraction],
        option("MA-BJ 20(j)($5 Wager)", "the payouts of a wager of $5 in dollars, each with its chance"),
    ] = field(default_factory=dict)


class Streak(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The streak wager."""

    pays: Annotated[
        dict[int, Odds], option("MA-BJ 22(j)(Two)", "what so many consecutive winning hands pay, never below the list")
    ] = field(default_factory=lambda: dict(LEAST_STREAK_ODDS))


class MatchTheDealer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The match-the-dealer wager; odds that are left out are those of the list for the number of decks."""

    pays: Annotated[
        dict[Match, Odds],
        option("MA-BJ 23(f)(Six Deck Non-Matching Suit)", "what a matching card pays where it is more than the list"),
    ] = field(default_factory=dict)


class TwentyPointBonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The twenty point bonus wager; odds that are left out are those of the pay table."""

    table: Annotated[TwentyTable, option("MA-BJ 24(f)", "the pay table")]
    pays: Annotated[
        dict[Twenty, Odds], option("MA-BJ 24(f)", "what a hand pays where it is more than the pay table")
    ] = field(default_factory=dict)
    cap: Annotated[
        Cents | None,
        option("MA-BJ 24(h)", "the most that all queen of hearts pairs with dealer blackjack win in a round together"),
    ] = None
    cap_approval: Annotated[str, option("MA-BJ 24(h)", "the Commission's approval of that most")] = ""
    cap_on_layout: Annotated[bool, option("MA-BJ 24(h)", "whether that most is printed on the layout")] = False

    @property
    def in_force(self) -> dict[Twenty, Odds]:
        """What each winning hand pays."""
        return LEAST_TWENTY_ODDS[self.table] | self.pays


class SideWagers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wagers that a licensee may offer beside that against the dealer."""

    additional: Annotated[
        AdditionalWager | None, option("MA-BJ 17(a)", "the additional wager that is offered, if any")
    ] = None
    same_suit_option: Annotated[
        int, option("MA-BJ 17(e)(2)", "the option by which same suit pays", at_least=1, at_most=4)
    ] = 1
    additional_maximum: Annotated[
        Cents | None, option("MA-BJ 17(g)(2)", "the most of an additional wager", at_least=1)
    ] = None
    multiple_action: Annotated[
        MultipleAction | None, option("MA-BJ 18(a)", "multiple action blackjack, and how many wagers it asks for")
    ] = None
    progressive: Annotated[
        Progressive | None, option("MA-BJ 19(a)", "the progressive blackjack wager, if it is offered")
    ] = None
    blackjack_bonus: Annotated[
        BlackjackBonus | None, option("MA-BJ 20(a)", "the blackjack bonus wager, if it is offered")
    ] = None
    streak: Annotated[Streak | None, option("MA-BJ 22(a)", "the streak wager, if it is offered")] = None
    match_the_dealer: Annotated[
        MatchTheDealer | None, option("MA-BJ 23(a)", "the match-the-dealer wager, if it is offered")
    ] = None
    twenty_point_bonus: Annotated[
        TwentyPointBonus | None, option("MA-BJ 24(a)", "the twenty point bonus wager, if it is offered")
    ] = None
    optional_bonus: Annotated[bool, option("MA-BJ 25(a)", "whether the optional bonus wager is offered")] = False
