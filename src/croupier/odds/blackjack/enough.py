"""Whether a shoe surely lasts for a round; if it might not, the rest would come from a new shuffle (MA-BJ 15(g)).

An analysis takes every card of a round from one shoe. What a round can need is bounded by points, aces counting one: a
player draws to at most 20 and the dealer to at most 16, so no hand ends with more than ten points above that.
"""

from croupier.errors import Refused
from croupier.games.blackjack.rules import MOST, VALUES
from croupier.odds.blackjack.compositions import Composition

LAST_CARD = max(VALUES.values())
PLAYERS = MOST - 1 + LAST_CARD
"""The most points that a hand of a player ends with."""
DEALERS = MOST - 5 + LAST_CARD
"""The most points that the dealer ends with, who draws to 16 and to no hard count above it."""


def assert_enough(cards: Composition, hands: int, field: str) -> None:
    """Refuse a shoe, the cards on the layout still in it, that so many hands and the dealer's might exhaust."""
    points = sum((value + 1) * number for value, number in enumerate(cards))
    needed = hands * PLAYERS + DEALERS
    if points < needed:
        raise Refused(
            f"{field}: {sum(cards)} cards of {points} points are left, and a round of up to {hands} hands may need"
            f" {needed} points; an analysis is exact only if the shoe lasts"
        )
