"""Midi baccarat for the compiler."""

from croupier.games.midi_baccarat.play import round_of_play
from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.games.punto import lanes as punto
from croupier.table.lanes import Lane


def lanes(submission: MidiBaccarat) -> tuple[Lane, ...]:
    """What both games have."""
    return punto.lanes(submission, round_of_play)
