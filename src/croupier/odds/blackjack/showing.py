"""The game against one showing of the dealer: what each decision on each hand of two cards is worth."""

from collections.abc import Mapping
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from croupier.money import LOSE_HALF
from croupier.odds.blackjack import kernels
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import Composition
from croupier.odds.blackjack.dealer import dealer_from
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.kernels import (
    BEST,
    DOUBLE,
    DRAW,
    SPLIT,
    STAND,
    SURRENDER,
    Against,
    Floats,
    Ints,
    Seen,
    Worths,
)
from croupier.odds.blackjack.splits import Split, Unseen, split_worth
from croupier.odds.blackjack.terms import ACE, Terms, pair_value
from croupier.odds.gains import gain_of

Worth = Mapping[int, tuple[float, float]]
"""What each open decision is worth: on average, and its square; a dealer's blackjack counts as nothing."""


class Showing:
    """A dealer who shows these cards, with what is then left of the shoe."""

    def __init__(self, terms: Terms, shown: Composition, left: Composition, play: PlayClass) -> None:
        self.terms = terms
        self.shown = shown
        self.play = play
        self.hands = all_hands()
        self.left = np.array(left, np.int64)
        self.dealer = dealer_from(shown, terms.submission.soft_17)
        self.gains = terms.gains(self.dealer.made)
        size, kinds = len(self.hands.scores), len(self.dealer.made)
        self.chances = np.zeros((size, kinds))
        self.worths = _nothing(size)
        kernels.dealer_chances(self.hands.cards, np.ones(size, np.bool_), self.dealer.draws, self.left, self.chances)
        kernels.standing(self.chances, self.gains, self.worths.stand)
        self._after_split: Ints | None = None
        self._splits: dict[int, Split] = {}
        self._one_hand: dict[tuple[int, int, int], Floats] = {}
        self._moves_after: dict[tuple[int, int], Ints] = {}

    def play_on(self, told: Ints | None = None, after_split: Ints | None = None) -> None:
        """Reckon what hands are worth that go on, before and after a split, as told or else for the best."""
        self._after_split = after_split
        self._splits.clear()
        self._one_hand.clear()
        self._moves_after.clear()
        moves = np.full(len(self.gains), BEST) if told is None else told
        kernels.playing(self._seen(self.left), moves, self.worths)

    def _seen(self, left: Ints) -> Seen:
        return Seen(self.hands.cards, self.hands.after, left, self.dealer.completes, self.terms.decides)

    @cached_property
    def _is_blackjack(self) -> NDArray[np.bool_]:
        return np.array([score.is_blackjack for score in self.dealer.made])

    def dealer_blackjack(self, hand: int) -> float:
        """How likely the dealer has, or will have, a blackjack."""
        return float(self.chances[hand, self._is_blackjack].sum())

    def blackjack(self, hand: int) -> tuple[float, float]:
        """What a player's own blackjack is worth to who waits for the dealer's second card."""
        value, square = (float(each) for each in self.chances[hand] @ self.terms.blackjack_gains(self.dealer.made))
        return value, square

    def worth(self, hand: int) -> Worth:
        """What each decision that is open on a hand of two cards is worth."""
        found = {STAND: self.worths.stand[hand]}
        if self.terms.decides[hand]:
            found[DRAW] = self.worths.draw[hand]
        if self.terms.doubles[hand]:
            found[DOUBLE] = self.worths.double[hand]
        worth = {move: (float(each[0]), float(each[1])) for move, each in found.items()}
        value = pair_value(hand)
        if value >= 0:
            split = self.split(value)
            worth[SPLIT] = (split.value, split.square)
        if self.terms.submission.surrender:
            lost, plays = float(gain_of(LOSE_HALF)), 1 - self.dealer_blackjack(hand)
            worth[SURRENDER] = (lost * plays, lost**2 * plays)
        return worth

    def split(self, value: int) -> Split:
        """What it is worth to split a pair of this value."""
        if value in self._splits:
            return self._splits[value]
        pair = self.hands.pair(value)
        rest = self.left - self.hands.cards[pair]
        dealer = np.where(self._is_blackjack, 0.0, self.chances[pair])
        self._splits[value] = split_worth(
            self.terms.hands_of[value],
            Unseen(int(rest[value]), int(rest.sum())),
            lambda knew, gone: self._hand_of_split(value, knew, gone),
            dealer,
        )
        return self._splits[value]

    def _hand_of_split(self, value: int, knew: int, gone: int) -> Floats:
        """One hand, decided knowing of `knew` cards of the pair, in a shoe that lacks `gone` of them."""
        if self._after_split is not None or self.play is not PlayClass.CDP:
            knew = 2
        key = (value, knew, gone)
        if key not in self._one_hand:
            left = self.left.copy()
            left[value] -= gone - 1
            same = np.arange(len(self.gains))
            for _ in range(gone - 1):
                same = np.where(same >= 0, self.hands.after[same, value], same)
            against = Against(self.dealer.draws, self.gains, self.chances)
            moves = self._moves_after_split(value, knew)
            self._one_hand[key] = kernels.split_hand(self._seen(left), value, moves, against, same)
        return self._one_hand[key]

    def _moves_after_split(self, value: int, knew: int) -> Ints:
        """The moves on the hands of a split pair; split aces get one card each (MA-BJ 11(c)(2))."""
        key = (value, knew)
        if key not in self._moves_after:
            if value == ACE:
                moves = np.full(len(self.gains), STAND)
            elif self._after_split is not None:
                moves = self._after_split
            elif self.play in {PlayClass.CDP1, PlayClass.CDP}:
                moves = self._best_in(value, knew)
            else:
                moves = self._best_of(self.worths)
            self._moves_after[key] = moves
        return self._moves_after[key]

    def _best_of(self, worths: Worths) -> Ints:
        """The best move that is open after a split."""
        stand, draw, double = worths.stand[:, 0], worths.draw[:, 0], worths.double[:, 0]
        moves = np.where(self.terms.decides & (draw > stand), DRAW, STAND)
        if self.terms.submission.double_after_split:
            moves = np.where(self.terms.doubles & (double > np.maximum(draw, stand)), DOUBLE, moves)
        return moves

    def _best_in(self, value: int, knew: int) -> Ints:
        """The best moves for who knows that so many cards of the pair are gone."""
        left = self.left.copy()
        left[value] -= knew - 1
        holds = self.hands.cards[:, value] > 0
        chances, worths = np.zeros_like(self.chances), _nothing(len(self.gains))
        kernels.dealer_chances(self.hands.cards, holds, self.dealer.draws, left, chances)
        kernels.standing(chances, self.gains, worths.stand)
        kernels.playing(self._seen(left), np.full(len(self.gains), BEST), worths)
        return self._best_of(worths)


def _nothing(size: int) -> Worths:
    return Worths(np.zeros((size, 2)), np.zeros((size, 2)), np.zeros((size, 2)), np.zeros((size, 2)))
