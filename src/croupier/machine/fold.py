"""Folding a strategy into a machine: where the player chose, the strategy's edge is followed at once.

A strategy is data: for each situation the choices in order of preference, of which the first that is open is taken.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from croupier.errors import Refused, unknown
from croupier.machine.machine import Chance, Choice, Edge, Machine, Outcome
from croupier.machine.minimise import minimised

Strategy = Mapping[str, Sequence[str]]


def folded(machine: Machine, strategy: Strategy) -> Machine:
    """The machine of a player who follows the strategy; one that does not fit the game is refused."""
    problems = _problems(machine, strategy)
    if problems:
        raise Refused("the strategy does not fit the game", problems)
    return minimised(_Folding(machine, strategy).folded())


def situations(machine: Machine) -> dict[str, tuple[str, ...]]:
    """The situations in which the player chooses, each with its choices."""
    found: dict[str, dict[str, None]] = {}
    for node in machine.states:
        if isinstance(node, Choice):
            found.setdefault(node.situation, {}).update(dict.fromkeys(node.edges))
    return {situation: tuple(names) for situation, names in found.items()}


def _problems(machine: Machine, strategy: Strategy) -> list[str]:
    known = situations(machine)
    problems = [str(unknown("situation", each, known)) for each in strategy if each not in known]
    for situation, names in known.items():
        preferred = strategy.get(situation)
        if preferred is None:
            problems.append(f"{situation}: the strategy says nothing; right would be {' or '.join(names)}")
            continue
        problems += [f"{situation}: {unknown('choice', each, names)}" for each in preferred if each not in names]
    return problems or list(dict.fromkeys(_dead_ends(machine, strategy)))


def _dead_ends(machine: Machine, strategy: Strategy) -> Iterator[str]:
    """A situation may be met with other choices open than a preference names."""
    for node in machine.states:
        if isinstance(node, Choice) and not any(name in node.edges for name in strategy[node.situation]):
            preferred = ", ".join(strategy[node.situation]) or "no choices"
            yield f"{node.situation}: of {preferred} nothing is open; add {' or '.join(node.edges)}"


class _Folding:
    def __init__(self, machine: Machine, strategy: Strategy) -> None:
        self.machine = machine
        self.strategy = strategy
        self.outcomes = list(machine.outcomes)

    def folded(self) -> Machine:
        machine = self.machine
        states = tuple(self._node(state) for state in range(len(machine.states)))
        return replace(machine, states=states, outcomes=tuple(self.outcomes))

    def _node(self, state: int) -> Chance:
        """The node of chance that a state comes down to; a rest that begins with a choice stays a rest."""
        node = self.machine.states[state]
        if isinstance(node, Chance):
            return Chance(tuple(map(self._followed, node.edges)))
        if state >= self.machine.rests:
            return Chance(())  # never reached: every edge that led here leads on
        edge = self._followed(self._chosen(node))
        assert edge.outcome == 0, "a choice that decides something at once does not begin a round"
        return self._node(edge.target)

    def _followed(self, edge: Edge) -> Edge:
        """The edge, and what is chosen where it leads, until chance answers or the round is over."""
        node = self.machine.states[edge.target]
        if edge.target < self.machine.rests or isinstance(node, Chance):
            return edge
        further = self._followed(self._chosen(node))
        return Edge(further.target, self._number(self.outcomes[edge.outcome] + self.outcomes[further.outcome]))

    def _number(self, outcome: Outcome) -> int:
        if outcome not in self.outcomes:
            self.outcomes.append(outcome)
        return self.outcomes.index(outcome)

    def _chosen(self, node: Choice) -> Edge:
        return next(node.edges[name] for name in self.strategy[node.situation] if name in node.edges)
