"""The licensee's choices at blackjack, one by one."""

from datetime import date
from fractions import Fraction

import pytest

from croupier.games.blackjack.options.single import bonus_advantage
from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import Reading, compared, judged

BLACKJACK = game("blackjack")
EQUIPMENT = {"equipment": "record 7"}


def read(**written: object) -> Reading:
    return judged({"game": "blackjack", "rulebook": "MA", **written}, [BLACKJACK])


def problems(**written: object) -> list[tuple[str, str | None]]:
    """What the clauses refuse; what the table cannot deal yet has no clause and is left out."""
    return [(problem.field, problem.clause) for problem in read(**written).problems if problem.clause]


def test_the_default_is_in_order() -> None:
    assert read().problems == ()


@pytest.mark.clause("MA-BJ 2(a)")
def test_blackjack_needs_at_least_one_deck() -> None:
    assert problems(decks=0) == [("decks", "MA-BJ 2(a)")]
    assert problems(decks=1) == []
    assert problems(decks=8) == []


SIX_TO_FIVE: dict[str, object] = {
    "six_to_five": True,
    "dealing_device": "hand",
    "shuffler": "automated",
    "cards_behind": "1/3",
    "soft_17": "draw",
}


@pytest.mark.clause("MA-BJ 2(a)(1)")
@pytest.mark.parametrize("decks", range(1, 9))
def test_six_to_five_is_played_with_one_deck_or_two(decks: int) -> None:
    assert problems(**SIX_TO_FIVE, decks=decks) == ([] if decks <= 2 else [("decks", "MA-BJ 2(a)(1)")])


@pytest.mark.clause("MA-BJ 2(a)(2)", "MA-BJ 2(a)(3)", "MA-BJ 2(a)(4)")
@pytest.mark.parametrize(
    ("wager", "written", "allowed", "clause"),
    [
        ("twenty_point_bonus", {"table": "A"}, range(2, 9), "MA-BJ 2(a)(2)"),
        ("progressive", EQUIPMENT, range(4, 9), "MA-BJ 2(a)(3)"),
        ("additional", "sevens", range(4, 9), "MA-BJ 2(a)(3)"),
        ("match_the_dealer", True, (6, 8), "MA-BJ 2(a)(4)"),
        ("optional_bonus", True, (6, 8), "MA-BJ 2(a)(4)"),
        ("additional", "same-suit", (1, 2, 4, 6, 8), "MA-BJ 17(a)(2)"),
    ],
)
def test_side_wagers_need_their_decks(wager: str, written: object, allowed: range, clause: str) -> None:
    for decks in range(1, 9):
        expected = [] if decks in allowed else [("decks", clause)]
        assert problems(decks=decks, wagers={wager: written}) == expected, decks


@pytest.mark.clause("MA-BJ 6(a)")
def test_only_six_to_five_is_dealt_by_hand_and_from_a_shuffler() -> None:
    assert problems(dealing_device="hand") == [("dealing_device", "MA-BJ 6(a)")]
    assert problems(**(SIX_TO_FIVE | {"shuffler": "manual"}), decks=1) == [("shuffler", "MA-BJ 2(d)")]


def test_options_of_six_to_five_belong_to_it_alone() -> None:
    assert problems(burn_each_round=True) == [("burn_each_round", "MA-BJ 6A(c)")]
    assert problems(one_round_per_deck=True) == [("one_round_per_deck", "MA-BJ 5(i)")]
    assert problems(**SIX_TO_FIVE, decks=2, one_round_per_deck=True) == [("one_round_per_deck", "MA-BJ 5(i)")]
    assert problems(**SIX_TO_FIVE, decks=1, one_round_per_deck=True, burn_each_round=True) == []


@pytest.mark.clause("MA-BJ 5(d)")
def test_the_cutting_card_stands_at_least_a_quarter_from_the_back() -> None:
    assert problems(cards_behind="1/5") == [("cards_behind", "MA-BJ 5(d)")]
    assert problems(cards_behind="1/3") == []
    assert problems(cards_behind="1") == [("cards_behind", "MA-BJ 5(d)")]


