"""Roulette (MA-WHEEL 1 to 4): single zero, double zero, and a double zero wheel used as single zero."""

from croupier.games.roulette.acts import ACTS, DUTIES
from croupier.games.roulette.lanes import lanes
from croupier.games.roulette.layout import layout
from croupier.games.roulette.memory import Memory
from croupier.games.roulette.play import round_of_play
from croupier.games.roulette.submission import Roulette
from croupier.table.game import Game

GAME = Game(
    name="roulette",
    title="Roulette",
    rulebooks=("MA",),
    submission=Roulette,
    memory=Memory,
    acts=ACTS,
    script=round_of_play,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
)
