"""The side wagers that a simulation counts come to what their exact odds say."""

from collections.abc import Sequence

import pytest

from croupier.games import registry
from croupier.machine.cache import duel_of
from croupier.machine.drive import Course
from croupier.odds.gains import gain
from croupier.odds.side import all_side_edges
from croupier.rulebooks.submissions.reading import chosen
from croupier.simulate.chunks import Rounds
from croupier.simulate.duel_track import duel_reckoning, duel_track
from croupier.table.duels import Bucket, Tactics

GAME = registry.game("blackjack")
ROUNDS = 2_000_000
MOST_DEVIATIONS = 4

SUBMISSIONS: list[tuple[str, ...]] = [
    (
        "wagers.additional=over-under-13",
        "wagers.match_the_dealer={}",
        "wagers.blackjack_bonus={equipment = 'E 1', one_dollar = {1000 = '1/200', 15 = '199/200'}}",
        "decks=6",
    ),
    ("wagers.additional=same-suit", "wagers.twenty_point_bonus={table = 'B'}", "decks=2"),
    ("wagers.additional=sevens", "wagers.optional_bonus=true", "dealer_second_card=hole-down-reader", "decks=8"),
    ("wagers.progressive={equipment = 'E 1'}", "decks=6"),
]


def takes_every_card_that_may_help(situation: str, _column: str) -> Sequence[str]:
    """Two aces are split and get a card each, two sevens draw a third."""
    if situation.endswith("pair 1"):
        return "P", "H", "decline"
    return ("H", "decline") if situation.startswith("hard 14") else ("decline", "S")


@pytest.mark.parametrize("settings", SUBMISSIONS, ids=" ".join)
def test_every_side_wager_comes_to_its_exact_odds(settings: tuple[str, ...]) -> None:
    # Cards that are dealt until a cutting card comes favour rounds of few cards, so the exact odds are met by others.
    submission = chosen(GAME, settings=(*settings, "shuffle_each_round=true"))
    duel = GAME.duel(submission)
    assert duel is not None
    machine = duel_of(Course(GAME, duel.lane, submission, duel.lane.plan), duel)
    tactics = Tactics(name="", tags={}, buckets=(Bucket("", None, 1, takes_every_card_that_may_help),))
    track = duel_track(machine, duel, tactics, gain)
    work = Rounds(track=track, seed=5, rounds=ROUNDS)
    tally = sum((work.walked(chunk) for chunk in range(1, work.chunks)), work.walked(0))
    exact = all_side_edges(GAME, submission)
    counts = {each.wager: each for each in duel_reckoning(track, "wager").counts(tally) if each.wager != "wager"}
    assert list(counts) == [each.wager for each in duel.beside]
    for wager, count in counts.items():
        assert count.decided == ROUNDS
        assert abs(count.edge.mean - float(exact[wager])) < MOST_DEVIATIONS * count.edge.standard_error, wager
