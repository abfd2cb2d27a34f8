"""The decisions of blackjack (MA-BJ 1 to 12, 16): pure functions, one clause each."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from croupier.equipment.cards import Card, Rank, Suit
from croupier.games.blackjack.options.dealing import Side
from croupier.money import LOSE, PUSH, Cents, Odds, Result, win

RED_SUITS = (Suit.HEARTS, Suit.DIAMONDS)
TENS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)
VALUES = {rank: min(value, 10) for value, rank in enumerate(Rank, start=2)} | {Rank.ACE: 1}
"""Two to ten count their number, jack, queen and king ten; an ace here counts one (MA-BJ 2(b))."""
MOST = 21
EVEN_MONEY = Odds(1)
STANDARD_BLACKJACK = Odds(3, 2)
SIX_TO_FIVE = Odds(6, 5)
"""What a blackjack is paid in the variation that is named after it (MA-BJ 3(e))."""
SIX_TO_FIVE_STEP = Cents(5_00)
"""All wagers of the 6 to 5 variation are multiples of this (MA-BJ 3(d))."""
INSURANCE = Odds(2)
"""What a winning insurance wager is paid (MA-BJ 9(c))."""
DOUBLED_FACE_UP = (9, 10, 11)
"""The counts that may be doubled where the hole card lies face up (MA-BJ 6(k)(4))."""


class SpecialOdds(StrEnum):
    """Hands for which a licensee may offer other odds (MA-BJ 3(e)(1) to (4))."""

    SUITED_678 = "678-suited"
    THREE_SEVENS = "three-sevens"
    DESIGNATED_BLACKJACK = "designated-blackjack"
    FIVE_CARD_21 = "five-card-21"


SPECIAL_ODDS = {
    SpecialOdds.SUITED_678: Odds(2),
    SpecialOdds.THREE_SEVENS: Odds(3, 2),
    SpecialOdds.DESIGNATED_BLACKJACK: Odds(2),
    SpecialOdds.FIVE_CARD_21: Odds(2),
}


class Soft17(StrEnum):
    """What the dealer does with a soft seventeen (MA-BJ 12(b))."""

    STAND = "stand"
    DRAW = "draw"


class Outcome(StrEnum):
    """How a player's wager stands against the dealer's hand."""

    WON = "won"
    LOST = "lost"
    VOID = "void"


class Score(Struct, frozen=True):
    """What the cards of a hand count: their total, and what else decides beside it."""

    total: int
    is_soft: bool
    cards: int
    is_blackjack: bool = False

    @property
    def is_bust(self) -> bool:
        """Whether the hand is over 21."""
        return self.total > MOST

    @property
    def is_two_card_21(self) -> bool:
        """Whether the hand has 21 in two cards, a blackjack or not (MA-BJ 3(a)(3), 10(a))."""
        return self.total == MOST and self.cards == 2

    @property
    def spoken(self) -> str:
        """What the dealer announces (MA-BJ 6(f))."""
        if self.is_blackjack:
            return "Blackjack"
        return f"Soft {self.total}" if self.is_soft and self.total < MOST else f"{self.total}"


def value(card: Card) -> int:
    """What a card counts, an ace as one (MA-BJ 2(b))."""
    return VALUES[card.rank]


def counted(cards: Sequence[Card]) -> Score:
    """The count of cards; an ace is eleven unless that would be over 21 (MA-BJ 2(b)(3)(i)).

    >>> counted([Card("Ah"), Card("Ad"), Card("5c")])
    Score(total=17, is_soft=True, cards=3, is_blackjack=False)
    """
    total = sum(map(value, cards))
    # Of several aces only one can count eleven: two would make 22.
    is_soft = total + 10 <= MOST and any(card.rank is Rank.ACE for card in cards)
    return Score(total + 10 if is_soft else total, is_soft, len(cards))


def dealt(cards: Sequence[Card]) -> Score:
    """The count of a hand that was dealt: an ace and a ten-value card are blackjack (MA-BJ 1(Blackjack)).

    >>> dealt([Card("As"), Card("Td")]).is_blackjack, counted([Card("As"), Card("Td")]).is_blackjack
    (True, False)
    """
    score = counted(cards)
    return Score(score.total, score.is_soft, score.cards, score.is_two_card_21)


def may_become_blackjack(first: Card) -> bool:
    """Whether the dealer's first card is an ace or worth ten (MA-BJ 7(b))."""
    return first.rank is Rank.ACE or first.rank in TENS


