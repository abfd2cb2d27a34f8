"""Driving a game's script without people: chance and the player's choices stop it, the house dealer answers the rest.

Scripts cannot be forked, so whoever wants another branch drives the same acts again from the last rest. Nothing is
judged on the way: what is sent was offered. Irregularities are interruptions and never come.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from croupier.machine import house_dealer
from croupier.machine.machine import Decided, Outcome
from croupier.machine.watched import Settled, WatchedTable
from croupier.money import Cents, pay
from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act, NameCard, act_name
from croupier.table.board import Board
from croupier.table.events import CAGE, INVENTORY, Dealt, Moved, Seated, Shuffled, rack
from croupier.table.game import Game
from croupier.table.lanes import PLAYER, Bet, Lane
from croupier.table.offers import Offer, misfit
from croupier.table.people import DEALER
from croupier.table.script import Chosen, Question, Script
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.table import Shoes, State

UNITS = 60
"""How many of the table's units the base stake has: it can be halved, and most odds pay it in whole units."""

STAKES_BROUGHT = 1_000_000
"""How many base stakes the player brings, so that no choice fails for want of chips."""


class CannotCompile(Exception):
    """A script does what its lane does not express: a fault of the one or the other."""


class Step(Struct, frozen=True):
    """What happened since the last act."""

    outcome: Outcome
    unseen: int
    """When a round is over, how many of its cards nobody has seen."""
    shuffled: bool
    """Whether the cards were shuffled, which ends a round."""


class Course(Struct, frozen=True):
    """What is driven: a lane of a game under a submission, with the bets of a plan."""

    game: Game
    lane: Lane
    submission: Submission
    plan: tuple[Bet, ...]

    @property
    def stake(self) -> Cents:
        """The base stake."""
        return Cents(UNITS * self.submission.unit)

    @property
    def duties(self) -> tuple[str, ...]:
        """The duties of the staff, all of which the table does by itself."""
        return tuple(act_name(duty) for duty in self.game.duties)

    @property
    def deals_cards(self) -> bool:
        """Whether chance answers with cards."""
        return isinstance(self.lane.symbols[0], NameCard)

    def opening(self) -> bytes:
        """The table before it opens, with one player and plenty of chips."""
        board = Board()
        plenty = Cents(STAKES_BROUGHT * self.stake)
        board.apply(Moved(HOUSE_PRACTICE, plenty, CAGE, INVENTORY))
        board.apply(Seated(HOUSE_PRACTICE, PLAYER, "player"))
        board.apply(Moved(HOUSE_PRACTICE, plenty, CAGE, rack(PLAYER)))
        return msgspec.msgpack.encode(State(board, self.game.memory(), self.duties, Shoes.PHYSICAL))


@cache
def _reads(game: Game) -> "msgspec.msgpack.Decoder[State[Any]]":
    """What reads the table of a game between two rounds."""
    return msgspec.msgpack.Decoder(State[game.memory])  # type: ignore[name-defined]


