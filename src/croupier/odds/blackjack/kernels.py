"""The compiled part: what the dealer makes, and what hands are worth, for one shoe and one set of shown cards.

No rule is written here. Which hands may draw, what each gains against each hand of the dealer and when the dealer stops
come as tables. Values have two columns, what is gained on average and the average of its square; a dealer's blackjack
counts as nothing in both.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import compiled, inlined
from croupier.odds.blackjack.dealer import Draws

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

STAND, DRAW, DOUBLE, SPLIT, SURRENDER = range(5)
TIMES = 2.0
"""A doubled hand has two wagers."""
BEST = -1
"""Where the better of standing and drawing is chosen."""


class Seen(NamedTuple):
    """The hands of a player, and the shoe that they are drawn from."""

    cards: Ints
    after: Ints
    left: Ints
    """What is left of the shoe, the player's own cards still in it."""
    completes: int
    """The card that would give the dealer a blackjack, or -1."""
    decides: Flags
    """On which hands a card may be drawn."""


class Worths(NamedTuple):
    """[hand, 0 or 1] -> what it is worth to stand, to draw, to double, and to go on as told or for the best."""

    stand: Floats
    draw: Floats
    double: Floats
    going_on: Floats


class Against(NamedTuple):
    """The dealer, and what is known of it."""

    draws: Draws
    gains: Floats
    """[hand, made, 0 or 1] -> what a hand gains, and its square."""
    known: Floats
    """[hand, made] -> the dealer's chances when no further card of a pair is gone."""


@inlined
def unseen(cards: Ints, left: Ints, hand: int, rest: Floats) -> float:
    """How many cards are unseen, and of each value in `rest`; none if the shoe does not hold the hand."""
    total = 0.0
    lacks = False
    for value in range(left.size):
        rest[value] = left[value] - cards[hand, value]
        total += rest[value]
        lacks = lacks or rest[value] < 0
    return 0.0 if lacks else total


@inlined
def is_lost(rest: Floats, total: float, completes: int, value: int) -> float:
    """How likely a hand that this card takes over 21 is lost to a dealer without a blackjack."""
    if completes < 0:
        return 1.0
    return 1.0 - float(rest[completes] - (value == completes)) / (total - 1)


@compiled
def dealer_chances(cards: Ints, wanted: Flags, draws: Draws, left: Ints, chances: Floats) -> None:
    """How likely the dealer makes each hand when a player holds these cards of a shoe of which so much is left."""
    entries = draws.value.size
    longest = int(draws.drawn.max())
    ways = np.empty(entries)
    share = np.empty(longest + 1)
    rest = np.empty(left.size)
    for hand in range(cards.shape[0]):
        if not wanted[hand]:
            continue
        chances[hand] = 0.0
        total = unseen(cards, left, hand, rest)
        if total == 0.0:
            continue
        share[0] = 1.0
        for number in range(longest):
            share[number + 1] = share[number] / (total - number) if total > number else 0.0
        made = np.zeros(chances.shape[1])
        ways[0] = 1.0
        # A dealer whose shown cards are a made hand draws nothing.
        made[draws.made[0]] = draws.orders[0]
        for entry in range(1, entries):
            ways[entry] = ways[draws.before[entry]] * (rest[draws.value[entry]] - draws.earlier[entry])
            made[draws.made[entry]] += draws.orders[entry] * ways[entry] * share[draws.drawn[entry]]
        chances[hand] = made


@compiled
def standing(chances: Floats, gains: Floats, worth: Floats) -> None:
    """What it is worth to stand on each hand."""
    for hand in range(chances.shape[0]):
        for column in range(worth.shape[1]):
            worth[hand, column] = 0.0
            for made in range(chances.shape[1]):
                worth[hand, column] += chances[hand, made] * gains[hand, made, column]


