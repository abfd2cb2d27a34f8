"""The printed tables of the side wagers, cell by cell, and what decides which cell it is."""

from fractions import Fraction

import pytest

from croupier.equipment.cards import DECK, Card, cards
from croupier.games.blackjack.options.side_wagers import (
    LEAST_TWENTY_ODDS,
    SAME_SUIT_ODDS,
    Match,
    MatchTheDealer,
    Twenty,
    TwentyTable,
)
from croupier.games.blackjack.rules import Outcome
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.rules import Aces, Decided
from croupier.games.registry import game
from croupier.money import Cents, Odds, pay, win
from croupier.rulebooks.clauses import clauses
from croupier.rulebooks.submissions.reading import judged

CITABLE = {each.id for each in clauses()}
LOST = -1


def gains(decided: Decided, stake: int = 500) -> int | Fraction:
    """What a wager gains for each unit; the clause that decides it exists."""
    assert decided.clause in CITABLE
    payment = pay(decided.result, Cents(stake), Cents(50))
    return Fraction(payment.paid - payment.taken, stake)


# Over and under 13 (17(a)(1)).


@pytest.mark.clause("MA-BJ 17(b)(1)", "MA-BJ 17(b)(2)", "MA-BJ 17(c)", "MA-BJ 17(e)(1)", "MA-BJ 2(b)(3)(ii)")
@pytest.mark.parametrize(
    ("hand", "over", "under"),
    [
        ("6h 8c", 1, LOST),
        ("9h 9c", 1, LOST),
        ("Th Kc", 1, LOST),
        ("6h 7c", LOST, LOST),
        ("Th 3c", LOST, LOST),
        ("Th 2c", LOST, 1),
        ("Ah Kc", LOST, 1),
        ("Ah Ad", LOST, 1),
        ("Ah Qc", LOST, 1),
        ("2h 2c", LOST, 1),
    ],
)
def test_over_and_under_13_with_aces_at_one(hand: str, over: int, under: int) -> None:
    assert (gains(rules.over_13(cards(hand))), gains(rules.under_13(cards(hand)))) == (over, under)


# Same suit (17(a)(2)): decks, then options 1 to 4 with king and queen, then any two cards.

SAME_SUIT = {
    1: [("50", "5/2"), ("10", "3"), ("5", "3"), ("25", "5/2")],
    2: [("10", "3"), ("5", "3"), ("25", "5/2"), ("20", "5/2")],
    4: [("5", "3"), ("25", "5/2"), ("20", "5/2"), ("50", "2")],
    6: [("5", "3"), ("25", "5/2"), ("20", "5/2"), ("15", "5/2")],
    8: [("5", "3"), ("25", "5/2"), ("50", "2")],
}


@pytest.mark.clause(
    "MA-BJ 17(b)(3)",
    "MA-BJ 17(e)(2)(i)(King and Queen)",
    "MA-BJ 17(e)(2)(i)(Any Two Cards)",
    "MA-BJ 17(e)(2)(ii)(King and Queen)",
    "MA-BJ 17(e)(2)(ii)(Any Two Cards)",
    "MA-BJ 17(e)(2)(iii)(King and Queen)",
    "MA-BJ 17(e)(2)(iii)(Any Two Cards)",
    "MA-BJ 17(e)(2)(iv)(King and Queen)",
    "MA-BJ 17(e)(2)(iv)(Any Two Cards)",
    "MA-BJ 17(e)(2)(v)(King and Queen)",
    "MA-BJ 17(e)(2)(v)(Any Two Cards)",
)
@pytest.mark.parametrize(
    ("decks", "option", "king_and_queen", "any_two"),
    [(decks, number, *odds) for decks, options in SAME_SUIT.items() for number, odds in enumerate(options, start=1)],
)
def test_same_suit_pays_by_decks_and_option(decks: int, option: int, king_and_queen: str, any_two: str) -> None:
    for suited in ("Kh Qh", "Qc Kc"):
        assert gains(rules.same_suit(cards(suited), decks, option)) == Fraction(king_and_queen)
    for suited in ("9h 2h", "9s 9s", "Ad Kd", "Qc Jc"):
        assert gains(rules.same_suit(cards(suited), decks, option)) == Fraction(any_two)
    for mixed in ("Kh Qs", "9h 2c"):
        assert gains(rules.same_suit(cards(mixed), decks, option)) == LOST


