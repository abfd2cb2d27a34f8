"""The basic strategy: the best that can be done by looking at the total of a hand alone.

Whether to draw is decided for all hands of a total together, each weighed with how often it comes up under the very
strategy that is looked for; so it is looked for again until it does not change. Doubling, surrender and splitting are
then decided on the hands of two cards.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from croupier.games.blackjack.rules import MOST, counted
from croupier.games.blackjack.strategy import ROWS, Cell, Kind, Move, Strategy, label
from croupier.odds.blackjack.compositions import NUMBER, faces
from croupier.odds.blackjack.deals import Shown, hands_dealt
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.insured import is_even_money_better, is_even_money_offered
from croupier.odds.blackjack.kernels import DOUBLE, DRAW, SPLIT, STAND, SURRENDER, Floats
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import is_blackjack, pair_value
from croupier.odds.blackjack.told import Told, told_by

MOST_ROUNDS = 12
Cells = dict[Cell, tuple[Move, ...]]


def basic_strategy(name: str, showings: Sequence[tuple[Shown, Showing]]) -> Strategy:
    """The strategy by totals, derived from what every hand is worth against every showing of the dealer."""
    columns: dict[str, list[tuple[Shown, Showing]]] = {}
    for shown, showing in showings:
        score = counted(faces(shown.cards))
        if score.total < MOST:
            columns.setdefault(label(score), []).append((shown, showing))
    ordered = sorted(columns, key=_place)
    cells: Cells = {}
    for column in ordered:
        cells |= _column(column, columns[column])
    takes = any(
        is_even_money_offered(showing) and is_even_money_better(showing, hand)
        for shown, showing in showings
        for hand in hands_dealt(shown.left)
        if is_blackjack(hand)
    )
    return Strategy(name=name, columns=tuple(ordered), cells=cells, takes_even_money=takes)


def _place(column: str) -> tuple[bool, bool, int]:
    """Hard totals first, then soft ones, the ace last."""
    return column == "A", column.startswith("s"), int(column.removeprefix("s")) if column != "A" else 0


def _column(column: str, against: Sequence[tuple[Shown, Showing]]) -> Cells:
    """The words of one column."""
    cells: Cells = {
        Cell(kind, row, column): (Move.STAND if int(row) > 16 else Move.DRAW,)
        for kind in (Kind.HARD, Kind.SOFT)
        for row in ROWS[kind]
    }
    for _ in range(MOST_ROUNDS):
        found = _better(column, against, cells)
        if found == cells:
            break
        cells = found
    return cells


def _better(column: str, against: Sequence[tuple[Shown, Showing]], before: Cells) -> Cells:
    """The best words if hands are played on by the words that stood before."""
    strategy = Strategy(name="", columns=(column,), cells=before)
    hands = all_hands()
    size = len(hands.scores)
    stand, draw, often, alone = (np.zeros(size) for _ in range(4))
    first: dict[int, dict[int, float]] = {}
    for shown, showing in against:
        told = told_by(strategy, showing.terms, shown.cards)
        showing.play_on(told.further, told.after_split)
        came = _reached(shown, showing, told)
        stand += came * showing.worths.stand[:, 0]
        draw += came * showing.worths.draw[:, 0]
        often += came
        alone += showing.worths.draw[:, 0] - showing.worths.stand[:, 0]
        for hand, chance in hands_dealt(shown.left).items():
            if not is_blackjack(hand):
                for move, (worth, _) in showing.worth(hand).items():
                    each = first.setdefault(hand, {})
                    each[move] = each.get(move, 0.0) + shown.chance * chance * worth
    by_row: dict[Cell, list[int]] = {}
    for hand, score in enumerate(hands.scores):
        if score.cards >= 2 and score.total < MOST:
            by_row.setdefault(_cell(hand, column), []).append(hand)
    cells: Cells = {}
    for cell, members in by_row.items():
        gain = sum(draw[hand] - stand[hand] for hand in members)
        # A total that nobody comes to is decided by the hands that could.
        draws = gain > 0 if any(often[hand] for hand in members) else sum(alone[hand] for hand in members) > 0
        cells[cell] = (Move.DRAW if draws else Move.STAND,)
    return _on_two_cards(column, cells, first)


def _on_two_cards(column: str, cells: Cells, first: Mapping[int, Mapping[int, float]]) -> Cells:
    """Put doubling, surrender and splitting before what is done otherwise."""
    split = {hand for hand in first if pair_value(hand) >= 0 and _splits(first[hand])}
    found = dict(cells)
    for cell in cells:
        members = [hand for hand in first if hand not in split and _cell(hand, column) == cell]
        if members:
            found[cell] = tuple(_words([first[hand] for hand in members], cells[cell][0]))
    for value in range(NUMBER):
        hand = all_hands().pair(value)
        if hand in split:
            worth = first[hand]
            surrenders = worth.get(SURRENDER, -np.inf) > worth[SPLIT]
            row = "A" if value == 0 else str(value + 1)
            words = (Move.SURRENDER, Move.SPLIT) if surrenders else (Move.SPLIT,)
            found[Cell(Kind.PAIRS, row, column)] = words
    return found


def _splits(worth: Mapping[int, float]) -> bool:
    return worth[SPLIT] > max(each for move, each in worth.items() if move not in {SPLIT, SURRENDER})


def _words(worths: Sequence[Mapping[int, float]], otherwise: Move) -> Iterator[Move]:
    """The moves of a cell, the best first."""
    played = DRAW if otherwise is Move.DRAW else 0
    going_on = sum(worth[played] for worth in worths)
    double = sum(worth.get(DOUBLE, -np.inf) for worth in worths)
    surrender = sum(worth.get(SURRENDER, -np.inf) for worth in worths)
    if surrender > max(going_on, double):
        yield Move.SURRENDER
    if double > going_on:
        yield Move.DOUBLE
    yield otherwise


def _cell(hand: int, column: str) -> Cell:
    score = all_hands().scores[hand]
    return Cell(Kind.SOFT if score.is_soft else Kind.HARD, str(score.total), column)


def _reached(shown: Shown, showing: Showing, told: Told) -> Floats:
    """How often it is decided on each hand whether to draw."""
    hands = all_hands()
    often = np.zeros(len(hands.scores))
    for hand, chance in hands_dealt(shown.left).items():
        # A hand that is doubled, split or surrendered does not come to that decision.
        if not is_blackjack(hand) and told.first[hand] in {STAND, DRAW}:
            often[hand] = shown.chance * chance
    for hand in np.nonzero(showing.terms.decides)[0].tolist():
        moves = told.first if hands.scores[hand].cards == 2 else told.further
        if often[hand] == 0.0 or moves[hand] != DRAW:
            continue
        rest = np.maximum(showing.left - hands.cards[hand], 0)
        for value, number in enumerate(rest):
            then = hands.after[hand, value]
            if number and then >= 0:
                often[then] += often[hand] * number / rest.sum()
    return often
