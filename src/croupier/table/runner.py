"""The runner: what hosts hold. It drives a game's script with accepted acts and answers for everything around it.

The script is called again whenever it ends; it opens with a question, and there the snapshot is taken. A script that
raises is a fault of the program and never the user's problem: the act is not recorded, and a new table is built from
the snapshot and the recorded acts.
"""

import logging
from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec
from msgspec import Struct

from croupier.money import Cents
from croupier.rulebooks.submissions import Submission
from croupier.table import seating
from croupier.table.acts import Act, act_name
from croupier.table.board import Board
from croupier.table.codec import encode
from croupier.table.events import CAGE, INVENTORY, Event, Moved
from croupier.table.game import Game
from croupier.table.offers import Bar, Offer, Reason, Refusal, judge, not_offered, on_the_wire
from croupier.table.people import CHANCE, Who
from croupier.table.script import Chosen, Question, Script
from croupier.table.table import Shoes, State, Table
from croupier.table.views import View, view

log = logging.getLogger(__name__)

INVENTORY_AT_OPENING = Cents(100_000_00)

_FAULT = Refusal(Reason.FAULT, "nothing happened: the program failed at this act, and the table stands as before it")


class NoLongerAccepted(Exception):
    """A recorded act cannot be done again: the program or the record has changed."""


class Accepted(Struct, frozen=True):
    """An act that was done: its number at this table, what happened, and whether a round ended with it."""

    number: int
    events: tuple[Event, ...]
    ends_round: bool = False


class Snapshot(Struct, frozen=True, kw_only=True):
    """A table at the opening question of a script, and the acts since."""

    game: str
    submission: bytes
    state: bytes
    number: int
    acts: tuple[bytes, ...]