@pytest.mark.clause("MA-BJ 3(e)(3)")
def test_the_designated_blackjack_is_an_ace_and_a_face_card() -> None:
    def designated(cards: str) -> list[tuple[str, str | None]]:
        return problems(special_odds=["designated-blackjack"], designated_blackjack=cards)

    assert designated("As Ks") == designated("Jd Ah") == []
    for wrong in ("As Ts", "As", "Ks Qs", "As Ks Qs", "two aces"):
        assert designated(wrong) == [("designated_blackjack", "MA-BJ 3(e)(3)")], wrong


@pytest.mark.clause("MA-BJ 3(e)")
def test_special_odds_are_named_once() -> None:
    assert problems(special_odds=["three-sevens", "three-sevens"]) == [("special_odds", "MA-BJ 3(e)")]
    assert problems(special_odds=["designated-blackjack"]) == [("designated_blackjack", "MA-BJ 3(e)(3)")]


@pytest.mark.clause("MA-BJ 10(d)")
def test_only_six_to_five_may_forbid_doubling_after_a_split_and_only_after_notice() -> None:
    assert problems(double_after_split=False) == [("double_after_split", "MA-BJ 10(d)")]
    assert problems(**SIX_TO_FIVE, decks=2, double_after_split=False) == []
    plain = read(**SIX_TO_FIVE, decks=2).accepted()
    forbidden = read(**SIX_TO_FIVE, decks=2, double_after_split=False).accepted()
    assert [problem.clause for problem in compared(forbidden, plain)] == ["MA-BJ 10(d)"]
    assert "MA-BJ 10(d)" in [notice.clause for notice in forbidden.notices()]


@pytest.mark.clause("MA-BJ 11(e)")
@pytest.mark.parametrize(("boxes", "most"), [(5, 4), (6, 4), (7, 3)])
def test_a_pair_is_split_up_to_four_hands_or_three_at_seven_boxes(boxes: int, most: int) -> None:
    for hands in (2, 3, 4):
        assert problems(seats=boxes, resplit_hands=hands) == (
            [] if hands <= most else [("resplit_hands", "MA-BJ 11(e)")]
        )
    assert problems(seats=8) == [("seats", "MA-BJ 11(e)")]


@pytest.mark.clause("MA-BJ 13(g)")
def test_a_limit_of_shared_boxes_is_for_boxes_that_may_be_shared() -> None:
    assert problems(players_per_box=2, shared_boxes=7) == []
    assert problems(players_per_box=2, shared_boxes=8) == [("shared_boxes", "MA-BJ 13(g)")]
    assert problems(players_per_box=2, shared_boxes=0) == [("shared_boxes", "MA-BJ 13(g)")]
    assert problems(shared_boxes=2) == [("shared_boxes", "MA-BJ 13(g)")]


@pytest.mark.clause("MA-BJ 13(a)", "MA-BJ 14")
def test_how_many_players_share_a_box_and_how_many_boxes_a_player_has() -> None:
    assert problems(players_per_box=3) == []
    assert problems(players_per_box=4) == [("players_per_box", "MA-BJ 13(a)")]
    assert problems(boxes_per_player=7) == []
    assert problems(boxes_per_player=8) == [("boxes_per_player", "MA-BJ 14")]


@pytest.mark.parametrize(("decks", "options"), [(1, 4), (2, 4), (4, 4), (6, 4), (8, 3)])
def test_same_suit_has_options_by_the_number_of_decks(decks: int, options: int) -> None:
    for chosen in range(1, 5):
        wagers = {"additional": "same-suit", "same_suit_option": chosen}
        expected = [] if chosen <= options else [("wagers.same_suit_option", "MA-BJ 17(e)(2)")]
        assert problems(decks=decks, wagers=wagers) == expected


@pytest.mark.clause("MA-BJ 19(i)")
def test_the_progressive_meter_grows_by_seven_tenths_from_five_thousand() -> None:
    def progressive(**written: object) -> list[tuple[str, str | None]]:
        return problems(wagers={"progressive": {**EQUIPMENT, **written}})

    assert progressive() == []
    assert progressive(equipment="") == [("wagers.progressive.equipment", "MA-BJ 19(a)")]
    assert progressive(rate="69/100") == [("wagers.progressive.rate", "MA-BJ 19(i)")]
    assert progressive(initial=4999) == [("wagers.progressive.initial", "MA-BJ 19(i)")]
    assert progressive(reset=4999) == [("wagers.progressive.reset", "MA-BJ 19(i)")]


