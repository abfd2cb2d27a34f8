"""Blackjack (MA-BJ): each box plays its hand against the dealer's."""

from functools import partial

from croupier.games.blackjack.acts import ACTS, DUTIES
from croupier.games.blackjack.advice import advice
from croupier.games.blackjack.duel import duel
from croupier.games.blackjack.lanes import lanes
from croupier.games.blackjack.layout import layout
from croupier.games.blackjack.memory import Memory
from croupier.games.blackjack.play import what_comes_next
from croupier.games.blackjack.side.odds import reckoned
from croupier.games.blackjack.submission import Blackjack
from croupier.table.game import Game

BLACKJACK = Game(
    name="blackjack",
    title="Blackjack",
    rulebooks=("MA",),
    submission=Blackjack,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    duel=duel,
    advice=lambda submission: partial(advice, submission),
    lanes=lanes,
    reckons=reckoned,
)
