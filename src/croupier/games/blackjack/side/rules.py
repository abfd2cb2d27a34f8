"""What the side wagers decide (MA-BJ 17, 19, 20, 22 to 25): pure functions of the cards, one clause each."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from croupier.equipment.cards import Card, Rank, Suit
from croupier.games.blackjack.options.side_wagers import (
    LEAST_MATCH_ODDS,
    SAME_SUIT_ODDS,
    Match,
    MatchTheDealer,
    Twenty,
)
from croupier.games.blackjack.rules import Outcome, counted, dealt, may_become_blackjack, value
from croupier.money import LOSE, Cents, Odds, Result, Stake, win

THIRTEEN = 13
ROMAN = {1: "i", 2: "ii", 4: "iii", 6: "iv", 8: "v"}
"""The item of MA-BJ 17(e)(2) for each number of decks."""
QUEEN_OF_HEARTS = Card("Qh")
DEALER_STANDS = 17
"""On so many in two cards the optional bonus wager is lost (MA-BJ 25(d))."""
UNKNOWN_BONUS = Odds(21)
"""What a blackjack bonus wager is paid when nobody can find out the amount (MA-BJ 15(p))."""


class Decided(NamedTuple):
    """What becomes of a side wager, and by which clause."""

    result: Result
    clause: str


def over_13(cards: Sequence[Card]) -> Decided:
    """Over 13 wins if two cards total more, aces counting one (MA-BJ 2(b)(3)(ii), 17(b)(1), 17(c)).

    >>> over_13([Card("6h"), Card("8c")]).clause, over_13([Card("6h"), Card("7c")]).clause
    ('MA-BJ 17(e)(1)', 'MA-BJ 17(c)')
    """
    return _thirteen(cards, is_won=_low_total(cards) > THIRTEEN)


def under_13(cards: Sequence[Card]) -> Decided:
    """Under 13 wins if two cards total less, aces counting one (MA-BJ 2(b)(3)(ii), 17(b)(2), 17(c))."""
    return _thirteen(cards, is_won=_low_total(cards) < THIRTEEN)


def _thirteen(cards: Sequence[Card], *, is_won: bool) -> Decided:
    if is_won:
        return Decided(win(Odds(1)), "MA-BJ 17(e)(1)")
    return Decided(LOSE, "MA-BJ 17(c)" if _low_total(cards) == THIRTEEN else "MA-BJ 17(d)")


def _low_total(cards: Sequence[Card]) -> int:
    return sum(map(value, cards))


def same_suit(cards: Sequence[Card], decks: int, option: int) -> Decided:
    """Two cards of one suit win by the licensee's option, a king and queen at odds of their own (MA-BJ 17(e)(2))."""
    if not _is_suited(cards):
        return Decided(LOSE, "MA-BJ 17(d)")
    king_and_queen, any_two = SAME_SUIT_ODDS[decks][option - 1]
    if sorted(card.rank.letter for card in cards) == ["K", "Q"]:
        return Decided(win(king_and_queen), f"MA-BJ 17(e)(2)({ROMAN[decks]})(King and Queen)")
    return Decided(win(any_two), f"MA-BJ 17(e)(2)({ROMAN[decks]})(Any Two Cards)")


def _is_suited(cards: Sequence[Card]) -> bool:
    return all(card.suit is cards[0].suit for card in cards)


class Sevens(StrEnum):
    """The winning hands of the sevens wager, the highest first (MA-BJ 17(e)(3))."""

    THREE_SAME_SUIT = "Three Sevens Same Suit"
    THREE_ANY_SUIT = "Three Sevens Any Suit"
    TWO_SAME_SUIT = "Two Sevens Same Suit"
    TWO_ANY_SUIT = "Two Sevens Any Suit"
    ONE = "One Seven"


SEVENS_ODDS = dict(zip(Sevens, map(Odds, (5000, 500, 100, 50, 3)), strict=True))