def test_the_bonus_button_pays_within_bounds_and_leaves_an_advantage_of_0_to_30_percent() -> None:
    def bonus(**written: object) -> list[tuple[str, str | None]]:
        return problems(wagers={"blackjack_bonus": {**EQUIPMENT, **written}})

    field = "wagers.blackjack_bonus"
    assert bonus() == [(field, "MA-BJ 20(a)")], "it needs payouts"
    assert bonus(one_dollar={"5": "1/4", "15": "1/4", "25": "1/2"}, five_dollars={"50": "1/2", "100": "1/2"}) == []
    assert bonus(equipment="", one_dollar={"19": "1"}) == [(f"{field}.equipment", "MA-BJ 20(a)")]
    assert bonus(one_dollar={"4": "1/2", "30": "1/2"}) == [(f"{field}.one_dollar.4", "MA-BJ 20(j)($1 Wager)")]
    assert bonus(five_dollars={"49": "1/2", "101": "1/2"}) == [(f"{field}.five_dollars.49", "MA-BJ 20(j)($5 Wager)")]
    assert bonus(one_dollar={"20": "1/2"}) == [(f"{field}.one_dollar", "MA-BJ 20(k)")]
    assert bonus(one_dollar={"21": "1"}) == [(f"{field}.one_dollar", "MA-BJ 20(k)")], "the advantage is below zero"
    assert bonus(one_dollar={"13": "1"}) == [(f"{field}.one_dollar", "MA-BJ 20(k)")], "the advantage is above 30 %"
    assert bonus_advantage(5, {50: Fraction(1)}, decks=1) == 1 - Fraction(32, 663) * 11


@pytest.mark.parametrize(("hands", "least"), [(2, 3), (3, 7), (4, 17), (5, 37)])
def test_a_streak_pays_at_least_the_list(hands: int, least: int) -> None:
    field = f"wagers.streak.pays.{hands}"
    assert problems(wagers={"streak": {"pays": {str(hands): f"{least} to 1"}}}) == []
    assert [each for each, _ in problems(wagers={"streak": {"pays": {str(hands): f"{least - 1} to 1"}}})] == [field]
    assert problems(wagers={"streak": {"pays": {"6": "100 to 1"}}}) != []


@pytest.mark.parametrize(
    ("decks", "match", "least"),
    [(6, "non-matching-suit", 4), (6, "matching-suit", 11), (8, "non-matching-suit", 3), (8, "matching-suit", 14)],
)
def test_matching_the_dealer_pays_at_least_the_list(decks: int, match: str, least: int) -> None:
    def pays(odds: int) -> list[str]:
        return [
            field for field, _ in problems(decks=decks, wagers={"match_the_dealer": {"pays": {match: f"{odds} to 1"}}})
        ]

    assert pays(least) == []
    assert pays(least - 1) == [f"wagers.match_the_dealer.pays.{match}"]


TWENTIES = ("queens-and-dealer-blackjack", "queens", "matched", "suited", "any")


@pytest.mark.parametrize(("table", "odds"), [("A", (1000, 125, 19, 9, 4)), ("B", (1000, 200, 25, 10, 4))])
def test_the_twenty_point_bonus_pays_at_least_its_table(table: str, odds: tuple[int, ...]) -> None:
    for hand, least in zip(TWENTIES, odds, strict=True):
        for offered, is_right in ((least, True), (least + 1, True), (least - 1, False)):
            written = {"table": table, "pays": {hand: f"{offered} to 1"}}
            found = problems(wagers={"twenty_point_bonus": written})
            assert found == ([] if is_right else [(f"wagers.twenty_point_bonus.pays.{hand}", "MA-BJ 24(f)")])
    assert problems(wagers={"twenty_point_bonus": {}}) != [], "a table must be chosen"


