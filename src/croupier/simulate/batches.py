"""Chunks in batches, handed out a few at a time and taken back in their order.

A batch is what one worker gets at once: long enough that handing it out costs nothing, short enough that a run can be
interrupted. Since tallies come back in the order of the chunks, what an interrupted run knows is the beginning of the
whole run.
"""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Protocol

from croupier.simulate.chunks import Work
from croupier.simulate.tally import Tally

Batch = range
"""The numbers of some chunks in a row."""


_BATCHES_OF_A_WORKER = 8
_BATCHES_BEFORE_EACH = 3  # a worker that has finished finds the next one waiting


class Awaited(Protocol):
    """The tallies of a batch that somebody is walking."""

    def result(self) -> list[Tally]:
        """Wait for them."""


def walked(work: Work, batch: Batch) -> list[Tally]:
    """The tallies of a batch, chunk by chunk."""
    return [work.walked(chunk) for chunk in batch]


def batches(work: Work, workers: int, most_rounds: int) -> Iterator[Batch]:
    """All chunks, in batches of at most so many rounds, but several for each worker."""
    size = max(1, min(most_rounds // work.rounds_in_a_chunk, work.chunks // (workers * _BATCHES_OF_A_WORKER)))
    return (range(first, min(first + size, work.chunks)) for first in range(0, work.chunks, size))


def in_order(todo: Iterator[Batch], submit: Callable[[Batch], Awaited], workers: int) -> Iterator[Tally]:
    """Hand out a few batches for each worker, and yield their tallies in the order of the chunks."""
    handed_out = deque(map(submit, islice(todo, workers * _BATCHES_BEFORE_EACH)))
    while handed_out:
        yield from handed_out.popleft().result()
        handed_out.extend(map(submit, islice(todo, 1)))
