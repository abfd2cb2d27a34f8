"""What lies in a table's mailbox, how it is answered, and which keys were answered before."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from croupier.floor.seats import HOUSE_ACCOUNT
from croupier.journal.records import Authorship
from croupier.table.acts import Act
from croupier.table.offers import Refusal

KEYS_REMEMBERED = 2_000
"""How many keys a table remembers; a client repeats a key within seconds."""


class Stale(Struct, frozen=True):
    """An act that was based on what no longer stands."""

    says: str


Answer = int | Refusal | Stale
"""The number of the record, or why there is none."""
May = Callable[[Act], str | None]
"""Why somebody may not do an act at a table; None if they may. Asked when the act's turn has come."""


class Post(Struct):
    """An act with who sends it, or a word that makes the table look again."""

    act: Act | None
    by: Authorship
    on: int | None
    may: May
    answer: "asyncio.Future[Answer]"

    def give(self, answer: Answer) -> None:
        """Answer it, unless whoever asked has gone."""
        if not self.answer.done():
            self.answer.set_result(answer)


def posted(act: Act | None, by: Authorship, *, on: int | None, may: May) -> Post:
    """A post that waits for its answer."""
    return Post(act, by, on, may, asyncio.get_running_loop().create_future())


def of_the_house(act: Act | None) -> Post:
    """What the house does; without an act, a word that makes the table look again."""
    return posted(act, Authorship(account=HOUSE_ACCOUNT), on=None, may=lambda _: None)


class Keys:
    """The keys of acts that were recorded, with the number of the record: a repeated act is answered again."""

    def __init__(self) -> None:
        self._numbers: OrderedDict[tuple[str, str], int] = OrderedDict()

    def number(self, by: Authorship) -> int | None:
        """The record of this account's key."""
        return None if by.key is None else self._numbers.get((by.account, by.key))

    def remember(self, by: Authorship, number: int) -> None:
        """Keep a key, and forget the oldest."""
        if by.key is not None:
            self._numbers[by.account, by.key] = number
            while len(self._numbers) > KEYS_REMEMBERED:
                self._numbers.popitem(last=False)
