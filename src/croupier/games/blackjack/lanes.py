"""Blackjack for the compiler."""

from croupier.games.blackjack.side.lanes import side_lanes
from croupier.games.blackjack.submission import Blackjack
from croupier.table.lanes import Lane


def lanes(submission: Blackjack) -> tuple[Lane, ...]:
    """The lanes of the side wagers."""
    return side_lanes(submission)