def sevens(cards: Sequence[Card]) -> Decided:
    """The first two or three cards by the highest row: sevens count in sequence from the first (MA-BJ 17(e)(3)).

    A seven that comes second or third wins nothing by the table, though 17(b)(4) by itself would have it win.

    >>> sevens([Card("7h"), Card("7c"), Card("2d")]).clause
    'MA-BJ 17(e)(3)(Two Sevens Any Suit)'
    """
    first = opening_sevens(cards)
    match len(first):
        case 0:
            return Decided(LOSE, "MA-BJ 17(d)")
        case 1:
            hand = Sevens.ONE
        case 2:
            hand = Sevens.TWO_SAME_SUIT if _is_suited(first) else Sevens.TWO_ANY_SUIT
        case _:
            hand = Sevens.THREE_SAME_SUIT if _is_suited(first) else Sevens.THREE_ANY_SUIT
    return Decided(win(SEVENS_ODDS[hand]), f"MA-BJ 17(e)(3)({hand})")


def opening_sevens(cards: Sequence[Card]) -> list[Card]:
    """The sevens with which the first three cards begin."""
    first = list(cards[:3])
    others = (number for number, card in enumerate(first) if card.rank is not Rank.SEVEN)
    return first[: next(others, len(first))]


class Aces(StrEnum):
    """The winning hands of the progressive wager, the highest first (MA-BJ 19(c))."""

    FOUR_ONE_COLOR = "Four Aces One Color"
    THREE_SAME_SUIT = "Three Aces Same Suit"
    ANY_THREE = "Any Three Aces"
    TWO_SAME_SUIT = "Two Aces Same Suit"
    ANY_TWO = "Any Two Aces"

    @property
    def clause(self) -> str:
        """The row of the table."""
        return f"MA-BJ 19(c)({self})"


PROGRESSIVE_STAKE = Cents(1_00)
ACES_PAY = {
    Aces.THREE_SAME_SUIT: Cents(2500_00),
    Aces.ANY_THREE: Cents(250_00),
    Aces.TWO_SAME_SUIT: Cents(100_00),
    Aces.ANY_TWO: Cents(25_00),
}
"""What the hands pay that do not win the meter (MA-BJ 19(c))."""


def aces(cards: Sequence[Card]) -> Aces | None:
    """The highest progressive hand of the cards in the order in which a box got them (MA-BJ 19(c), 19(e)).

    >>> aces([Card("As"), Card("As"), Card("As"), Card("Ah")])
    <Aces.THREE_SAME_SUIT: 'Three Aces Same Suit'>
    """
    if _are_aces(cards, 4) and _is_of_one_colour(cards[:4]):
        return Aces.FOUR_ONE_COLOR
    if _are_aces(cards, 3):
        return Aces.THREE_SAME_SUIT if _is_suited(cards[:3]) else Aces.ANY_THREE
    if _are_aces(cards, 2):
        return Aces.TWO_SAME_SUIT if _is_suited(cards[:2]) else Aces.ANY_TWO
    return None


def _are_aces(cards: Sequence[Card], number: int) -> bool:
    return len(cards) >= number and all(card.rank is Rank.ACE for card in cards[:number])


def _is_of_one_colour(cards: Sequence[Card]) -> bool:
    return all(_is_red(card) is _is_red(cards[0]) for card in cards)


def _is_red(card: Card) -> bool:
    return card.suit in (Suit.HEARTS, Suit.DIAMONDS)


def award(amount: int) -> Result:
    """A sum that the progressive wager wins: the chip has gone into the acceptor and does not come back."""
    return Result(Stake.TAKEN, award=Cents(amount))


def paid_sum(amount: int) -> Result:
    """A sum that is paid beside the wager: what the button shows, or a share of a cap (MA-BJ 20(j), 24(h))."""
    return Result(Stake.RETURNED, award=Cents(amount))


def wins_bonus(cards: Sequence[Card]) -> bool:
    """The blackjack bonus wager wins if the first two cards are a blackjack (MA-BJ 20(d))."""
    return dealt(cards).is_blackjack


def streak_goes(outcomes: Sequence[Outcome]) -> Outcome:
    """What the hands of a box mean for a streak: more wins than losses advance it, pushes left out (MA-BJ 22(h)).

    >>> streak_goes([Outcome.WON, Outcome.VOID]), streak_goes([Outcome.WON, Outcome.LOST])
    (<Outcome.WON: 'won'>, <Outcome.VOID: 'void'>)
    """
    ahead = outcomes.count(Outcome.WON) - outcomes.count(Outcome.LOST)
    if ahead > 0:
        return Outcome.WON
    return Outcome.LOST if ahead < 0 else Outcome.VOID


def match_odds(chosen: MatchTheDealer, decks: int) -> dict[Match, Odds]:
    """What a matching card pays: the licensee's odds, else those of the list for the decks (MA-BJ 23(f))."""
    return LEAST_MATCH_ODDS[decks] | chosen.pays


