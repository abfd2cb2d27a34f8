"""Script and walker on the same chance: a script plays, and the player's chips tell what it decided."""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Protocol

import numpy as np

from croupier.equipment.cards import decks
from croupier.machine import house_dealer
from croupier.machine.compile import compiled
from croupier.machine.drive import Course, Drive
from croupier.machine.fold import Strategy, folded, situations
from croupier.machine.machine import Machine
from croupier.machine.tables import pack
from croupier.money import Cents
from croupier.simulate.plans import Plan
from croupier.simulate.staking import staking
from croupier.simulate.track import ROUND_GOES_ON, track
from croupier.simulate.walkers import follow
from croupier.table.acts import Act, BringChips, NameCard, TakeSeat
from croupier.table.events import Dealt, Shuffled
from croupier.table.lanes import PLAYER
from croupier.table.people import CHANCE, DEALER
from croupier.table.runner import Accepted, Runner
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import Shoes

PLENTY = Cents(1_000_000_00)


class Shoe(NamedTuple):
    """The cards of a shoe as they were first seen, those never seen filled in, and what each round gained."""

    symbols: list[int]
    gains: list[int]


class Script(Protocol):
    """A script that plays rounds on given symbols."""

    symbols: deque[Act]

    def round(self) -> int:
        """What the player's chips gained, in cents."""


class Driven:
    """A lane's own script, driven as the compiler drives it."""

    def __init__(self, course: Course) -> None:
        self.drive = Drive(course, course.opening())
        self.symbols: deque[Act] = deque()

    def round(self) -> int:
        before = self.drive.table.worth
        self.drive.begin()
        while not self.drive.at_rest:
            self.drive.send(self.symbols.popleft())
        return self.drive.table.worth - before


class Table:
    """A whole game at a table whose cards are named when they are seen, with one player who follows a strategy."""

    def __init__(self, course: Course, strategy: Strategy, random: Random) -> None:
        self.course = course
        self.strategy = strategy
        self.random = random
        self.symbols: deque[Act] = deque()
        self.number = {symbol: at for at, symbol in enumerate(course.lane.symbols)}
        self.shoe = Shoe([], [])
        self.shoes_over: list[Shoe] = []
        self.dealt = 0
        self.runner = Runner(course.game, course.submission, course.duties, Shoes.PHYSICAL)
        self.do(TakeSeat(PLAYER, "player"))
        self.do(BringChips(PLAYER, PLENTY))
        if course.deals_cards:
            self.go_on()  # the table opens

    @property
    def worth(self) -> int:
        return sum(amount for stack, amount in self.runner.table.board.stacks.items() if stack.owner == PLAYER)

    def round(self) -> int:
        table, lane = self.runner.table, self.course.lane
        for bet in self.course.plan:
            area = lane.areas[bet.wager]
            if (bet.when is None or lane.conditions[bet.when](table)) and not table.chips(PLAYER, area):
                table.place(PLAYER, area, bet.units * self.course.stake, HOUSE_PRACTICE)
        before, shoe = self.worth, self.shoe
        self.go_on()
        shoe.gains.append(self.worth - before)
        return shoe.gains[-1]

    def go_on(self) -> None:
        """Answer until the script is over."""
        self.do(self.answer())
        while not self.runner.is_between_rounds:
            self.do(self.answer())
        self._fill_in()

    def answer(self) -> Act:
        """What chance, the player or the house dealer answers."""
        lane = self.course.lane
        # Where the player chooses nothing, the many offers to players need not be made.
        asked = [] if lane.choices is not None else self.runner.asked(CHANCE) or self.runner.asked(DEALER)
        asked = asked or self.runner.asked()
        if self.runner.awaits_chance:
            symbol = self.symbols.popleft()
            self.shoe.symbols.append(self.number[symbol])
            return symbol
        choices = {} if lane.choices is None else lane.choices(asked)
        if choices:
            preferred = self.strategy[lane.situation(self.runner.table)]
            return next(choices[name] for name in preferred if name in choices)
        return house_dealer.answer(asked)[0]

    def do(self, act: Act) -> None:
        accepted = self.runner.act(act)
        assert isinstance(accepted, Accepted), accepted
        for event in accepted.events:
            if isinstance(event, Shuffled):
                self._fill_in()
                self.shoes_over.append(self.shoe)
                self.shoe, self.dealt = Shoe([], []), 0
                order = list(decks(event.size // 52))
                self.random.shuffle(order)
                self.symbols = deque(NameCard(CHANCE, card) for card in order)
            self.dealt += isinstance(event, Dealt)

    def _fill_in(self) -> None:
        """Cards that were dealt and never seen are any cards."""
        if self.course.deals_cards:
            self.shoe.symbols.extend([0] * (self.dealt - len(self.shoe.symbols)))


class Walker:
    """The same lane as the walker sees it."""

    def __init__(self, course: Course, machine: Machine, strategy: Strategy) -> None:
        tables = pack(folded(machine, strategy))
        self.track = track(tables)
        self.class_of = tables.class_of
        flat = Plan(bankroll=Cents(10**12), rounds=1, stake=course.stake)
        self.changes = staking(flat, self.track, course.submission).ladder.changes[:, 0]

    def rounds(self, symbols: Iterable[int]) -> tuple[list[int], int]:
        """What each round gains on given symbols, until the shoe is over or they end, and how many it takes."""
        classes = self.class_of[np.array(list(symbols), dtype=np.intp)]
        outcomes = np.zeros(len(classes), dtype=np.uint64)
        steps = int(follow(self.track.course, classes, outcomes))
        return [int(self.changes[each]) for each in outcomes[:steps] if each != ROUND_GOES_ON], steps


def compare(course: Course, *, seed: int, rounds: int, at_a_table: bool = True) -> None:
    """Play at least so many rounds on the same chance, and find no difference."""
    machine, random = compiled(course), Random(seed)  # noqa: S311 - a failure must come again
    # Neighbouring situations get different choices, so that every choice is met.
    strategy = {name: names[at % len(names) :] + names for at, (name, names) in enumerate(situations(machine).items())}
    walker = Walker(course, machine, strategy)
    script: Script
    if course.deals_cards:
        _compare_shoes(Table(course, strategy, random), walker, rounds)
        return
    script = Table(course, strategy, random) if at_a_table else Driven(course)
    drawn = list(range(len(course.lane.symbols))) * (rounds // len(course.lane.symbols) + 1)
    random.shuffle(drawn)
    expected, _ = walker.rounds(drawn)
    script.symbols.extend(course.lane.symbols[each] for each in drawn)
    assert [script.round() for _ in expected] == expected
    assert any(expected)


def _compare_shoes(table: Table, walker: Walker, rounds: int) -> None:
    """Play whole shoes, each to its shuffle, and let the walker follow them: it must find the same end."""
    played = 0
    while played < rounds:
        table.shoes_over.clear()
        while not table.shoes_over:
            table.round()
        (shoe,) = table.shoes_over
        assert walker.rounds([*shoe.symbols, *[0] * len(shoe.symbols)]) == (shoe.gains, len(shoe.symbols))
        played += len(shoe.gains)
