"""Strategies: what a player chooses in each situation, written by a person in TOML."""

from croupier.errors import Refused
from croupier.machine.fold import Strategy
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.reading import parsed


def read_strategy(text: str) -> Strategy:
    """Read a choice, or several in order of preference, for each situation.

    >>> read_strategy('"spread 6" = "no raise"')
    {'spread 6': ('no raise',)}
    """
    written = parsed(text)
    wrong = [
        f'{situation} = {spelled(chosen)}: must be a choice such as "raise", or a list of choices, the first that is'
        " open being taken"
        for situation, chosen in written.items()
        if not _is_choice(chosen)
    ]
    if wrong:
        raise Refused("the strategy is not in order", wrong)
    return {
        situation: (chosen,) if isinstance(chosen, str) else tuple(map(str, chosen))  # type: ignore[call-overload]
        for situation, chosen in written.items()
    }


def _is_choice(written: object) -> bool:
    if isinstance(written, list):
        return bool(written) and all(isinstance(each, str) for each in written)
    return isinstance(written, str)
