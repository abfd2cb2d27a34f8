"""Sessions: one player with a bankroll who stakes by a plan, until the rounds are over or the bankroll is."""

import numpy as np
from msgspec import Struct

from croupier.simulate.bankrolls import Played
from croupier.simulate.chunks import MOST_ROUNDS_IN_A_CHUNK, Walks
from croupier.simulate.staking import Staking
from croupier.simulate.streams import stream
from croupier.simulate.tally import SAMPLE, Sample, SessionTally, Tally

POINTS = 100
"""At how many rounds, evenly spaced, the bankrolls of the sample are noted."""
_MOST_SESSIONS_IN_A_CHUNK = 1_000


class Sessions(Struct, frozen=True, kw_only=True):
    """So many sessions of so many rounds each."""

    track: Walks
    staking: Staking
    seed: int
    sessions: int

    @property
    def sessions_in_a_chunk(self) -> int:
        """It depends on the length of a session alone."""
        return max(1, min(_MOST_SESSIONS_IN_A_CHUNK, MOST_ROUNDS_IN_A_CHUNK // self.staking.rounds))

    @property
    def rounds_in_a_chunk(self) -> int:
        """As many as there are if nobody is ruined."""
        return self.sessions_in_a_chunk * self.staking.rounds

    @property
    def chunks(self) -> int:
        """The last chunk may be shorter than the others."""
        return -(-self.sessions // self.sessions_in_a_chunk)

    def walked(self, chunk: int) -> Tally:
        """Play the sessions of one chunk."""
        first = chunk * self.sessions_in_a_chunk
        number = min(self.sessions_in_a_chunk, self.sessions - first)
        is_sampled = first < SAMPLE
        track, staking = self.track, self.staking
        counts = np.zeros(track.numbers, dtype=np.uint64)
        paths = np.full((number, 1 + (POINTS if is_sampled else 1)), staking.bankroll, dtype=np.int64)
        drawdowns = np.zeros(number, dtype=np.int64)
        ruined = np.zeros(number, dtype=np.bool_)
        played = Played(paths, drawdowns, ruined, counts)
        track.play(stream(self.seed, chunk), staking.ladder, played)
        final = [int(each) for each in paths[:, -1]]  # squares of cents outgrow a word of the machine
        kept = number if is_sampled else 0
        tally = SessionTally(
            sessions=number,
            ruined=int(ruined.sum()),
            final=sum(final),
            final_squared=sum(each * each for each in final),
            drawdown=int(drawdowns.sum()),
            sample=Sample(paths[:kept], drawdowns[:kept]),
        )
        return Tally(counts, tally)