def test_same_suit_has_no_other_options() -> None:
    assert {decks: len(options) for decks, options in SAME_SUIT_ODDS.items()} == {
        decks: len(options) for decks, options in SAME_SUIT.items()
    }


# Sevens (17(a)(3)).


@pytest.mark.clause(
    "MA-BJ 17(b)(4)",
    "MA-BJ 17(e)(3)",
    "MA-BJ 17(e)(3)(Three Sevens Same Suit)",
    "MA-BJ 17(e)(3)(Three Sevens Any Suit)",
    "MA-BJ 17(e)(3)(Two Sevens Same Suit)",
    "MA-BJ 17(e)(3)(Two Sevens Any Suit)",
    "MA-BJ 17(e)(3)(One Seven)",
)
@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("7h 7h 7h", 5000),
        ("7h 7c 7d", 500),
        ("7h 7h 7c", 500),
        ("7h 7h 9c", 100),
        ("7h 7h", 100),
        ("7h 7c 9c", 50),
        ("7h 7c 2d", 50),
        ("7h 7c", 50),
        ("7h 9c", 3),
        ("7h 9c 7d", 3),
        ("9c 7h", LOST),
        ("9c 4d 7h", LOST),
        ("9c 7h 7d", LOST),
    ],
)
def test_sevens_pay_the_highest_row_from_the_first_card_on(hand: str, paid: int) -> None:
    assert gains(rules.sevens(cards(hand))) == paid


# Progressive (19(c)).


@pytest.mark.clause(
    "MA-BJ 19(c)(Four Aces One Color)",
    "MA-BJ 19(c)(Three Aces Same Suit)",
    "MA-BJ 19(c)(Any Three Aces)",
    "MA-BJ 19(c)(Two Aces Same Suit)",
    "MA-BJ 19(c)(Any Two Aces)",
    "MA-BJ 19(e)",
)
@pytest.mark.parametrize(
    ("hand", "made", "pays"),
    [
        ("As Ac As Ac", Aces.FOUR_ONE_COLOR, None),
        ("Ah Ad Ad Ah", Aces.FOUR_ONE_COLOR, None),
        ("As As As Ac", Aces.FOUR_ONE_COLOR, None),
        ("As As As Ah", Aces.THREE_SAME_SUIT, 2500_00),
        ("As As As 9c", Aces.THREE_SAME_SUIT, 2500_00),
        ("As Ah Ac", Aces.ANY_THREE, 250_00),
        ("As Ah Ac As", Aces.ANY_THREE, 250_00),
        ("As As 5d", Aces.TWO_SAME_SUIT, 100_00),
        ("As As 5d As", Aces.TWO_SAME_SUIT, 100_00),
        ("As Ah 5d", Aces.ANY_TWO, 25_00),
        ("As 5d As", None, None),
        ("5d As As As", None, None),
        ("As", None, None),
        ("", None, None),
    ],
)
def test_aces_win_the_highest_progressive_hand(hand: str, made: Aces | None, pays: int | None) -> None:
    assert rules.aces(cards(hand)) is made
    assert (None if made is None else rules.ACES_PAY.get(made)) == pays


# Streak (22).

W, L, V = Outcome.WON, Outcome.LOST, Outcome.VOID


@pytest.mark.clause("MA-BJ 22(e)", "MA-BJ 22(g)", "MA-BJ 22(h)")
@pytest.mark.parametrize(
    ("hands", "goes"),
    [
        ([W], W),
        ([L], L),
        ([V], V),
        ([W, W], W),
        ([W, L], V),
        ([L, V], L),
        ([W, V], W),
        ([V, V], V),
        ([W, W, L], W),
        ([W, L, V], V),
        ([W, L, L], L),
        ([W, W, L, L], V),
        ([W, V, V, V], W),
        ([], V),
    ],
)
def test_a_streak_goes_with_more_wins_than_losses_of_the_split_hands(hands: list[Outcome], goes: Outcome) -> None:
    assert rules.streak_goes(hands) is goes


