"""A game as the rest of the product knows it: its name, its rulebooks, its submission, its acts and its script."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from msgspec import Struct

from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act
from croupier.table.codec import Codec
from croupier.table.layout import Layout
from croupier.table.script import Script
from croupier.table.table import Table


class Game(Struct, frozen=True, kw_only=True, dict=True):
    """What a game's folder declares and the registry collects."""

    name: str
    title: str
    rulebooks: tuple[str, ...]
    submission: type[Submission]
    memory: type[Any]
    acts: tuple[type[Act], ...]
    script: Callable[[Table[Any, Any]], Script[None]]
    layout: Callable[[Any], Layout]
    duties: tuple[type[Act], ...] = ()
    """What the dealer and the other staff do at fixed moments, and the table can do by itself."""

    @cached_property
    def codec(self) -> Codec:
        """How this game's acts are written on the wire."""
        return Codec(self.acts)
