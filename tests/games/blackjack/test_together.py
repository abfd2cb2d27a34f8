"""Every pair of features at blackjack against the clauses that forbid some of them together."""

from itertools import combinations

import pytest
from tests.conformance.player import Player

from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import act_name
from croupier.table.runner import Accepted, Runner

# What each feature needs to be offered alone; `wagers.` keys stand in the table of the side wagers.
FEATURES: dict[str, dict[str, object]] = {
    "6 to 5": {
        "six_to_five": True,
        "shuffler": "automated",
        "dealing_device": "hand",
        "decks": 2,
        "cards_behind": "1/3",
        "soft_17": "draw",
    },
    "double shoe": {"dealing_device": "double-shoe"},
    "continuous": {"dealing_device": "continuous", "dealing_device_approval": "device 12"},
    "automated": {"shuffler": "automated"},
    "hole down": {"dealer_second_card": "hole-down"},
    "reader": {"dealer_second_card": "hole-down-reader"},
    "face up": {"dealer_second_card": "face-up"},
    "678": {"special_odds": ["678-suited"]},
    "777": {"special_odds": ["three-sevens"]},
    "designated": {"special_odds": ["designated-blackjack"], "designated_blackjack": "As Ks"},
    "five cards": {"special_odds": ["five-card-21"]},
    "surrender": {"surrender": True},
    "even money": {"even_money": True},
    "in turn": {"insurance_in_turn": True},
    "resplit": {"resplit_hands": 3},
    "shared": {"players_per_box": 3},
    "over under": {"wagers.additional": "over-under-13"},
    "same suit": {"wagers.additional": "same-suit"},
    "sevens": {"wagers.additional": "sevens"},
    "multiple action": {"wagers.multiple_action": "two-or-three"},
    "progressive": {"wagers.progressive": {"equipment": "record 7"}},
    "bonus": {"wagers.blackjack_bonus": {"equipment": "record 7", "one_dollar": {"19": "1"}}},
    "streak": {"wagers.streak": True},
    "match": {"wagers.match_the_dealer": True},
    "twenty": {"wagers.twenty_point_bonus": {"table": "A"}},
    "optional": {"wagers.optional_bonus": True},
}

# The incompatibilities as the clause inventory lists them, each with the clauses that state it.
FORBIDDEN: dict[str, list[tuple[str, str]]] = {
    "MA-BJ 2(a)(3)": [("6 to 5", "sevens"), ("6 to 5", "progressive")],
    "MA-BJ 2(a)(4)": [("6 to 5", "match"), ("6 to 5", "optional")],
    "MA-BJ 2(c)(2)": [("double shoe", "automated")],
    "MA-BJ 3(e)": [("6 to 5", "678"), ("6 to 5", "777"), ("6 to 5", "designated"), ("6 to 5", "five cards")],
    "MA-BJ 6(j)(2)": [("hole down", "progressive"), ("reader", "progressive")],
    "MA-BJ 6(k)": [("face up", "progressive"), ("face up", "multiple action")],
    "MA-BJ 6(k)(3)": [("face up", "surrender"), ("face up", "even money"), ("face up", "in turn")],
    "MA-BJ 6(k)(5)": [("face up", "resplit")],
    "MA-BJ 6A(h)": [("6 to 5", "face up"), ("6 to 5", "hole down")],
    "MA-BJ 8(c)": [("surrender", "multiple action"), ("6 to 5", "surrender"), ("surrender", "progressive")],
    "MA-BJ 9(b)": [("reader", "in turn")],
    "MA-BJ 11(e)": [("resplit", "multiple action")],
    "MA-BJ 13(a)": [("shared", "progressive")],
    "MA-BJ 17(a)": [("over under", "progressive"), ("same suit", "progressive"), ("sevens", "progressive")],
    "MA-BJ 18(a)": [
        ("multiple action", "progressive"),
        ("multiple action", "bonus"),
        ("multiple action", "streak"),
        ("multiple action", "match"),
        ("multiple action", "twenty"),
        ("multiple action", "optional"),
        ("6 to 5", "multiple action"),
    ],
    "MA-BJ 18(e)": [("hole down", "multiple action"), ("reader", "multiple action")],
    "MA-BJ 20(l)": [
        ("multiple action", "bonus"),
        ("progressive", "bonus"),
        ("bonus", "streak"),
        ("bonus", "twenty"),
        ("bonus", "optional"),
    ],
    "MA-BJ 21": [("continuous", "automated")],
    "MA-BJ 22(l)": [
        ("multiple action", "streak"),
        ("progressive", "streak"),
        ("bonus", "streak"),
        ("streak", "twenty"),
        ("streak", "optional"),
    ],
    "MA-BJ 23(g)": [("match", "optional")],
    "MA-BJ 24(i)": [
        ("multiple action", "twenty"),
        ("progressive", "twenty"),
        ("bonus", "twenty"),
        ("streak", "twenty"),
        ("twenty", "optional"),
    ],
    "MA-BJ 25(h)": [
        ("multiple action", "optional"),
        ("progressive", "optional"),
        ("bonus", "optional"),
        ("streak", "optional"),
        ("match", "optional"),
        ("twenty", "optional"),
    ],
}
PAIRS = [
    pair
    for pair in combinations(FEATURES, 2)
    # One option cannot hold two values, so these cannot even be written together.
    if not any(FEATURES[pair[0]][key] != value for key, value in FEATURES[pair[1]].items() if key in FEATURES[pair[0]])
]


