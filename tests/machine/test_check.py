"""A key that is too coarse is caught, however late the difference shows."""

from collections.abc import Callable, Hashable

import pytest
from msgspec.structs import replace
from tests.machine.toys import Suits, dice_course, every_suit, suits_course

from croupier.games import registry
from croupier.games.red_dog.submission import RedDog
from croupier.machine.check import WrongKey, check
from croupier.machine.compile import compiled
from croupier.machine.drive import Course
from croupier.machine.machine import Machine
from croupier.table.lanes import T, named


def forgets_the_first_card_at_once(t: T) -> Hashable:
    """With one card out nothing is known; with two, both are. What is merged differs two cards later."""
    cards = every_suit(t)
    assert isinstance(cards, tuple)
    return len(cards) if len(cards) == 1 else cards


def forgets_the_first_card_later(t: T) -> Hashable:
    cards = every_suit(t)
    assert isinstance(cards, tuple)
    return len(cards) if len(cards) == 2 else cards


def forgets_one_card(t: T) -> Hashable:
    """The nine and the ten of spades count as hearts: 2 of 52 first cards."""
    return tuple("h" if card in ("9s", "Ts") else card.suit.letter for card in named(t, "box"))


@pytest.mark.parametrize(
    "key",
    [forgets_the_first_card_at_once, forgets_the_first_card_later, forgets_one_card, lambda t: len(named(t, "box"))],
)
def test_a_key_that_forgets_a_card_is_caught_and_the_path_told(key: Callable[[T], Hashable]) -> None:
    with pytest.raises(
        WrongKey, match=r"the key of lane suits is too coarse: after .*(\w\w, ){2}\w\w, decided: the script"
    ):
        compiled(suits_course(key))


def test_a_key_that_forgets_what_outlasts_a_round_is_caught() -> None:
    """Six and eight are as likely, but not made by the same throws."""
    coarse = dice_course(lambda t: 8 if t.memory.point == 6 else t.memory.point)
    with pytest.raises(WrongKey, match=r"the key of lane line is too coarse: after .*; then "):
        compiled(coarse)


def test_a_key_that_is_too_fine_gives_the_same_machine() -> None:
    def cards_themselves(t: T) -> Hashable:
        return tuple(card.suit.letter + ("*" if card == "9s" else "") for card in named(t, "box"))

    assert compiled(suits_course(cards_themselves)) == compiled(suits_course())


def test_red_dog_without_its_high_card_is_caught() -> None:
    game = registry.game("red-dog")
    submission = RedDog(rulebook="MA", game="red-dog", decks=2)
    (lane,) = game.lanes(submission)
    coarse = replace(lane, key=lambda t: (lane.key(t)[0][:1], t.chips(1, "raise of area 1")))  # type: ignore[index]
    with pytest.raises(WrongKey):
        compiled(Course(game, coarse, submission, lane.plan))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda machine: replace(machine, shoe=replace(machine.shoe, rounds_after=1)),
        lambda machine: replace(machine, shoe=replace(machine.shoe, cutting_card=40)),
        lambda machine: replace(machine, shoe=replace(machine.shoe, each_round=True)),
        lambda machine: replace(machine, start=0),
    ],
    ids=["rounds after the cutting card", "the cutting card", "shuffled each round", "nothing is burned"],
)
def test_a_wrong_shoe_is_caught(wrong: Callable[[Machine], Machine]) -> None:
    course = suits_course(submission=Suits())
    machine = compiled(course)
    check(course, machine)
    with pytest.raises(WrongKey):
        check(course, wrong(machine))