class Drive:
    """A script as it runs, from a rest on."""

    def __init__(self, course: Course, rest: bytes) -> None:
        self.course = course
        self.table = WatchedTable(course.submission, _reads(course.game).decode(rest), course.duties)
        self._worth = self.table.worth
        self._script: Script[None] | None = None
        self._question: Question | None = None
        self._offers: list[Offer] = []
        self.choices: Mapping[str, Act] = {}
        """What the player may choose now, by name."""
        self._owed = 0
        self.is_opening = False
        """Whether this is no round: the cards come into the shoe for the first time."""

    # Where the script stands.

    @property
    def at_rest(self) -> bool:
        """Whether the round is over."""
        return self._script is None

    @property
    def at_chance(self) -> bool:
        """Whether chance is to answer."""
        return self._question is not None and self._question.is_for_chance

    @property
    def situation(self) -> str | None:
        """What a strategy calls the situation, where the player chooses."""
        return self.course.lane.situation(self.table) if self.choices else None

    @property
    def about(self) -> str | None:
        """What the question is about: a card or a hand."""
        return next((made.about for made in self._offers if made.about is not None), None)

    def admits(self, act: Act) -> bool:
        """Whether chance may answer so."""
        return misfit(act, self._offers[0]) is None

    def rest(self) -> bytes:
        """The table between two rounds."""
        return msgspec.msgpack.encode(self.table.state())

    # Going on.

    def begin(self) -> Step:
        """Begin a round with the wagers of the plan, or open the table if its cards are not in the shoe yet."""
        table = self.table
        table.events.clear()
        self._shuffled_at: int | None = None
        self._read = self._named = 0
        shoe = table.board.shoe
        self._before = 0 if shoe is None else shoe.next
        self.is_opening = self.course.deals_cards and table.board.shoe is None
        if not self.is_opening:
            self._lay()
        self._script = self.course.game.script(table) if self.is_opening else self.course.lane.script(table)
        return self._advance(None)

    def send(self, act: Act) -> Step:
        """Answer for chance or for the player."""
        made = next(made for made in self._offers if made.act is type(act) and made.who == act.who)
        self._named += isinstance(act, NameCard)
        return self._advance(Chosen(act, made, None))

    def _lay(self) -> None:
        """Lay each bet whose condition holds and whose wager does not lie there already."""
        table, lane = self.table, self.course.lane
        for bet in self.course.plan:
            area = lane.areas[bet.wager]
            if (bet.when is None or lane.conditions[bet.when](table)) and not table.chips(PLAYER, area):
                table.place(PLAYER, area, bet.cents or bet.units * self.course.stake, HOUSE_PRACTICE)

    def _advance(self, chosen: Chosen | None) -> Step:
        """Let the script run to the next question to chance or to the player, or to the end of the round."""
        table = self.table
        table.settled.clear()
        self._run(chosen)
        worth, before = table.worth, self._worth
        if worth != before or table.settled:
            self._worth = worth
            self._assert_results_explain(worth - before)
        outcome = tuple(self._decided(each) for each in table.settled)
        if not self.at_rest:
            return Step(outcome, 0, shuffled=False)
        shuffled = self._is_shuffled()
        return Step(outcome, self._dealt() - self._named, shuffled)

    def _run(self, chosen: Chosen | None) -> None:
        script = self._script
        assert script is not None
        while True:
            try:
                question = script.send(chosen)
            except StopIteration:
                self._script = self._question = None
                self._offers, self.choices = [], {}
                return
            self._question = question
            self._offers = self._made(question)
            choices = None if question.is_for_chance else self.course.lane.choices
            self.choices = {} if choices is None else choices(self._offers)
            if self.choices:
                return
            if question.is_for_chance and self._offers[0].act is type(self.course.lane.symbols[0]):
                if not self._is_shuffled():
                    return
                # The cards that open the next shoe belong to no round.
                first = next(act for act in self.course.lane.symbols if self.admits(act))
                chosen = Chosen(first, self._offers[0], None)
            else:
                # A device that is asked what it sees has one answer, as the house dealer has.
                chosen = Chosen(*house_dealer.answer(self._offers), None)

    def _made(self, question: Question) -> list[Offer]:
        """What is offered; where the player chooses nothing, the many offers to players need not be made."""
        table = self.table
        table.looking = None if self.course.lane.choices is not None else DEALER
        table.is_making = True
        made = [item for item in question.maker(table, *question.args) if isinstance(item, Offer) and not item.is_bar]
        table.is_making = False
        return made

    # What happened.

    @property
    def dealt(self) -> int:
        """How many cards had left the shoe when the round was over."""
        return self._before + self._dealt()

    def _is_shuffled(self) -> bool:
        """Whether the cards were shuffled in this round, and after how many of its events."""
        events = self.table.events
        while self._shuffled_at is None and not self.is_opening and self._read < len(events):
            if isinstance(events[self._read], Shuffled):
                self._shuffled_at = self._read
            self._read += 1
        return self._shuffled_at is not None

    def _dealt(self) -> int:
        """How many cards were dealt; those after a shuffle belong to the next shoe."""
        return sum(isinstance(event, Dealt) for event in self.table.events[: self._shuffled_at])

    def _decided(self, settled: Settled) -> Decided:
        lane = self.course.lane
        for area, wager in (*((area, wager) for wager, area in lane.areas.items()), *lane.travels.items()):
            if area == settled.area:
                return Decided(wager, Fraction(settled.stake, self.course.stake), settled.result)
        raise CannotCompile(f'a wager on "{settled.area}" was settled, an area that the lane does not know')

    def _assert_results_explain(self, gained: int) -> None:
        """The results alone account for the player's chips; else the machine would leave something out.

        Vigorish is due when the chapter says so: at the payment, or later.
        """
        table = self.table
        unit, meters = self.course.submission.unit, table.board.meters
        payments = [pay(each.result, each.stake, unit, meters=meters) for each in table.settled]
        told = sum(each.paid - each.taken - each.fee for each in payments)
        self._owed += sum(each.vigorish for each in payments) - (told - gained)
        if told < gained or self._owed < 0:
            raise CannotCompile(f"the player's chips changed by {gained} cents, but the results say {told}")