# Match the dealer (23(f)).


def match(hand: str, first: str, decks: int, chosen: MatchTheDealer | None = None) -> int | Fraction:
    pays = rules.match_odds(chosen or MatchTheDealer(), decks)
    return gains(rules.match_the_dealer(cards(hand), Card(first), pays, decks))


@pytest.mark.clause(
    "MA-BJ 23(a)",
    "MA-BJ 23(a)(1)",
    "MA-BJ 23(a)(2)",
    "MA-BJ 23(f)(Six Deck Non-Matching Suit)",
    "MA-BJ 23(f)(Six Deck Matching Suit)",
    "MA-BJ 23(f)(Eight Deck Non-Matching Suit)",
    "MA-BJ 23(f)(Eight Deck Matching Suit)",
)
@pytest.mark.parametrize(
    ("hand", "first", "six", "eight"),
    [
        ("9c 2d", "9h", 4, 3),
        ("2d 9h", "9h", 11, 14),
        ("9h 9c", "9h", 15, 17),
        ("9c 9d", "9h", 8, 6),
        ("9h 9h", "9h", 22, 28),
        ("Kh 5c", "Kd", 4, 3),
        ("Qd Td", "Kd", LOST, LOST),
        ("Jh 2c", "Th", LOST, LOST),
        ("Tc 2c", "Th", 4, 3),
    ],
)
def test_each_card_that_matches_the_dealers_first_is_paid(hand: str, first: str, six: int, eight: int) -> None:
    assert (match(hand, first, 6), match(hand, first, 8)) == (six, eight)


@pytest.mark.clause("MA-BJ 23(f)(Six Deck Matching Suit)")
def test_a_licensee_may_pay_more_for_a_match() -> None:
    more = MatchTheDealer(pays={Match.MATCHING_SUIT: Odds(12)})
    assert (match("9h 2c", "9h", 6, more), match("9c 2c", "9h", 6, more)) == (12, 4)


# Twenty point bonus (24(f)).

TWENTIES = {
    Twenty.QUEENS_AND_DEALER_BLACKJACK: (1000, 1000),
    Twenty.QUEENS: (125, 200),
    Twenty.MATCHED: (19, 25),
    Twenty.SUITED: (9, 10),
    Twenty.ANY: (4, 4),
}


@pytest.mark.clause(
    "MA-BJ 24(f)",
    "MA-BJ 24(f)(Queen of Hearts Pair and Dealer Blackjack)",
    "MA-BJ 24(f)(Queen of Hearts Pair)",
    "MA-BJ 24(f)(Matched 20)",
    "MA-BJ 24(f)(Suited 20)",
    "MA-BJ 24(f)(Any 20)",
)
def test_both_pay_tables_of_the_twenty_point_bonus() -> None:
    for made, (on_a, on_b) in TWENTIES.items():
        assert LEAST_TWENTY_ODDS[TwentyTable.A][made] == Odds(on_a)
        assert LEAST_TWENTY_ODDS[TwentyTable.B][made] == Odds(on_b)
        assert rules.TWENTY_ROWS[made] in CITABLE


@pytest.mark.clause("MA-BJ 24(a)", "MA-BJ 24(g)(1)", "MA-BJ 24(g)(2)", "MA-BJ 24(g)(3)")
@pytest.mark.parametrize(
    ("hand", "made"),
    [
        ("Qh Qh", Twenty.QUEENS),
        ("Tc Tc", Twenty.MATCHED),
        ("Qs Qs", Twenty.MATCHED),
        ("Kd Kd", Twenty.MATCHED),
        ("Kd Jd", Twenty.SUITED),
        ("Ac 9c", Twenty.SUITED),
        ("Kd Kh", Twenty.ANY),
        ("Kd Jh", Twenty.ANY),
        ("Qh Qs", Twenty.ANY),
        ("As 9h", Twenty.ANY),
        ("9h 9c", None),
        ("As Kd", None),
    ],
)
def test_what_counts_as_twenty(hand: str, made: Twenty | None) -> None:
    assert rules.twenty(cards(hand)) is made


