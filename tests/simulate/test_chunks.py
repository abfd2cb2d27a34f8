"""Totals depend on the seed alone: not on the workers, not on the order, not on who walked a chunk."""

import numpy as np
import pytest
from tests.simulate.tracks import EVEN, two_cards, wheel

from croupier.money import LOSE
from croupier.simulate.batches import batches, walked
from croupier.simulate.chunks import MOST_ROUNDS_IN_A_CHUNK, Rounds
from croupier.simulate.history import MOST_MOMENTS, History
from croupier.simulate.tally import Tally
from croupier.simulate.threads import on_threads

WORK = Rounds(track=two_cards(burns=True), seed=7, rounds=200_000)


def total(workers: int, work: Rounds = WORK) -> list[int]:
    history = History()
    for tally in on_threads(work, workers):
        history.add(tally)
    assert history.total is not None
    return list(map(int, history.total.counts))


def test_any_number_of_workers_gives_the_same_totals() -> None:
    assert total(1) == total(2) == total(5)


def test_another_seed_gives_other_totals() -> None:
    assert total(1) != total(1, Rounds(track=WORK.track, seed=8, rounds=WORK.rounds))


def test_a_repeated_chunk_is_the_same_chunk() -> None:
    assert np.array_equal(WORK.walked(17).counts, WORK.walked(17).counts)
    assert not np.array_equal(WORK.walked(17).counts, WORK.walked(18).counts)


@pytest.mark.parametrize("rounds", [1, 999, 1_001, 256_001, 10**6, 10**15])
def test_chunks_hold_all_rounds(rounds: int) -> None:
    work = Rounds(track=wheel(EVEN, LOSE), seed=1, rounds=rounds)
    assert 0 < work.rounds_in_a_chunk <= MOST_ROUNDS_IN_A_CHUNK
    assert (work.chunks - 1) * work.rounds_in_a_chunk < rounds <= work.chunks * work.rounds_in_a_chunk
    if work.chunks > 1:
        last = rounds - (work.chunks - 1) * work.rounds_in_a_chunk
        assert work.walked(work.chunks - 1).rounds == last


@pytest.mark.parametrize("workers", [1, 3, 1000])
def test_batches_hold_all_chunks_in_order(workers: int) -> None:
    handed = [chunk for batch in batches(WORK, workers, 10_000) for chunk in batch]
    assert handed == list(range(WORK.chunks))


def test_an_interrupted_run_knows_its_beginning() -> None:
    """Tallies come in the order of the chunks, whoever was faster."""
    tallies = on_threads(WORK, 4)
    begun = [next(tallies) for _ in range(10)]
    tallies.close()
    again = walked(WORK, range(10))
    assert [list(each.counts) for each in begun] == [list(each.counts) for each in again]


def test_memory_does_not_grow_with_the_run() -> None:
    history = History()
    for _ in range(20 * MOST_MOMENTS):
        history.add(Tally(np.array([0, 1], dtype=np.uint64)))
    moments = [moment.rounds for moment in history.moments]
    assert len(moments) <= MOST_MOMENTS + 1
    assert moments[-1] == history.rounds == 20 * MOST_MOMENTS
    assert len(set(np.diff(moments)[:-1])) == 1
