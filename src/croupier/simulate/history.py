"""The tallies of a run added up, with a bounded number of moments on the way, to see whether the means settle."""

from croupier.simulate.tally import Tally

MOST_MOMENTS = 400


class History:
    """What a run knows so far."""

    def __init__(self) -> None:
        self.total: Tally | None = None
        self._moments: list[Tally] = []
        self._added = 0
        self._every = 1

    @property
    def rounds(self) -> int:
        """How many rounds have been walked."""
        return 0 if self.total is None else self.total.rounds

    def add(self, tally: Tally) -> None:
        """Add what one more chunk brought."""
        self.total = tally if self.total is None else self.total + tally
        self._added += 1
        if self._added % self._every == 0:
            self._moments.append(Tally(self.total.counts, side=self.total.side))
        if len(self._moments) > MOST_MOMENTS:
            # Every other moment is let go, so that memory does not grow with the run.
            self._moments = self._moments[1::2]
            self._every *= 2

    @property
    def moments(self) -> list[Tally]:
        """What was known at evenly spaced moments, the last of them now."""
        if self.total is None or (self._moments and self._moments[-1].rounds == self.rounds):
            return list(self._moments)
        return [*self._moments, Tally(self.total.counts, side=self.total.side)]
