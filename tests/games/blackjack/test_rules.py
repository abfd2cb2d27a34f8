"""The decisions of blackjack, clause by clause."""

from itertools import product

import pytest

from croupier.equipment.cards import DECK, Rank, cards
from croupier.games.blackjack import rules
from croupier.games.blackjack.rules import Outcome, Soft17, SpecialOdds


@pytest.mark.clause("MA-BJ 2(b)(1)", "MA-BJ 2(b)(2)")
def test_cards_count_their_number_and_court_cards_ten() -> None:
    values = [rules.value(card) for card in DECK if card.suit.letter == "s" and card.rank is not Rank.ACE]
    assert values == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.clause("MA-BJ 1(Hard Total)", "MA-BJ 1(Soft Total)", "MA-BJ 2(b)(3)(i)")
@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ("Tc 6d", "hard 16"),
        ("Ah 6c Td", "hard 17"),
        ("Ah 6c", "soft 17"),
        ("Ah Ad 5c", "soft 17"),
        ("Ah 6c 5d", "hard 12"),
        ("Ah Ad Ac As", "soft 14"),
        ("Ah Kd", "soft 21"),
        ("Tc 6d 6h", "hard 22"),
    ],
)
def test_an_ace_is_eleven_unless_that_is_over_21(hand: str, counts: str) -> None:
    score = rules.counted(cards(hand))
    assert f"{'soft' if score.is_soft else 'hard'} {score.total}" == counts


@pytest.mark.clause("MA-BJ 1(Blackjack)")
def test_a_blackjack_is_an_ace_and_a_ten_value_card_as_dealt() -> None:
    blackjacks = [pair for pair in product(DECK, DECK) if rules.dealt(pair).is_blackjack]
    assert len(blackjacks) == 2 * 4 * 16
    assert not rules.dealt(cards("7c 7d 7h")).is_blackjack
    assert not rules.counted(cards("As Kd")).is_blackjack


def dealer(hand: str) -> rules.Score:
    return rules.dealt(cards(hand))


@pytest.mark.clause("MA-BJ 3(a)(1)", "MA-BJ 3(a)(2)", "MA-BJ 3(a)(3)", "MA-BJ 3(b)", "MA-BJ 16(b)")
@pytest.mark.parametrize(
    ("player", "against", "expected"),
    [
        ("Tc 3d", "Td 4c Kc", Outcome.WON),
        ("Tc 9d", "Td 8c", Outcome.WON),
        ("Tc 7d", "Td 8c", Outcome.LOST),
        ("Tc 8d", "Td 8c", Outcome.VOID),
        ("Tc 6d 6h", "Td 6c 6s", Outcome.LOST),
        ("As Kd", "7c 7d 7h", Outcome.WON),
        ("As Kd", "Ac Kc", Outcome.VOID),
        ("7c 7d 7h", "Ac Kc", Outcome.LOST),
        ("7c 7d 7h", "9c 2c Tc", Outcome.VOID),
        ("2c 3c 4c 5c 7h", "9c 2c Tc", Outcome.VOID),
        ("2c 3c 4c 5c 7h", "Ac Tc", Outcome.LOST),
    ],
)
def test_who_wins_against_the_dealer(player: str, against: str, expected: Outcome) -> None:
    assert rules.outcome(dealer(player), dealer(against)) is expected


@pytest.mark.clause("MA-BJ 3(a)(3)")
def test_a_two_card_21_of_a_split_hand_beats_a_drawn_21_and_loses_to_a_blackjack() -> None:
    split = rules.counted(cards("As Kd"))
    assert rules.outcome(split, dealer("9c 2c Tc")) is Outcome.WON
    assert rules.outcome(split, dealer("Ac Tc")) is Outcome.LOST


@pytest.mark.clause("MA-BJ 6(k)(1)")
def test_with_the_hole_card_face_up_equal_scores_lose_but_two_blackjacks_win() -> None:
    assert rules.outcome_face_up(dealer("Tc 8d"), dealer("Td 8c")) is Outcome.LOST
    assert rules.outcome_face_up(dealer("As Kd"), dealer("Ac Kc")) is Outcome.WON
    assert rules.outcome_face_up(dealer("As Kd"), dealer("9c 2c Tc")) is Outcome.WON
    assert rules.outcome_face_up(dealer("2c 3c 4c 5c 7h"), dealer("9c 2c Tc")) is Outcome.LOST
    assert rules.outcome_face_up(dealer("Tc 9d"), dealer("Td 8c")) is Outcome.WON


@pytest.mark.clause("MA-BJ 12(b)(1)", "MA-BJ 12(b)(2)(i)", "MA-BJ 12(b)(2)(ii)")
def test_the_dealer_stands_on_seventeen_and_on_a_soft_one_by_option() -> None:
    for total, is_soft in product(range(4, 27), (False, True)):
        score = rules.Score(total, is_soft, 3)
        assert rules.dealer_draws(score, Soft17.STAND) == (total < 17)
        assert rules.dealer_draws(score, Soft17.DRAW) == (total < 17 or (total == 17 and is_soft))


@pytest.mark.clause("MA-BJ 3(e)(1)", "MA-BJ 3(e)(2)", "MA-BJ 3(e)(3)", "MA-BJ 3(e)(4)", "MA-BJ 16(a)")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7c 6c 8c", SpecialOdds.SUITED_678),
        ("7c 6c 8d", None),
        ("7c 7d 7h", SpecialOdds.THREE_SEVENS),
        ("As Ks", SpecialOdds.DESIGNATED_BLACKJACK),
        ("Ks As", SpecialOdds.DESIGNATED_BLACKJACK),
        ("As Kd", None),
        ("2c 3c 4c 5c 7h", SpecialOdds.FIVE_CARD_21),
        ("2c 2d 2h 3c 5c 7h", None),
        ("2c 3c 4c 5c 6h", None),
    ],
)
def test_special_odds_are_for_exactly_these_hands(hand: str, expected: SpecialOdds | None) -> None:
    assert rules.special(cards(hand), dealer(hand), cards("As Ks")) is expected


@pytest.mark.clause("MA-BJ 11(a)")
def test_any_two_ten_value_cards_are_a_pair() -> None:
    assert rules.is_pair(cards("Kc Td"))
    assert rules.is_pair(cards("Ac Ad"))
    assert not rules.is_pair(cards("9c Td"))
    assert not rules.is_pair(cards("8c 8d 8h"))


@pytest.mark.clause("MA-BJ 7(a)", "MA-BJ 7(b)")
def test_the_dealer_may_have_a_blackjack_with_an_ace_or_a_ten() -> None:
    open_ranks = {card.rank.letter for card in DECK if rules.may_become_blackjack(card)}
    assert open_ranks == set("ATJQK")


@pytest.mark.clause("MA-BJ 5(c)")
def test_the_cut_is_a_deck_from_the_ends_or_ten_cards_of_one_and_two_decks() -> None:
    assert [rules.nearest_cut(decks) for decks in (1, 2, 3, 8)] == [10, 10, 52, 52]
