"""The analysis against a second one that shares nothing with it: plain recursion in exact fractions.

Hands are dealt one after the other, as at the table, and the dealer last: neither the argument that unseen cards
have no order nor inclusion and exclusion is taken for granted. The shoes are small, but no round can exhaust them.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import msgspec
import pytest

from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import full_shoe, only, read, without
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.kernels import DOUBLE, DRAW, SPLIT, STAND
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import terms_of

Shoe = tuple[int, ...]
Hand = tuple[int, ...]  # the values of its cards in order, an ace being 1
ACE, TEN = 1, 10


def draws(shoe: Shoe) -> Iterator[tuple[int, Fraction, Shoe]]:
    total = sum(shoe)
    for at, number in enumerate(shoe):
        if number:
            yield at + 1, Fraction(number, total), (*shoe[:at], number - 1, *shoe[at + 1 :])


def counts(hand: Hand) -> tuple[int, bool]:
    total = sum(hand)
    return (total + 10, True) if ACE in hand and total <= 11 else (total, False)


class Brute:
    """One dealer's card, one shoe without it, one soft 17 rule."""

    def __init__(
        self,
        up: int,
        *,
        draws_soft_17: bool = False,
        double_after_split: bool = True,
        play: PlayClass = PlayClass.CDZ_MINUS,
    ) -> None:
        self.up = up
        self.play = play
        self.draws_soft_17 = draws_soft_17
        self.double_after_split = double_after_split

    @cache  # noqa: B019 - lives as long as the test
    def dealer(self, hand: Hand, shoe: Shoe) -> dict[int, Fraction]:
        """Totals of the dealer with their chances; 0 is over 21, 22 a blackjack."""
        total, is_soft = counts(hand)
        if len(hand) == 2 and total == 21:
            return {22: Fraction(1)}
        if total > 21:
            return {0: Fraction(1)}
        if len(hand) > 1 and (total > 17 or (total == 17 and not (is_soft and self.draws_soft_17))):
            return {total: Fraction(1)}
        found: dict[int, Fraction] = {}
        for card, chance, left in draws(shoe):
            for made, likely in self.dealer(tuple(sorted((*hand, card))), left).items():
                found[made] = found.get(made, Fraction(0)) + chance * likely
        return found

    def settled(self, hands: tuple[tuple[Hand, int], ...], shoe: Shoe) -> Fraction:
        """What finished hands gain together; a dealer's blackjack takes one unit in all."""
        gained = Fraction(0)
        for made, chance in self.dealer((self.up,), shoe).items():
            if made == 22:
                gained -= chance
            else:
                gained += chance * sum(stake * against(hand, made) for hand, stake in hands)
        return gained

    @cache  # noqa: B019 - lives as long as the test
    def alone(self, hand: Hand, shoe: Shoe) -> dict[int, Fraction]:
        """What stand, draw and double are worth on a hand that is not split."""
        worth = {STAND: self.settled(((hand, 1),), shoe)}
        if counts(hand)[0] < 21:
            worth[DRAW] = worth[DOUBLE] = Fraction(0)
            for card, chance, left in draws(shoe):
                more = tuple(sorted((*hand, card)))
                worth[DOUBLE] += chance * self.settled(((more, 2),), left)
                worth[DRAW] += chance * self.best(more, left)
        return worth

    def best(self, hand: Hand, shoe: Shoe) -> Fraction:
        if counts(hand)[0] > 21:
            return self.settled(((hand, 1),), shoe)
        return max(worth for move, worth in self.alone(hand, shoe).items() if move != DOUBLE)

    def move(self, hand: Hand, whole: Shoe, pair: int, hands: int) -> int:
        """The best move in a shoe that lacks this hand and what the class knows of the pair's other cards."""
        left = list(whole)
        for card in hand:
            left[card - 1] -= 1
        left[pair - 1] -= {PlayClass.CDZ_MINUS: 0, PlayClass.CDP1: 1, PlayClass.CDP: hands - 1}[self.play]
        worth = dict(self.alone(hand, tuple(left)))
        if len(hand) > 2 or not self.double_after_split:
            worth.pop(DOUBLE, None)
        return max(worth, key=lambda each: (worth[each], -each))

    def split(self, pair: int, most: int, whole: Shoe) -> Fraction:
        left = list(whole)
        left[pair - 1] -= 2
        return self.box(((pair,), (pair,)), (), tuple(left), (pair, most, whole))

    @cache  # noqa: B019 - lives as long as the test
    def box(
        self,
        waiting: tuple[Hand, ...],
        done: tuple[tuple[Hand, int], ...],
        shoe: Shoe,
        of: tuple[int, int, Shoe],
    ) -> Fraction:
        """Play the first waiting hand on, card by card."""
        pair, most, whole = of
        if not waiting:
            return self.settled(done, shoe)
        hand, others = waiting[0], waiting[1:]
        if len(hand) == 1:
            return sum(
                (chance * self.box(((pair, card), *others), done, left, of) for card, chance, left in draws(shoe)),
                Fraction(0),
            )
        if hand == (pair, pair) and len(waiting) + len(done) < most:
            return self.box(((pair,), (pair,), *others), done, shoe, of)
        ordered = tuple(sorted(hand))
        move = (
            STAND if counts(hand)[0] >= 21 or pair == ACE else self.move(ordered, whole, pair, len(waiting) + len(done))
        )
        if move == STAND:
            return self.box(others, tuple(sorted((*done, (ordered, 1)))), shoe, of)
        total = Fraction(0)
        for card, chance, left in draws(shoe):
            more = (*hand, card)
            if move == DOUBLE:
                total += chance * self.box(others, tuple(sorted((*done, (tuple(sorted(more)), 2)))), left, of)
            else:
                total += chance * self.box((more, *others), done, left, of)
        return total


