"""What a strategy tells of each hand, as moves that the kernels follow."""

from typing import NamedTuple

import numpy as np

from croupier.games.blackjack.rules import MOST, counted
from croupier.games.blackjack.strategy import Move, Strategy
from croupier.odds.blackjack.compositions import Composition, faces
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.kernels import DOUBLE, DRAW, SPLIT, STAND, SURRENDER, Ints
from croupier.odds.blackjack.terms import Terms, pair_value

MOVES = {
    Move.STAND: STAND,
    Move.DRAW: DRAW,
    Move.DOUBLE: DOUBLE,
    Move.SPLIT: SPLIT,
    Move.SURRENDER: SURRENDER,
}


class Told(NamedTuple):
    """The moves against one showing of the dealer."""

    first: Ints
    """On hands of two cards, as dealt."""
    further: Ints
    """On hands that have drawn."""
    after_split: Ints


def told_by(strategy: Strategy, terms: Terms, shown: Composition) -> Told:
    """What a strategy tells against a dealer who shows these cards."""
    hands, dealer = all_hands(), counted(faces(shown))
    moves = np.zeros((3, len(hands.scores)), np.int64)
    for hand, score in enumerate(hands.scores):
        if score.cards < 2 or score.total >= MOST:
            continue
        value = pair_value(hand) if score.cards == 2 else -1
        wanted = strategy.preferred(score, value + 1 if value >= 0 else None, dealer)
        doubles = bool(terms.doubles[hand])
        after_split = doubles and terms.submission.double_after_split
        opened = {Move.STAND, Move.DRAW}
        first = opened | {Move.DOUBLE} if doubles else set(opened)
        if terms.submission.surrender:
            first.add(Move.SURRENDER)
        if value >= 0:
            first.add(Move.SPLIT)
        for row, open_now in enumerate((first, opened, opened | {Move.DOUBLE} if after_split else opened)):
            moves[row, hand] = MOVES[next(move for move in wanted if move in open_now)]
    return Told(moves[0], moves[1], moves[2])