def is_pair(cards: Sequence[Card]) -> bool:
    """Whether two cards are identical in value: any two ten-value cards are (MA-BJ 11(a))."""
    return len(cards) == 2 and value(cards[0]) == value(cards[1])


def dealer_draws(score: Score, soft_17: Soft17) -> bool:
    """Whether the dealer draws a further card (MA-BJ 12(b)(1), 12(b)(2))."""
    if score.total == 17 and score.is_soft:
        return soft_17 is Soft17.DRAW
    return score.total < 17


def outcome(player: Score, dealer: Score) -> Outcome:
    """Who wins a wager against the dealer (MA-BJ 3(a), 3(b)).

    >>> outcome(dealt([Card("As"), Card("Kd")]), counted([Card("7c"), Card("7d"), Card("7h")]))
    <Outcome.WON: 'won'>
    """
    # A hand over 21 wins under none of the items of 3(a), and is lost at once whatever the dealer makes.
    if player.is_bust:
        return Outcome.LOST
    if dealer.is_bust or player.total > dealer.total:
        return Outcome.WON
    if player.total < dealer.total:
        return Outcome.LOST
    # A 21 that is no blackjack loses to one, and two cards beat a 21 of more than two.
    if player.is_blackjack != dealer.is_blackjack:
        return Outcome.WON if player.is_blackjack else Outcome.LOST
    if player.is_two_card_21 and dealer.cards > 2:
        return Outcome.WON
    return Outcome.VOID


def outcome_face_up(player: Score, dealer: Score) -> Outcome:
    """Who wins where the hole card is dealt face up: an equal score loses, but two blackjacks win (MA-BJ 6(k)(1))."""
    if player.is_blackjack and dealer.is_blackjack:
        return Outcome.WON
    judged = outcome(player, dealer)
    return Outcome.LOST if judged is Outcome.VOID else judged


def special(cards: Sequence[Card], score: Score, designated: Sequence[Card]) -> SpecialOdds | None:
    """For which of the special odds a hand qualifies (MA-BJ 3(e)(1) to (4), 16(a))."""
    ranks = sorted(value(card) for card in cards)
    if ranks == [6, 7, 8] and len({card.suit for card in cards}) == 1:
        return SpecialOdds.SUITED_678
    if ranks == [7, 7, 7]:
        return SpecialOdds.THREE_SEVENS
    if score.is_blackjack and sorted(cards) == sorted(designated):
        return SpecialOdds.DESIGNATED_BLACKJACK
    # Six or more cards that make 21 are paid like any other hand.
    if len(cards) == 5 and score.total == MOST:
        return SpecialOdds.FIVE_CARD_21
    return None


def result(judged: Outcome, odds: Odds) -> Result:
    """What becomes of a wager on a hand that is paid at these odds if it wins (MA-BJ 3(e))."""
    match judged:
        case Outcome.WON:
            return win(odds)
        case Outcome.LOST:
            return LOSE
        case Outcome.VOID:
            return PUSH


def points_to(determinant: Card, red: Side) -> Side:
    """Hearts and diamonds point to one side, spades and clubs to the other (MA-BJ 6(d)(1)).

    >>> points_to(Card("9s"), Side.LEFT)
    <Side.RIGHT: 'right'>
    """
    return red if determinant.suit in RED_SUITS else red.other


def most_hands(boxes: int) -> int:
    """How many hands a box may be split into at most where splitting again is permitted (MA-BJ 11(e))."""
    return 4 if boxes <= 6 else 3


def nearest_cut(decks: int) -> int:
    """How many cards lie at least between the cut and either end: a deck (MA-BJ 5(c)).

    Of one or two decks that leaves no place or one; ten cards are asked for there, as a procedure under MA-BJ 5(k).
    """
    return 52 if decks > 2 else 10
