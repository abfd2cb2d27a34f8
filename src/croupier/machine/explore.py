"""Exploring a lane: its script is driven through every branch until no new key turns up.

A key stands for every way that leads to it; whether that is right is for the side-by-side check to say. Scripts cannot
be forked, so a drive that has come to an open branch goes on through branches that nobody has taken, and only what it
leaves is reached anew.
"""

from collections import deque
from collections.abc import Hashable
from typing import NamedTuple

from croupier.machine.dealing import dealing
from croupier.machine.drive import CannotCompile, Course, Drive, Step
from croupier.machine.machine import NOTHING, Outcome, Shoe
from croupier.table.acts import Act

COPIES = 1000
"""How many decks a shoe claims to hold while it is explored.

A single deck leaves some cards out along one way to a key and others along another; so that every state has an edge
for every card, none is ever gone. Which cards can come is for those who draw them to know.
"""


class Way(NamedTuple):
    """How a state is reached: from a rest, by these acts."""

    rest: bytes
    acts: tuple[Act, ...] = ()


class Arc(NamedTuple):
    """An edge before states are numbered for good: its target, and what it decides."""

    target: int
    outcome: Outcome


UNKNOWN = Arc(-1, NOTHING)
"""An edge that is still open."""


class Node:
    """A state as it is explored."""

    def __init__(self, *, rests: bool, situation: str | None = None) -> None:
        self.rests = rests
        self.situation = situation
        """The name of the situation where the player chooses; None where chance answers."""
        self.arcs: dict[int | str, Arc] = {}
        """By the number of the symbol, or by the name of the choice."""
        self.open: deque[list[int | str]] = deque()
        """The symbols or choices that nobody has taken yet, those together that are alike."""


class Explored(NamedTuple):
    """All states of a lane with their edges."""

    nodes: list[Node]
    start: int
    shoe: Shoe | None


def explore(course: Course) -> Explored:
    """Drive the lane's script through every branch."""
    return _Exploration(course).explored()


class _Exploration:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.nodes: list[Node] = []
        self.numbers: dict[Hashable, int] = {}
        self.waiting: deque[tuple[Node, Way]] = deque()
        self.shoe: Shoe | None = None
        kinds: dict[Hashable, list[int]] = {}
        for number, symbol in enumerate(course.lane.symbols):
            kinds.setdefault(course.lane.alike(symbol), []).append(number)
        self.alike = tuple(kinds.values())
        """The numbers of the symbols, those together that can make no difference."""

    def explored(self) -> Explored:
        start = self._start()
        while self.waiting:
            node, way = self.waiting.popleft()
            while node.open:
                self._go(node, way)
        return Explored(self.nodes, start, self.shoe)

    def _start(self) -> int:
        opening = Drive(self.course, self.course.opening())
        if not self.course.deals_cards:
            return self._rest(opening)
        rest = opening.rest()
        return self._arrive(opening, opening.begin(), Way(rest)).target

    def _go(self, node: Node, way: Way) -> None:
        """Drive along a way to a state, and on through open branches while the round lasts."""
        drive = Drive(self.course, way.rest)
        drive.begin()
        for act in way.acts:
            drive.send(act)
        while node.open and not drive.at_rest:
            alike = node.open.popleft()
            first = alike[0]
            act = self.course.lane.symbols[first] if isinstance(first, int) else drive.choices[first]
            way = Way(way.rest, (*way.acts, act))
            arc = self._arrive(drive, drive.send(act), way)
            node.arcs |= dict.fromkeys(alike, arc)
            node = self.nodes[arc.target]

    def _arrive(self, drive: Drive, step: Step, way: Way) -> Arc:
        """The edge to where a drive stands now; the cards that nobody saw are drawn before the round is over."""
        if not drive.at_rest:
            key = ("inside", drive.situation, tuple(drive.choices), self.course.lane.key(drive.table))
            if key not in self.numbers:
                self._add(key, drive, way, rests=False)
            return Arc(self.numbers[key], step.outcome)
        target = self._rest(drive)
        for left in range(1, step.unseen + 1):
            target = self._unseen(left, target)
        return Arc(target, step.outcome)

    def _rest(self, drive: Drive) -> int:
        """The state between two rounds; its edges are those of the next round's first question."""
        key = ("rest", self.course.lane.key(drive.table))
        if key not in self.numbers:
            if self.course.deals_cards and self.shoe is None:
                self.shoe = dealing(self.course, drive.rest())
                drive.table.shoe.decks = COPIES
            rest = drive.rest()
            ahead = Drive(self.course, rest)
            if ahead.begin().outcome or ahead.at_rest:
                raise CannotCompile("a round must ask chance or the player before it decides anything")
            self._add(key, ahead, Way(rest), rests=True)
        return self.numbers[key]

    def _add(self, key: Hashable, drive: Drive, way: Way, *, rests: bool) -> None:
        """A new state, to be explored along the way by which it was found."""
        node = Node(rests=rests, situation=drive.situation)
        if drive.choices:
            node.open.extend([choice] for choice in drive.choices)
            node.arcs = dict.fromkeys(drive.choices, UNKNOWN)
        else:
            refused = [act for act in self.course.lane.symbols if not drive.admits(act)]
            if refused:
                raise CannotCompile(f"chance is not offered {refused[0]}, which the lane lists")
            node.open.extend(list(alike) for alike in self.alike)
            node.arcs = dict.fromkeys(range(len(self.course.lane.symbols)), UNKNOWN)
        self.numbers[key] = len(self.nodes)
        self.nodes.append(node)
        self.waiting.append((node, way))

    def _unseen(self, left: int, after: int) -> int:
        """A state in which a card is drawn that nobody sees: all symbols lead the same way."""
        key = ("unseen", left, after)
        if key not in self.numbers:
            node = Node(rests=False)
            node.arcs = dict.fromkeys(range(len(self.course.lane.symbols)), Arc(after, NOTHING))
            self.numbers[key] = len(self.nodes)
            self.nodes.append(node)
        return self.numbers[key]
