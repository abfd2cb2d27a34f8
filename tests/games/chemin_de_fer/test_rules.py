"""The decisions of chemin de fer, cell by cell."""

import pytest

from croupier.equipment.cards import Card, cards
from croupier.games.chemin_de_fer import rules
from croupier.games.chemin_de_fer.clauses import clause
from croupier.games.chemin_de_fer.rules import Call, table_3
from croupier.games.punto.hands import VALUES, burned_with, count
from croupier.rulebooks.clauses import clauses

MASSACHUSETTS = """
0 D DDDDDDDDDD
1 D DDDDDDDDDD
2 D DDDDDDDDDD
3 D DDDDDDDDSD
4 D SSDDDDDDSS
5 D SSSSDDDDSS
6 S SSSSSSDDSS
7 S SSSSSSSSSS
8 S SSSSSSSSSS
9 S SSSSSSSSSS
"""
NEW_JERSEY = MASSACHUSETTS.replace("3 D DDDDDDDDSD", "3 D DDDDDDDDSO").replace("5 D SSSSDDDDSS", "5 D SSSSODDDSS")
"""Table 3 as printed: the Banker's count, what he does if the Player took no card, and against 0 to 9."""


@pytest.mark.clause(
    "MA-CDF 8(c)",
    "MA-CDF 8(c)(table-3-rows-0-2)",
    "MA-CDF 8(c)(table-3-row-3)",
    "MA-CDF 8(c)(table-3-row-4)",
    "MA-CDF 8(c)(table-3-row-5)",
    "MA-CDF 8(c)(table-3-row-6)",
    "MA-CDF 8(c)(table-3-row-7)",
    "MA-CDF 8(c)(table-3-rows-8-9)",
)
def test_table_3_of_massachusetts() -> None:
    assert_table("MA", MASSACHUSETTS)


@pytest.mark.clause(
    "NJ-CDF 4.9(c)",
    "NJ-CDF 4.9(c)(table-3-rows-0-2)",
    "NJ-CDF 4.9(c)(table-3-row-3)",
    "NJ-CDF 4.9(c)(table-3-row-4)",
    "NJ-CDF 4.9(c)(table-3-row-5)",
    "NJ-CDF 4.9(c)(table-3-row-6)",
    "NJ-CDF 4.9(c)(table-3-rows-7-9)",
    "NJ-CDF 4.9(f)",
    "NJ-CDF 4.9(g)",
)
def test_table_3_of_new_jersey() -> None:
    assert_table("NJ", NEW_JERSEY)


def assert_table(rulebook: str, printed: str) -> None:
    for row in printed.strip().splitlines():
        banker, without, against = row.split()
        assert table_3(rulebook, int(banker), None)[0] == without, row
        assert "".join(table_3(rulebook, int(banker), third)[0] for third in range(10)) == against, row


@pytest.mark.clause("MA-CDF 1(b)(1)", "NJ-CDF 4.1(b)(1)")
def test_two_to_nine_count_their_face() -> None:
    assert [VALUES[Card(f"{face}s").rank] for face in range(2, 10)] == list(range(2, 10))


@pytest.mark.clause("MA-CDF 1(b)(2)", "NJ-CDF 4.1(b)(2)")
def test_tens_and_pictures_count_nothing() -> None:
    assert [VALUES[card.rank] for card in cards("Ts Jh Qd Kc")] == [0, 0, 0, 0]
    assert count(cards("Ks 9h")) == 9


@pytest.mark.clause("MA-CDF 1(b)(3)", "NJ-CDF 4.1(b)(3)")
def test_an_ace_counts_one() -> None:
    assert count(cards("As 8h")) == 9


@pytest.mark.clause("MA-CDF 1(c)", "MA-CDF 1(c)(1)", "MA-CDF 1(c)(2)")
@pytest.mark.clause("NJ-CDF 4.1(c)", "NJ-CDF 4.1(c)(1)", "NJ-CDF 4.1(c)(2)")
@pytest.mark.parametrize(("hand", "counts"), [("As 2h 4d", 7), ("As 2h 9d", 2), ("9s 8h 7d", 4), ("Ks Qh", 0)])
def test_the_point_count_keeps_the_last_digit(hand: str, counts: int) -> None:
    assert count(cards(hand)) == counts


