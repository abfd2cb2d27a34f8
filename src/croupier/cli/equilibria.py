"""The equilibria of chemin de fer as tables in the terminal or as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.errors import Refused
from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.odds.chemin_de_fer import Against, Answer, Contest, Hands, PureChoices, Solved, answers, pure_choices
from croupier.odds.equilibrium import ALWAYS, NEVER, Place, Plan
from croupier.odds.figures import decimal
from croupier.rulebooks.submissions import Submission

MOST_LISTED = 12
"""How many places of a side are listed in a table; of more only those where it mixes."""


def tell(submission: Submission, *, as_json: bool) -> None:
    """Print what the two sides can do and what they do in equilibrium."""
    if not isinstance(submission, CheminDeFer):
        raise Refused(f"{submission.game} has no two sides that choose; --equilibrium is for chemin-de-fer")
    pure = pure_choices(Contest(Hands(submission.rulebook, submission.decks)))
    found = answers(submission)
    if as_json:
        print(_as_json(pure, found))
    else:
        _show(pure, found, submission)


def _as_json(pure: Sequence[PureChoices], found: Sequence[Answer]) -> str:
    """What programs read, fractions exact."""
    content = {
        "pure": [
            {
                "player": _named(each.player),
                "banker": _named(each.banker),
                "player_wins": str(each.wins.player),
                "banker_wins": str(each.wins.banker),
                "tie": str(each.wins.tie),
            }
            for each in pure
        ],
        "equilibria": [_entry(answer, solved) for answer in found for solved in answer.equilibria],
    }
    return msgspec.json.format(msgspec.json.encode(content)).decode()


def _entry(answer: Answer, solved: Solved) -> dict[str, Any]:
    hands = answer.hands
    return {
        "game": hands.rulebook or "parlour",
        "decks": hands.decks,
        "known": hands.player_knows.value,
        "vigorish": str(answer.vigorish),
        "player_draws": _named(solved.equilibrium.first),
        "banker_draws": _named(solved.equilibrium.second),
        "player_gains": str(solved.wins.for_the_player()),
        "banker_gains": str(solved.wins.for_the_banker(answer.vigorish)),
    }


def _named(plan: Plan) -> dict[str, str]:
    return {_place(place): str(chance) for place, chance in plan.items()}


def _place(place: Place) -> str:
    """A place in words: the own total or cards, and for the Banker the Player's third card.

    >>> _place(Against((1, 4), 4)), _place(Against(6, None)), _place(5)
    ('1+4 against 4', '6 against none', '5')
    """
    match place:
        case Against(own, third):
            return f"{_place(own)} against {'none' if third is None else third}"
        case (low, high):
            return f"{low}+{high}"
    return str(place)


def _show(pure: Sequence[PureChoices], found: Sequence[Answer], submission: CheminDeFer) -> None:
    console = Console(highlight=False)
    table = Table(title=f"Each pure choice, {submission.decks} decks", title_justify="left")
    for heading in ("player draws on", "banker draws on"):
        table.add_column(heading, overflow="fold")
    for heading in ("player wins", "banker wins", "tie"):
        table.add_column(heading, justify="right")
    for each in pure:
        wins = (f"{decimal(chance):.6f}" for chance in (each.wins.player, each.wins.banker, each.wins.tie))
        table.add_row(Text(_drawn(each.player)), Text(_drawn(each.banker)), *wins)
    console.print(table)
    console.print(_equilibria(found))


def _equilibria(found: Sequence[Answer]) -> Table:
    """One row for each equilibrium."""
    table = Table(title="All equilibria", title_justify="left")
    for heading in ("game", "cards", "known", "vigorish", "player draws on", "banker draws on"):
        table.add_column(heading, overflow="fold")
    for heading in ("player gains", "banker gains"):
        table.add_column(heading, justify="right")
    for answer in found:
        hands = answer.hands
        for solved in answer.equilibria:
            table.add_row(
                hands.rulebook or "parlour",
                "replaced" if hands.decks is None else f"{hands.decks} decks",
                hands.player_knows.value,
                str(answer.vigorish),
                Text(_drawn(solved.equilibrium.first)),
                Text(_drawn(solved.equilibrium.second)),
                f"{decimal(solved.wins.for_the_player()):+.6f}",
                f"{decimal(solved.wins.for_the_banker(answer.vigorish)):+.6f}",
            )
    return table


def _drawn(plan: Plan) -> str:
    """Where a side draws, and with which probability if it mixes."""
    drawn = [
        _place(place) if chance == ALWAYS else f"{_place(place)} ({chance})"
        for place, chance in plan.items()
        if chance != NEVER and (len(plan) <= MOST_LISTED or chance != ALWAYS)
    ]
    return ", ".join(drawn) or "nothing"
