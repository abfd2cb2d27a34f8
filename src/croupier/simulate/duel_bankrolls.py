"""Sessions of a player with a bankroll at a duel: what its hands meet is turned into cents at the stake of the plan."""

import numpy as np

from croupier.machine.compiled import compiled
from croupier.simulate.bankrolls import Cents, Ladder, Played, Rung, stake
from croupier.simulate.beside import NOTED
from croupier.simulate.duels import (
    DuelCourse,
    DuelShoe,
    Notes,
    Worth,
    bucket_of,
    is_last,
    meeting_of,
    new_shoe,
    play,
    prepare,
)
from croupier.simulate.streams import U

_NONE, _ONE = U(0), U(1)
_ROOM = U(16)


@compiled
def play_sessions(course: DuelCourse, shoe: DuelShoe, worth: Worth, ladder: Ladder, played: Played) -> None:
    """Play one session from a new shoe along each path, which begins with the bankroll and ends with what is left."""
    values, least, span = worth
    changes, needs, after_win, after_loss, share, rounds = ladder
    paths, drawdowns, ruined, counts = played
    meetings = np.empty(_ROOM * U(len(shoe.cards)), dtype=np.uint32)
    notes = Notes(meetings, np.empty((0, NOTED), dtype=np.uint32))
    for session in range(len(paths)):
        path = paths[session]
        points = U(len(path) - 1)
        held = peak = path[0]
        deepest = Cents(0)
        rung = stake(Rung(0), held, needs, share)
        done, point, total, change = _NONE, _NONE, _NONE - least, Cents(0)
        stand = new_shoe(course, shoe)
        while done < rounds and needs[rung] <= held:
            stand = play(course, shoe, stand, rounds - done, notes)
            for each in range(stand.noted):
                noted = U(meetings[U(each)])
                meeting, bucket = meeting_of(noted), bucket_of(noted)
                total += values[meeting]
                change += changes[bucket * U(len(values)) + meeting, rung]
                if not is_last(noted):
                    continue
                counts[_ONE + bucket * span + total] += _ONE
                held += change
                peak = max(peak, held)
                deepest = max(deepest, peak - held)
                planned = after_win[rung] if change > 0 else after_loss[rung] if change < 0 else rung
                rung = stake(planned, held, needs, share)
                total, change = _NONE - least, Cents(0)
                done += _ONE
                while point < points and done * points >= (point + _ONE) * rounds:
                    point += _ONE
                    path[point] = held
                if needs[rung] > held:
                    break
            stand = new_shoe(course, shoe) if stand.since > course.rounds_after else prepare(course, shoe, stand)
        path[point + _ONE :] = held
        drawdowns[session] = deepest
        ruined[session] = needs[rung] > held
