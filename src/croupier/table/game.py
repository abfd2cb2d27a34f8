"""A game as the rest of the product knows it: its name, its rulebooks, its submission, its acts and its script."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act
from croupier.table.codec import Codec
from croupier.table.duels import Duel
from croupier.table.lanes import Lane
from croupier.table.layout import Layout
from croupier.table.offers import Offer
from croupier.table.reckoned import Measure, Reckoned
from croupier.table.script import Script
from croupier.table.table import Table
from croupier.table.views import View

Advice = Callable[[View, Sequence[Offer]], Act | None]
"""What the viewer does well to do of what the question offers them; None: nothing, or anything.

An act that moves the table on for all is left to its time: advice is followed at once, while others still choose.
"""


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
    lanes: Callable[[Any], tuple[Lane, ...]] = lambda _: ()
    """What is compiled into tables, the first lane being the one that says which cards a round uses."""
    duel: Callable[[Any], Duel | None] = lambda _: None
    """The hands that are played against the dealer's, where they may be split."""
    reckons: Callable[[Any], tuple[Reckoned, ...]] = lambda _: ()
    """The wagers whose figures the game reckons by itself, because they pay sums or shares of a meter and no odds."""
    measures: Callable[[], tuple[Measure, ...]] = lambda: ()
    """What there is to know of the game beside its wagers, such as how long a hand of craps lasts."""
    advice: Callable[[Any], Advice] | None = None
    """What house players follow, by the submission."""

    @cached_property
    def codec(self) -> Codec:
        """How this game's acts are written on the wire."""
        return Codec(self.acts)
