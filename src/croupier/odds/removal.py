"""The effect of removal: how much better or worse each wager becomes when one card is missing from a full shoe."""

from collections.abc import Sequence
from fractions import Fraction
from operator import add

from msgspec import Struct

from croupier.errors import Refused, unknown
from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.machine.fold import folded, situations
from croupier.machine.machine import Edge, Machine
from croupier.odds.gains import gain
from croupier.odds.games import best_strategy, wagers_of
from croupier.odds.shoes import Draws, Left, Place, average, best_choices, full
from croupier.rulebooks.submissions import Submission
from croupier.table.game import Game
from croupier.table.lanes import Lane


class Removal(Struct, frozen=True):
    """What the removal of one card does to a wager: by cards that are alike, what a unit of stake then gains more."""

    wager: str
    effects: dict[str, Fraction]


def effects_of_removal(game: Game, submission: Submission, wagers: Sequence[str] = ()) -> tuple[Removal, ...]:
    """The effects for these wagers, or for all."""
    known = wagers_of(game, submission)
    for wager in wagers:
        if wager not in known:
            raise unknown("wager", wager, known)
    found: list[Removal] = []
    for lane in game.lanes(submission):
        asked = [wager for wager in known if wager in lane.areas and (not wagers or wager in wagers)]
        if asked:
            found += _of_lane(Course(game, lane, submission, lane.plan), asked)
    return tuple(found)


def _of_lane(course: Course, wagers: Sequence[str]) -> list[Removal]:
    machine = machine_of(course)
    if machine.shoe is None:
        raise Refused(f"{course.game.name} deals no cards, so none can be removed")
    if situations(machine):
        machine = folded(machine, best_strategy(best_choices(machine)))
    gains = _Gains(machine, course.lane, wagers)
    whole = full(machine)
    before = gains.of((0, whole))
    effects: dict[str, dict[str, Fraction]] = {wager: {} for wager in wagers}
    for number, name in enumerate(names(machine)):
        after = gains.of((0, (*whole[:number], whole[number] - 1, *whole[number + 1 :])))
        for wager, more, less in zip(wagers, after, before, strict=True):
            effects[wager][name] = more - less
    return [Removal(wager, each) for wager, each in effects.items()]


def names(machine: Machine) -> list[str]:
    """Each class of cards by its ranks or, where suits tell cards apart, by its cards."""
    found = []
    for number in range(machine.classes):
        cards = [card for card, each in zip(machine.symbols, machine.class_of, strict=True) if each == number]
        ranks = dict.fromkeys(card[0] for card in cards)
        found.append(" ".join(ranks if len(cards) == 4 * len(ranks) else cards))
    return found


class _Gains:
    """What each wager gains on average from a place on, whatever is left of the cards."""

    def __init__(self, machine: Machine, lane: Lane, wagers: Sequence[str]) -> None:
        self.machine = machine
        self.gains = [
            tuple(
                gain(tuple(each for each in outcome if lane.supports.get(each.wager, each.wager) == wager))
                for wager in wagers
            )
            for outcome in machine.outcomes
        ]
        self.draws = Draws(machine)
        self.known: dict[Place, tuple[Fraction, ...]] = {}

    def of(self, place: tuple[int, Left]) -> tuple[Fraction, ...]:
        if place not in self.known:
            steps = [(count, self._along(edge, left)) for count, edge, left in self.draws.at(place)]
            each = range(len(self.gains[0]))
            self.known[place] = tuple(average((count, gained[number]) for count, gained in steps) for number in each)
        return self.known[place]

    def _along(self, edge: Edge, left: Left) -> tuple[Fraction, ...]:
        now = self.gains[edge.outcome]
        if edge.target < self.machine.rests:
            return now
        later = self.of((edge.target, left))
        return tuple(map(add, now, later)) if edge.outcome else later
