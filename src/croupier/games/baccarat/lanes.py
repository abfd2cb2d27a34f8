"""Baccarat for the compiler."""

from croupier.games.baccarat.play import round_of_play
from croupier.games.baccarat.submission import Baccarat
from croupier.games.punto import lanes as punto
from croupier.table.lanes import Lane


def lanes(submission: Baccarat) -> tuple[Lane, ...]:
    """What both games have."""
    return punto.lanes(submission, round_of_play)
