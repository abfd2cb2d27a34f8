"""Compiling a lane of a game: explore its script, minimise what is found, and check it against the script."""

from croupier.machine.check import check
from croupier.machine.drive import Course
from croupier.machine.explore import Explored, explore
from croupier.machine.machine import NOTHING, Chance, Choice, Edge, Machine, Outcome
from croupier.machine.minimise import minimised
from croupier.table.acts import Act, fields_of


def compiled(course: Course) -> Machine:
    """The smallest machine of a lane, checked side by side with its script."""
    machine = minimised(_numbered(course, explore(course)))
    check(course, machine)
    return machine


def _numbered(course: Course, explored: Explored) -> Machine:
    """What was explored as a machine, the rests first and every symbol in a class of its own."""
    order = sorted(_reached(explored), key=lambda each: not explored.nodes[each].rests)
    number = {node: at for at, node in enumerate(order)}
    outcomes: dict[Outcome, int] = {NOTHING: 0}
    states: list[Chance | Choice] = []
    for each in order:
        node = explored.nodes[each]
        edges = {
            symbol: Edge(number[arc.target], outcomes.setdefault(arc.outcome, len(outcomes)))
            for symbol, arc in node.arcs.items()
        }
        if node.situation is None:
            states.append(Chance(tuple(edges.values())))
        else:
            states.append(Choice(node.situation, {str(name): edge for name, edge in edges.items()}))
    return Machine(
        lane=course.lane.name,
        wagers=tuple(course.lane.areas),
        symbols=tuple(map(written, course.lane.symbols)),
        class_of=tuple(range(len(course.lane.symbols))),
        shoe=explored.shoe,
        states=tuple(states),
        rests=sum(node.rests for node in explored.nodes),
        start=number[explored.start],
        outcomes=tuple(outcomes),
    )


def _reached(explored: Explored) -> list[int]:
    """The nodes in the order in which steps from the start reach them, whatever order they were explored in."""
    reached = {explored.start: None}
    for node in (order := [explored.start]):
        for arc in explored.nodes[node].arcs.values():
            if arc.target not in reached:
                reached[arc.target] = None
                order.append(arc.target)
    return order


def written(symbol: Act) -> str:
    """How an answer of chance is written: by its fields, as far as they are not the usual ones."""
    fields = [(getattr(symbol, name), default) for name, default in fields_of(type(symbol))]
    return " ".join(str(value) for value, default in fields if value != default)
