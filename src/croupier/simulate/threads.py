"""Chunks walked by the threads of this process: compiled code holds no lock, so they run side by side."""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor

from croupier.simulate.batches import batches, in_order, walked
from croupier.simulate.chunks import Work
from croupier.simulate.tally import Tally

_MOST_ROUNDS_IN_A_BATCH = 4_000_000


def on_threads(work: Work, workers: int) -> Generator[Tally, None, None]:
    """The tallies of all chunks in their order."""
    pool = ThreadPoolExecutor(workers)
    try:
        yield from in_order(
            batches(work, workers, _MOST_ROUNDS_IN_A_BATCH),
            lambda batch: pool.submit(walked, work, batch),
            workers,
        )
    finally:
        pool.shutdown(cancel_futures=True)
