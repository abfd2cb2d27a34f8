from fractions import Fraction

import pytest
from msgspec.structs import replace
from tests.machine.toys import CLAUSE, SUITS, SUITS_LANE, Suits, dice_course, suits, suits_course

from croupier.games import registry
from croupier.games.red_dog.submission import RedDog, Shuffler
from croupier.machine.compile import compiled
from croupier.machine.drive import CannotCompile, Course
from croupier.machine.machine import Chance, Choice, Decided, Machine, Shoe
from croupier.money import LOSE, Odds, win
from croupier.table.events import INVENTORY, rack
from croupier.table.lanes import PLAYER, T


def walk(machine: Machine, *symbols: str) -> list[tuple[Decided, ...]]:
    """What the edges decide along symbols and choices, from the first rest on."""
    state, decided = 0, []
    for symbol in symbols:
        node = machine.states[state]
        if isinstance(node, Choice):
            edge = node.edges[symbol]
        else:
            edge = node.edges[machine.class_of[machine.symbols.index(symbol)]]
        decided.append(machine.outcomes[edge.outcome])
        state = edge.target
    assert state < machine.rests
    return decided


def test_suits_are_four_classes_and_only_what_decides_is_remembered() -> None:
    """The second card does not matter, so it adds states by its number alone."""
    machine = compiled(suits_course())
    assert machine.members == (13, 13, 13, 13)
    # The rest, the first card's suit with one and with two cards out, and the two burned cards of a fresh shoe.
    assert (machine.rests, len(machine.states)) == (1, 1 + 4 + 4 + 2)


def test_an_edge_carries_the_wagers_that_it_decides() -> None:
    machine = compiled(suits_course())
    assert walk(machine, "9s", "2h", "Ks") == [(), (), (Decided("wager", Fraction(1), win(Odds(3))),)]
    assert walk(machine, "9s", "2h", "Kd") == [(), (), (Decided("wager", Fraction(1), LOSE),)]


def test_burned_cards_are_states_that_all_cards_leave_alike() -> None:
    machine = compiled(suits_course())
    state = machine.start
    for _ in range(Suits().burned):
        assert state >= machine.rests
        node = machine.states[state]
        assert isinstance(node, Chance)
        (edge,) = dict.fromkeys(node.edges)
        state = edge.target
    assert state < machine.rests


@pytest.mark.parametrize(
    ("submission", "shoe"),
    [
        (Suits(), Shoe(decks=1, cutting_card=30, rounds_after=0, each_round=False)),
        (Suits(rounds_after=2, decks=2), Shoe(decks=2, cutting_card=30, rounds_after=2, each_round=False)),
        (Suits(cutting_card=None), Shoe(decks=1, cutting_card=None, rounds_after=0, each_round=True)),
    ],
)
def test_the_shoe_is_read_from_what_the_script_does(submission: Suits, shoe: Shoe) -> None:
    assert compiled(suits_course(submission=submission)).shoe == shoe


def test_a_table_that_burns_nothing_starts_at_a_rest() -> None:
    machine = compiled(suits_course(submission=Suits(burned=0)))
    assert machine.start < machine.rests


def test_states_outlast_a_round_where_the_game_remembers() -> None:
    """The come-out and the six points; every throw is a round. Four and ten differ in their throws alone."""
    machine = compiled(dice_course())
    assert (machine.shoe, machine.start) == (None, 0)
    assert machine.rests == len(machine.states) == 7
    assert walk(machine, "3 3", "1 2", "2 4")[2] == (
        Decided("pass", Fraction(1), win(Odds(1))),
        Decided("don't", Fraction(1), LOSE),
    )


def test_chips_that_no_result_explains_are_a_fault() -> None:
    async def tips(t: T) -> None:
        await suits(t)
        t.move(100, rack(PLAYER), INVENTORY, CLAUSE)

    lane = replace(SUITS_LANE, script=tips)
    with pytest.raises(CannotCompile, match="the player's chips changed by 17900 cents, but the results say 18000"):
        compiled(Course(SUITS, lane, Suits(), lane.plan))


def test_a_wager_of_which_the_lane_does_not_know_is_a_fault() -> None:
    async def elsewhere(t: T) -> None:
        t.place(PLAYER, "elsewhere", 100, CLAUSE)
        await suits(t)
        t.settle(PLAYER, "elsewhere", LOSE, CLAUSE)

    lane = replace(SUITS_LANE, script=elsewhere)
    with pytest.raises(CannotCompile, match='a wager on "elsewhere" was settled'):
        compiled(Course(SUITS, lane, Suits(), lane.plan))


@pytest.mark.parametrize(
    ("submission", "shoe", "burned"),
    [
        (
            RedDog(rulebook="MA", game="red-dog", decks=4),
            Shoe(decks=4, cutting_card=156, rounds_after=0, each_round=False),
            1,
        ),
        (
            RedDog(rulebook="MA", game="red-dog", decks=2, shuffle_each_round=True),
            Shoe(decks=2, cutting_card=78, rounds_after=0, each_round=True),
            1,
        ),
        (
            RedDog(rulebook="MA", game="red-dog", decks=6, shuffler=Shuffler.CONTINUOUS, shuffler_approval="1"),
            Shoe(decks=6, cutting_card=None, rounds_after=0, each_round=True),
            0,
        ),
    ],
)
def test_red_dog_deals_as_its_submission_says(submission: RedDog, shoe: Shoe, burned: int) -> None:
    game = registry.game("red-dog")
    (lane,) = game.lanes(submission)
    machine = compiled(Course(game, lane, submission, lane.plan))
    assert machine.shoe == shoe
    assert machine.members == (4,) * 13
    assert (machine.start >= machine.rests) == (burned > 0)
    decided = walk(machine, "4h", "7c", "raise", "5d")
    assert decided[-1] == tuple(Decided(wager, Fraction(1), win(Odds(4))) for wager in ("wager", "raise"))
