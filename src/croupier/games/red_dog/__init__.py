"""Red dog (MA-RD): two cards, a spread, and a third card that falls between them or not."""

from croupier.games.red_dog.acts import ACTS, DUTIES
from croupier.games.red_dog.advice import advice
from croupier.games.red_dog.lanes import lanes
from croupier.games.red_dog.layout import layout
from croupier.games.red_dog.memory import Memory
from croupier.games.red_dog.play import what_comes_next
from croupier.games.red_dog.submission import RedDog
from croupier.table.game import Game

GAME = Game(
    name="red-dog",
    title="Red dog",
    rulebooks=("MA",),
    submission=RedDog,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
    advice=lambda _: advice,
)