def match_the_dealer(cards: Sequence[Card], first: Card, pays: dict[Match, Odds], decks: int) -> Decided:
    """Each card of the rank of the dealer's first is paid, by its suit (MA-BJ 23(a), 23(a)(2), 23(f))."""
    matches = [matching(card, first) for card in cards if card.rank is first.rank]
    if not matches:
        return Decided(LOSE, "MA-BJ 23(e)")
    ratio = sum(pays[each].ratio for each in matches)
    row = "Matching Suit" if Match.MATCHING_SUIT in matches else "Non-Matching Suit"
    clause = f"MA-BJ 23(f)({'Six' if decks == 6 else 'Eight'} Deck {row})"
    return Decided(win(Odds(ratio.numerator, ratio.denominator)), clause if len(matches) == 1 else "MA-BJ 23(a)(2)")


def matching(card: Card, first: Card) -> Match:
    """How a card of the dealer's rank matches."""
    return Match.MATCHING_SUIT if card.suit is first.suit else Match.NON_MATCHING_SUIT


TWENTY_ROWS = {
    Twenty.QUEENS_AND_DEALER_BLACKJACK: "MA-BJ 24(f)(Queen of Hearts Pair and Dealer Blackjack)",
    Twenty.QUEENS: "MA-BJ 24(f)(Queen of Hearts Pair)",
    Twenty.MATCHED: "MA-BJ 24(f)(Matched 20)",
    Twenty.SUITED: "MA-BJ 24(f)(Suited 20)",
    Twenty.ANY: "MA-BJ 24(f)(Any 20)",
}


def twenty(cards: Sequence[Card]) -> Twenty | None:
    """The highest hand of two cards that count twenty, the dealer's left out (MA-BJ 24(a), 24(g))."""
    if counted(cards).total != 20:
        return None
    if cards[0] == cards[1]:
        return Twenty.QUEENS if cards[0] == QUEEN_OF_HEARTS else Twenty.MATCHED
    return Twenty.SUITED if _is_suited(cards) else Twenty.ANY


def twenty_waits(hand: Twenty | None, first: Card) -> bool:
    """Two queens of hearts wait for the dealer's second card if he may have a blackjack (MA-BJ 24(e))."""
    return hand is Twenty.QUEENS and may_become_blackjack(first)


def shared(due: Sequence[int], cap: int, unit: int) -> list[int]:
    """A cap in proportion to the sums due, in whole units; what is left over goes to the first (MA-BJ 24(h)).

    >>> shared([20_000_00, 30_000_00], 25_000_00, 50)
    [1000000, 1500000]
    """
    parts = [each * cap // (sum(due) * unit) * unit for each in due]
    parts[0] += (cap - sum(parts)) // unit * unit
    return parts


BUST_ODDS = {10: Odds(3), 9: Odds(5), 8: Odds(7), 7: Odds(9), 6: Odds(15)}
"""What the third card pays by its value when it takes the dealer over 21 (MA-BJ 25(e))."""
BUST_ROWS = {10: "Ten", 9: "Nine", 8: "Eight", 7: "Seven", 6: "Six"}
THREE_EIGHTS_SAME_COLOUR = Odds(50)
THREE_EIGHTS_SAME_SUIT = Odds(200)


def bust_bonus(cards: Sequence[Card]) -> Decided:
    """It wins if the third card takes the dealer over 21, at odds by that card (MA-BJ 25(d), 25(e), 25(f)).

    >>> bust_bonus([Card("Th"), Card("5c"), Card("9d")]).clause
    'MA-BJ 25(e)(Nine)'
    """
    if not counted(cards[:3]).is_bust:
        return Decided(LOSE, "MA-BJ 25(d)")
    if all(card.rank is Rank.EIGHT for card in cards[:3]):
        if _is_suited(cards[:3]):
            return Decided(win(THREE_EIGHTS_SAME_SUIT), "MA-BJ 25(f)(Three Eights Same Suit)")
        if _is_of_one_colour(cards[:3]):
            return Decided(win(THREE_EIGHTS_SAME_COLOUR), "MA-BJ 25(f)(Three Eights Same Color)")
    third = value(cards[2])
    return Decided(win(BUST_ODDS[third]), f"MA-BJ 25(e)({BUST_ROWS[third]})")
