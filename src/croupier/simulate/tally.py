"""What has been counted, in whole numbers, so that the order in which tallies are added makes no difference."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

SAMPLE = 10_000
"""How many sessions, the first ones, are kept one by one: what is not a sum is taken from them."""

NO_SIDE_WAGERS: NDArray[np.uint64] = np.zeros(0, dtype=np.uint64)


class Sample(Struct, frozen=True):
    """Sessions one by one, in cents."""

    paths: NDArray[np.int64]
    """[session, point] -> bankroll, from the beginning of the session to its end."""
    drawdowns: NDArray[np.int64]

    def __add__(self, other: "Sample") -> "Sample":
        if len(self.drawdowns) == SAMPLE:
            return self
        return Sample(
            np.concatenate((self.paths, other.paths))[:SAMPLE],
            np.concatenate((self.drawdowns, other.drawdowns))[:SAMPLE],
        )


class SessionTally(Struct, frozen=True, kw_only=True):
    """What sessions add up to."""

    sessions: int
    ruined: int
    final: int
    """The sum of the final bankrolls, in cents."""
    final_squared: int
    drawdown: int
    """The sum of the deepest falls below an earlier height, in cents."""
    sample: Sample

    def __add__(self, other: "SessionTally") -> "SessionTally":
        return SessionTally(
            sessions=self.sessions + other.sessions,
            ruined=self.ruined + other.ruined,
            final=self.final + other.final,
            final_squared=self.final_squared + other.final_squared,
            drawdown=self.drawdown + other.drawdown,
            sample=self.sample + other.sample,
        )


class Tally(Struct, frozen=True):
    """Rounds by their outcome, and sessions if bankrolls are played."""

    counts: NDArray[np.uint64]
    sessions: SessionTally | None = None
    side: NDArray[np.uint64] = NO_SIDE_WAGERS
    """How the side wagers of the same rounds ended, where they are counted apart."""

    @property
    def rounds(self) -> int:
        """How many rounds have been walked; the first number counts steps within them."""
        return int(self.counts[1:].sum())

    def __add__(self, other: "Tally") -> "Tally":
        sessions = None if self.sessions is None or other.sessions is None else self.sessions + other.sessions
        return Tally(self.counts + other.counts, sessions, self.side + other.side)
