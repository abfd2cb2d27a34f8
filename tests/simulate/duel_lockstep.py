"""Script and walker of a duel on the same shoes: the cards lie in an order, and both deal from it."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from croupier.equipment.cards import Card, decks
from croupier.machine import house_dealer
from croupier.machine.cache import duel_of
from croupier.machine.drive import Course
from croupier.money import Cents
from croupier.odds.gains import gain
from croupier.rulebooks.submissions import Submission
from croupier.simulate.duel_track import DuelTrack, duel_track
from croupier.simulate.duels import follow_duels, is_last, meeting_of
from croupier.simulate.streams import U
from croupier.table.acts import Act, BringChips, NameCard, TakeSeat
from croupier.table.duels import Bucket, Duel, Line, Tactics
from croupier.table.events import Dealt, Shuffled
from croupier.table.game import Game
from croupier.table.lanes import PLAYER, named
from croupier.table.people import CHANCE
from croupier.table.runner import Accepted, Runner
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import Shoes

PLENTY = Cents(1_000_000_00)


class Shoe(NamedTuple):
    """A shoe as it was dealt: its cards, where each round began, and what each round gained."""

    order: list[Card]
    begins: list[int]
    gains: list[int]


class Fickle(Struct, frozen=True):
    """A player of many minds: every situation has an order of preference of its own, the same whenever it is met."""

    seed: int

    def __call__(self, situation: str, column: str) -> Sequence[str]:
        names = ["S", "S", "H", "D", "P", "P", "R", "insure", "even money", "decline"]
        Random(f"{self.seed} {situation} {column}").shuffle(names)  # noqa: S311 - a failure must come again
        # Whoever is forced to do something has one choice.
        return [*names, "turn up", "throw in"]


class DuelTable:
    """A whole game at a table whose cards are named by their place in the shoe."""

    def __init__(self, course: Course, duel: Duel, prefers: Fickle, random: Random) -> None:
        self.course = course
        self.duel = duel
        self.prefers = prefers
        self.random = random
        self.shoe = Shoe([], [], [])
        self.dealt = 0
        self.shoes_over: list[tuple[Shoe, int]] = []
        self.runner = Runner(course.game, course.submission, course.duties, Shoes.PHYSICAL)
        self.do(TakeSeat(PLAYER, "player"))
        self.do(BringChips(PLAYER, PLENTY))
        self.go_on()

    @property
    def worth(self) -> int:
        return sum(amount for stack, amount in self.runner.table.board.stacks.items() if stack.owner == PLAYER)

    def round(self) -> None:
        self.runner.table.place(PLAYER, self.duel.box, self.course.stake, HOUSE_PRACTICE)
        before, shoe = self.worth, self.shoe
        shoe.begins.append(self.dealt)
        self.go_on()
        shoe.gains.append(self.worth - before)

    def go_on(self) -> None:
        self.do(self.answer())
        while not self.runner.is_between_rounds:
            self.do(self.answer())

    def answer(self) -> Act:
        asked = self.runner.asked()
        if asked[0].act is NameCard:
            return NameCard(CHANCE, self.shoe.order[int(asked[0].about or 0)])
        choices = {} if self.runner.awaits_chance else self.course.lane.choices(asked)  # type: ignore[misc]
        if not choices:
            return house_dealer.answer(asked)[0]
        table: Any = self.runner.table
        place = self.duel.hand_at[next(made.about for made in asked if made.about is not None)]
        areas = [area for area, hand in self.duel.hand_at.items() if hand == place]
        situation = self.duel.situation(Line(tuple(named(table, *areas))))
        shown = [
            table.board.face(piece) for piece in table.pieces(self.duel.dealer) if table.board.is_seen_by(piece, None)
        ]
        return next(choices[name] for name in self.prefers(situation, self.duel.column(shown)) if name in choices)

    def do(self, act: Act) -> None:
        accepted = self.runner.act(act)
        assert isinstance(accepted, Accepted), accepted
        for event in accepted.events:
            if isinstance(event, Shuffled):
                self.shoes_over.append((self.shoe, self.dealt))
                order = list(decks(event.size // 52))
                self.random.shuffle(order)
                self.shoe, self.dealt = Shoe(order, [], []), 0
            self.dealt += isinstance(event, Dealt)


def compare_duel(game: Game, submission: Submission, *, seed: int, rounds: int, turned: tuple[int, ...] = ()) -> None:
    """Play at least so many rounds on the same shoes, and find no difference.

    `turned` tells in which order the walker takes the first cards of a round, where it is not that of the deal.
    """
    duel, random = game.duel(submission), Random(seed)  # noqa: S311 - a failure must come again
    assert duel is not None
    course = Course(game, duel.lane, submission, duel.lane.plan)
    prefers = Fickle(seed)
    tactics = Tactics(name="fickle", tags={}, buckets=(Bucket("", None, 1, prefers),))
    track = duel_track(duel_of(course, duel), tactics, gain)
    table = DuelTable(course, duel, prefers, random)
    table.shoes_over.clear()
    played, sums = 0, set()
    while played < rounds:
        while not table.shoes_over:
            table.round()
        shoe, dealt = table.shoes_over.pop()
        order = list(shoe.order)
        for begin in shoe.begins if turned else ():
            order[begin : begin + len(turned)] = [shoe.order[begin + each] for each in turned]
        assert followed(track, order, course) == (shoe.gains, dealt)
        played += len(shoe.gains)
        sums |= set(shoe.gains)
    assert len(sums) > 3


def followed(track: DuelTrack, order: Sequence[Card], course: Course) -> tuple[list[int], int]:
    """What each round gains when the walker deals from the same shoe, and how many cards it takes."""
    number = {symbol.card: at for at, symbol in enumerate(course.lane.symbols) if isinstance(symbol, NameCard)}
    spare = [0] * int(track.course.many)
    cards = np.array([*(track.class_of[number[card]] for card in order), *spare], dtype=np.uint8)
    meetings = np.zeros(16 * len(cards), dtype=np.uint32)
    stand = follow_duels(track.course, cards, meetings)
    gains, total = [], 0
    for note in meetings[: int(stand.noted)]:
        total += int(track.worth[int(meeting_of(U(note)))])
        if is_last(U(note)):
            gains.append(total * course.stake // track.grain)
            total = 0
    return gains, int(stand.dealt)
