"""The smallest machine that decides the same: equal states become one, as do symbols that nothing tells apart."""

from collections.abc import Hashable

from msgspec.structs import replace

from croupier.machine.machine import Chance, Choice, Edge, Machine


def minimised(machine: Machine) -> Machine:
    """The machine with equal states and equal symbols merged, and without states that are never reached."""
    return _with_merged_symbols(_with_merged_states(machine))


def _with_merged_states(machine: Machine) -> Machine:
    """Moore's refinement: states stay together as long as all their edges do."""
    blocks = _numbered([_kind(machine, state) for state in range(len(machine.states))])
    while True:
        finer = _numbered(
            [
                (blocks[state], tuple((edge.outcome, blocks[edge.target]) for edge in machine.edges(state)))
                for state in range(len(machine.states))
            ]
        )
        if max(finer) == max(blocks):
            return _merged(machine, blocks)
        blocks = finer


def _kind(machine: Machine, state: int) -> Hashable:
    node = machine.states[state]
    chooses = (node.situation, tuple(node.edges)) if isinstance(node, Choice) else None
    return state < machine.rests, chooses


def _numbered(signatures: list[Hashable]) -> list[int]:
    """For each signature its number in the order of first appearance."""
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(signature, len(numbers)) for signature in signatures]


def _merged(machine: Machine, blocks: list[int]) -> Machine:
    """One state for each block that is reached, in the order of reaching, rests first."""
    first = {block: state for state, block in reversed(list(enumerate(blocks)))}
    reached = {blocks[machine.start]: None}
    for block in (order := list(reached)):
        for edge in machine.edges(first[block]):
            target = blocks[edge.target]
            if target not in reached:
                reached[target] = None
                order.append(target)
    order.sort(key=lambda block: first[block] >= machine.rests)
    number = {block: at for at, block in enumerate(order)}

    def moved(edge: Edge) -> Edge:
        return Edge(number[blocks[edge.target]], edge.outcome)

    states: list[Chance | Choice] = []
    for block in order:
        node = machine.states[first[block]]
        if isinstance(node, Choice):
            states.append(Choice(node.situation, {name: moved(edge) for name, edge in node.edges.items()}))
        else:
            states.append(Chance(tuple(map(moved, node.edges))))
    return replace(
        machine,
        states=tuple(states),
        rests=sum(first[block] < machine.rests for block in order),
        start=number[blocks[machine.start]],
    )


def _with_merged_symbols(machine: Machine) -> Machine:
    """Two classes are one if every state has the same edge for both."""
    rows = [node.edges for node in machine.states if isinstance(node, Chance)]
    classes = _numbered([tuple(row[each] for row in rows) for each in range(machine.classes)])
    kept = [classes.index(each) for each in range(max(classes) + 1)]
    states = tuple(
        Chance(tuple(node.edges[each] for each in kept)) if isinstance(node, Chance) else node
        for node in machine.states
    )
    return replace(machine, states=states, class_of=tuple(classes[each] for each in machine.class_of))
