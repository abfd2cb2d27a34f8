"""Craps and mini-craps (MA-CRAPS): two dice, a shooter, and the wagers around them."""

from croupier.games.craps.acts import ACTS, DUTIES
from croupier.games.craps.advice import advice
from croupier.games.craps.lanes import lanes
from croupier.games.craps.layout import layout
from croupier.games.craps.memory import Memory
from croupier.games.craps.play import what_comes_next
from croupier.games.craps.rules.durations import length_of_a_hand
from croupier.games.craps.submission import Craps, MiniCraps
from croupier.table.game import Game

CRAPS = Game(
    name="craps",
    title="Craps",
    rulebooks=("MA",),
    submission=Craps,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
    measures=length_of_a_hand,
    advice=lambda _: advice,
)
MINI_CRAPS = Game(
    name="mini-craps",
    title="Mini-craps",
    rulebooks=("MA",),
    submission=MiniCraps,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
    measures=length_of_a_hand,
    advice=lambda _: advice,
)
