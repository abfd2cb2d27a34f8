"""The exact edges of the side wagers of a duel, to stand beside what a simulation of its rounds finds."""

from fractions import Fraction

from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.odds.figures import figures
from croupier.odds.games import Ends
from croupier.rulebooks.submissions import Submission
from croupier.table.duels import Duel
from croupier.table.game import Game


def side_edges(game: Game, submission: Submission, duel: Duel) -> dict[str, Fraction]:
    """What each side wager loses per unit, but for those that hang on how the hand is played."""
    edges = all_side_edges(game, submission)
    return {each.wager: edges[each.wager] for each in duel.beside if not each.depends_on_play}


def all_side_edges(game: Game, submission: Submission) -> dict[str, Fraction]:
    """The same for all of them; those that hang on the play for a player who takes every card that may help."""
    edges: dict[str, Fraction] = {}
    for lane in game.lanes(submission):
        ends = Ends(machine_of(Course(game, lane, submission, lane.plan)), lane)
        edges |= {bet.wager: figures(bet.wager, ends.of(bet.wager), bet.units).edge for bet in lane.plan}
    for wager in game.reckons(submission):
        edges[wager.wager] = -sum((each.probability * each.gains for each in wager.endings), Fraction(0))
    return edges
