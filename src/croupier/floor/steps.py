"""What a table does next when nobody sends anything: the house acts, waits for people, or rests."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from croupier.floor import delay
from croupier.floor.chance import Below, Chance
from croupier.floor.house import STAFF, House, HousePlayer
from croupier.floor.pace import Pace
from croupier.money import Cents
from croupier.table.acts import Act
from croupier.table.people import CHANCE, Role, Seat
from croupier.table.runner import Runner
from croupier.table.wagering import Wager

HOUSE_PLAYER_CHIPS = Cents(500_00)
WAGERS, DECISION = "wagers", "a decision"


class People(Struct, frozen=True, kw_only=True):
    """Who is at a table besides the house."""

    seats: frozenset[Seat] = frozenset()
    """The seats that people hold."""
    present: frozenset[Seat] = frozenset()
    """Those of them whose people are connected."""
    ready: frozenset[Seat] = frozenset()
    """Those whose people need no more time."""
    watching: int = 0
    """How many connections there are."""
    staffed: bool = False
    """Whether people are the staff, so that the house is not."""
    physical: bool = False
    """Whether people answer for chance too."""


class Step(Struct, frozen=True, kw_only=True):
    """What is done after so many seconds unless somebody acts before."""

    seconds: float
    waits_for: tuple[Seat, ...] = ()
    """The people who have the time to choose; nobody, if the house is merely at its pace."""
    what: str = ""
    """What people may choose meanwhile."""
    act: Act | None = None
    """What the house does; None if it decides when the time is over."""


class Steps:
    """The house at one table: chance, staff and players."""

    def __init__(self, pace: Pace, chance: Chance, below: Below) -> None:
        self.pace = pace
        self.chance = chance
        self._below = below
        self._house = House(chance)

    def seat_players(self, seats: Iterable[Seat]) -> None:
        """These seats are the house's."""
        self._house = House(self.chance, [HousePlayer(seat, HOUSE_PLAYER_CHIPS, self._below) for seat in sorted(seats)])

    def next(self, runner: Runner, people: People) -> Step | None:
        """The next step, or None while the table rests."""
        if runner.awaits_chance:
            if people.physical:
                return None
            return Step(seconds=0, act=self.chance.answer(runner.asked(CHANCE)[0]))
        if not people.watching and runner.is_between_rounds:
            return None
        act = self._house.promptly(runner)
        if act is not None and not (people.staffed and isinstance(act.who, Role)):
            return Step(seconds=self.pace.prompt, act=act)
        choosing, is_wagering = self._choosing(runner, people)
        what = WAGERS if is_wagering else DECISION if choosing else ""
        if choosing:
            seconds = self.pace.wagering if is_wagering else self.pace.decision
            return Step(seconds=seconds, waits_for=choosing, what=what)
        if not people.seats and not self._house.players:
            return None
        act = self._onward(runner, people)
        return None if act is None else Step(seconds=self.pace.step, what=what, act=act)

    def overdue(self, runner: Runner, people: People) -> Act | None:
        """What is done when the time of those who choose is over."""
        act = self._onward(runner, people)
        if act is not None or people.staffed:
            return act
        for seat in delay.overdue(runner):
            if seat in people.seats:
                return delay.treated(runner, seat, self._below)
        return None

    def _onward(self, runner: Runner, people: People) -> Act | None:
        if people.staffed and any(made.who in STAFF for made in runner.asked()):
            return None
        return self._house.onward(runner)

    def _choosing(self, runner: Runner, people: People) -> tuple[tuple[Seat, ...], bool]:
        """The people who have a choice and need time for it, and whether it is one among wagers."""
        choosing: list[Seat] = []
        is_wagering = False
        for seat in sorted(people.seats):
            asked = runner.asked(seat)
            wagers = any(made.act is Wager for made in asked) or (
                not asked and any(made.act is Wager for made in runner.offers(seat))
            )
            if (asked or wagers) and (seat in people.present or not self._can_go_on(runner, asked)):
                choosing.append(seat)
                is_wagering = is_wagering or wagers
        # Whoever says to be ready needs no time where the dealer can go on without an answer of theirs.
        if all(seat in people.ready and self._can_go_on(runner, runner.asked(seat)) for seat in choosing):
            return (), is_wagering
        return tuple(choosing), is_wagering

    @staticmethod
    def _can_go_on(runner: Runner, asked: Sequence[object]) -> bool:
        """Whether the table need not wait for an answer of this person."""
        return not asked or any(made.who in STAFF for made in runner.asked())