def test_the_most_for_queens_is_approved_and_at_least_25000() -> None:
    def cap(amount: int, **written: object) -> list[tuple[str, str | None]]:
        bonus = {"table": "A", "cap": amount, "cap_approval": "letter 3", **written}
        return problems(wagers={"twenty_point_bonus": bonus}, limits=limits)

    field = "wagers.twenty_point_bonus"
    limits = {"wagers": {"twenty_point_bonus": {"minimum": 5}}}
    assert cap(25_000) == []
    assert cap(24_999) == [(f"{field}.cap", "MA-BJ 24(h)")]
    assert cap(25_000, cap_approval="") == [(f"{field}.cap_approval", "MA-BJ 24(h)")]
    limits = {"wagers": {"twenty_point_bonus": {"minimum": 30}}}
    assert cap(29_999) == [(f"{field}.cap", "MA-BJ 24(h)")], "one patron wins $30,000 with the least wager"


@pytest.mark.clause("MA-BJ 21")
def test_a_continuous_device_needs_its_approval() -> None:
    assert problems(dealing_device="continuous") == [("dealing_device_approval", "MA-BJ 21")]
    approved: dict[str, object] = {"dealing_device": "continuous", "dealing_device_approval": "device 12"}
    assert problems(**approved) == []
    assert problems(**approved, shuffle_each_round=True) == [("shuffle_each_round", "MA-BJ 21")]


NOTICED: list[tuple[str, dict[str, object]]] = [
    ("MA-BJ 3(e)", {"special_odds": ["three-sevens"]}),
    ("MA-BJ 6(k)", {"dealer_second_card": "face-up"}),
    ("MA-BJ 7(c)", {"even_money": True}),
    ("MA-BJ 8(c)", {"surrender": True}),
    ("MA-BJ 9(b)", {"insurance_in_turn": True}),
    ("MA-BJ 10(c)", {"double_card": "face-down"}),
    ("MA-BJ 11(e)", {"resplit_hands": 3}),
]


@pytest.mark.clause("MA-BJ 3(e)", "MA-BJ 6(k)", "MA-BJ 7(c)", "MA-BJ 8(c)", "MA-BJ 9(b)", "MA-BJ 10(c)", "MA-BJ 11(e)")
@pytest.mark.parametrize(("clause", "written"), NOTICED)
def test_options_begin_and_end_only_after_notice_and_are_posted(clause: str, written: dict[str, object]) -> None:
    plain, chosen = read().accepted(), read(**written).accepted()
    notice = {"clause": clause, "text": "as of next week", "on": date(2026, 1, 31)}
    assert [problem.clause for problem in compared(chosen, plain)] == [clause]
    assert [problem.clause for problem in compared(plain, chosen)] == [clause]
    assert compared(read(**written, notices_given=[notice]).accepted(), plain) == ()
    assert clause in [posted.clause for posted in chosen.notices()]


@pytest.mark.clause("MA-BJ 16(c)")
def test_five_cards_totalling_21_are_withdrawn_only_after_notice() -> None:
    offered, plain = read(special_odds=["five-card-21"]).accepted(), read().accepted()
    assert [problem.clause for problem in compared(plain, offered)] == ["MA-BJ 3(e)", "MA-BJ 16(c)"]
    assert [problem.clause for problem in compared(offered, plain)] == ["MA-BJ 3(e)"]


@pytest.mark.clause("MA-BJ 18(a)", "MA-BJ 18(b)")
def test_multiple_action_is_posted_with_its_limits_and_withdrawn_only_after_notice() -> None:
    offered = read(wagers={"multiple_action": "two-or-three"}, limits={"minimum": "15"}).accepted()
    assert [problem.clause for problem in compared(read().accepted(), offered)] == ["MA-BJ 18(a)"]
    assert compared(offered, read().accepted()) == ()
    (posted,) = [notice.text for notice in offered.notices() if notice.clause == "MA-BJ 18(b)"]
    assert "two or three wagers" in posted
    assert "from $15.00" in posted
    every = read(wagers={"multiple_action": "three"}).accepted()
    assert any("makes three wagers" in notice.text for notice in every.notices())
