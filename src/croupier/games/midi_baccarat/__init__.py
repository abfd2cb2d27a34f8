"""Midi baccarat (MA-MIDI): up to nine players, whose highest bettors turn the hands; the Royal 9 progressive."""

from croupier.games.midi_baccarat.acts import ACTS, DUTIES
from croupier.games.midi_baccarat.lanes import lanes
from croupier.games.midi_baccarat.layout import layout
from croupier.games.midi_baccarat.memory import Memory
from croupier.games.midi_baccarat.play import what_comes_next
from croupier.games.midi_baccarat.royal_9_odds import breaks_even_at, royal_9_of_each_chair
from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.table.game import Game

__all__ = ["GAME", "breaks_even_at"]

GAME = Game(
    name="midi-baccarat",
    title="Midi baccarat",
    rulebooks=("MA",),
    submission=MidiBaccarat,
    memory=Memory,
    acts=ACTS,
    script=what_comes_next,
    layout=layout,
    duties=DUTIES,
    lanes=lanes,
    reckons=royal_9_of_each_chair,
)
