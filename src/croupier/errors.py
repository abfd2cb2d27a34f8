"""The one exception that is meant for the user's eyes.

Whatever a person can cause (a file that is not there, a setting that a clause forbids, an unknown name) is refused
with a sentence; any other exception is a fault of the program. The command line tells the two apart by this class.
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

_LISTED = 12  # how many right answers a sentence can carry before it stops being read


class Refused(Exception):
    """What was asked cannot be done: the message says why and what would be right.

    >>> str(Refused("the submission has two problems", ["decks is 0", "unit is 3"]))
    'the submission has two problems'
    """

    def __init__(self, message: str, problems: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.problems = list(problems)


def unknown(what: str, name: str, known: Iterable[str]) -> Refused:
    """A name that nothing bears, with the nearest names that something does.

    >>> str(unknown("game", "red-dgo", ["red-dog", "craps"]))
    'there is no game "red-dgo"; did you mean red-dog?'
    """
    candidates = list(known)
    near = get_close_matches(name, candidates, n=3)
    if near:
        return Refused(f'there is no {what} "{name}"; did you mean {" or ".join(near)}?')
    listed = ", ".join(candidates[:_LISTED]) + (", …" if len(candidates) > _LISTED else "")
    return Refused(f'there is no {what} "{name}"; there are {listed}')
