"""The odds of a game under a submission: every wager that its lanes follow or that it reckons, and the best choices."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from croupier.errors import Refused, unknown
from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.machine.fold import Strategy, folded, situations
from croupier.machine.machine import Chance, Machine, Outcome
from croupier.odds.chains import Move, absorption
from croupier.odds.figures import Figures, figures, reckoned_figures
from croupier.odds.shoes import Chosen, best_choices, distribution
from croupier.rulebooks.submissions import Submission
from croupier.table.game import Game
from croupier.table.lanes import Bet, Lane
from croupier.table.reckoned import Measure

ONE_ROUND = Fraction(1)


class GameOdds(Struct, frozen=True):
    """The exact odds of a game under one submission."""

    game: Game
    submission: Submission
    wagers: tuple[Figures, ...]
    choices: dict[str, Chosen]
    """What the player may choose in each situation, and what each choice is worth."""
    measures: tuple[Measure, ...] = ()
    """What there is to know beside the wagers, where all of them were asked for."""


def wagers_of(game: Game, submission: Submission) -> tuple[str, ...]:
    """The wagers that the lanes follow."""
    return tuple(bet.wager for lane in game.lanes(submission) for bet in _followed(lane))


def _followed(lane: Lane) -> list[Bet]:
    """The bets of a lane's plan that stand for themselves: what supports another is reckoned with it."""
    return [bet for bet in lane.plan if bet.wager not in lane.supports]


def odds_of(game: Game, submission: Submission, wagers: Sequence[str] = ()) -> GameOdds:
    """The odds of these wagers, or of all; what cannot be computed is refused before anything is."""
    reckoned = game.reckons(submission)
    known = (*wagers_of(game, submission), *(each.wager for each in reckoned))
    if not known:
        raise Refused(f"the odds of {game.name} cannot be computed: the game declares no wagers to follow")
    for wager in wagers:
        if wager not in known:
            raise unknown("wager", wager, known)
    found: list[Figures] = []
    choices: dict[str, Chosen] = {}
    for lane in game.lanes(submission):
        asked = [bet for bet in _followed(lane) if not wagers or bet.wager in wagers]
        if asked:
            machine = machine_of(Course(game, lane, submission, lane.plan))
            chosen = best_choices(machine) if situations(machine) else {}
            choices |= chosen
            ends = Ends(folded(machine, best_strategy(chosen)), lane)
            found += [
                figures(bet.wager, ends.of(bet.wager), bet.units, lane.lasts.get(bet.wager, ONE_ROUND)) for bet in asked
            ]
    found += [reckoned_figures(each) for each in reckoned if not wagers or each.wager in wagers]
    return GameOdds(game, submission, tuple(found), choices, () if wagers else game.measures())


def best_strategy(choices: dict[str, Chosen]) -> Strategy:
    """The choices of a player who chooses well; where the best is not open, the next best."""
    return {
        situation: sorted(chosen.worth, key=lambda name, worth=chosen.worth: -worth[name])  # type: ignore[misc]
        for situation, chosen in choices.items()
    }


class Ends:
    """How the wagers of a lane end; what a round from a shoe decides is computed once for all of them."""

    def __init__(self, machine: Machine, lane: Lane) -> None:
        self.machine = machine
        self.lane = lane
        self.of_a_round = {} if machine.shoe is None else distribution(machine)

    def of(self, wager: str) -> dict[Outcome, Fraction]:
        """How a wager ends, with what is made in its support, and with which probability."""

        def concerns(outcome: Outcome) -> Outcome:
            return tuple(each for each in outcome if self.lane.supports.get(each.wager, each.wager) == wager)

        if self.machine.shoe is None:
            return _ends_of_chain(self.machine, concerns)
        found: dict[Outcome, Fraction] = {}
        for outcome, probability in self.of_a_round.items():
            found[concerns(outcome)] = found.get(concerns(outcome), Fraction(0)) + probability
        return found


def _ends_of_chain(machine: Machine, concerns: Callable[[Outcome], Outcome]) -> dict[Outcome, Fraction]:
    """Without a shoe a wager is followed until it is decided, be it in one round or in many."""
    members, symbols = machine.members, len(machine.symbols)
    outcomes = [concerns(outcome) for outcome in machine.outcomes]

    def moves(state: int) -> list[Move[int, Outcome]]:
        node = machine.states[state]
        assert isinstance(node, Chance)
        return [
            Move(Fraction(count, symbols), None, outcomes[edge.outcome])
            if outcomes[edge.outcome]
            else Move(Fraction(count, symbols), edge.target)
            for edge, count in zip(node.edges, members, strict=True)
        ]

    return absorption(0, moves)
