"""What a submission makes of the hands: which decisions are open, and what each hand gains against the dealer's.

All of it is asked of the rules and the submission, hand by hand, and given to the compiled kernels as tables. A
dealer's blackjack takes the original wager alone, whatever was added to it (MA-BJ 8(a)(2), 10(b), 11(d)); so every
table here leaves that case out, and the analysis takes one unit for it at the end. That holds for every way in which
the dealer's second card is dealt: a card reader changes what a decision is worth when it is made, but no decision.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.blackjack import rules
from croupier.games.blackjack.rules import Outcome, Score
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.compositions import NUMBER, faces
from croupier.odds.blackjack.hands import all_hands

SUITS = 4
Judge = Callable[[Score, Score], Outcome]
ACE = rules.VALUES[Rank.ACE] - 1


class Pays(NamedTuple):
    """What a winning hand gains on average, and the average of its square."""

    gain: float
    square: float


class Terms(Struct, frozen=True, kw_only=True):
    """The decisions that are open, and what hands are paid."""

    submission: Blackjack
    judge: Judge
    """Who wins a wager."""
    pays: tuple[Pays, ...]
    """What each hand is paid if it wins."""
    blackjack: Pays
    decides: NDArray[np.bool_]
    """On which hands a card may be drawn (MA-BJ 12(a)(1))."""
    doubles: NDArray[np.bool_]
    """Which hands may be doubled (MA-BJ 10(a), 6(k)(4))."""
    hands_of: tuple[int, ...]
    """Into how many hands a pair of each value may be split (MA-BJ 11(e), 6(k)(5))."""

    def gains(self, made: Sequence[Score]) -> NDArray[np.float64]:
        """[hand, made, 0 or 1] -> what a hand gains on average, and its square; nothing against a blackjack."""
        kinds: dict[tuple[Score, Pays], int] = {}
        for score, pays in zip(all_hands().scores, self.pays, strict=True):
            kinds.setdefault((_alike(score), pays), len(kinds))
        table = np.zeros((len(kinds), len(made), 2))
        for (score, pays), kind in kinds.items():
            for number, dealer in enumerate(made):
                if not dealer.is_blackjack:
                    table[kind, number] = _gain(self.judge(score, dealer), pays)
        scores = zip(all_hands().scores, self.pays, strict=True)
        return np.ascontiguousarray(table[[kinds[_alike(score), pays] for score, pays in scores]])

    def blackjack_gains(self, made: Sequence[Score]) -> NDArray[np.float64]:
        """[made, 0 or 1] -> what a player's blackjack gains on average, and its square."""
        own = Score(rules.MOST, is_soft=True, cards=2, is_blackjack=True)
        return np.array([_gain(self.judge(own, dealer), self.blackjack) for dealer in made])


@cache
def _alike(score: Score) -> Score:
    """Of a hand that is no blackjack only the total counts, and whether it is 21 in two cards."""
    return Score(score.total, is_soft=False, cards=2 if score.is_two_card_21 else 3)


def _gain(judged: Outcome, pays: Pays) -> tuple[float, float]:
    match judged:
        case Outcome.WON:
            return pays
        case Outcome.LOST:
            return -1.0, 1.0
        case Outcome.VOID:
            return 0.0, 0.0


def terms_of(submission: Blackjack) -> Terms:
    """The terms of a submission."""
    hands = all_hands()
    return Terms(
        submission=submission,
        judge=rules.outcome_face_up if submission.is_face_up else rules.outcome,
        pays=tuple(_pays(submission, hand) for hand in range(len(hands.scores))),
        blackjack=_blackjack_pays(submission),
        decides=np.array([score.cards > 0 and score.total < rules.MOST for score in hands.scores]),
        doubles=np.array([_may_double(submission, score) for score in hands.scores]),
        hands_of=tuple(_most_hands(submission, value) for value in range(NUMBER)),
    )


def _may_double(submission: Blackjack, score: Score) -> bool:
    if score.cards != 2 or score.total == rules.MOST:
        return False
    return not submission.is_face_up or score.total in rules.DOUBLED_FACE_UP


def _most_hands(submission: Blackjack, value: int) -> int:
    is_once = submission.is_face_up or (value == ACE and not submission.resplit_aces)
    return 2 if is_once else submission.resplit_hands


def _pays(submission: Blackjack, hand: int) -> Pays:
    """What a hand is paid; where suits matter, on average over them, since decisions do not look at suits."""
    hands = all_hands()
    cards, score = tuple(map(int, hands.cards[hand])), hands.scores[hand]
    mixed, suited = (_times(submission, faces(cards, suits), score) for suits in ("cdhs", "c"))
    if mixed == suited:
        return _mean([Fraction(1)], [mixed])
    # Cards of different ranks have one suit as often as each has the suit of the first.
    alike = Fraction(1, SUITS) ** (score.cards - 1)
    return _mean([1 - alike, alike], [mixed, suited])


def _blackjack_pays(submission: Blackjack) -> Pays:
    """What a blackjack is paid on average over all aces and ten-value cards."""
    aces = [card for card in DECK if card.rank is Rank.ACE]
    tens = [card for card in DECK if card.rank in rules.TENS]
    each = [_times(submission, [ace, ten], rules.dealt([ace, ten])) for ace in aces for ten in tens]
    return _mean([Fraction(1, len(each))] * len(each), each)


def _times(submission: Blackjack, cards: list[Card], score: Score) -> Fraction:
    odds = submission.odds(cards, score)
    return Fraction(odds.win, odds.per)


def _mean(chances: Sequence[Fraction], times: Sequence[Fraction]) -> Pays:
    gain = sum((chance * each for chance, each in zip(chances, times, strict=True)), Fraction(0))
    square = sum((chance * each**2 for chance, each in zip(chances, times, strict=True)), Fraction(0))
    return Pays(float(gain), float(square))


@cache
def pair_value(hand: int) -> int:
    """The value of the two cards of a pair, or -1 (MA-BJ 11(a))."""
    hands = all_hands()
    cards = faces(tuple(map(int, hands.cards[hand])))
    return rules.value(cards[0]) - 1 if rules.is_pair(cards) else -1


@cache
def is_blackjack(hand: int) -> bool:
    """Whether a hand that was dealt is a blackjack."""
    return rules.dealt(faces(tuple(map(int, all_hands().cards[hand])))).is_blackjack
