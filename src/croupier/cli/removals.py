"""The effect of removal as a table in the terminal or as JSON."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.odds.figures import decimal
from croupier.odds.removal import Removal


def tell(removals: Sequence[Removal], *, as_json: bool) -> None:
    """Print it as a table, or for programs."""
    if as_json:
        print(to_json(removals))
    else:
        show(removals)


def to_json(removals: Sequence[Removal]) -> str:
    """What programs read: for each wager the exact effects, by cards that are alike."""
    content = [
        {"wager": each.wager, "effects": {cards: str(effect) for cards, effect in each.effects.items()}}
        for each in removals
    ]
    return msgspec.json.format(msgspec.json.encode(content)).decode()


def show(removals: Sequence[Removal]) -> None:
    """One row for each wager and kind of card, in percent of the stake."""
    table = Table(title="What a unit gains more when one card is removed, in percent", title_justify="left")
    for heading in ("wager", "card removed"):
        table.add_column(heading, overflow="fold")
    table.add_column("effect", justify="right")
    for each in removals:
        for cards, effect in each.effects.items():
            table.add_row(Text(each.wager), Text(cards), f"{decimal(effect * 100):+.6f}")
    Console(highlight=False).print(table)
