from fractions import Fraction

import pytest

from croupier.errors import Refused
from croupier.games import registry
from croupier.games.red_dog.submission import RedDog
from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.machine.fold import folded, situations
from croupier.machine.machine import Chance, Choice, Decided, Edge, Machine
from croupier.money import LOSE, PUSH

SPREADS = [f"spread {spread}" for spread in range(1, 12)]
NEVER = dict.fromkeys(SPREADS, ("no raise",))


@pytest.fixture
def red_dog() -> Machine:
    game = registry.game("red-dog")
    submission = RedDog(rulebook="MA", game="red-dog", decks=6)
    (lane,) = game.lanes(submission)
    return machine_of(Course(game, lane, submission, lane.plan))


def test_the_situations_of_red_dog_are_its_spreads(red_dog: Machine) -> None:
    assert situations(red_dog).keys() == dict.fromkeys(SPREADS).keys()
    assert dict.fromkeys(situations(red_dog).values()) == {("no raise", "raise"): None}


def test_a_folded_machine_has_no_choice_and_is_smaller(red_dog: Machine) -> None:
    never = folded(red_dog, NEVER)
    assert all(isinstance(node, Chance) for node in never.states)
    assert len(never.states) < len(red_dog.states)
    edges = [edge for state in range(len(never.states)) for edge in never.edges(state)]
    assert {each.wager for edge in edges for each in never.outcomes[edge.outcome]} == {"wager"}


def test_the_first_preference_that_is_open_is_taken(red_dog: Machine) -> None:
    assert folded(red_dog, dict.fromkeys(SPREADS, ("no raise", "raise"))) == folded(red_dog, NEVER)


def test_a_choice_that_decides_something_joins_what_came_before() -> None:
    """An edge to a choice and the edge of the choice become one, with both outcomes."""
    one = (Decided("main", Fraction(1), LOSE),)
    two = (Decided("side", Fraction(1), PUSH),)
    machine = Machine(
        lane="toy",
        wagers=("main", "side"),
        symbols=("heads", "tails"),
        class_of=(0, 1),
        shoe=None,
        states=(Chance((Edge(1, 1), Edge(0, 0))), Choice("either", {"a": Edge(0, 2), "b": Edge(0, 0)})),
        rests=1,
        start=0,
        outcomes=((), one, two),
    )
    decided = folded(machine, {"either": ["a"]})
    assert [decided.outcomes[edge.outcome] for edge in decided.edges(0)] == [one + two, ()]
    decided = folded(machine, {"either": ["b"]})
    assert [decided.outcomes[edge.outcome] for edge in decided.edges(0)] == [one, ()]


def test_a_strategy_that_does_not_fit_is_refused_with_all_its_problems(red_dog: Machine) -> None:
    strategy = {**NEVER, "spred 7": ("raise",), "spread 2": ("rise",)}
    del strategy["spread 3"]
    with pytest.raises(Refused, match="the strategy does not fit the game") as refused:
        folded(red_dog, strategy)
    assert refused.value.problems == [
        'there is no situation "spred 7"; did you mean spread 7 or spread 9 or spread 8?',
        'spread 2: there is no choice "rise"; did you mean raise or no raise?',
        "spread 3: the strategy says nothing; right would be no raise or raise",
    ]
    with pytest.raises(Refused) as refused:
        folded(red_dog, {**NEVER, "spread 2": ()})
    assert refused.value.problems == ["spread 2: of no choices nothing is open; add no raise or raise"]
