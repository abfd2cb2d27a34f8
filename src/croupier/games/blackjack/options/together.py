"""What may not be offered together at one blackjack table: one row for each clause that forbids it."""

from collections.abc import Iterator
from enum import StrEnum

from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.dealing import Device, SecondCard, Shuffler
from croupier.games.blackjack.options.side_wagers import SAME_SUIT_OPTIONS, AdditionalWager
from croupier.games.blackjack.rules import SpecialOdds
from croupier.rulebooks.submissions import Problem


class Feature(StrEnum):
    """What a table may offer, as a problem names it."""

    SIX_TO_FIVE = "the 6 to 5 variation"
    SHOE = "a dealing shoe"
    DOUBLE_SHOE = "a double shoe"
    CONTINUOUS = "a continuous shuffling device"
    AUTOMATED = "an automated shuffling device"
    HOLE_DOWN = "the hole card face down without a reader"
    READER = "the hole card face down with a card reader"
    FACE_UP = "the hole card face up"
    SUITED_678 = "odds for 6, 7 and 8 of one suit"
    THREE_SEVENS = "odds for three sevens"
    DESIGNATED = "odds for a designated blackjack"
    FIVE_CARDS = "odds for five cards totalling 21"
    SURRENDER = "surrender"
    EVEN_MONEY = "even money"
    IN_TURN = "insurance in turn"
    RESPLIT = "splitting pairs again"
    SHARED_BOXES = "several players on a box"
    OVER_UNDER = "the over and under 13 wager"
    SAME_SUIT = "the same suit wager"
    SEVENS = "the sevens wager"
    MULTIPLE_ACTION = "multiple action"
    PROGRESSIVE = "the progressive wager"
    BONUS = "the blackjack bonus wager"
    STREAK = "the streak wager"
    MATCH = "the match-the-dealer wager"
    TWENTY = "the twenty point bonus wager"
    OPTIONAL_BONUS = "the optional bonus wager"


F = Feature

FIELDS = {
    F.SIX_TO_FIVE: "six_to_five",
    F.SHOE: "dealing_device",
    F.DOUBLE_SHOE: "dealing_device",
    F.CONTINUOUS: "dealing_device",
    F.AUTOMATED: "shuffler",
    F.HOLE_DOWN: "dealer_second_card",
    F.READER: "dealer_second_card",
    F.FACE_UP: "dealer_second_card",
    F.SUITED_678: "special_odds",
    F.THREE_SEVENS: "special_odds",
    F.DESIGNATED: "special_odds",
    F.FIVE_CARDS: "special_odds",
    F.SURRENDER: "surrender",
    F.EVEN_MONEY: "even_money",
    F.IN_TURN: "insurance_in_turn",
    F.RESPLIT: "resplit_hands",
    F.SHARED_BOXES: "players_per_box",
    F.OVER_UNDER: "wagers.additional",
    F.SAME_SUIT: "wagers.additional",
    F.SEVENS: "wagers.additional",
    F.MULTIPLE_ACTION: "wagers.multiple_action",
    F.PROGRESSIVE: "wagers.progressive",
    F.BONUS: "wagers.blackjack_bonus",
    F.STREAK: "wagers.streak",
    F.MATCH: "wagers.match_the_dealer",
    F.TWENTY: "wagers.twenty_point_bonus",
    F.OPTIONAL_BONUS: "wagers.optional_bonus",
}
"""The option that a feature comes from."""

FORBIDDEN: tuple[tuple[str, Feature, tuple[Feature, ...]], ...] = (
    # The cards of a batch look alike, and those of the two sides of a double shoe do not.
    ("MA-BJ 2(c)(2)", F.AUTOMATED, (F.DOUBLE_SHOE,)),
    ("MA-BJ 3(e)", F.SIX_TO_FIVE, (F.SUITED_678, F.THREE_SEVENS, F.DESIGNATED, F.FIVE_CARDS)),
    ("MA-BJ 6(a)", F.SIX_TO_FIVE, (F.SHOE, F.DOUBLE_SHOE)),
    ("MA-BJ 21", F.CONTINUOUS, (F.SIX_TO_FIVE, F.AUTOMATED)),
    ("MA-BJ 6(j)(2)", F.PROGRESSIVE, (F.HOLE_DOWN, F.READER)),
    # Each hand of the dealer in multiple action is dealt under 6(h), so only the first could be shown.
    ("MA-BJ 6(k)", F.FACE_UP, (F.PROGRESSIVE, F.MULTIPLE_ACTION)),
    # Even money stands in place of insurance.
    ("MA-BJ 6(k)(3)", F.FACE_UP, (F.SURRENDER, F.EVEN_MONEY, F.IN_TURN)),
    ("MA-BJ 6(k)(5)", F.FACE_UP, (F.RESPLIT,)),
    ("MA-BJ 6A(h)", F.SIX_TO_FIVE, (F.HOLE_DOWN, F.FACE_UP)),
    ("MA-BJ 8(c)", F.SURRENDER, (F.MULTIPLE_ACTION, F.SIX_TO_FIVE, F.PROGRESSIVE)),
    # With a reader insurance is placed before the hole card goes in, which is before anybody's turn.
    ("MA-BJ 9(b)", F.IN_TURN, (F.READER,)),
    ("MA-BJ 11(e)", F.RESPLIT, (F.MULTIPLE_ACTION,)),
    ("MA-BJ 13(a)", F.SHARED_BOXES, (F.PROGRESSIVE,)),
    ("MA-BJ 17(a)", F.PROGRESSIVE, (F.OVER_UNDER, F.SAME_SUIT, F.SEVENS)),
    # Multiple action is dealt under section 6, which 6A displaces.
    (
        "MA-BJ 18(a)",
        F.MULTIPLE_ACTION,
        (F.PROGRESSIVE, F.BONUS, F.STREAK, F.MATCH, F.TWENTY, F.OPTIONAL_BONUS, F.SIX_TO_FIVE),
    ),
    # Each of the dealer's hands gets its second card last; a hole card would belong to one of them only.
    ("MA-BJ 18(e)", F.MULTIPLE_ACTION, (F.HOLE_DOWN, F.READER)),
    ("MA-BJ 20(l)", F.BONUS, (F.MULTIPLE_ACTION, F.PROGRESSIVE, F.STREAK, F.TWENTY, F.OPTIONAL_BONUS)),
    ("MA-BJ 22(l)", F.STREAK, (F.MULTIPLE_ACTION, F.PROGRESSIVE, F.BONUS, F.TWENTY, F.OPTIONAL_BONUS)),
    ("MA-BJ 23(g)", F.MATCH, (F.OPTIONAL_BONUS,)),
    ("MA-BJ 24(i)", F.TWENTY, (F.MULTIPLE_ACTION, F.PROGRESSIVE, F.BONUS, F.STREAK, F.OPTIONAL_BONUS)),
    ("MA-BJ 25(h)", F.OPTIONAL_BONUS, (F.MULTIPLE_ACTION, F.PROGRESSIVE, F.BONUS, F.STREAK, F.MATCH, F.TWENTY)),
)

