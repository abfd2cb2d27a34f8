"""The check of a lane's key: script and machine walk side by side, on the same chance, and must agree at every step.

A key that is too coarse merges what is different, and no second look at the merged state is sure to tell. Half of the
steps go where the machine has been least, so that rare edges are walked too.
"""

import random
from collections import defaultdict
from typing import TypeVar

from croupier.machine.drive import CannotCompile, Course, Drive, Step
from croupier.machine.machine import Chance, Choice, Edge, Machine
from croupier.table.acts import Act

A = TypeVar("A", int, str)

VISITS, MANY = 4, 4000
"""How often each edge is walked on average; a machine of that many edges has had its steps with one visit to each."""
ROUNDS_TOLD = 3
"""How many rounds of the path an error tells."""


class WrongKey(CannotCompile):
    """Script and machine differ: the lane's key leaves out something that the rest depends on."""


def check(course: Course, machine: Machine, *, seed: int = 1) -> None:
    """Walk every edge once or more on average, unless script and machine differ."""
    _Walk(course, machine, random.Random(seed)).walk()  # noqa: S311 - a seed reproduces the walk


class _Walk:
    def __init__(self, course: Course, machine: Machine, chance: random.Random) -> None:
        self.course = course
        self.machine = machine
        self.random = chance
        self.state = machine.start
        self.visits: dict[int, dict[int | str, int]] = defaultdict(lambda: defaultdict(int))
        self.path: list[list[str]] = [[]]
        self.rounds_over = 0

    def walk(self) -> None:
        drive = Drive(self.course, self.course.opening())
        if self.course.deals_cards:
            self._compare(drive, drive.begin(), Edge(self.state, 0))
        symbols = len(self.machine.symbols)
        edges = sum(len(node.edges) if isinstance(node, Choice) else symbols for node in self.machine.states)
        for _ in range(max(edges, min(VISITS * edges, MANY))):
            if drive.at_rest:
                drive.begin()
                self.path = [*self.path[-ROUNDS_TOLD + 1 :], []]
            self._compare_question(drive)
            answer, act, edge = self._answer(drive)
            self.visits[self.state][answer] += 1
            self.path[-1].append(answer if isinstance(answer, str) else self.machine.symbols[answer])
            self._compare(drive, drive.send(act), edge)

    def _answer(self, drive: Drive) -> tuple[int | str, Act, Edge]:
        """The next answer of the player or of chance, at random or where the machine has been least."""
        node, symbols = self.machine.states[self.state], self.course.lane.symbols
        if isinstance(node, Choice):
            name = self._in_turn(list(node.edges))[0]
            return name, drive.choices[name], node.edges[name]
        symbol = next(each for each in self._in_turn(list(range(len(symbols)))) if drive.admits(symbols[each]))
        return symbol, symbols[symbol], node.edges[self.machine.class_of[symbol]]

    def _in_turn(self, answers: list[A]) -> list[A]:
        """The answers as they are tried: from a random one on, every other time the least visited first."""
        first = self.random.randrange(len(answers))
        answers = answers[first:] + answers[:first]
        if self.random.random() < 0.5:
            answers.sort(key=self.visits[self.state].__getitem__)
        return answers

    def _compare(self, drive: Drive, step: Step, edge: Edge) -> None:
        """What the step decided, whether the round is over, and how many cards it took."""
        decided = self.machine.outcomes[edge.outcome]
        self._agree("decided", step.outcome, decided)
        self.state = edge.target
        for _ in range(step.unseen):
            node = self.machine.states[self.state]
            self._agree("drew cards unseen", step.unseen, step.unseen if self._is_unseen(node) else None)
            self.state = next(self.machine.edges(self.state)).target
        # The opening of a table may come to a rest at once.
        self._agree("ended the round", drive.at_rest, self.state < self.machine.rests)
        if drive.at_rest:
            self._compare_shuffle(drive, step)

    def _is_unseen(self, node: Chance | Choice) -> bool:
        return isinstance(node, Chance) and len(set(node.edges)) == 1

    def _compare_question(self, drive: Drive) -> None:
        node = self.machine.states[self.state]
        machine = (node.situation, tuple(node.edges)) if isinstance(node, Choice) else None
        script = (drive.situation, tuple(drive.choices)) if drive.choices else None
        self._agree("asked", script, machine)

    def _compare_shuffle(self, drive: Drive, step: Step) -> None:
        """The cards are shuffled when the machine's shoe says so."""
        shoe = self.machine.shoe
        if shoe is None:
            return
        self.rounds_over += shoe.cutting_card is not None and drive.dealt > shoe.cutting_card
        due = not drive.is_opening and (shoe.each_round or self.rounds_over > shoe.rounds_after)
        self._agree("shuffled", step.shuffled, due)
        if due:
            self.rounds_over = 0

    def _agree(self, what: str, script: object, machine: object) -> None:
        if script != machine:
            path = "; then ".join(", ".join(each) or "nothing" for each in self.path)
            raise WrongKey(
                f"the key of lane {self.machine.lane} is too coarse: after {path}, {what}: the script {script},"
                f" the machine {machine}"
            )