@pytest.mark.clause("MA-CDF 8(a)(1)", "MA-CDF 8(a)(2)", "MA-CDF 8(a)(3)", "MA-CDF 8(a)(4)")
@pytest.mark.clause("NJ-CDF 4.9(a)(1)", "NJ-CDF 4.9(a)(2)", "NJ-CDF 4.9(a)(3)", "NJ-CDF 4.9(a)(4)")
def test_what_the_dominant_player_announces() -> None:
    assert [rules.players_calls(counted) for counted in range(10)] == [
        *[(Call.CARD,)] * 5,
        (Call.CARD, Call.STAY),
        *[(Call.STAY,)] * 2,
        *[(Call.NATURAL,)] * 2,
    ]


@pytest.mark.clause("MA-CDF 8(b)", "NJ-CDF 4.9(b)")
def test_what_the_banker_announces() -> None:
    assert [rules.bankers_call(counted) for counted in range(10)] == [*[Call.UNDER_EIGHT] * 8, *[Call.NATURAL] * 2]


@pytest.mark.clause("MA-CDF 11(c)", "NJ-CDF 4.12(c)")
@pytest.mark.parametrize(
    ("dealt", "kept"),
    [
        ("4s 9h Kd", "9h Kd"),
        ("As 2h 3d", "As 2h 3d"),
        ("5s 5h 5d", "5s 5h 5d"),
        ("Ks 4h 4d", "4h 4d"),
        ("9s Kh Kd", "9s Kh"),
    ],
)
def test_the_best_of_three_cards_prefers_two(dealt: str, kept: str) -> None:
    assert rules.best_of_three(cards(dealt)) == tuple(cards(kept))


@pytest.mark.clause("MA-CDF 11(d)", "NJ-CDF 4.12(d)")
def test_the_lowest_of_two_is_sought_among_all_four() -> None:
    assert rules.lowest_of_two(cards("3s Kh 5d 9c")) == 2
    assert rules.lowest_of_two(cards("4s 9h 6d 9c")) == 0


@pytest.mark.clause("MA-CDF 3(e)", "NJ-CDF 4.4(e)")
def test_tens_count_ten_for_the_opening_burn() -> None:
    assert [burned_with(card) for card in cards("Ks Ts 7h As")] == [10, 10, 7, 1]


@pytest.mark.clause("MA-CDF 11(h)(1)", "NJ-CDF 4.12(h)(1)")
def test_a_disclosed_ten_burns_one_or_ten() -> None:
    assert [rules.burned_with_disclosed(card, 10) for card in cards("7s As Ks")] == [7, 1, 10]
    assert [rules.burned_with_disclosed(card, 1) for card in cards("7s As Ks")] == [7, 1, 1]


@pytest.mark.clause("MA-CDF 11(j)", "NJ-CDF 4.12(j)")
def test_a_ten_found_face_up_burns_nothing_more() -> None:
    assert [rules.burned_with_face_up(card) for card in cards("5s As Ks Td")] == [5, 1, 0, 0]


@pytest.mark.clause("NJ-CDF 4.2")
def test_new_jersey_numbers_every_clause_of_massachusetts_but_the_manual_shuffle() -> None:
    """Its second section is reserved, so that its numbers are one higher from there on."""
    known = {each.id for each in clauses()}
    of_massachusetts = [each.removeprefix("MA-CDF ") for each in known if each.startswith("MA-CDF")]
    missing = sorted(number for number in of_massachusetts if clause("NJ", number) not in known)
    assert missing == ["3(g)", *(f"3(g)({step})" for step in range(1, 6))]
    answered = {clause("NJ", number) for number in of_massachusetts}
    of_new_jersey = {each for each in known if each.startswith("NJ-CDF")}
    assert sorted(of_new_jersey - answered) == ["NJ-CDF 4.2", *(f"NJ-CDF 4.9({item})" for item in "defg")]
