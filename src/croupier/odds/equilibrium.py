"""Two sides who choose at several places each: all Nash equilibria, exactly.

Each side's places are met by chance and never two of one side in a hand, so a payoff is a sum over pairs of places: a
strategy is one probability for each place, and what a choice gains over the other is linear in the probabilities of
the other side. Such additive bimatrix games are those of Ethier and Lee ("A Game-Theoretic Analysis of Baccara Chemin
de Fer, II", Games 14, 2023). Places that are decided whatever the other side does are decided first; of one undecided
place of the first side every probability is tried at which a choice of the second side turns.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

Place = Hashable
"""Where a side chooses, as it knows it."""
Plan = dict[Place, Fraction]
"""With which probability a side takes the second of the two choices at each place."""

NEVER, ALWAYS = Fraction(0), Fraction(1)


class Advantage(NamedTuple):
    """What the second choice at a place gains over the first: a constant, and something for each place of the other."""

    alone: Fraction
    against: Mapping[Place, Fraction]

    def at(self, plan: Mapping[Place, Fraction]) -> Fraction:
        """Against a plan of the other side."""
        return self.alone + sum((gain * plan[place] for place, gain in self.against.items()), NEVER)

    def bounds(self, others: "Mapping[Place, tuple[Fraction, Fraction]]") -> tuple[Fraction, Fraction]:
        """The least and the most that it can be while the other side's probabilities stay within bounds."""
        least = most = self.alone
        for place, gain in self.against.items():
            ends = [gain * end for end in others[place]]
            least += min(ends)
            most += max(ends)
        return least, most


class Side(NamedTuple):
    """One side: what each of its choices is worth to it."""

    advantages: Mapping[Place, Advantage]


class Equilibrium(NamedTuple):
    """A pair of plans from which neither side gains by departing.

    Where a whole stretch of probabilities would do, its ends are told, each as an equilibrium.
    """

    first: Plan
    second: Plan


class Undecided(Exception):
    """More than one place of the first side stays open when all that can be decided is decided."""


Bounds = dict[Place, tuple[Fraction, Fraction]]


def equilibria(first: Side, second: Side) -> list[Equilibrium]:
    """All equilibria, as far as at most one place of the first side is left open by dominance."""
    of_first: Bounds = dict.fromkeys(first.advantages, (NEVER, ALWAYS))
    of_second: Bounds = dict.fromkeys(second.advantages, (NEVER, ALWAYS))
    while _decide(first, of_first, of_second) | _decide(second, of_second, of_first):
        pass
    open_places = [place for place, (least, most) in of_first.items() if least != most]
    if len(open_places) > 1:
        raise Undecided(f"{len(open_places)} places of the first side stay open: {open_places}")
    found: list[Equilibrium] = []
    for chance in _candidates(open_places, second, of_first):
        plan = {place: least for place, (least, _) in of_first.items()} | dict.fromkeys(open_places, chance)
        found += _answers(plan, open_places, first, second, of_second)
    return found


def _decide(side: Side, own: Bounds, others: Bounds) -> bool:
    """Decide what is better whatever the other side does; whether something was decided."""
    has_decided = False
    for place, advantage in side.advantages.items():
        if own[place][0] == own[place][1]:
            continue
        least, most = advantage.bounds(others)
        if least > 0 or most < 0:
            own[place] = (ALWAYS, ALWAYS) if least > 0 else (NEVER, NEVER)
            has_decided = True
    return has_decided


def _candidates(open_places: Sequence[Place], second: Side, of_first: Bounds) -> Iterator[Fraction]:
    """The ends, and where a choice of the second side turns.

    Between those the second side's answer is the same, so that a stretch in balance has its ends among them.
    """
    if not open_places:
        yield NEVER
        return
    (place,) = open_places
    turns = {NEVER: None, ALWAYS: None}
    fixed = {other: least for other, (least, _) in of_first.items()}
    for advantage in second.advantages.values():
        gain = advantage.against.get(place, NEVER)
        if gain:
            turn = -advantage.at(fixed | {place: NEVER}) / gain
            if NEVER < turn < ALWAYS:
                turns[turn] = None
    yield from sorted(turns)


def _answers(
    plan: Plan, open_places: Sequence[Place], first: Side, second: Side, of_second: Bounds
) -> Iterator[Equilibrium]:
    """How the second side can answer a plan so that the first side stays with it."""
    answer: Plan = {}
    free: list[Place] = []
    for place, advantage in second.advantages.items():
        gain = advantage.at(plan)
        least, most = of_second[place]
        if gain == 0 and least != most:
            free.append(place)
        answer[place] = least if least == most else (ALWAYS if gain > 0 else NEVER)
    if not open_places:
        yield from (Equilibrium(plan, answer | dict(ends)) for ends in _ends(free))
        return
    (place,) = open_places
    advantage = first.advantages[place]
    wanted = {NEVER: -1, ALWAYS: 1}.get(plan[place], 0)
    for chosen in _balanced(advantage, answer, free, wanted):
        yield Equilibrium(plan, answer | chosen)


def _ends(free: Sequence[Place]) -> Iterator[list[tuple[Place, Fraction]]]:
    """Every pure choice at the free places."""
    if not free:
        yield []
        return
    for rest in _ends(free[1:]):
        yield [(free[0], NEVER), *rest]
        yield [(free[0], ALWAYS), *rest]


def _balanced(advantage: Advantage, answer: Plan, free: Sequence[Place], wanted: int) -> Iterator[Plan]:
    """The corners of what the free places may be: pure ones that suit the first side, and those that balance it."""
    corners = [dict(ends) for ends in _ends(free)]
    for corner in corners:
        value = advantage.at(answer | corner)
        if value == 0 or value * wanted > 0:
            yield corner
    for place in free:
        for corner in corners:
            if corner[place] == NEVER:
                low, high = (advantage.at(answer | corner | {place: end}) for end in (NEVER, ALWAYS))
                if low * high < 0:
                    yield corner | {place: low / (low - high)}
