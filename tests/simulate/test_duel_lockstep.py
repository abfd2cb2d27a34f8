"""Script and walker of blackjack decide the same on the same shoes, for every dealing procedure."""

import pytest
from tests.simulate.duel_lockstep import compare_duel

from croupier.games import registry
from croupier.rulebooks.submissions.reading import chosen

ROUNDS = 300

PROCEDURES: list[tuple[str, ...]] = [
    (),
    ("decks=8", "seats=6", "resplit_hands=4", "soft_17=draw", "even_money=true", "surrender=true"),
    ("dealer_second_card=hole-down", "resplit_hands=3", "insurance_in_turn=true", "double_card=face-down"),
    ("dealer_second_card=hole-down-reader", "surrender=true", "even_money=true", "resplit_aces=false"),
    ("dealer_second_card=face-up", "shuffler=automated"),
    ("dealing_device=continuous", "dealing_device_approval=A 1", "decks=4", "double_card=on-request"),
    (
        "decks=1",
        "shuffle_each_round=true",
        'special_odds=["678-suited", "three-sevens", "designated-blackjack", "five-card-21"]',
        'designated_blackjack="As Ks"',
    ),
]

MATCH = "wagers.match_the_dealer={}"
BONUS = "wagers.blackjack_bonus={equipment = 'E 1', one_dollar = {1000 = '1/200', 15 = '199/200'}}"
SIDE_WAGERS: list[tuple[str, ...]] = [
    ("wagers.additional=over-under-13", MATCH, "even_money=true", "wagers.streak={}"),
    ("wagers.additional=same-suit", BONUS, "dealer_second_card=hole-down", "soft_17=draw", "decks=8"),
    ("wagers.additional=sevens", "wagers.optional_bonus=true", "dealer_second_card=hole-down-reader", "decks=6"),
    ("wagers.additional=sevens", "wagers.twenty_point_bonus={table = 'A'}", MATCH, "dealer_second_card=face-up"),
    ("wagers.optional_bonus=true", "soft_17=draw", "resplit_hands=3", "decks=8"),
    ("wagers.progressive={equipment = 'E 1'}", "resplit_aces=true", "resplit_hands=4", "seats=6", "decks=6"),
    ("wagers.streak={}", "dealer_second_card=hole-down", "surrender=true", "resplit_hands=3", "decks=6"),
]

HAND_HELD = ("six_to_five=true", "shuffler=automated", "dealing_device=hand", "cards_behind=1/3", "soft_17=draw")


@pytest.mark.parametrize("settings", PROCEDURES, ids=lambda settings: " ".join(settings) or "as it comes")
def test_script_and_walker_decide_the_same(settings: tuple[str, ...]) -> None:
    game = registry.game("blackjack")
    compare_duel(game, chosen(game, settings=settings), seed=1, rounds=ROUNDS)


@pytest.mark.parametrize("settings", SIDE_WAGERS, ids=" ".join)
def test_side_wagers_are_decided_by_the_same_rounds(settings: tuple[str, ...]) -> None:
    game = registry.game("blackjack")
    compare_duel(game, chosen(game, settings=settings), seed=2, rounds=ROUNDS)


@pytest.mark.parametrize(
    ("settings", "turned"),
    [
        (("decks=1", "burn_each_round=true", "double_after_split=false"), (0, 2, 1, 3)),
        (("decks=2", "dealer_second_card=hole-down-reader"), (1, 0, 2)),
        (("decks=2", "wagers.additional=over-under-13", "wagers.twenty_point_bonus={table = 'A'}"), (1, 0, 2)),
    ],
    ids=["a deck", "two decks with a reader", "opened for side wagers"],
)
def test_the_players_look_at_their_cards_after_the_dealers_is_open(
    settings: tuple[str, ...], turned: tuple[int, ...]
) -> None:
    """A card counts for the walker when it is first seen, so it takes the dealer's card before the player's."""
    game = registry.game("blackjack")
    submission = chosen(game, settings=(*HAND_HELD, *settings))
    compare_duel(game, submission, seed=1, rounds=ROUNDS, turned=turned)