@compiled
def playing(seen: Seen, told: Ints, worths: Worths) -> None:
    """What it is worth to draw to each hand, to double it, and to go on with it as told or for the best."""
    stand, draw, double, going_on = worths
    rest = np.empty(seen.left.size)
    for hand in range(seen.cards.shape[0] - 1, -1, -1):
        draw[hand] = 0.0
        double[hand] = 0.0
        going_on[hand] = stand[hand]
        total = unseen(seen.cards, seen.left, hand, rest)
        if not seen.decides[hand] or total <= 1:
            continue
        for value in range(rest.size):
            then = seen.after[hand, value]
            chance = max(rest[value], 0.0) / total
            if then >= 0:
                draw[hand] += chance * going_on[then]
                double[hand] += chance * stand[then]
            else:
                lost = chance * is_lost(rest, total, seen.completes, value)
                draw[hand, 0] -= lost
                draw[hand, 1] += lost
                double[hand, 0] -= lost
                double[hand, 1] += lost
        double[hand, 0] *= TIMES
        double[hand, 1] *= TIMES * TIMES
        if draw[hand, 0] > stand[hand, 0] if told[hand] == BEST else told[hand] == DRAW:
            going_on[hand] = draw[hand]


@inlined
def marked(seen: Seen, first: int, moves: Ints, reached: Flags, stops: Flags) -> None:
    """Mark the hands that are reached from a first card by these moves, and those on which it is stopped."""
    for hand in range(first, seen.cards.shape[0]):
        if hand != first and not reached[hand]:
            continue
        move = DRAW if hand == first else moves[hand]
        if move == STAND:
            stops[hand] = True
            continue
        for value in range(seen.left.size):
            then = seen.after[hand, value]
            if then >= 0 and move == DRAW:
                reached[then] = True
            elif then >= 0:
                stops[then] = True


@inlined
def stood(stops: Flags, chances: Floats, gains: Floats, stand: Floats) -> None:
    """What it is worth to stop: the value, its square, and the value by what the dealer makes."""
    for hand in range(stops.size):
        if stops[hand]:
            for made in range(gains.shape[1]):
                stand[hand, 2 + made] = chances[hand, made] * gains[hand, made, 0]
                stand[hand, 0] += stand[hand, 2 + made]
                stand[hand, 1] += chances[hand, made] * gains[hand, made, 1]


@inlined
def drawn_to(seen: Seen, hand: int, rest: Floats, reward: Floats, worth: Floats) -> None:
    """What a hand is worth that gets a card, with which it has this reward."""
    total = unseen(seen.cards, seen.left, hand, rest)
    if total <= 1:
        return
    for value in range(rest.size):
        then = seen.after[hand, value]
        chance = max(rest[value], 0.0) / total
        if then >= 0:
            worth[hand] += chance * reward[then]
        else:
            lost = chance * is_lost(rest, total, seen.completes, value)
            worth[hand, 0] -= lost
            worth[hand, 1] += lost


@compiled
def split_hand(seen: Seen, pair: int, moves: Ints, against: Against, same: Ints) -> Floats:
    """What one hand of a split pair is worth, played by these moves from its first card on.

    The shoe lacks the other cards of the pair that are gone, and `same` is the hand that takes the same cards
    from a shoe that lacks none. Of the result, row 0 is for a second card that does not pair, row 1 for one that does,
    each weighted with its probability. The columns are the value, its square, and the value by what the dealer makes.
    """
    hands, kinds = seen.cards.shape[0], against.gains.shape[1]
    first = seen.after[0, pair]
    reached = np.zeros(hands, np.bool_)
    stops = np.zeros(hands, np.bool_)
    marked(seen, first, moves, reached, stops)
    chances = np.empty((hands, kinds))
    for hand in range(hands):
        if stops[hand] and same[hand] >= 0:
            chances[hand] = against.known[same[hand]]
    dealer_chances(seen.cards, stops & (same < 0), against.draws, seen.left, chances)
    stand = np.zeros((hands, 2 + kinds))
    stood(stops, chances, against.gains, stand)
    going_on = np.zeros((hands, 2 + kinds))
    rest = np.empty(seen.left.size)
    for hand in range(hands - 1, first, -1):
        if not reached[hand]:
            continue
        if moves[hand] == STAND:
            going_on[hand] = stand[hand]
        elif moves[hand] == DRAW:
            drawn_to(seen, hand, rest, going_on, going_on)
        else:
            drawn_to(seen, hand, rest, stand, going_on)
            going_on[hand] *= TIMES
            going_on[hand, 1] *= TIMES
    worth = np.zeros((2, 2 + kinds))
    total = unseen(seen.cards, seen.left, first, rest)
    for value in range(rest.size):
        row = 1 if value == pair else 0
        worth[row] += max(rest[value], 0.0) / max(total, 1.0) * going_on[seen.after[first, value]]
    return worth
