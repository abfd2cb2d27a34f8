"""Strategies are read from TOML; what is missing or not understood is refused, all at once."""

import pytest

from croupier.equipment.cards import Card
from croupier.errors import Refused
from croupier.games.blackjack.rules import Score, counted
from croupier.games.blackjack.strategy import FOLDER, Cell, Kind, Move, built_in, read_strategy

ORDERLY = """
[hard]
"4-20" = "S"
[soft]
"12-20" = "H"
"""


def count(cards: str) -> Score:
    return counted([Card(each) for each in cards.split()])


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.toml")))
def test_every_strategy_that_comes_with_the_program_is_whole(name: str) -> None:
    strategy = built_in(name)
    for column in strategy.columns:
        for kind, rows in ((Kind.HARD, range(4, 21)), (Kind.SOFT, range(12, 21))):
            for row in rows:
                assert strategy.cells[Cell(kind, str(row), column)][-1] in (Move.DRAW, Move.STAND)


def test_a_pair_is_looked_up_before_its_count() -> None:
    strategy = read_strategy(ORDERLY + '[pairs]\n8 = "P P P P P P P P R P"')
    eights = count("8h 8c")
    assert strategy.preferred(eights, 8, count("Td")) == (Move.SURRENDER, Move.STAND)
    assert strategy.preferred(eights, None, count("Td")) == (Move.STAND,)
    assert strategy.preferred(count("Ah Ac"), 1, count("As")) == (Move.DRAW, Move.STAND)


def test_the_columns_may_be_counts_of_two_cards() -> None:
    strategy = read_strategy('columns = "12 s17"\n[hard]\n"4-20" = "S H"\n[soft]\n"12-20" = "H"')
    assert strategy.preferred(count("9h 6c"), None, count("As 6s")) == (Move.DRAW, Move.STAND)


def test_a_strategy_may_change_single_rows_of_another() -> None:
    strategy = read_strategy('like = "several-decks-stand"\n[hard]\n16 = "S"')
    assert strategy.preferred(count("9h 7c"), None, count("Td")) == (Move.STAND,)
    assert strategy.preferred(count("9h 6c"), None, count("Td"))[-2:] == (Move.DRAW, Move.STAND)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[hard]\n"4-20" = "S"\n[soft]\n"12-19" = "H"', "no cells for soft 20"),
        (ORDERLY.replace('"S"', '"S S"'), "must be one word, or a word for each of 2 3 4 5 6 7 8 9 10 A"),
        (ORDERLY.replace('"S"', '"X"'), 'hard.4-20 = "X": against 2 must be of the letters R surrender'),
        (ORDERLY.replace("4-20", "3-20"), "hard.3-20 = "),
        (ORDERLY + "[pears]", "pears = "),
        ("insurance = 1\n" + ORDERLY, "insurance = 1: must be true or false"),
        ('like = "nobody"', 'like = "nobody": must be a strategy that comes with the program'),
        ('like = "hi-lo"\ncolumns = "2"', 'columns = "2": come from the strategy that this one is like'),
        (ORDERLY + '[count]\ntags = "1 1 1 1 1 0 0 0 -1 -1"\n[[count.from]]\ntrue_count = 1\nunits = 0', "units = 0"),
        ("hard = 7", "hard = 7: must be a table"),
        (ORDERLY + '[count]\ntags = "1 1"', 'count.tags = "1 1": must be ten whole numbers'),
        (ORDERLY + '[count]\ntags = "1 1 1 1 1 0 0 0 -1 -1"\n[[count.from]]\nunits = 3', "count.from[0].true_count"),
    ],
)
def test_what_is_not_in_order_is_refused(text: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        read_strategy(text)
    assert any(told in problem for problem in refused.value.problems)
