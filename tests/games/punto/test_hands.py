"""Counts, Naturals and the tableau of third cards."""

from itertools import product

import pytest

from croupier.equipment.cards import DECK, Card, Rank, cards
from croupier.games.punto import hands
from croupier.games.punto.hands import Coup, Winner

# Table 1 as the regulation prints it: the values of the Player's third card on which each count draws.
TABLE_1 = {
    0: range(10),
    1: range(10),
    2: range(10),
    3: (0, 1, 2, 3, 4, 5, 6, 7, 9),
    4: range(2, 8),
    5: range(4, 8),
    6: range(6, 8),
    7: (),
}


def of_count(count: int) -> list[Card]:
    """Two cards of a count below eight."""
    return [Card("Ks"), next(card for card in DECK if hands.count([card]) == count)]


def coup(player: str, banker: str) -> Coup:
    return Coup(tuple(cards(player)), tuple(cards(banker)))


@pytest.mark.clause("MA-BAC 6(a)(1)", "MA-BAC 6(a)(2)", "MA-BAC 6(a)(3)")
@pytest.mark.clause("MA-MIDI 6(a)(1)", "MA-MIDI 6(a)(2)", "MA-MIDI 6(a)(3)")
def test_two_to_nine_count_their_face_pictures_nothing_aces_one() -> None:
    counts = {card.rank: hands.count([card]) for card in DECK}
    assert [counts[rank] for rank in Rank] == [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1]


@pytest.mark.clause("MA-BAC 6(b)", "MA-BAC 6(b)(1)", "MA-BAC 6(b)(2)")
@pytest.mark.clause("MA-MIDI 6(b)", "MA-MIDI 6(b)(1)", "MA-MIDI 6(b)(2)")
@pytest.mark.parametrize(("hand", "count"), [("8s 9h 7c", 4), ("As 2h 4c", 7), ("As 2h 9c", 2), ("Ks Qd", 0)])
def test_a_count_is_the_last_digit(hand: str, count: int) -> None:
    assert hands.count(cards(hand)) == count


@pytest.mark.clause("MA-BAC 1(natural)", "MA-MIDI 1(natural)")
@pytest.mark.parametrize(
    ("hand", "natural"), [("As 7h", True), ("Ks 9h", True), ("Ks 7h", False), ("2s 3h 4c", False), ("Ks Qd 8c", False)]
)
def test_a_natural_is_eight_or_nine_on_two_cards(hand: str, *, natural: bool) -> None:
    assert hands.is_natural(cards(hand)) is natural


@pytest.mark.parametrize(("first", "more"), [("7s", 7), ("Kd", 10), ("Th", 10), ("Ac", 1), ("2c", 2)])
def test_for_the_burn_pictures_count_ten(first: str, more: int) -> None:
    assert hands.burned_with(Card(first)) == more


@pytest.mark.clause("MA-BAC 11(a)", "MA-BAC 11(b)(1)", "MA-BAC 11(b)(2)")
@pytest.mark.clause("MA-MIDI 10(a)", "MA-MIDI 10(b)(1)", "MA-MIDI 10(b)(2)")
@pytest.mark.parametrize(("player", "banker"), list(product(range(8), range(8))))
def test_the_player_draws_below_six(player: int, banker: int) -> None:
    assert hands.player_draws(of_count(player), of_count(banker)) is (player <= 5)


@pytest.mark.clause("MA-BAC 11(a)", "MA-BAC 11(c)(2)(iii)(banker-8-9)")
@pytest.mark.clause("MA-MIDI 10(a)", "MA-MIDI 10(c)(2)(iii)(banker-8-9)")
@pytest.mark.parametrize("natural", ["8s Kd", "9s Kd", "As 7d"])
@pytest.mark.parametrize("other", range(8))
def test_a_natural_stops_the_drawing_of_both(natural: str, other: int) -> None:
    assert not hands.player_draws(cards(natural), of_count(other))
    assert not hands.player_draws(of_count(other), cards(natural))
    assert not hands.banker_draws(cards(natural), of_count(other))
    assert not hands.banker_draws(of_count(other), cards(natural))


