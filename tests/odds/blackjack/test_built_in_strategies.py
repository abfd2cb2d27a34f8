"""The strategies that come with the program are those that the exact analysis derives for totals."""

import pytest

from croupier.games import registry
from croupier.games.blackjack.advice import basic_strategy
from croupier.games.blackjack.strategy import FIRST_CARDS, ROWS, Kind, Move
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.analysis import analyse
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import full_shoe
from croupier.odds.blackjack.terms import terms_of
from croupier.rulebooks.submissions.reading import chosen

SIX_TO_FIVE = ("six_to_five=true", "shuffler=automated", "dealing_device=hand", "cards_behind=1/3", "soft_17=draw")


@pytest.mark.parametrize(
    "settings",
    [
        ("decks=1",),
        ("decks=1", "soft_17=draw"),
        ("decks=1", *SIX_TO_FIVE, "double_after_split=false"),
        ("decks=2",),
        ("decks=2", "soft_17=draw"),
        ("decks=2", *SIX_TO_FIVE, "double_after_split=false"),
        ("decks=6",),
        ("decks=6", "soft_17=draw"),
    ],
    ids=" ".join,
)
def test_every_cell_is_the_best_play(settings: tuple[str, ...]) -> None:
    submission = chosen(registry.game("blackjack"), settings=settings)
    assert isinstance(submission, Blackjack)
    built_in = basic_strategy(submission)
    best = analyse(terms_of(submission), full_shoe(submission.decks), PlayClass.TDZ_MINUS).strategy
    assert best is not None
    hands = [f"{kind} {row}" for kind in (Kind.HARD, Kind.SOFT) for row in ROWS[kind]]
    hands += ["soft 12 pair 1", *(f"hard {2 * card} pair {card}" for card in range(2, 11))]
    for hand in hands:
        for column in FIRST_CARDS:
            moves = [move for move in built_in.named(hand, column) if move is not Move.SURRENDER]
            assert moves[0] is best.named(hand, column)[0], (hand, column)
