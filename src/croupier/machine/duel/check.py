"""The check of a duel's keys: whole rounds of the script, at random, must end as the machines say.

Cards often come twice in a row, so that pairs are split and split again.
"""

import random
from collections.abc import Iterator
from fractions import Fraction

from croupier.equipment.cards import Card
from croupier.machine.check import WrongKey
from croupier.machine.drive import Course
from croupier.machine.duel.machine import Aside, Choose, Draw, DuelMachine, Ends, Peek, Show, Splits
from croupier.machine.duel.run import Answer, Run
from croupier.machine.machine import Decided
from croupier.table.acts import NameCard
from croupier.table.duels import Duel

ROUNDS = 300
AGAIN = 0.4
"""How often a card comes again at once."""


def check(course: Course, duel: Duel, rest: bytes, machine: DuelMachine, *, seed: int = 1) -> None:
    """Play rounds at random and compare what is decided, unless script and machines differ."""
    chance = random.Random(seed)  # noqa: S311 - a seed reproduces the rounds
    classes = {
        symbol.card: each
        for symbol, each in zip(course.lane.symbols, machine.class_of, strict=True)
        if isinstance(symbol, NameCard)
    }
    for _ in range(ROUNDS):
        played = _Played(course, duel, rest, chance)
        try:
            expected = _Replay(machine, duel, played, classes).decided()
        except (LookupError, StopIteration) as error:
            raise WrongKey(f"the machines of {course.lane.name} do not know {played.told}") from error
        if sorted(map(repr, expected)) != sorted(map(repr, played.decided)):
            raise WrongKey(
                f"the keys of {course.lane.name} are too coarse: after {played.told} the script decides"
                f" {played.decided}, the machines {expected}"
            )


class _Played:
    """A round of the script, and what was answered for each hand."""

    def __init__(self, course: Course, duel: Duel, rest: bytes, chance: random.Random) -> None:
        run = Run(course, duel, rest)
        self.answers: dict[str, list[Answer]] = {}
        cards = [symbol.card for symbol in course.lane.symbols if isinstance(symbol, NameCard)]
        card = chance.choice(cards)
        while not run.drive.at_rest:
            place = run.hand or duel.dealer
            answer: Answer
            if run.choices:
                answer = chance.choice(run.choices)
            else:
                card = card if chance.random() < AGAIN else chance.choice(cards)
                answer = card
            self.answers.setdefault(place, []).append(answer)
            run.send(answer)
        lane = course.lane
        names = {**{area: wager for wager, area in lane.areas.items()}, **lane.travels}
        self.decided = [
            Decided(names[each.area], Fraction(each.stake, course.stake), each.result)
            for each in run.settled
            if each.area in duel.hand_at
        ]

    @property
    def told(self) -> str:
        """What happened, hand by hand."""
        return "; ".join(f"{place}: {' '.join(map(str, answers))}" for place, answers in self.answers.items())


class _Replay:
    """The same round through the machines."""

    def __init__(self, machine: DuelMachine, duel: Duel, played: _Played, classes: dict[Card, int]) -> None:
        self.machine = machine
        self.classes = classes
        self.places = list(dict.fromkeys(duel.hand_at.values()))
        self.answers = {place: iter(answers) for place, answers in played.answers.items()}
        self.dealers = self.answers.pop(duel.dealer)
        self.count = 0
        self.made = 1
        self.waiting: list[tuple[Splits, str]] = []

    def decided(self) -> list[Decided]:
        """What the machines say is decided."""
        ends = [self._hand(0, self.places[0])]
        while self.waiting:
            split, place = self.waiting.pop()
            (node,) = (
                each.node
                for each in self.machine.others
                if (each.around, each.card, each.made) == (split.around, split.other, self.made)
            )
            ends.append(self._hand(node, place))
        for answer in self.dealers:
            self._counts(answer)
        if any(True for answers in self.answers.values() for _ in answers):
            raise LookupError("more was answered than the machines ask")
        end = self.machine.counts[self.count].end
        found: list[Decided] = []
        for each in (self.machine.ends[number] for number in ends):
            outcome = each.stopped if end is None else each.settled[end]
            if outcome is None:
                raise LookupError("ends that never meet have met")
            found += outcome
        return found

    def _hand(self, number: int, place: str) -> int:
        """The end that the answers for a hand lead to."""
        mine: Iterator[Answer] = self.answers.get(place, iter(()))
        while True:
            node = self.machine.nodes[number]
            match node:
                case Choose(_, targets):
                    target = targets[str(next(mine))]
                case Draw(targets):
                    target = targets[self._class(next(mine))]
                case Show(targets) | Peek(targets):
                    card = next(self.dealers)
                    self._counts(card)
                    target = targets[self._class(card)]
                case Aside(target):
                    pass
            if isinstance(target, Ends):
                return target.end
            if isinstance(target, Splits):
                self.made += 1
                self.waiting.append((target, self.places[self.made - 1]))
            number = target.node

    def _counts(self, card: Answer) -> None:
        self.count = self.machine.counts[self.count].counts[self._class(card)]

    def _class(self, card: Answer) -> int:
        assert isinstance(card, Card)
        return self.classes[card]
