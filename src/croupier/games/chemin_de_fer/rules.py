"""The decisions of chemin de fer (MA-CDF 3, 8, 11; NJ-CDF 4.4, 4.9, 4.12): pure functions, one clause each.

The value of a card and the Point Count of a hand are those of baccarat (MA-CDF 1(b), 1(c); NJ-CDF 4.1(b), 4.1(c)).
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from croupier.equipment.cards import Card
from croupier.games.chemin_de_fer.clauses import MASSACHUSETTS, NEW_JERSEY
from croupier.games.punto.hands import PICTURES, VALUES, Winner, banker_draws_on, count
from croupier.games.punto.wagers import EVEN
from croupier.money import LOSE, PUSH, Result, Stake, win

NEAREST_CUT = {MASSACHUSETTS: 52, NEW_JERSEY: 10}
"""How many cards lie at least between the cut and either end: a deck, or ten (MA-CDF 3(d); NJ-CDF 4.4(d))."""

LEAST_CUT_CARD_DEPTH = 14
"""MA-CDF 3(e); NJ-CDF 4.4(e)."""


class Call(StrEnum):
    """What the Dominant Player and the Banker announce."""

    CARD = "Card"
    STAY = "Stay"
    NATURAL = "Natural"
    UNDER_EIGHT = "Under Eight"


class Box(StrEnum):
    """What a box of Table 3 says (NJ-CDF 4.9(f))."""

    DRAW = "D"
    STAY = "S"
    OPTION = "Op."


OPTIONS = {MASSACHUSETTS: (), NEW_JERSEY: ((3, 9), (5, 4))}
"""The boxes, by the Banker's count and the Player's third card, that leave the choice to the Banker (NJ-CDF 4.9(c))."""

ROWS = {
    0: "8(c)(table-3-rows-0-2)",
    1: "8(c)(table-3-rows-0-2)",
    2: "8(c)(table-3-rows-0-2)",
    3: "8(c)(table-3-row-3)",
    4: "8(c)(table-3-row-4)",
    5: "8(c)(table-3-row-5)",
    6: "8(c)(table-3-row-6)",
    7: "8(c)(table-3-row-7)",
    8: "8(c)(table-3-rows-8-9)",
    9: "8(c)(table-3-rows-8-9)",
}
"""The clause of each row of Table 3, by the number of Massachusetts."""


def players_calls(two_cards: int) -> tuple[Call, ...]:
    """What the Dominant Player may announce on a count of two cards (MA-CDF 8(a); NJ-CDF 4.9(a)).

    >>> players_calls(5)
    (<Call.CARD: 'Card'>, <Call.STAY: 'Stay'>)
    """
    if two_cards <= 4:
        return (Call.CARD,)
    if two_cards == 5:
        return Call.CARD, Call.STAY
    return (Call.STAY,) if two_cards <= 7 else (Call.NATURAL,)


def clause_of_call(two_cards: int) -> str:
    """The clause for a count of two cards, by the number of Massachusetts."""
    if two_cards <= 4:
        return "8(a)(1)"
    if two_cards == 5:
        return "8(a)(2)"
    return "8(a)(3)" if two_cards <= 7 else "8(a)(4)"


def bankers_call(two_cards: int) -> Call:
    """What the Banker announces when the Player asks for a card (MA-CDF 8(b); NJ-CDF 4.9(b))."""
    return Call.NATURAL if two_cards >= 8 else Call.UNDER_EIGHT


def table_3(rulebook: str, banker: int, third: int | None) -> Box:
    """What the Banker does on a count of two cards against the value of the Player's third card, or against none.

    MA-CDF 8(c); NJ-CDF 4.9(c) to (g). Massachusetts is silent on a Player who stayed, and is read like New Jersey.

    >>> table_3("MA", 3, 9), table_3("NJ", 3, 9)
    (<Box.DRAW: 'D'>, <Box.OPTION: 'Op.'>)
    """
    if third is None:
        return Box.DRAW if banker <= 5 else Box.STAY
    if (banker, third) in OPTIONS[rulebook]:
        return Box.OPTION
    return Box.DRAW if banker_draws_on(banker, third) else Box.STAY


def result_of_the_bank(winner: Winner, vigorish_percent: int) -> Result:
    """Even money less the vigorish; void if equal (MA-CDF 5(a)(1) to (3), 9(b), 9(c); NJ-CDF 4.6(a), 4.10(b), (c))."""
    match winner:
        case Winner.BANKER:
            return Result(Stake.RETURNED, EVEN, vigorish_percent=vigorish_percent)
        case Winner.PLAYER:
            return LOSE
        case Winner.TIE:
            return PUSH


def result_against(winner: Winner) -> Result:
    """Even money; void if equal (MA-CDF 6(g)(1) to (3), 9(b); NJ-CDF 4.7(g)(1) to (3), 4.10(b))."""
    match winner:
        case Winner.PLAYER:
            return win(EVEN)
        case Winner.BANKER:
            return LOSE
        case Winner.TIE:
            return PUSH


# Irregularities.


def best_of_three(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Of three cards those that make the highest count, two if two can make it (MA-CDF 11(c); NJ-CDF 4.12(c)).

    >>> [str(card) for card in best_of_three([Card("4s"), Card("9h"), Card("Kd")])]
    ['9h', 'Kd']
    """
    return max((*combinations(cards, 2), tuple(cards)), key=count)


def lowest_of_two(cards: Sequence[Card]) -> int:
    """The lowest count that two of the cards make (MA-CDF 11(d); NJ-CDF 4.12(d)).

    >>> lowest_of_two([Card("3s"), Card("Kh"), Card("5d"), Card("9c")])
    2
    """
    return min(count(pair) for pair in combinations(cards, 2))


def burned_with_disclosed(card: Card, with_a_ten: int) -> int:
    """How many cards follow a disclosed one to the discard bucket (MA-CDF 11(h)(1); NJ-CDF 4.12(h)(1))."""
    return with_a_ten if card.rank in PICTURES else VALUES[card.rank]


def burned_with_face_up(card: Card) -> int:
    """How many cards follow one found face up in the shoe: a ten counts nothing (MA-CDF 11(j); NJ-CDF 4.12(j))."""
    return VALUES[card.rank]
