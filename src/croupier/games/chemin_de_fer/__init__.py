"""Baccarat chemin de fer (MA-CDF, NJ-CDF): the participants bank against each other, the house takes only vigorish."""

from croupier.games.chemin_de_fer.acts import ACTS, DUTIES
from croupier.games.chemin_de_fer.advice import advice
from croupier.games.chemin_de_fer.lanes import lanes
from croupier.games.chemin_de_fer.layout import layout
from croupier.games.chemin_de_fer.memory import Memory
from croupier.games.chemin_de_fer.play import what_comes_next
from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.table.game import Game

GAME = Game(
    name="chemin-de-fer",
    title="Baccarat chemin de fer",
    rulebooks=("MA", "NJ"),
    submission=CheminDeFer,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
    advice=lambda _: advice,
)