class Runner:
    """One table of one game under one submission."""

    def __init__(
        self,
        game: Game,
        submission: Submission,
        automatic: tuple[str, ...] = (),
        shoes: Shoes = Shoes.ELECTRONIC,
    ) -> None:
        board = Board()
        board.apply(Moved(seating.HOUSE_PRACTICE, INVENTORY_AT_OPENING, CAGE, INVENTORY))
        self.game = game
        self.submission = submission
        self.number = 0
        self._start(State(board, game.memory(), automatic, shoes))

    @classmethod
    def restore(cls, game: Game, submission: Submission, snapshot: Snapshot) -> Self:
        """Build the table anew from a snapshot by sending its acts again."""
        runner = cls(game, submission)
        runner._state = snapshot.state
        runner._rebuild([_known(game.codec.decode(act)) for act in snapshot.acts])
        runner.number = snapshot.number + len(snapshot.acts)
        return runner

    # What hosts do.

    def act(self, act: Act) -> Accepted | Refusal:
        """Do an act if it is offered; otherwise say why not, and nothing has happened."""
        try:
            chosen = self._judge(act)
        except Exception:
            log.exception("offers could not be made at %s", self.game.name)
            return _FAULT
        if isinstance(chosen, Refusal):
            return chosen
        try:
            events, ended = self._advance(chosen)
        except Exception:
            log.exception("the script of %s failed at %r", self.game.name, act)
            self._rebuild(list(self._acts))
            return _FAULT
        self.number += 1
        return Accepted(self.number, events, ended)

    def offers(self, who: Who | None = None) -> list[Offer]:
        """What may be done now, by one person or by anyone."""
        try:
            return _once(
                item
                for item in self._items(who)
                if isinstance(item, Offer) and (who is None or item.who == who) and not item.is_bar
            )
        except Exception:
            log.exception("offers could not be made at %s", self.game.name)
            return []

    def asked(self, who: Who | None = None) -> list[Offer]:
        """What the pending question itself offers, without what may merely interrupt."""
        return [
            item
            for item in self._made(self._question.maker, self._question.args, who)
            if isinstance(item, Offer) and (who is None or item.who == who) and not item.is_bar
        ]

    def view(self, who: Who | None) -> View:
        """The table as one person sees it, with the offers made to them."""
        offers = () if who is None else tuple(on_the_wire(made) for made in self.offers(who))
        return view(self.table.board, self.table.memory, who, self.number, offers)

    @property
    def awaits_chance(self) -> bool:
        """Whether a card, a throw or a pocket is to come next."""
        return self._question.is_for_chance

    @property
    def is_between_rounds(self) -> bool:
        """Whether the script stands at its opening question."""
        return self.table.is_between_rounds

    def snapshot(self) -> Snapshot:
        """The table as it was when the script opened, with the acts since: enough to restore it at this very point."""
        return Snapshot(
            game=self.game.name,
            submission=encode(self.submission),
            state=self._state,
            number=self.number - len(self._acts),
            acts=tuple(encode(act) for act in self._acts),
        )

    def state(self) -> bytes:
        """Everything that lives on, as bytes: equal tables have equal bytes."""
        return msgspec.msgpack.encode(self.table.state())

    # Judging.

    def _judge(self, act: Act) -> Chosen | Refusal:
        question, who = self._question, act.who
        verdict = judge(act, self._made(question.maker, question.args, who, type(act)))
        if isinstance(verdict, Offer):
            return Chosen(act, verdict, None)
        if question.is_for_chance and who != CHANCE:
            return Refusal(
                Reason.CHANCE_IS_AWAITED, "nothing interrupts chance: a card, throw or ball is to come first"
            )
        for standing in reversed(self.table.standing):
            ruling = judge(act, self._made(standing.maker, standing.args, who, type(act)))
            if isinstance(ruling, Offer):
                return Chosen(act, ruling, standing)
            verdict = verdict or ruling
        return verdict or not_offered(act, self._items(who))

    def _items(self, who: Who | None) -> Iterator[Offer | Bar]:
        question = self._question
        yield from self._made(question.maker, question.args, who)
        if not question.is_for_chance:
            for standing in reversed(self.table.standing):
                yield from self._made(standing.maker, standing.args, who)

    def _made(
        self, maker: Any, args: tuple[Any, ...], who: Who | None, judging: type[Act] | None = None
    ) -> Iterable[Offer | Bar]:
        """Make offers for a person, or those that can judge an act; while they are made nothing may change."""
        table = self.table
        table.looking = who
        table.judging = judging
        table.is_making = True
        try:
            yield from maker(table, *args)
        finally:
            table.is_making = False
            table.looking = table.judging = None

    # Driving the script.

    def _start(self, state: State[Any]) -> None:
        """Begin a table with a state between scripts."""
        duties = tuple(act_name(duty) for duty in self.game.duties)
        self.table: Table[Any, Any] = Table(self.submission, state, duties)
        self._begin()

    def _begin(self) -> None:
        """Call the script anew and take the snapshot at its opening question."""
        table = self.table
        table.board.assert_every_piece_is_in_one_place()
        state = self.state()
        table.is_between_rounds = True
        table.standing.clear()
        script: Script[None] = _whole(self.game, table)
        question = script.send(None)
        if table.events or question.is_for_chance:
            raise RuntimeError("a script must open with a question to somebody, before anything happens")
        # Not before: a script that fails at once must leave the last snapshot, from which the table is rebuilt.
        self._state = state
        self._acts: list[Act] = []
        self._script = script
        self._question: Question = question
        self._opening = question

    def _advance(self, chosen: Chosen) -> tuple[tuple[Event, ...], bool]:
        """Send an accepted act to the script and let it run to its next question or, which is told too, to its end."""
        table = self.table
        try:
            self._question = self._script.send(chosen)
            ended = False
        except StopIteration:
            ended = True
        table.board.assert_laws()
        events = tuple(table.events)
        table.events.clear()
        # Interruptions of the opening question leave the script where it was, so it may as well begin anew.
        if ended or self._question is self._opening:
            self._script.close()
            self._begin()
        else:
            self._acts.append(chosen.act)
            table.is_between_rounds = False
        return events, ended

    def _rebuild(self, acts: list[Act]) -> None:
        """Make a new table from the snapshot and send it the acts again; no old frame touches it."""
        state_type: Any = State[self.game.memory]  # type: ignore[name-defined]
        self._start(msgspec.msgpack.decode(self._state, type=state_type))
        for act in acts:
            chosen = self._judge(act)
            if isinstance(chosen, Refusal):
                raise NoLongerAccepted(f"a recorded act is no longer accepted: {act}: {chosen}")
            self._advance(chosen)


def _once(offers: Iterable[Offer]) -> list[Offer]:
    """Each offer once: where an inner and an outer section offer the same, the inner one would be followed."""
    known: dict[tuple[Who, type[Act]], list[Offer]] = {}
    for made in offers:
        same = known.setdefault((made.who, made.act), [])
        if all(made.limits != other.limits for other in same):
            same.append(made)
    return [made for same in known.values() for made in same]


async def _whole(game: Game, table: Table[Any, Any]) -> None:
    """A script inside what may happen at any table at any time."""
    await table.during(game.script(table), seating.standing)


def _known(act: Act | Refusal) -> Act:
    if isinstance(act, Refusal):
        raise NoLongerAccepted(act.says)
    return act
