"""Baccarat (MA-BAC): ten to fourteen players, a curator who deals, three dealers; two hands against each other."""

from croupier.games.baccarat.acts import ACTS, DUTIES
from croupier.games.baccarat.lanes import lanes
from croupier.games.baccarat.layout import layout
from croupier.games.baccarat.memory import Memory
from croupier.games.baccarat.play import what_comes_next
from croupier.games.baccarat.roads import roads
from croupier.games.baccarat.submission import Baccarat
from croupier.table.game import Game

__all__ = ["GAME", "roads"]

GAME = Game(
    name="baccarat",
    title="Baccarat",
    rulebooks=("MA",),
    submission=Baccarat,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
)
