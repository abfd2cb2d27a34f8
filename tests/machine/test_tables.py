"""The packed arrays say what the machine says."""

import numpy as np
import pytest
from tests.machine.toys import Suits, dice_course, suits_course

from croupier.machine.compile import compiled
from croupier.machine.machine import Chance
from croupier.machine.tables import pack


def test_every_entry_is_an_edge_of_the_machine() -> None:
    machine = compiled(dice_course())
    tables = pack(machine)
    assert tables.next_state.shape == tables.outcome.shape == (len(machine.states), machine.classes)
    assert (tables.next_state.dtype, tables.outcome.dtype) == (np.dtype(np.uint32), np.dtype(np.uint32))
    assert tables.class_of.dtype == np.dtype(np.uint8)
    assert tuple(tables.class_of) == machine.class_of
    for state, node in enumerate(machine.states):
        assert isinstance(node, Chance)
        assert [(edge.target, edge.outcome) for edge in node.edges] == list(
            zip(tables.next_state[state].tolist(), tables.outcome[state].tolist(), strict=True)
        )


@pytest.mark.parametrize(
    ("submission", "most"),
    [
        # Thirty cards may be out when a round begins that takes three more.
        (Suits(), 30 + 3),
        (Suits(rounds_after=2), 30 + 9),
        (Suits(cutting_card=50, burned=1), 52),
        (Suits(cutting_card=None, decks=3), 2 + 3),
    ],
)
def test_a_walker_need_not_shuffle_further_than_may_be_dealt(submission: Suits, most: int) -> None:
    assert pack(compiled(suits_course(submission=submission))).most_dealt == most


def test_without_a_shoe_nothing_is_dealt() -> None:
    assert pack(compiled(dice_course())).most_dealt == 0
