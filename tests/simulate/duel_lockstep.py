"""Script and walker of a duel on the same shoes: the cards lie in an order, and both deal from it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from croupier.equipment.cards import Card, decks
from croupier.games.blackjack.side.areas import On, area
from croupier.machine import house_dealer
from croupier.machine.cache import duel_of
from croupier.machine.drive import Course
from croupier.money import Cents, Result
from croupier.odds.gains import gain, gain_of
from croupier.rulebooks.submissions import Submission
from croupier.simulate.beside import NOTED, decide, go_on
from croupier.simulate.duel_track import DuelTrack, duel_track
from croupier.simulate.duels import Notes, follow_duels, is_last, meeting_of
from croupier.simulate.streams import U
from croupier.table.acts import Act, BringChips, NameCard, TakeSeat
from croupier.table.duels import Bucket, Duel, Line, Second, Tactics
from croupier.table.events import Dealt, Shuffled
from croupier.table.game import Game
from croupier.table.lanes import PLAYER, named
from croupier.table.people import CHANCE, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import Shoes

PLENTY = Cents(1_000_000_00)


class Shoe(NamedTuple):
    """A shoe as it was dealt: its cards, where each round began, and what each round gained and decided beside."""

    order: list[Card]
    begins: list[int]
    gains: list[int]
    beside: list[dict[str, Result]]


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
        self.shoe = Shoe([], [], [], [])
        self.main = 0
        self.side: dict[str, Result] = {}
        self.dealt = 0
        self.shuffles = 0
        self.shoes_over: list[tuple[Shoe, int]] = []
        self.runner = Runner(course.game, course.submission, course.duties, Shoes.PHYSICAL)
        self.do(TakeSeat(PLAYER, "player"))
        self.do(BringChips(PLAYER, PLENTY))
        self.go_on()

    @property
    def worth(self) -> int:
        return sum(amount for stack, amount in self.runner.table.board.stacks.items() if stack.owner == PLAYER)

    def round(self) -> None:
        table: Any = self.runner.table
        if table.settle != self.settle:
            self.settled, table.settle = table.settle, self.settle
        for place, stake in self.stakes():
            if not table.chips(PLAYER, place):
                table.place(PLAYER, place, stake, HOUSE_PRACTICE)
        shoe, self.main, self.side = self.shoe, 0, {}
        shoe.begins.append(self.dealt)
        self.go_on()
        shoe.gains.append(self.main)
        shoe.beside.append(self.side)

    def stakes(self) -> Iterator[tuple[str, Cents]]:
        """The wagers of the plan, and those that the plan leaves out because they change nothing in the round."""
        course = self.course
        for bet in course.plan:
            yield course.lane.areas[bet.wager], bet.cents or course.stake
        for each in self.duel.beside:
            if each.wager == "progressive":
                yield area(On.PROGRESSIVE, self.duel.box), Cents(1_00)
        for wager, _ in self.duel.streaks.values():
            if not self.runner.table.memory.streaks:
                yield f"{wager} of {self.duel.box}", course.stake

    def settle(self, seat: Seat, area: str, result: Result, clause: str) -> None:
        """Note what a wager gains, or how a side wager ends."""
        stake, before = self.runner.table.chips(seat, area), self.worth
        self.settled(seat, area, result, clause)
        if area in self.duel.hand_at:
            self.main += self.worth - before
        elif stake:
            name = area.removesuffix(f" of {self.duel.box}")
            self.side[f"{name} of ${stake // 100}" if name == "blackjack bonus" else name] = result

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
        # Strategies go by what the dealer shows before the hands are played; an early blackjack shows more.
        column = self.duel.column(shown if self.duel.second is Second.OPEN else shown[:1])
        return next(choices[name] for name in self.prefers(situation, column) if name in choices)

    def do(self, act: Act) -> None:
        accepted = self.runner.act(act)
        assert isinstance(accepted, Accepted), accepted
        for event in accepted.events:
            if isinstance(event, Shuffled):
                self.shoes_over.append((self.shoe, self.dealt))
                self.shoe, self.dealt = Shoe(self.shuffled(event.size // 52), [], [], []), 0
            self.dealt += isinstance(event, Dealt)

    def shuffled(self, number: int) -> list[Card]:
        """Cards in any order; every other shoe has equal ranks close together, so that rare hands come."""
        order = list(decks(number))
        self.random.shuffle(order)
        self.shuffles += 1
        if self.shuffles % 2:
            ranks = {rank: self.random.random() for rank in sorted({card.rank.letter for card in order})}
            order.sort(key=lambda card: ranks[card.rank.letter] + self.random.gauss(0, 0.1))
        return order


def compare_duel(game: Game, submission: Submission, *, seed: int, rounds: int, turned: tuple[int, ...] = ()) -> None:
    """Play at least so many rounds on the same shoes, and find no difference.

    `turned` tells in which order the walker takes the first cards of a round, where it is not that of the deal.
    """
    duel, random = game.duel(submission), Random(seed)  # noqa: S311 - a failure must come again
    assert duel is not None
    course = Course(game, duel.lane, submission, duel.lane.plan)
    prefers = Fickle(seed)
    tactics = Tactics(name="fickle", tags={}, buckets=(Bucket("", None, 1, prefers),))
    track = duel_track(duel_of(course, duel), duel, tactics, gain)
    table = DuelTable(course, duel, prefers, random)
    table.shoes_over.clear()
    played, sums, streaks = 0, set(), Streaks(track)
    while played < rounds:
        while not table.shoes_over:
            table.round()
        shoe, dealt = table.shoes_over.pop()
        order = list(shoe.order)
        for begin in shoe.begins if turned else ():
            order[begin : begin + len(turned)] = [shoe.order[begin + each] for each in turned]
        gains, beside, verdicts, taken = followed(track, order, course)
        assert (gains, taken) == (shoe.gains, dealt)
        assert beside == [
            {name: result for name, result in each.items() if not name.startswith("streak")} for each in shoe.beside
        ]
        for each, verdict in zip(shoe.beside, verdicts, strict=True):
            streaks.compare({name: result for name, result in each.items() if name.startswith("streak")}, verdict)
        played += len(shoe.gains)
        sums |= set(shoe.gains)
    assert len(sums) > 3


class Streaks:
    """The streak wagers over the rounds: what the table paid is compared when all of them are decided."""

    def __init__(self, track: DuelTrack) -> None:
        self.beside = track.beside
        self.wins = U(0)
        self.paid: dict[str, Result] = {}

    def compare(self, results: dict[str, Result], verdict: int) -> None:
        counts = np.zeros(self.beside.numbers, dtype=np.uint64)
        self.paid |= results
        if self.beside.streaks:
            self.wins = U(go_on(self.beside.course, self.wins, np.int64(verdict), counts))
        for number in np.flatnonzero(counts):
            wins = int(number) - int(self.beside.course.streak)
            assert {name: gain_of(result) for name, result in self.paid.items()} == {
                name: gains[wins] for name, gains in self.beside.streaks
            }
            self.paid = {}


class Followed(NamedTuple):
    """What the walker makes of a shoe."""

    gains: list[int]
    beside: list[dict[str, Result]]
    verdicts: list[int]
    dealt: int


def followed(track: DuelTrack, order: Sequence[Card], course: Course) -> Followed:
    """What each round gains and decides when the walker deals from the same shoe, and how many cards it takes."""
    number = {symbol.card: at for at, symbol in enumerate(course.lane.symbols) if isinstance(symbol, NameCard)}
    spare = [0] * int(track.course.many)
    cards = np.array([*(track.class_of[number[card]] for card in order), *spare], dtype=np.uint8)
    meetings = np.zeros(16 * len(cards), dtype=np.uint32)
    spans = np.zeros((len(cards), NOTED), dtype=np.uint32)
    stand = follow_duels(track.course, cards, Notes(meetings, spans))
    beside, numbers = track.beside, np.zeros(len(track.beside.course.starts), dtype=np.uint64)
    gains: list[int] = []
    sides: list[dict[str, Result]] = []
    verdicts: list[int] = []
    total = verdict = 0
    for note in meetings[: int(stand.noted)]:
        total += int(track.worth[int(meeting_of(U(note)))])
        verdict += int(beside.course.verdicts[int(meeting_of(U(note)))]) if beside.streaks else 0
        if is_last(U(note)):
            decide(beside.course, cards, spans[len(gains)], numbers)
            sides.append({wager: result for wager, result, _ in (beside.results[int(each)] for each in numbers)})
            gains.append(total * course.stake // track.grain)
            verdicts.append(verdict)
            total = verdict = 0
    return Followed(gains, sides, verdicts, int(stand.dealt))
