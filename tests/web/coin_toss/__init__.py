"""A game that only the tests know: a coin is tossed, and the player also says whether to toss it twice.

It shows what a new game needs to appear on the floor and be played in a browser: this folder and nothing else.
"""

from tests.web.coin_toss.layout import layout
from tests.web.coin_toss.play import ACTS, CoinToss, Memory, round_of_play

from croupier.table.game import Game

GAME = Game(
    name="coin-toss",
    title="Coin toss",
    rulebooks=("MA",),
    submission=CoinToss,
    memory=Memory,
    acts=ACTS,
    script=round_of_play,
    layout=layout,
)