@pytest.mark.clause("MA-BJ 24(e)")
def test_queens_of_hearts_wait_only_where_the_dealer_may_have_blackjack() -> None:
    waits = [card for card in DECK if rules.twenty_waits(Twenty.QUEENS, card)]
    assert {card.rank.letter for card in waits} == set("TJQKA")
    assert not any(rules.twenty_waits(Twenty.MATCHED, card) for card in DECK)


@pytest.mark.clause("MA-BJ 24(h)")
@pytest.mark.parametrize(
    ("due", "parts"),
    [
        ([20_000_00, 30_000_00], [10_000_00, 15_000_00]),
        ([40_000_00], [25_000_00]),
        ([10_000_00, 10_000_00, 10_000_00], [8334_00, 8333_00, 8333_00]),
    ],
)
def test_a_cap_is_shared_in_proportion_and_the_first_has_the_rest(due: list[int], parts: list[int]) -> None:
    assert rules.shared(due, 25_000_00, 50) == parts


# Optional bonus (25(e), 25(f)).


@pytest.mark.clause(
    "MA-BJ 25(a)",
    "MA-BJ 25(d)",
    "MA-BJ 25(e)(Ten)",
    "MA-BJ 25(e)(Nine)",
    "MA-BJ 25(e)(Eight)",
    "MA-BJ 25(e)(Seven)",
    "MA-BJ 25(e)(Six)",
    "MA-BJ 25(f)(Three Eights Same Color)",
    "MA-BJ 25(f)(Three Eights Same Suit)",
)
@pytest.mark.parametrize(
    ("dealer", "paid"),
    [
        ("9h 5c Kd", 3),
        ("9h 5c Td", 3),
        ("9h 5c Jd", 3),
        ("9h 5c Qd", 3),
        ("Th 5c 9d", 5),
        ("Th 5c 8d", 7),
        ("Th 6c 7d", 9),
        ("Th 6c 6d", 15),
        ("8h 8s 8d", 7),
        ("8h 8d 8h", 50),
        ("8c 8s 8s", 50),
        ("8h 8h 8h", 200),
        ("Th 7c", LOST),
        ("Ah 6c", LOST),
        ("Th 2c 4d", LOST),
        ("Th 2c 4d 9c", LOST),
        ("Th 6c 5d", LOST),
        ("Ah 5c Kd", LOST),
    ],
)
def test_the_dealers_third_card_pays_by_its_value(dealer: str, paid: int) -> None:
    assert gains(rules.bust_bonus(cards(dealer))) == paid


def test_no_third_card_below_six_can_bust() -> None:
    """The table is complete: from 16 on down only a six or more goes over 21."""
    assert max(16 + value for value in range(1, 6)) <= 21
    assert min(rules.BUST_ODDS) == 6


# Bonus button (20(k)).


@pytest.mark.clause("MA-BJ 20(d)")
def test_only_a_blackjack_of_two_cards_wins_the_bonus() -> None:
    assert rules.wins_bonus(cards("As Kd"))
    assert not rules.wins_bonus(cards("Th 9c"))
    assert not rules.wins_bonus(cards("7h 7c 7d"))


@pytest.mark.clause("MA-BJ 20(k)")
@pytest.mark.parametrize(
    ("mean", "clauses_broken"),
    [(15, []), (12, ["MA-BJ 20(k)"]), (21, ["MA-BJ 20(k)"]), (14, []), (13, ["MA-BJ 20(k)"]), (20, [])],
)
def test_the_advantage_of_the_button_lies_between_nothing_and_30_percent(mean: int, clauses_broken: list[str]) -> None:
    """With six decks and the wager returned a mean from 13.74 to 20.05 dollars is in order."""
    bonus = {"equipment": "record 7", "one_dollar": {str(mean): "1"}}
    written = {"game": "blackjack", "rulebook": "MA", "wagers": {"blackjack_bonus": bonus}}
    found = judged(written, [game("blackjack")]).problems
    assert [problem.clause for problem in found] == clauses_broken


@pytest.mark.clause("MA-BJ 15(p)")
def test_an_unknown_bonus_pays_21_to_1() -> None:
    assert [pay(win(rules.UNKNOWN_BONUS), Cents(stake), Cents(50)).paid for stake in (1_00, 5_00)] == [21_00, 105_00]
