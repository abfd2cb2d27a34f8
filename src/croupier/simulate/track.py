"""The track that a walker follows: a machine's tables as words, arranged so that a round has one outcome.

Where a round decides wagers at several steps, what was decided before is carried along in the state, so that a count
of outcomes is the distribution of rounds.
"""

from collections.abc import Iterator
from fractions import Fraction

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.machine.machine import Outcome
from croupier.machine.tables import Tables
from croupier.simulate.bankrolls import Ladder, Played, play
from croupier.simulate.streams import U
from croupier.simulate.tally import Tally
from croupier.simulate.walkers import Course, edge, spin, walk

ROUND_GOES_ON = 0
"""The number that is counted where a step does not end a round."""


class Stand(Struct, frozen=True):
    """Where a walk stands: a state of the machine, and what the round has decided so far."""

    state: int
    decided: Outcome = ()
    is_before_the_first_round: bool = False
    """Cards that are burned after a shuffle belong to no round."""


class Track(Struct, frozen=True, kw_only=True):
    """What a walker needs."""

    course: Course
    shoe: NDArray[np.uint8]
    """The class of each symbol that can be drawn."""
    first_outcomes: NDArray[np.intp]
    """What each symbol that can be drawn counts at the first stand."""
    decides_every_round: bool
    """Whether no wager lies on the table from one round to the next."""
    outcomes: tuple[Outcome, ...]
    """What a round decides, by the number that is counted."""

    @property
    def numbers(self) -> int:
        """How many numbers are counted."""
        return len(self.outcomes)

    def walked(self, stream: NDArray[U], rounds: int) -> Tally:
        """Walk so many rounds, and count how often each outcome came."""
        counts = np.zeros(self.numbers, dtype=np.uint64)
        if self.has_no_memory:
            symbols = np.zeros(len(self.shoe), dtype=np.uint64)
            spin(U(len(symbols)), stream, U(rounds), symbols)
            np.add.at(counts, self.first_outcomes, symbols)
        else:
            walk(self.course, self.shoe.copy(), stream, U(rounds), counts)
        return Tally(counts)

    def play(self, stream: NDArray[U], ladder: Ladder, played: Played) -> None:
        """Play sessions of a player with a bankroll."""
        play(self.course, self.shoe.copy(), stream, ladder, played)

    @property
    def exposure(self) -> Fraction:
        """The most that lies on the table in a round, in units of the stake."""
        return max((sum((each.stake for each in outcome), Fraction()) for outcome in self.outcomes), default=Fraction())

    @property
    def has_no_memory(self) -> bool:
        """Whether every draw is a round like any other."""
        return not self.course.taken and len(self.course.edges) == self.classes

    @property
    def classes(self) -> int:
        """How many classes of symbols there are."""
        return int(self.shoe.max()) + 1


def track(tables: Tables) -> Track:
    """Lay out the tables of a machine for the walkers."""
    classes = tables.next_state.shape[1]
    begins = Stand(tables.start, is_before_the_first_round=tables.start >= tables.rests)
    reached, numbers = [begins], {begins: 0}
    outcomes: dict[Outcome, int] = {}
    words, counts = [], []
    for stand in reached:  # grows while it is read
        for target, decided, ends in _steps(tables, stand):
            if target not in numbers:
                numbers[target] = len(reached)
                reached.append(target)
            counted = outcomes.setdefault(decided, len(outcomes) + 1) if ends else ROUND_GOES_ON
            words.append(edge(numbers[target] * classes, counted, ends=ends))
            counts.append(counted)
    shoe = tables.shoe
    symbols = tables.class_of if shoe is None else np.tile(tables.class_of, shoe.decks)
    return Track(
        course=Course(
            edges=np.array(words, dtype=np.uint64),
            taken=U(0 if shoe is None else 1),
            cutting_card=U(0 if shoe is None or shoe.each_round else shoe.cutting_card or 0),
            rounds_after=U(0 if shoe is None or shoe.each_round else shoe.rounds_after),
        ),
        shoe=symbols,
        first_outcomes=np.array(counts[:classes], dtype=np.intp)[symbols],
        decides_every_round=tables.rests == 1,
        outcomes=((), *outcomes),
    )


def _steps(tables: Tables, stand: Stand) -> Iterator[tuple[Stand, Outcome, bool]]:
    """For each class of symbols: where it leads, what the round has then decided, and whether it has ended."""
    for target, outcome in zip(tables.next_state[stand.state], tables.outcome[stand.state], strict=True):
        decided = stand.decided + tables.outcomes[outcome]
        if target >= tables.rests:
            yield Stand(int(target), decided, stand.is_before_the_first_round), decided, False
        else:
            yield Stand(int(target)), decided, not stand.is_before_the_first_round
