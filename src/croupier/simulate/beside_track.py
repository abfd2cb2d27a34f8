"""The side wagers of a duel laid out for their kernels, and what the numbers mean that are counted for them."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from math import lcm

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from croupier.equipment.cards import DECK, Card
from croupier.machine.duel.machine import Count, Draw, DuelMachine, Node, Peek, Show
from croupier.machine.machine import Decided, Outcome
from croupier.money import LOSE, Cents, Result, pay, win
from croupier.simulate.beside import BesideCourse
from croupier.simulate.streams import U
from croupier.table.duels import Beside, Duel, Second, Seen, Sight

DEALERS = (Sight.DEALER_1, Sight.DEALER_2, Sight.DEALER_3)
Gain = Callable[[Outcome], Fraction]
Ends = tuple[tuple[Result, Fraction], ...]


class BesideTrack(Struct, frozen=True, kw_only=True):
    """What the kernels need, and what their counts mean."""

    course: BesideCourse
    results: tuple[tuple[str, Result, Fraction], ...]
    """By the number that is counted: the wager, what became of it, and what it gained for each unit."""
    devices: tuple[tuple[int, tuple[Fraction, ...]], ...]
    """Where a device says how much is paid: the first number, and the chances of that and the following ones."""
    streaks: tuple[tuple[str, tuple[Fraction, ...]], ...]
    """For each streak wager what it gains by the number of rounds that were won in a row."""

    @property
    def numbers(self) -> int:
        """How many numbers are counted."""
        return len(self.results) + (int(self.course.longest) + 1 if self.streaks else 0)

    @property
    def losses(self) -> dict[str, list[tuple[int, Fraction]]]:
        """The numbers of each wager, each with the loss per unit."""
        found: dict[str, list[tuple[int, Fraction]]] = {}
        for number, (wager, _, gains) in enumerate(self.results):
            found.setdefault(wager, []).append((number, -gains))
        first = int(self.course.streak)
        for wager, streak in self.streaks:
            found[wager] = [(first + wins, -gains) for wins, gains in enumerate(streak)]
        return found

    def pressed(self, counts: NDArray[U], stream: NDArray[U]) -> None:
        """Let the device say, for each time that it was asked, how much is paid."""
        for first, chances in self.devices:
            common = lcm(*(each.denominator for each in chances))
            weights = np.array([float(each * common) for each in chances])
            random = np.random.Generator(np.random.PCG64([int(word) for word in stream]))
            counts[first : first + len(chances)] = random.multinomial(int(counts[first]), weights / weights.sum())


def widened(machine: DuelMachine, beside: Sequence[Beside]) -> DuelMachine:
    """The machine with classes of cards so fine that every side wager can tell them apart as it must."""
    looks = [look for wager in beside for look in wager.sights.values()]
    alike: list[Hashable] = [(each, *(look(card) for look in looks)) for each, card in _cards(machine)]
    numbers: dict[Hashable, int] = {}
    class_of = tuple(numbers.setdefault(each, len(numbers)) for each in alike)
    coarse = [machine.class_of[class_of.index(each)] for each in range(len(numbers))]
    return replace(
        machine,
        class_of=class_of,
        nodes=tuple(_node(node, coarse) for node in machine.nodes),
        counts=tuple(_count(count, coarse) for count in machine.counts),
    )


def _cards(machine: DuelMachine) -> Iterator[tuple[int, Card]]:
    return zip(machine.class_of, DECK, strict=True)


def _node(node: Node, coarse: Sequence[int]) -> Node:
    if isinstance(node, Draw | Show | Peek):
        return replace(node, targets=tuple(node.targets[each] for each in coarse))
    return node


def _count(count: Count, coarse: Sequence[int]) -> Count:
    return replace(count, counts=tuple(count.counts[each] for each in coarse)) if count.counts else count


def beside_track(machine: DuelMachine, duel: Duel, gain: Gain) -> BesideTrack:
    """Lay out the side wagers of a duel whose machine has classes that are fine enough."""
    laid = _Laid(machine, gain)
    for wager in duel.beside:
        laid.add(wager)
    numbers = len(laid.results)
    longest = max(duel.streaks, default=0)
    return BesideTrack(
        course=BesideCourse(
            tables=np.array(laid.tables, dtype=np.uint32),
            starts=np.array(laid.starts, dtype=np.uint64),
            sights=np.array([sight for wager in duel.beside for sight in wager.sights], dtype=np.uint64),
            lasts=np.cumsum([len(wager.sights) for wager in duel.beside], dtype=np.uint64),
            first_cards=_first_cards(machine),
            further=U(3 if machine.second is Second.LAST else 4),
            is_drawn=U(machine.second is Second.LAST),
            no_card=U(laid.classes),
            verdicts=np.array([each for end in machine.ends for each in end.verdicts], dtype=np.int64),
            longest=U(longest),
            streak=U(numbers),
        ),
        results=tuple(laid.results),
        devices=tuple(laid.devices),
        streaks=tuple(
            (wager, tuple(_gain_of(gain, win(odds) if wins >= needed else LOSE) for wins in range(longest + 1)))
            for needed, (wager, odds) in duel.streaks.items()
        ),
    )


def _first_cards(machine: DuelMachine) -> NDArray[U]:
    """Where the walker finds the first cards: it takes them as they are first seen."""
    kinds: list[type[Node]] = []
    node = machine.nodes[0]
    while len(kinds) < 3:
        kinds.append(type(node))
        node = machine.nodes[node.targets[0].node]  # type: ignore[union-attr,index]
    dealers = kinds.index(Show)
    first, second = (at for at in range(3) if at != dealers)
    return np.array([first, dealers, second], dtype=np.uint64)


class _Laid:
    """The tables of all side wagers, one after the other."""

    def __init__(self, machine: DuelMachine, gain: Gain) -> None:
        self.gain = gain
        self.classes = max(machine.class_of) + 1
        self.examples = [DECK[machine.class_of.index(each)] for each in range(self.classes)]
        self.tables: list[int] = []
        self.starts: list[int] = []
        self.results: list[tuple[str, Result, Fraction]] = []
        self.devices: list[tuple[int, tuple[Fraction, ...]]] = []

    def add(self, wager: Beside) -> None:
        """The states of a wager: those from which the same follows are one."""
        self.known: dict[Hashable, int] = {}
        self.starts.append(self._state(wager, ()))

    def _state(self, wager: Beside, cards: tuple[Card | None, ...]) -> int:
        """The place of the state after some cards, or the number that they are counted by."""
        if len(cards) == len(wager.sights):
            return self._number(wager, cards)
        sight, look = list(wager.sights.items())[len(cards)]
        kinds: dict[Hashable, Card] = {look(card): card for card in reversed(self.examples)}
        after = {kind: self._state(wager, (*cards, card)) for kind, card in kinds.items()}
        missing = self._state(wager, (*cards, None)) if sight.may_be_missing else 0
        row = (*(after[look(card)] for card in self.examples), missing)
        key = (len(cards), row)
        if key not in self.known:
            self.known[key] = len(self.tables)
            self.tables += row
        return self.known[key]

    def _number(self, wager: Beside, cards: tuple[Card | None, ...]) -> int:
        dealt = list(zip(wager.sights, cards, strict=True))
        seen = Seen(
            [card for sight, card in dealt if card is not None and sight not in DEALERS],
            [card for sight, card in dealt if card is not None and sight in DEALERS],
        )
        ends: Ends = tuple(wager.ends(seen).items())
        if ends not in self.known:
            self.known[ends] = len(self.results)
            if len(ends) > 1:
                self.devices.append((len(self.results), tuple(chance for _, chance in ends)))
            self.results += [(wager.wager, result, self._gain(result, wager.stake)) for result, _ in ends]
        return self.known[ends]

    def _gain(self, result: Result, stake: Cents | None) -> Fraction:
        if stake is None:
            return _gain_of(self.gain, result)
        payment = pay(result, stake, Cents(1))
        return Fraction(payment.paid - payment.taken, stake)


def _gain_of(gain: Gain, result: Result) -> Fraction:
    """What one unit gains."""
    return gain((Decided("", Fraction(1), result),))
