import numpy as np
from tests.simulate.tracks import EVEN, two_cards, wheel

from croupier.money import LOSE
from croupier.simulate.walkers import follow


def test_a_round_that_decides_twice_has_one_outcome() -> None:
    outcomes = two_cards(burns=False).outcomes
    assert outcomes[0] == ()
    assert [[each.wager for each in outcome] for outcome in outcomes[1:]] == [["first", "second"]] * 4


def test_what_is_burned_belongs_to_no_round() -> None:
    laid = two_cards(burns=True)
    cards = np.array([1, 0, 0, 1, 1], dtype=np.uint8)
    counted = np.zeros(len(cards), dtype=np.uint64)
    assert follow(laid.course, cards, counted) == 5
    assert [bool(each) for each in counted] == [False, False, True, False, True]
    assert [each.result for each in laid.outcomes[counted[2]]] == [EVEN, EVEN]


def test_only_a_wheel_that_forgets_is_merely_counted() -> None:
    assert wheel(EVEN, LOSE).has_no_memory
    assert not two_cards(burns=False).has_no_memory
