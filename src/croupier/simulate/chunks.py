"""Work cut into numbered chunks, and what a chunk adds to the tally.

A chunk is the same whoever walks it and however often, because it has its own stream of random words; tallies are
whole numbers, so their sum depends neither on who walked what nor on the order. A seed therefore gives the same
totals for any number of workers, and a chunk lost with its worker is simply walked again.
"""

from typing import Protocol

from msgspec import Struct
from numpy.typing import NDArray

from croupier.simulate.bankrolls import Ladder, Played
from croupier.simulate.streams import U, stream
from croupier.simulate.tally import Tally

MOST_ROUNDS_IN_A_CHUNK = 1_000_000
FEWEST_ROUNDS_IN_A_CHUNK = 1_000
CHUNKS_OF_A_SHORT_RUN = 256
"""A short run is cut into so many chunks, so that one can see it converge."""


class Work(Protocol):
    """Something that is cut into chunks."""

    @property
    def chunks(self) -> int:
        """How many chunks there are, numbered from nothing."""

    @property
    def rounds_in_a_chunk(self) -> int:
        """How many rounds a chunk has, or is expected to have."""

    def walked(self, chunk: int) -> Tally:
        """What one chunk adds."""


class Walks(Protocol):
    """Something whose rounds can be walked and counted."""

    @property
    def numbers(self) -> int:
        """How many numbers are counted."""

    def walked(self, stream: NDArray[U], rounds: int) -> Tally:
        """Walk so many rounds from a new shoe, and count how each of them ended."""

    def play(self, stream: NDArray[U], ladder: Ladder, played: Played) -> None:
        """Play sessions of a player with a bankroll."""


class Rounds(Struct, frozen=True, kw_only=True):
    """So many rounds, one after the other."""

    track: Walks
    seed: int
    rounds: int

    @property
    def rounds_in_a_chunk(self) -> int:
        """Many enough that the cutting costs nothing; it depends on the number of rounds alone."""
        even = -(-self.rounds // CHUNKS_OF_A_SHORT_RUN)
        return min(MOST_ROUNDS_IN_A_CHUNK, max(FEWEST_ROUNDS_IN_A_CHUNK, even))

    @property
    def chunks(self) -> int:
        """The last chunk may be shorter than the others."""
        return -(-self.rounds // self.rounds_in_a_chunk)

    def walked(self, chunk: int) -> Tally:
        """Walk the rounds of one chunk, from a new shoe."""
        rounds = min(self.rounds_in_a_chunk, self.rounds - chunk * self.rounds_in_a_chunk)
        return self.track.walked(stream(self.seed, chunk), rounds)