DECKS: tuple[tuple[str, Feature, tuple[int, ...]], ...] = (
    ("MA-BJ 2(a)(1)", F.SIX_TO_FIVE, (1, 2)),
    ("MA-BJ 2(a)(2)", F.TWENTY, tuple(range(2, 9))),
    ("MA-BJ 2(a)(3)", F.SEVENS, tuple(range(4, 9))),
    ("MA-BJ 2(a)(3)", F.PROGRESSIVE, tuple(range(4, 9))),
    ("MA-BJ 2(a)(4)", F.MATCH, (6, 8)),
    ("MA-BJ 2(a)(4)", F.OPTIONAL_BONUS, (6, 8)),
    ("MA-BJ 17(a)(2)", F.SAME_SUIT, tuple(SAME_SUIT_OPTIONS)),
)
"""With how many decks a feature may be offered."""


def problems(chosen: Choices) -> Iterator[Problem]:
    """The features that the table offers together and may not, and the decks that one of them forbids."""
    offered = list(features(chosen))
    for clause, feature, others in FORBIDDEN:
        for other in others if feature in offered else ():
            if other in offered:
                yield Problem(FIELDS[feature], None, clause, f"{feature} and {other} may not be offered together")
    for clause, feature, decks in DECKS:
        if feature in offered and chosen.decks not in decks:
            numbers = ", ".join(map(str, decks))
            yield Problem("decks", chosen.decks, clause, f"{feature} is played with {numbers} decks")


def features(chosen: Choices) -> Iterator[Feature]:
    """What a table offers of that which another clause may forbid."""
    side = chosen.wagers
    offered = {
        F.SIX_TO_FIVE: chosen.six_to_five,
        F.SHOE: chosen.dealing_device is Device.SHOE,
        F.DOUBLE_SHOE: chosen.dealing_device is Device.DOUBLE_SHOE,
        F.CONTINUOUS: chosen.dealing_device is Device.CONTINUOUS,
        F.AUTOMATED: chosen.shuffler is Shuffler.AUTOMATED,
        F.HOLE_DOWN: chosen.dealer_second_card is SecondCard.HOLE_DOWN,
        F.READER: chosen.dealer_second_card is SecondCard.HOLE_DOWN_READER,
        F.FACE_UP: chosen.dealer_second_card is SecondCard.FACE_UP,
        F.SUITED_678: SpecialOdds.SUITED_678 in chosen.special_odds,
        F.THREE_SEVENS: SpecialOdds.THREE_SEVENS in chosen.special_odds,
        F.DESIGNATED: SpecialOdds.DESIGNATED_BLACKJACK in chosen.special_odds,
        F.FIVE_CARDS: SpecialOdds.FIVE_CARD_21 in chosen.special_odds,
        F.SURRENDER: chosen.surrender,
        F.EVEN_MONEY: chosen.even_money,
        F.IN_TURN: chosen.insurance_in_turn,
        F.RESPLIT: chosen.resplit_hands > 2,
        F.SHARED_BOXES: chosen.players_per_box > 1,
        F.OVER_UNDER: side.additional is AdditionalWager.OVER_UNDER_13,
        F.SAME_SUIT: side.additional is AdditionalWager.SAME_SUIT,
        F.SEVENS: side.additional is AdditionalWager.SEVENS,
        F.MULTIPLE_ACTION: side.multiple_action is not None,
        F.PROGRESSIVE: side.progressive is not None,
        F.BONUS: side.blackjack_bonus is not None,
        F.STREAK: side.streak is not None,
        F.MATCH: side.match_the_dealer is not None,
        F.TWENTY: side.twenty_point_bonus is not None,
        F.OPTIONAL_BONUS: side.optional_bonus,
    }
    yield from (feature for feature, is_offered in offered.items() if is_offered)