ALLOWED = [pair for pair in PAIRS if not any(pair in pairs for pairs in FORBIDDEN.values())]
SIDE = ("over under", "same suit", "sevens", "progressive", "bonus", "streak", "match", "twenty", "optional")
ACTS = 60


def written_out(written: dict[str, object]) -> dict[str, object]:
    plain = {key: value for key, value in written.items() if not key.startswith("wagers.")}
    side = {key.removeprefix("wagers."): value for key, value in written.items() if key.startswith("wagers.")}
    return {"game": "blackjack", "rulebook": "MA", **plain, "wagers": side}


def clauses_against(written: dict[str, object]) -> list[str]:
    found = judged(written_out(written), [game("blackjack")]).problems
    return sorted(problem.clause for problem in found if problem.clause)


@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_may_be_offered_alone(feature: str) -> None:
    assert clauses_against(FEATURES[feature]) == []


@pytest.mark.clause(
    "MA-BJ 2(a)(3)",
    "MA-BJ 2(a)(4)",
    "MA-BJ 2(c)(2)",
    "MA-BJ 3(e)",
    "MA-BJ 6(j)(2)",
    "MA-BJ 6(k)",
    "MA-BJ 6(k)(3)",
    "MA-BJ 6(k)(5)",
    "MA-BJ 8(c)",
    "MA-BJ 9(b)",
    "MA-BJ 11(e)",
    "MA-BJ 13(a)",
    "MA-BJ 18(a)",
    "MA-BJ 18(e)",
    "MA-BJ 20(l)",
    "MA-BJ 21",
    "MA-BJ 22(l)",
    "MA-BJ 23(g)",
    "MA-BJ 24(i)",
    "MA-BJ 25(h)",
)
@pytest.mark.parametrize("pair", PAIRS, ids=" with ".join)
def test_pairs_are_refused_by_every_clause_that_forbids_them_and_else_accepted(pair: tuple[str, str]) -> None:
    expected = sorted(clause for clause, pairs in FORBIDDEN.items() if pair in pairs)
    assert clauses_against({**FEATURES[pair[1]], **FEATURES[pair[0]]}) == expected


@pytest.mark.parametrize("pair", [pair for pair in ALLOWED if pair[0] in SIDE or pair[1] in SIDE], ids=" with ".join)
def test_a_side_wager_is_dealt_with_every_feature_that_it_goes_with(pair: tuple[str, str]) -> None:
    """The player of offers sits down at each such table: whatever is offered is accepted, and no script fails."""
    blackjack = game("blackjack")
    submission = judged(written_out({**FEATURES[pair[1]], **FEATURES[pair[0]]}), [blackjack]).accepted()
    runner = Runner(blackjack, submission, tuple(act_name(duty) for duty in blackjack.duties))
    player = Player(" with ".join(pair))
    for _ in range(ACTS):
        act = player.choose(runner)
        accepted = runner.act(act)
        assert isinstance(accepted, Accepted), f"{act} was offered and is refused: {accepted}"


def test_every_forbidden_pair_is_among_those_tested() -> None:
    assert [pair for pairs in FORBIDDEN.values() for pair in pairs if pair not in PAIRS] == []


@pytest.mark.clause("MA-BJ 6(a)", "MA-BJ 21", "MA-BJ 2(a)(1)")
@pytest.mark.parametrize(
    ("device", "clauses"),
    [
        ("hand", []),
        ("shoe", ["MA-BJ 6(a)"]),
        ("double-shoe", ["MA-BJ 2(c)(2)", "MA-BJ 6(a)"]),
        ("continuous", ["MA-BJ 21"] * 2),
    ],
)
def test_six_to_five_goes_with_no_device(device: str, clauses: list[str]) -> None:
    """A continuous device is in the way of the 6 to 5 variation and of its shuffler."""
    written = FEATURES["6 to 5"] | {"dealing_device": device, "dealing_device_approval": "device 12"}
    assert clauses_against(written) == clauses


@pytest.mark.clause("MA-BJ 2(a)(1)", "MA-BJ 2(a)(2)")
def test_six_to_five_with_one_deck_has_no_twenty_point_bonus() -> None:
    both = FEATURES["6 to 5"] | FEATURES["twenty"]
    assert clauses_against(both | {"decks": 1}) == ["MA-BJ 2(a)(2)"]
    assert clauses_against(both) == []
