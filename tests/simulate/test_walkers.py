"""What the walkers draw: pockets evenly, and cards without replacement until the cutting card is out."""

from math import comb

import numpy as np
import pytest
from tests.simulate.tracks import EVEN, one_card, two_cards, wheel

from croupier.money import LOSE, Odds, win
from croupier.simulate.batches import walked
from croupier.simulate.chunks import Rounds
from croupier.simulate.streams import U, stream
from croupier.simulate.tally import Tally
from croupier.simulate.track import Track
from croupier.simulate.walkers import spin


def tally_of(laid: Track, *, rounds: int) -> Tally:
    work = Rounds(track=laid, seed=1, rounds=rounds)
    first, *others = walked(work, range(work.chunks))
    return sum(others, start=first)


def test_every_pocket_comes_equally_often() -> None:
    """Chi-square over 38 pockets stays below what 37 degrees of freedom exceed once in a million times."""
    counts = np.zeros(38, dtype=np.uint64)
    spin(U(38), stream(1, 0), U(38_000_000), counts)
    assert counts.sum() == 38_000_000
    assert ((counts.astype(float) - 1e6) ** 2 / 1e6).sum() < 98


@pytest.mark.parametrize("rounds", [1, 2, 3, 1001])
def test_exactly_the_rounds_asked_for_are_walked(rounds: int) -> None:
    for laid in (wheel(EVEN, LOSE), one_card(cutting_card=10), two_cards(burns=True)):
        assert tally_of(laid, rounds=rounds).rounds == rounds


@pytest.mark.parametrize(("cutting_card", "rounds_after"), [(51, 0), (49, 2)])
def test_a_shoe_dealt_to_its_end_gives_every_card_once(cutting_card: int, rounds_after: int) -> None:
    tally = tally_of(one_card(cutting_card, rounds_after), rounds=52 * 19)
    assert list(tally.counts[1:]) == [tally.rounds // 52] * 52


def test_cards_are_shuffled_when_the_cutting_card_is_out() -> None:
    """More than twenty cards mean 21 rounds of a shoe, so 47 shoes give no card more than 47 times."""
    tally = tally_of(one_card(cutting_card=20), rounds=21 * 47)
    assert tally.counts.max() <= 47
    assert len(set(tally.counts[1:])) > 1


def test_what_a_wheel_draws_may_come_again_at_once() -> None:
    results = [win(Odds(pocket)) for pocket in range(52)]
    tally = tally_of(wheel(*results), rounds=52)
    assert tally.counts.max() > 1


def test_two_cards_are_of_one_colour_as_often_as_without_replacement() -> None:
    laid = two_cards(burns=True)
    tally = tally_of(laid, rounds=1_000_000)
    alike = sum(
        int(count)
        for outcome, count in zip(laid.outcomes, tally.counts, strict=True)
        if outcome and (outcome[0].result == EVEN) == (outcome[1].result == EVEN)
    )
    expected = 2 * comb(26, 2) / comb(52, 2)
    assert abs(alike / tally.rounds - expected) < 4 * (expected * (1 - expected) / tally.rounds) ** 0.5
