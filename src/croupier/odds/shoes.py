"""Rounds from a full shoe, exactly: each card is drawn from what the cards before it have left.

A card that nobody sees leaves the others as they were, so it is passed over. The player knows the cards of the round:
the best choice is computed for each composition that can be left, and told for each situation.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from croupier.machine.machine import Chance, Choice, Edge, Machine, Outcome
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


def distribution(machine: Machine, concerns: Callable[[Outcome], Outcome]) -> dict[Outcome, Fraction]:
    """The probability of all that one round decides, as far as it concerns."""
    return _Distribution(machine, concerns).of((0, full(machine)))


def draws(machine: Machine, place: Place) -> Iterator[tuple[Fraction, Edge, Left]]:
    """The edges of a state of chance with their probabilities, and what they leave."""
    state, left = place
    node = machine.states[state]
    assert isinstance(node, Chance)
    if len(set(node.edges)) == 1:
        yield Fraction(1), node.edges[0], left
        return
    total = sum(left)
    for symbol, edge in enumerate(node.edges):
        count = left[symbol]
        if count:
            yield Fraction(count, total), edge, (*left[:symbol], count - 1, *left[symbol + 1 :])


class _Distribution:
    def __init__(self, machine: Machine, concerns: Callable[[Outcome], Outcome]) -> None:
        self.machine = machine
        self.outcomes = [concerns(outcome) for outcome in machine.outcomes]
        self.known: dict[Place, dict[Outcome, Fraction]] = {}

    def of(self, place: Place) -> dict[Outcome, Fraction]:
        if place not in self.known:
            found: dict[Outcome, Fraction] = {}
            for probability, edge, left in draws(self.machine, place):
                decided = self.outcomes[edge.outcome]
                over = edge.target < self.machine.rests
                rest = {(): Fraction(1)} if over else self.of((edge.target, left))
                for later, part in rest.items():
                    found[decided + later] = found.get(decided + later, Fraction(0)) + probability * part
            self.known[place] = found
        return self.known[place]


def best_choices(machine: Machine) -> dict[str, Chosen]:
    """For each situation what the choices are worth, if the player chooses well afterwards too."""
    return _Best(machine).choices()


class _Best:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.gains = [gain(outcome) for outcome in machine.outcomes]
        self.known: dict[Place, Fraction] = {}

    def choices(self) -> dict[str, Chosen]:
        found: dict[str, dict[str, Fraction]] = {}
        weights: dict[str, Fraction] = {}
        for (state, left), weight in self._reached().items():
            node = self.machine.states[state]
            if isinstance(node, Choice):
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
                steps = draws(self.machine, place)
                self.known[place] = sum((part * self._along(edge, rest) for part, edge, rest in steps), Fraction(0))
        return self.known[place]

    def _along(self, edge: Edge, left: Left) -> Fraction:
        later = Fraction(0) if edge.target < self.machine.rests else self._worth((edge.target, left))
        return self.gains[edge.outcome] + later

    def _reached(self) -> dict[Place, Fraction]:
        """Every place of a round with its probability, in the order of the round."""
        reached: dict[Place, Fraction] = {}
        now: dict[Place, Fraction] = {(0, full(self.machine)): Fraction(1)}
        while now:
            for place, weight in now.items():
                reached[place] = reached.get(place, Fraction(0)) + weight
            after: dict[Place, Fraction] = {}
            for place, weight in now.items():
                for part, edge, left in self._steps(place):
                    if edge.target >= self.machine.rests:
                        target = (edge.target, left)
                        after[target] = after.get(target, Fraction(0)) + weight * part
            now = after
        return reached

    def _steps(self, place: Place) -> Iterator[tuple[Fraction, Edge, Left]]:
        state, left = place
        node = self.machine.states[state]
        if isinstance(node, Choice):
            best = max(node.edges.values(), key=lambda edge: self._along(edge, left))
            yield Fraction(1), best, left
        else:
            yield from draws(self.machine, place)
