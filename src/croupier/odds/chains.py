"""Absorbing chains, exactly: with which probability a chain ends in each of its ways.

A wheel ends at the first spin, a wager on dice may wait for many throws. The chain is cut into its strongly connected
components, and the equations of each are solved by themselves, the last ones first: most components are single states.
"""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

State = TypeVar("State", bound=Hashable)
End = TypeVar("End", bound=Hashable)


class Move(NamedTuple, Generic[State, End]):
    """A step of a chain: on to another state, or to an end."""

    probability: Fraction
    target: State | None
    end: End | None = None


Moves = Callable[[State], Iterable[Move[State, End]]]


def absorption(start: State, moves: Moves[State, End]) -> dict[End, Fraction]:
    """The probability of each end.

    >>> def moves(wins: int) -> list[Move[int, str]]:  # the first to be two ahead, from one ahead or level
    ...     up, down = Fraction(2, 3), Fraction(1, 3)
    ...     return [Move(up, wins + 1) if wins < 1 else Move(up, None, "won"),
    ...             Move(down, wins - 1) if wins > -1 else Move(down, None, "lost")]
    >>> absorption(0, moves)
    {'won': Fraction(4, 5), 'lost': Fraction(1, 5)}
    """
    solved: dict[State, dict[End, Fraction]] = {}
    for component in components(start, moves):
        solved |= _solved(component, moves, solved)
    ends = solved[start]
    if sum(ends.values()) != 1:
        raise ValueError("the chain may go on for ever")
    return ends


def components(start: State, moves: Moves[State, End]) -> list[list[State]]:
    """The strongly connected components that are reached, each after all to which it leads (Tarjan's algorithm)."""
    index: dict[State, int] = {}
    low: dict[State, int] = {}
    open_states: list[State] = []
    is_open: dict[State, bool] = {}
    found: list[list[State]] = []
    visiting = [(start, iter(_targets(start, moves)))]
    index[start] = low[start] = 0
    open_states.append(start)
    is_open[start] = True
    while visiting:
        state, targets = visiting[-1]
        target = next(targets, None)
        if target is None:
            visiting.pop()
            if visiting:
                above = visiting[-1][0]
                low[above] = min(low[above], low[state])
            if low[state] == index[state]:
                at = open_states.index(state)
                found.append(open_states[at:])
                is_open |= dict.fromkeys(open_states[at:], False)
                del open_states[at:]
        elif target not in index:
            index[target] = low[target] = len(index)
            open_states.append(target)
            is_open[target] = True
            visiting.append((target, iter(_targets(target, moves))))
        elif is_open[target]:
            low[state] = min(low[state], index[target])
    return found


def _targets(state: State, moves: Moves[State, End]) -> list[State]:
    return [move.target for move in moves(state) if move.target is not None]


def _solved(
    component: list[State], moves: Moves[State, End], known: dict[State, dict[End, Fraction]]
) -> dict[State, dict[End, Fraction]]:
    """The ends of each state of a component, those of the components to which it leads being known."""
    inside = {state: at for at, state in enumerate(component)}
    matrix = [[Fraction(int(row == column)) for column in range(len(component))] for row in range(len(component))]
    ends: list[dict[End, Fraction]] = [{} for _ in component]
    for row, state in enumerate(component):
        for move in moves(state):
            if move.target in inside:
                matrix[row][inside[move.target]] -= move.probability
            elif move.target is not None:
                _add(ends[row], known[move.target], move.probability)
            else:
                assert move.end is not None
                _add(ends[row], {move.end: Fraction(1)}, move.probability)
    _eliminate(matrix, ends)
    return dict(zip(component, ends, strict=True))


def _add(ends: dict[End, Fraction], more: dict[End, Fraction], times: Fraction) -> None:
    for end, probability in more.items():
        ends[end] = ends.get(end, Fraction(0)) + times * probability


def _eliminate(matrix: list[list[Fraction]], ends: list[dict[End, Fraction]]) -> None:
    """Gauss and Jordan: the matrix becomes the unit matrix, the right sides the solution."""
    size = len(matrix)
    for column in range(size):
        pivot = next((row for row in range(column, size) if matrix[row][column]), None)
        if pivot is None:
            raise ValueError("the chain may go on for ever")
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        ends[column], ends[pivot] = ends[pivot], ends[column]
        by = 1 / matrix[column][column]
        matrix[column] = [by * entry for entry in matrix[column]]
        ends[column] = {end: by * probability for end, probability in ends[column].items()}
        for row in range(size):
            factor = matrix[row][column]
            if row != column and factor:
                matrix[row] = [entry - factor * own for entry, own in zip(matrix[row], matrix[column], strict=True)]
                _add(ends[row], ends[column], -factor)