@pytest.mark.clause("MA-BAC 11(c)(1)", "MA-MIDI 10(c)(1)")
@pytest.mark.parametrize("banker", range(8))
def test_if_the_player_stood_the_banker_draws_to_five(banker: int) -> None:
    assert hands.banker_draws(of_count(6), of_count(banker)) is (banker <= 5)
    assert hands.banker_draws(of_count(7), of_count(banker)) is (banker <= 5)


@pytest.mark.clause("MA-BAC 11(c)(2)(i)", "MA-BAC 11(c)(2)(ii)", "MA-BAC 11(c)(2)(iii)")
@pytest.mark.clause("MA-BAC 11(c)(2)(iii)(banker-0-1-2)", "MA-BAC 11(c)(2)(iii)(banker-3)")
@pytest.mark.clause("MA-BAC 11(c)(2)(iii)(banker-4)", "MA-BAC 11(c)(2)(iii)(banker-5)")
@pytest.mark.clause("MA-BAC 11(c)(2)(iii)(banker-6)", "MA-BAC 11(c)(2)(iii)(banker-7)")
@pytest.mark.clause("MA-MIDI 10(c)(2)(i)", "MA-MIDI 10(c)(2)(ii)", "MA-MIDI 10(c)(2)(iii)")
@pytest.mark.clause("MA-MIDI 10(c)(2)(iii)(banker-0-1-2)", "MA-MIDI 10(c)(2)(iii)(banker-3)")
@pytest.mark.clause("MA-MIDI 10(c)(2)(iii)(banker-4)", "MA-MIDI 10(c)(2)(iii)(banker-5)")
@pytest.mark.clause("MA-MIDI 10(c)(2)(iii)(banker-6)", "MA-MIDI 10(c)(2)(iii)(banker-7)")
@pytest.mark.parametrize(("banker", "third"), list(product(range(8), DECK)))
def test_every_cell_of_table_1(banker: int, third: Card) -> None:
    drawn = hands.banker_draws([*of_count(0), third], of_count(banker))
    assert drawn is (hands.count([third]) in TABLE_1[banker])


@pytest.mark.clause("MA-BAC 1(dragon-7)", "MA-MIDI 1(dragon-7)")
@pytest.mark.parametrize(
    ("player", "banker", "dragon"),
    [
        ("6s Kd", "4s Kd 3c", True),
        ("5s Kd", "7s Kd", False),
        ("7s Kd", "4s Kd 3c", False),
        ("6s Kd", "4s 2d 2c", False),
    ],
)
def test_a_dragon_7_is_a_winning_seven_of_three_cards(player: str, banker: str, *, dragon: bool) -> None:
    assert coup(player, banker).is_dragon_7 is dragon


@pytest.mark.clause("MA-BAC 1(panda)", "MA-MIDI 1(panda-8)")
@pytest.mark.parametrize(
    ("player", "banker", "panda"),
    [
        ("5s Kd 3c", "7s Kd", True),
        ("8s Kd", "7s Kd", False),
        ("5s Kd 3c", "5s Kd 3d", False),
        ("5s 2d", "Ks Kd", False),
    ],
)
def test_a_panda_8_is_a_winning_eight_of_three_cards(player: str, banker: str, *, panda: bool) -> None:
    assert coup(player, banker).is_panda_8 is panda


@pytest.mark.parametrize(
    ("player", "banker", "winner"),
    [("9s Kd", "4s Kd", Winner.PLAYER), ("3s Kd", "4s Kd", Winner.BANKER), ("4s Qd", "4s Kd", Winner.TIE)],
)
def test_the_higher_count_wins(player: str, banker: str, winner: Winner) -> None:
    assert coup(player, banker).winner is winner
