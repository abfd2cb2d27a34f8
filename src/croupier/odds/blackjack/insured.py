"""What is decided before the hands are played, against an ace: insurance and even money (MA-BJ 7(c), 9)."""

from msgspec import Struct

from croupier.games.blackjack import rules
from croupier.games.blackjack.strategy import Strategy
from croupier.odds.blackjack.compositions import only, spelled
from croupier.odds.blackjack.deals import Shown, hands_dealt
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import ACE, is_blackjack

EVEN = rules.EVEN_MONEY.win / rules.EVEN_MONEY.per
WINS = rules.INSURANCE.win / rules.INSURANCE.per
HALF = 0.5
"""Insurance is at most one-half of the wager (MA-BJ 9(b)); who insures lays all of it."""


class Insurance(Struct, frozen=True):
    """What an insurance wager is worth for each unit laid on it, given an ace."""

    expectation: float
    by_hand: dict[str, float]


def insurance_from(showings: list[tuple[Shown, Showing]]) -> Insurance | None:
    """Insurance is offered against an ace (MA-BJ 9(a))."""
    for shown, showing in showings:
        if shown.cards == only(ACE) and not showing.terms.submission.is_face_up:
            by_hand = {
                spelled(tuple(map(int, all_hands().cards[hand]))): insurance_worth(showing, hand)
                for hand in hands_dealt(shown.left)
            }
            return Insurance(insurance_worth(showing, 0), by_hand)
    return None


def insurance_worth(showing: Showing, hand: int) -> float:
    """What a unit laid on insurance is worth to who holds this hand."""
    return (1 + WINS) * showing.dealer_blackjack(hand) - 1


def own_blackjack(showing: Showing, hand: int, strategy: Strategy | None) -> tuple[float, float]:
    """What a player's blackjack is worth, and its square, with even money or insurance if they are taken."""
    value, square = showing.blackjack(hand)
    takes = is_even_money_better(showing, hand) if strategy is None else strategy.takes_even_money
    if takes and is_even_money_offered(showing):
        return EVEN, EVEN**2
    return insured(showing, hand, value, square, strategy)


def insured(showing: Showing, hand: int, value: float, square: float, strategy: Strategy | None) -> tuple[float, float]:
    """The worth of a hand and its square, with insurance if the strategy insures (MA-BJ 9(b), 9(c))."""
    if strategy is None or not strategy.insures or showing.shown != only(ACE):
        return value, square
    lost = showing.dealer_blackjack(hand)
    # Against a dealer's blackjack an own one stands off; any other hand loses its wager.
    main = 0.0 if is_blackjack(hand) else -1.0
    wins = HALF * WINS
    without = value - lost * main
    square += lost * ((main + wins) ** 2 - main**2) + (1 - lost) * HALF**2 - 2 * HALF * without
    return value + lost * wins - (1 - lost) * HALF, square


def is_even_money_better(showing: Showing, hand: int) -> bool:
    """Whether even money is worth more than to wait for the dealer's second card."""
    return showing.blackjack(hand)[0] < EVEN


def is_even_money_offered(showing: Showing) -> bool:
    """Even money is offered for a blackjack against an ace, where the licensee chose so (MA-BJ 7(c))."""
    return showing.terms.submission.even_money and showing.shown == only(ACE)