def against(hand: Hand, dealer: int) -> int:
    total = counts(hand)[0]
    if total > 21:
        return -1
    if total == 21 and len(hand) == 2 and dealer == 21:
        return 1  # MA-BJ 3(a)(3)
    return (total > dealer) - (total < dealer)


def solved(shoe: Shoe, up: int, hands: int = 2, play: PlayClass = PlayClass.CDZ_MINUS, **chosen: object) -> Showing:
    choices: dict[str, object] = {"rulebook": "MA", "game": "blackjack", "seats": 6, "resplit_hands": hands, "decks": 1}
    terms = terms_of(msgspec.convert(choices | chosen, Blackjack))
    showing = Showing(terms, only(up - 1), without(shoe, only(up - 1), "up"), play)
    showing.play_on()
    return showing


SPLITS = [
    ("8 8", 6, (0, 0, 0, 0, 3, 1, 0, 7, 0, 5), 2),
    ("8 8", 6, (0, 0, 0, 0, 3, 1, 0, 7, 0, 5), 4),
    ("8 8", 10, (2, 0, 0, 0, 2, 0, 0, 6, 0, 5), 3),
    ("8 8", 10, (2, 0, 0, 0, 2, 0, 0, 6, 0, 5), 4),
    ("3 3", 10, (1, 0, 6, 0, 0, 0, 2, 2, 0, 14), 4),
    ("A A", 6, (6, 0, 0, 0, 2, 1, 0, 2, 0, 5), 4),
    ("2 2", 7, (0, 6, 2, 0, 0, 0, 2, 2, 0, 12), 3),
    ("T T", 5, (1, 0, 0, 0, 2, 3, 0, 0, 2, 8), 4),
]


@pytest.mark.parametrize("play", [PlayClass.CDZ_MINUS, PlayClass.CDP1, PlayClass.CDP])
@pytest.mark.parametrize(("hand", "up", "shoe", "most"), SPLITS)
@pytest.mark.clause("MA-BJ 11(e)", "MA-BJ 11(d)", "MA-BJ 3(a)(3)")
def test_splits_are_those_of_hands_dealt_in_order(hand: str, up: int, shoe: Shoe, most: int, play: PlayClass) -> None:
    pair = all_hands().number[read(hand, "hand")]
    showing = solved(shoe, up, most, play)
    value = showing.worth(pair)[SPLIT][0] - showing.dealer_blackjack(pair)
    whole = without(shoe, only(up - 1), "up")
    card = ACE if hand[0] == "A" else TEN if hand[0] == "T" else int(hand[0])
    exact = Brute(up, play=play).split(card, most, whole)
    assert value == pytest.approx(float(exact), abs=1e-12)


def test_splits_without_doubling_after_them() -> None:
    shoe = (0, 0, 2, 0, 3, 1, 0, 5, 0, 5)
    showing = solved(shoe, 6, 4, double_after_split=False)
    pair = all_hands().number[read("8 8", "hand")]
    brute = Brute(6, double_after_split=False)
    exact = brute.split(8, 4, without(shoe, only(5), "up"))
    assert showing.worth(pair)[SPLIT][0] == pytest.approx(float(exact), abs=1e-12)


@pytest.mark.parametrize("draws_soft_17", [False, True])
@pytest.mark.parametrize(("hand", "up"), [("9 7", 10), ("T 6", 1), ("A 7", 6), ("6 5", 9)])
@pytest.mark.clause("MA-BJ 12(b)(1)", "MA-BJ 10(b)")
def test_decisions_with_one_deck(hand: str, up: int, draws_soft_17: bool) -> None:  # noqa: FBT001 - a parameter
    shoe = full_shoe(1)
    showing = solved(shoe, up, soft_17="draw" if draws_soft_17 else "stand")
    cards = read(hand, "hand")
    number = all_hands().number[cards]
    left = without(without(shoe, only(up - 1), "up"), cards, "hand")
    values = tuple(value + 1 for value, many in enumerate(cards) for _ in range(many))
    exact = Brute(up, draws_soft_17=draws_soft_17).alone(values, left)
    worth, lost = showing.worth(number), showing.dealer_blackjack(number)
    found = {move: worth[move][0] - lost for move in exact}
    assert found == pytest.approx({move: float(each) for move, each in exact.items()}, abs=1e-12)
