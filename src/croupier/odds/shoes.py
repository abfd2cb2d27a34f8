"""Rounds from a full shoe, exactly: each card is drawn from what the cards before it have left.

A card that nobody sees leaves the others as they were, so it is passed over. The player knows the cards of the round:
the best choice is computed for each composition that can be left, and told for each situation.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import lcm, perm
from typing import NamedTuple

from croupier.machine.machine import NOTHING, Chance, Choice, Edge, Machine, Outcome
from croupier.odds.gains import gain

Left = tuple[int, ...]
"""How many cards of each class are left."""
Place = tuple[int, Left]
"""A state with the cards that are left."""


class Chosen(NamedTuple):
    """A situation in which the player chooses: how likely it is, and what each choice is then worth."""

    probability: Fraction
    worth: dict[str, Fraction]

    @property
    def best(self) -> str:
        """The choice that is worth most; of equals, the first."""
        return max(self.worth, key=lambda name: self.worth[name])


def full(machine: Machine) -> Left:
    """All the cards of the shoe."""
    assert machine.shoe is not None
    return tuple(machine.shoe.decks * members for members in machine.members)


class Draws:
    """What can be drawn at a place of a machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.is_unseen = [isinstance(node, Chance) and len(set(node.edges)) == 1 for node in machine.states]

    def at(self, place: Place) -> Iterator[tuple[int, Edge, Left]]:
        """The edges of a state of chance, with how many cards lead along each, and what that leaves."""
        state, left = place
        node = self.machine.states[state]
        assert isinstance(node, Chance)
        if self.is_unseen[state]:
            yield 1, node.edges[0], left
            return
        for symbol, edge in enumerate(node.edges):
            count = left[symbol]
            if count:
                yield count, edge, (*left[:symbol], count - 1, *left[symbol + 1 :])


def average(weighed: Iterable[tuple[int, Fraction]]) -> Fraction:
    """The average of values by their weights; one fraction is reduced at the end, not one for each value."""
    parts = [(weight, value.numerator, value.denominator) for weight, value in weighed]
    common = lcm(*(below for _, _, below in parts))
    total = sum(weight for weight, _, _ in parts)
    return Fraction(sum(weight * above * (common // below) for weight, above, below in parts), total * common)


def distribution(machine: Machine) -> dict[Outcome, Fraction]:
    """The probability of all that one round decides, all wagers together.

    It is counted in how many ways cards are drawn, and divided only at the end.
    """
    draws, whole = Draws(machine), full(machine)
    found: dict[Outcome, Fraction] = {}
    now: dict[Outcome, dict[Place, int]] = {NOTHING: {(0, whole): 1}}
    while now:
        after: dict[Outcome, dict[Place, int]] = {}
        for before, places in now.items():
            for number, (on, over) in enumerate(_drawn(draws, places)):
                decided = before + machine.outcomes[number]
                for cards, ways in over.items():
                    found[decided] = found.get(decided, Fraction(0)) + _chance(ways, whole, cards)
                known = after.setdefault(decided, {}) if on else {}
                for place, ways in on.items():
                    known[place] = known.get(place, 0) + ways
        now = after
    return found


def _drawn(draws: Draws, places: dict[Place, int]) -> list[tuple[dict[Place, int], dict[int, int]]]:
    """One draw further, by the machine's outcomes: the ways to go on at a place, or to end with so many cards left."""
    machine = draws.machine
    found: list[tuple[dict[Place, int], dict[int, int]]] = [({}, {}) for _ in machine.outcomes]
    for place, ways in places.items():
        for count, edge, left in draws.at(place):
            on, over = found[edge.outcome]
            if edge.target < machine.rests:
                cards = sum(left)
                over[cards] = over.get(cards, 0) + ways * count
            else:
                target = edge.target, left
                on[target] = on.get(target, 0) + ways * count
    return found


def _chance(ways: int, whole: Left, cards: int) -> Fraction:
    """The probability of what comes about in so many ways, when so many cards of the whole shoe are left."""
    return Fraction(ways, perm(sum(whole), sum(whole) - cards))


def best_choices(machine: Machine) -> dict[str, Chosen]:
    """For each situation what the choices are worth, if the player chooses well afterwards too."""
    return _Best(machine).choices()


class _Best:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.draws = Draws(machine)
        self.gains = [gain(outcome) for outcome in machine.outcomes]
        self.known: dict[Place, Fraction] = {}

    def choices(self) -> dict[str, Chosen]:
        found: dict[str, dict[str, Fraction]] = {}
        weights: dict[str, Fraction] = {}
        for (state, left), weight in self._reached().items():
            node = self.machine.states[state]
            assert isinstance(node, Choice)
            weights[node.situation] = weights.get(node.situation, Fraction(0)) + weight
            worth = found.setdefault(node.situation, {})
            for name, edge in node.edges.items():
                worth[name] = worth.get(name, Fraction(0)) + weight * self._along(edge, left)
        return {
            situation: Chosen(weights[situation], {name: each / weights[situation] for name, each in worth.items()})
            for situation, worth in found.items()
        }

    def _worth(self, place: Place) -> Fraction:
        """What a place is worth if the player chooses the best."""
        if place not in self.known:
            state, left = place
            node = self.machine.states[state]
            if isinstance(node, Choice):
                self.known[place] = max(self._along(edge, left) for edge in node.edges.values())
            else:
                self.known[place] = average(
                    (count, self._along(edge, rest)) for count, edge, rest in self.draws.at(place)
                )
        return self.known[place]

    def _along(self, edge: Edge, left: Left) -> Fraction:
        if edge.target < self.machine.rests:
            return self.gains[edge.outcome]
        later = self._worth((edge.target, left))
        return self.gains[edge.outcome] + later if edge.outcome else later

    def _reached(self) -> dict[Place, Fraction]:
        """Every place of a round at which the player chooses, with its probability, in the order of the round."""
        whole = full(self.machine)
        reached: dict[Place, int] = {}
        now: dict[Place, int] = {(0, whole): 1}
        while now:
            after: dict[Place, int] = {}
            for place, ways in now.items():
                if isinstance(self.machine.states[place[0]], Choice):
                    reached[place] = reached.get(place, 0) + ways
                for count, edge, left in self._steps(place):
                    if edge.target >= self.machine.rests:
                        target = (edge.target, left)
                        after[target] = after.get(target, 0) + ways * count
            now = after
        return {place: _chance(ways, whole, sum(place[1])) for place, ways in reached.items()}

    def _steps(self, place: Place) -> Iterator[tuple[int, Edge, Left]]:
        state, left = place
        node = self.machine.states[state]
        if isinstance(node, Choice):
            best = max(node.edges.values(), key=lambda edge: self._along(edge, left))
            yield 1, best, left
        else:
            yield from self.draws.at(place)
