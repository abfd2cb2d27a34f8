"""Chance devices answer within the limits, each value as often as it should come."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import permutations

import pytest

from croupier.equipment.cards import DECK, Card, decks
from croupier.equipment.dice import Dice
from croupier.equipment.wheels import DOUBLE_ZERO_WHEEL
from croupier.floor.chance import Chance, SeededChance, SystemChance
from croupier.money import Cents
from croupier.table.acts import NameCard, Shuffle
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Several, Whole, Words
from croupier.table.offers import offer
from croupier.table.people import CHANCE

LIMITS: list[Limit] = [
    Permutation(6),
    AnyCard(dict.fromkeys(DECK, 2) | {Card("Ks"): 0}),
    OneOf(DOUBLE_ZERO_WHEEL),
    Whole(1, 6),
    Amount(Cents(7_00), Cents(99_00), Cents(5_00)),
    Words(64),
]


def chi_square(drawn: Sequence[Hashable], expected: dict[Hashable, float]) -> float:
    """How far the draws are from the expected shares, as a sum of squares over expected counts."""
    assert set(drawn) <= set(expected)
    counts = Counter(drawn)
    total = sum(expected.values())
    return sum(
        (counts[value] - len(drawn) * share / total) ** 2 / (len(drawn) * share / total)
        for value, share in expected.items()
    )


def bound(degrees: int) -> float:
    """What chi-square exceeds about once in a hundred thousand draws of so many degrees (Wilson and Hilferty)."""
    return float(degrees * (1 - 2 / (9 * degrees) + 4.265 * (2 / (9 * degrees)) ** 0.5) ** 3)


def assert_uniform(draw: Callable[[], Hashable], values: Sequence[Hashable], each: int = 400) -> None:
    drawn = [draw() for _ in range(each * len(values))]
    assert chi_square(drawn, dict.fromkeys(values, 1.0)) < bound(len(values) - 1)


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: type(limit).__name__)
@pytest.mark.parametrize("device", [SystemChance(), SeededChance(1)], ids=lambda device: type(device).__name__)
def test_an_answer_is_within_the_limit(device: Chance, limit: Limit) -> None:
    for _ in range(20):
        assert limit.admits(device.draw(limit))


def test_an_answer_is_the_offered_act_with_every_field() -> None:
    made = offer(CHANCE, Shuffle, "MA-RD 3(a)", order=Permutation(2), salt=Words(64, least=0))
    act = SystemChance().answer(made)
    assert isinstance(act, Shuffle)
    assert Counter(act.order) == Counter(decks(2))
    assert len(act.salt) == 64


def test_a_seed_gives_the_same_answers_and_another_seed_others() -> None:
    def answers(seed: int) -> list[object]:
        device = SeededChance(seed)
        return [device.draw(limit) for limit in LIMITS]

    assert answers(7) == answers(7)
    assert answers(7) != answers(8)


def test_the_system_gives_other_orders_each_time() -> None:
    assert SystemChance().draw(Permutation(1)) != SystemChance().draw(Permutation(1))


@pytest.mark.parametrize("limit", [Several(("a", "b"))], ids=lambda limit: type(limit).__name__)
def test_what_chance_cannot_answer_is_a_fault_of_the_game(limit: Limit) -> None:
    with pytest.raises(TypeError, match="chance has no answer"):
        SeededChance(1).draw(limit)


def test_every_pocket_comes_as_often_as_the_others() -> None:
    device = SeededChance(2)
    assert_uniform(lambda: str(device.draw(OneOf(DOUBLE_ZERO_WHEEL))), [str(pocket) for pocket in DOUBLE_ZERO_WHEEL])


def test_every_throw_comes_as_often_as_the_others() -> None:
    device = SeededChance(3)
    faces = range(1, 7)
    throws = [f"{first}-{second}" for first in faces for second in faces]
    assert_uniform(lambda: f"{device.draw(Whole(1, 6))}-{device.draw(Whole(1, 6))}", throws)
    assert len(throws) == 36
    assert Dice.read(throws[0]).total == 2


def test_every_amount_comes_as_often_as_the_others() -> None:
    device = SeededChance(4)
    amounts = range(10_00, 100_00, 5_00)
    limit = Amount(Cents(7_00), Cents(99_00), Cents(5_00))
    assert_uniform(lambda: str(device.draw(limit)), [str(amount) for amount in amounts])


def test_every_order_comes_as_often_as_the_others() -> None:
    """A shuffle that exchanged each place with any other would favour some of the 24 orders of four cards."""
    device = SeededChance(5)
    four = DECK[:4]
    assert_uniform(lambda: device._shuffled(four), list(permutations(four)))


def test_every_card_comes_to_every_place_of_a_deck_as_often() -> None:
    device = SeededChance(6)
    orders = [device._shuffled(DECK) for _ in range(52 * 40)]
    for place in (0, 1, 25, 50, 51):
        assert chi_square([order[place] for order in orders], dict.fromkeys(DECK, 1.0)) < bound(51)


def test_a_card_of_a_physical_shoe_comes_by_the_copies_that_are_left() -> None:
    device = SeededChance(7)
    left = {card: index % 4 for index, card in enumerate(DECK)}
    made = offer(CHANCE, NameCard, "MA-RD 5(c)", card=AnyCard(left))
    drawn = []
    for _ in range(20_000):
        act = device.answer(made)
        assert isinstance(act, NameCard)
        drawn.append(act.card)
    shares: dict[Hashable, float] = {card: copies for card, copies in left.items() if copies}
    assert chi_square(drawn, shares) < bound(len(shares) - 1)
