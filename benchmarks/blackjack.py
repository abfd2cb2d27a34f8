"""A straight hand-written kernel of blackjack, for `simulate.py` to measure the walker against.

Eight decks, the dealer's second card last and standing on soft 17, doubling after a split, split to four hands, aces
split again and with one card each, a two-card 21 that beats a longer one, only the original wager lost to a blackjack.
"""

# ruff: noqa: INP001, C901, PLR0912, PLR0915, PLR1714, SIM109 - a kernel is one long function, and a benchmark is a script

import numba
import numpy as np
from numpy.typing import NDArray

from croupier.equipment.cards import DECK
from croupier.games.blackjack.rules import value
from croupier.games.blackjack.strategy import Cell, Kind, Strategy, built_in
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, word

HIT, STAND, DOUBLE_HIT, DOUBLE_STAND, SPLIT = 0, 1, 2, 3, 4
DECKS, MOST_HANDS, MORE = 8, 4, 26
SETTINGS = ("decks=8", "seats=6", "resplit_hands=4")
WORTHS = 64
ONE = U(1)

compiled = numba.njit(nogil=True)
inlined = numba.njit(inline="always")


def charts(strategy: Strategy) -> NDArray[np.uint8]:
    """[what is looked up, the dealer's card] -> what is done: hard counts, soft counts from 32 on, pairs from 64 on."""
    words = {"H": HIT, "S": STAND, "DH": DOUBLE_HIT, "DS": DOUBLE_STAND, "P": SPLIT}
    chart = np.full((80, 11), STAND, dtype=np.uint8)
    for column in strategy.columns:
        up = 1 if column == "A" else int(column)
        for kind, first in ((Kind.HARD, 0), (Kind.SOFT, 32)):
            for total in range(4, 22):
                moves = strategy.cells.get(Cell(kind, str(total), column), ())
                chart[first + total, up] = words["".join(move for move in moves if move != "R") or "S"]
        for card in range(1, 11):
            moves = strategy.cells.get(Cell(Kind.PAIRS, "A" if card == 1 else str(card), column), ())
            total = 12 + 32 if card == 1 else 2 * card
            chart[64 + card, up] = SPLIT if moves[:1] == ("P",) else chart[total, up]
    return chart


CHART = charts(built_in("several-decks-stand"))


@inlined
def drawn_to(total: int, soft: int, card: int) -> tuple[int, int]:
    """The count after a card; an ace counts eleven as long as that is not over 21."""
    total += card
    if card == 1 and total <= 11:
        total += 10
        soft = 1
    if total > 21 and soft:
        total -= 10
        soft = 0
    return total, soft


@compiled
def blackjack_by_hand(shoe: NDArray[np.uint8], words: NDArray[U], rounds: int, counts: NDArray[U]) -> None:
    """Shuffle as far as cards may be dealt, burn one, and play until the cutting card is out."""
    a, b, c, d = words
    size = U(len(shoe))
    cutting_card = len(shoe) * 3 // 4
    dealt = cutting_card + 1
    totals = np.zeros(MOST_HANDS, dtype=np.int64)
    stakes = np.zeros(MOST_HANDS, dtype=np.int64)
    is_two_card_21 = np.zeros(MOST_HANDS, dtype=np.bool_)
    for _ in range(rounds):
        if dealt > cutting_card:
            place = U(0)
            while place < U(cutting_card + MORE):
                drawn = word(a, d)
                a, b, c, d = after(a, b, c, d)
                for _half in range(2):
                    among = size - place
                    product = (drawn & LOW) * among
                    drawn >>= HALF
                    if is_fair(product, among):
                        other = place + (product >> HALF)
                        shoe[place], shoe[other] = shoe[other], shoe[place]
                        place += ONE
            dealt = 1
        first, up, second = shoe[U(dealt)], shoe[U(dealt + 1)], shoe[U(dealt + 2)]
        dealt += 3
        worth = 0
        total, soft = drawn_to(0, 0, first)
        total, soft = drawn_to(total, soft, second)
        dealers, dealers_soft = drawn_to(0, 0, up)
        if total == 21:
            dealers, dealers_soft = drawn_to(dealers, dealers_soft, shoe[U(dealt)])
            dealt += 1
            counts[U(0 if dealers == 21 else 3) + U(32)] += ONE
            continue
        if first == second and CHART[64 + first, up] == SPLIT:
            hands, played = 2, 0
            while played < hands:
                total, soft = drawn_to(0, 0, first)
                new = shoe[U(dealt)]
                dealt += 1
                while new == first and hands < MOST_HANDS:
                    hands += 1
                    new = shoe[U(dealt)]
                    dealt += 1
                total, soft = drawn_to(total, soft, new)
                stake = 2
                is_two_card_21[played] = total == 21
                if first != 1:
                    chart = CHART[(32 if soft else 0) + total, up]
                    if chart >= DOUBLE_HIT and total < 21:
                        stake = 4
                        total, soft = drawn_to(total, soft, shoe[U(dealt)])
                        dealt += 1
                    else:
                        while chart == HIT or chart == DOUBLE_HIT:
                            total, soft = drawn_to(total, soft, shoe[U(dealt)])
                            dealt += 1
                            if total >= 21:
                                break
                            chart = CHART[(32 if soft else 0) + total, up]
                totals[played], stakes[played] = total, stake
                played += 1
            dealers, dealers_soft = drawn_to(dealers, dealers_soft, shoe[U(dealt)])
            dealt += 1
            if dealers == 21:
                counts[U(32 - 2)] += ONE
                continue
            is_live = False
            for hand in range(hands):
                is_live |= totals[hand] <= 21 and not is_two_card_21[hand]
            length = 2
            while is_live and dealers < 17:
                dealers, dealers_soft = drawn_to(dealers, dealers_soft, shoe[U(dealt)])
                dealt += 1
                length += 1
            for hand in range(hands):
                if totals[hand] > 21:
                    worth -= stakes[hand]
                elif is_two_card_21[hand] or dealers > 21 or totals[hand] > dealers:
                    worth += stakes[hand]
                elif totals[hand] < dealers:
                    worth -= stakes[hand]
            counts[U(32 + worth)] += ONE
            continue
        stake = 2
        chart = CHART[64 + first if first == second else (32 if soft else 0) + total, up]
        if chart >= DOUBLE_HIT:
            stake = 4
            total, soft = drawn_to(total, soft, shoe[U(dealt)])
            dealt += 1
        else:
            while chart == HIT or chart == DOUBLE_HIT:
                total, soft = drawn_to(total, soft, shoe[U(dealt)])
                dealt += 1
                if total >= 21:
                    break
                chart = CHART[(32 if soft else 0) + total, up]
        dealers, dealers_soft = drawn_to(dealers, dealers_soft, shoe[U(dealt)])
        dealt += 1
        if dealers == 21:
            counts[U(32 - 2)] += ONE
            continue
        if total > 21:
            counts[U(32 - stake)] += ONE
            continue
        while dealers < 17:
            dealers, dealers_soft = drawn_to(dealers, dealers_soft, shoe[U(dealt)])
            dealt += 1
        if dealers > 21 or total > dealers:
            worth = stake
        elif total < dealers:
            worth = -stake
        counts[U(32 + worth)] += ONE


def cards() -> NDArray[np.uint8]:
    """What the cards of the shoe count."""
    return np.tile(np.array([value(card) for card in DECK], dtype=np.uint8), DECKS)
