"""A craps table for tests: lines of the table language, throws, and what they moved."""

from croupier.equipment.dice import Dice
from croupier.games.craps.acts import Throw
from croupier.games.registry import game
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import act_name
from croupier.table.events import INVENTORY, RACK, Event, Moved
from croupier.table.language import read
from croupier.table.offers import Refusal
from croupier.table.people import CHANCE, Seat
from croupier.table.runner import Accepted, Runner

PLAYER, SHOOTER = Seat(1), Seat(2)

EVERYTHING: dict[str, object] = {
    "six_seven_eight": True,
    "horn_high_area": True,
    "buy": True,
    "lay": True,
    "fire_bet": {"table": "A"},
}
"""Every wager that a licensee may offer."""


class Felt:
    """A player at seat 1, and at seat 2 a shooter with a line bet on every come-out roll."""

    def __init__(self, name: str = "craps", *, manual: tuple[str, ...] = (), **options: object) -> None:
        self.game = game(name)
        submission = judged({"rulebook": "MA", "game": name, **options}, [self.game]).accepted()
        duties = tuple(act_name(duty) for duty in self.game.duties)
        self.runner = Runner(self.game, submission, tuple(duty for duty in duties if duty not in manual))
        for seat in (PLAYER, SHOOTER):
            self.do(f"seat {seat}: take seat 'Seat {seat}'", f"seat {seat}: bring chips 1000000")
        self.do("seat 1: decline dice", "seat 2: accept dice")

    def answer(self, line: str) -> Accepted | Refusal:
        """What a line meets."""
        return self.runner.act(read(line, self.game.codec.acts, self.runner.offers()))

    def do(self, *lines: str) -> tuple[Event, ...]:
        """Lines that are all accepted; what the last one led to."""
        events: tuple[Event, ...] = ()
        for line in lines:
            answer = self.answer(line)
            assert isinstance(answer, Accepted), f"{line}: {answer}"
            events = answer.events
        return events

    def refuses(self, line: str, clause: str, says: str = "") -> None:
        """The line is refused by this clause, and the table is as before."""
        before = self.runner.state()
        answer = self.answer(line)
        assert isinstance(answer, Refusal), f"{line} was accepted"
        assert answer.clause == clause, f"{line}: {answer}"
        assert says in answer.says
        assert self.runner.state() == before

    def throw(self, *dice: str) -> tuple[Event, ...]:
        """The shooter throws; what the last throw led to."""
        events: tuple[Event, ...] = ()
        for faces in dice:
            if self.runner.table.memory.shooter is None:
                self.do("seat 1: decline dice", "seat 2: accept dice")
            if "box" not in self.runner.table.board.markers.get("puck", "") and not self.chips("pass", SHOOTER):
                self.do("seat 2: wager 5 on pass")
            self.do("seat 2: throw dice")
            answer = self.runner.act(Throw(CHANCE, Dice.read(faces)))
            assert isinstance(answer, Accepted), answer
            events = answer.events
        return events

    def chips(self, area: str = RACK, seat: Seat = PLAYER) -> int:
        """What a player has on an area, in dollars."""
        cents = self.runner.table.chips(seat, area)
        assert cents % 100 == 0
        return cents // 100


def paid(events: tuple[Event, ...], seat: Seat = PLAYER) -> int:
    """What the house paid a player, in cents."""
    moves = [event for event in events if isinstance(event, Moved) and event.target == (RACK, seat, "value")]
    return sum(event.amount for event in moves if event.source == INVENTORY)


def taken(events: tuple[Event, ...], seat: Seat = PLAYER) -> int:
    """What the house took of a player's wagers, in cents."""
    moves = [event for event in events if isinstance(event, Moved) and event.target == INVENTORY]
    return sum(event.amount for event in moves if event.source.owner == seat and event.source.area != RACK)
