"""The Big Six wheel (MA-WHEEL 5, 6): 54 stops, seven insignia, and a clapper."""

from croupier.games.big_six.acts import ACTS, DUTIES
from croupier.games.big_six.lanes import lanes
from croupier.games.big_six.layout import layout
from croupier.games.big_six.memory import Memory
from croupier.games.big_six.play import round_of_play
from croupier.games.big_six.submission import BigSix
from croupier.table.game import Game

GAME = Game(
    name="big-six",
    title="Big Six wheel",
    rulebooks=("MA",),
    submission=BigSix,
    memory=Memory,
    acts=ACTS,
    script=round_of_play,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
)
