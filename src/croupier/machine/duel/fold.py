"""A strategy folded into the machine of a hand, for every count that the dealer may show, and the whole minimised.

What is left are states in which a card comes. A step goes on, sets a card aside, ends the hand or splits it.
"""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from msgspec import Struct

from croupier.errors import Refused
from croupier.machine.duel.machine import Aside, Choose, Draw, DuelMachine, Ends, Peek, Show, Splits, Target

Prefers = Callable[[str, str], Sequence[str]]


class Kind(Enum):
    """What a step does."""

    GOES_ON = auto()
    SETS_ASIDE = auto()
    ENDS = auto()
    SPLITS = auto()


class Step(NamedTuple):
    """One step: where the hand goes on, and what else it does."""

    kind: Kind
    state: int = 0
    end: int = 0
    """The end of the hand, where it ends."""
    shown: int = 0
    """What the dealer shows, where the hand ends."""
    other: int = 0
    """Which beginning of a further hand waits, where the hand is split."""


class Folded(Struct, frozen=True):
    """A hand played by a strategy; it begins in the first state."""

    states: list[list[Step]]
    """[state][class] -> step."""
    others: list[dict[int, int]]
    """[beginning][hands made] -> state in which a further hand begins."""


def folded(machine: DuelMachine, prefers: Prefers) -> Folded:
    """The machine of a player who follows the strategy; a strategy that leaves something open is refused."""
    folding = _Folding(machine, prefers)
    folding.state(0, 0)
    for place in folding.places:  # grows while it is read
        folding.states.append(folding.row(*place))
    if folding.problems:
        raise Refused("the strategy does not fit the game", list(folding.problems))
    return minimised(Folded(folding.states, folding.others))


class _Folding:
    def __init__(self, machine: DuelMachine, prefers: Prefers) -> None:
        self.machine = machine
        self.prefers = prefers
        self.places: list[tuple[int, int]] = []
        """A node, and what the dealer shows."""
        self.numbers: dict[tuple[int, int], int] = {}
        self.states: list[list[Step]] = []
        self.others: list[dict[int, int]] = []
        self.other_numbers: dict[tuple[str, int, int], int] = {}
        self.problems: dict[str, None] = {}

    def state(self, node: int, count: int) -> int:
        place = (node, count)
        if place not in self.numbers:
            self.numbers[place] = len(self.places)
            self.places.append(place)
        return self.numbers[place]

    def row(self, number: int, count: int) -> list[Step]:
        """The steps of a state."""
        node, classes = self.machine.nodes[number], range(max(self.machine.class_of) + 1)
        match node:
            case Draw(targets):
                return [self.step(target, count, None) for target in targets]
            case Show(targets):
                shown = self.machine.counts[count].counts
                return [self.step(target, then, None) for target, then in zip(targets, shown, strict=True)]
            case Aside(target):
                return [self.step(target, count, each) for each in classes]
        raise AssertionError("the player chooses at once, and a card aside is looked at when it is laid there")

    def step(self, target: Target, count: int, aside: int | None) -> Step:
        """The step to a target, after what is chosen there; the class of a card that was just laid aside is known."""
        if isinstance(target, Ends):
            return Step(Kind.ENDS, end=target.end, shown=count)
        if isinstance(target, Splits):
            return Step(Kind.SPLITS, self.state(target.node, count), other=self.other(target, count))
        node = self.machine.nodes[target.node]
        match node:
            case Choose():
                return self.step(self.chosen(node, count), count, aside)
            case Peek(targets):
                assert aside is not None
                return self.step(targets[aside], count, aside)
            case Aside():
                return Step(Kind.SETS_ASIDE, self.state(target.node, count))
        return Step(Kind.GOES_ON, self.state(target.node, count))

    def chosen(self, node: Choose, count: int) -> Target:
        column = self.machine.counts[count].column
        preferred = self.prefers(node.situation, column)
        for name in preferred:
            if name in node.targets:
                return node.targets[name]
        self.problems[f"{node.situation} against {column}: nothing of {', '.join(node.targets)}"] = None
        return next(iter(node.targets.values()))

    def other(self, target: Splits, count: int) -> int:
        """The beginning of the further hand that a split makes."""
        key = (target.around, target.other, count)
        if key not in self.other_numbers:
            self.other_numbers[key] = len(self.others)
            self.others.append(
                {
                    each.made: self.state(each.node, count)
                    for each in self.machine.others
                    if (each.around, each.card) == (target.around, target.other)
                }
            )
        return self.other_numbers[key]


def minimised(hand: Folded) -> Folded:
    """Equal states merged, by Moore's refinement: states stay together as long as all their steps do."""
    blocks = [0] * len(hand.states)
    while True:
        others = [tuple(sorted((made, blocks[state]) for made, state in each.items())) for each in hand.others]
        signatures: list[Hashable] = [
            (
                blocks[number],
                tuple((*step._replace(state=blocks[step.state], other=0), _waits(step, others)) for step in row),
            )
            for number, row in enumerate(hand.states)
        ]
        numbers: dict[Hashable, int] = {}
        finer = [numbers.setdefault(signature, len(numbers)) for signature in signatures]
        if max(finer) == max(blocks):
            break
        blocks = finer
    first = {block: number for number, block in reversed(list(enumerate(blocks)))}
    states = [
        [step._replace(state=blocks[step.state]) for step in hand.states[first[block]]] for block in range(len(first))
    ]
    return Folded(states, [{made: blocks[state] for made, state in each.items()} for each in hand.others])


def _waits(step: Step, others: Sequence[Hashable]) -> Hashable:
    return others[step.other] if step.kind is Kind.SPLITS else None
