"""What hosts on one database tell each other: that a table has a new record or other orders, and who is there.

A host alone says nothing. Of several, the one that leads at a table does what the house does there at its time; the
others do it somewhat later, if it is still to be done, so that a host that dies is replaced without a vote. Whatever
two of them do at once, the journal takes one of.
"""

import secrets
from collections.abc import Callable, Iterable
from time import monotonic

import msgspec
from msgspec import Struct

BEHIND_SECONDS = 1.0
"""How much later a host that does not lead does what the house does."""
SILENT_SECONDS = 5.0
"""After how long a host that says nothing is taken for gone."""
SAY_EVERY_SECONDS = 1.0


class Word(Struct, frozen=True, tag_field="is", tag=str.lower):
    """What one host says to all."""

    host: str


class Recorded(Word, frozen=True):
    """A table has a new record."""

    table: str


class Ordered(Word, frozen=True):
    """A table was opened, closed, paused, resumed or staffed."""

    table: str


class Here(Word, frozen=True):
    """Who is connected to a table through this host, and which of them need no more time."""

    table: str
    accounts: tuple[str, ...]
    ready: tuple[str, ...]


class Alive(Word, frozen=True):
    """This host is there."""


class Hello(Word, frozen=True):
    """This host has come, or could not hear for a while: the others tell who is with them."""


AnyWord = Recorded | Ordered | Here | Alive | Hello
_words: msgspec.json.Decoder[AnyWord] = msgspec.json.Decoder(AnyWord)


class Elsewhere(Struct, frozen=True):
    """Who is at a table through other hosts, and how long this one lets them go first."""

    accounts: frozenset[str] = frozenset()
    ready: frozenset[str] = frozenset()
    behind_seconds: float = 0.0


class Hosts:
    """The hosts of a floor as one of them knows them."""

    def __init__(self, says: Callable[[str], None] | None = None, time: Callable[[], float] = monotonic) -> None:
        self.name = secrets.token_hex(8)
        self._says = says
        self._time = time
        self._heard_at: dict[str, float] = {}
        self._there: dict[str, dict[str, Here]] = {}
        self._here: dict[str, Here] = {}

    # Saying.

    def recorded(self, table: str) -> None:
        """A table has a new record."""
        self._say(Recorded(self.name, table))

    def ordered(self, table: str) -> None:
        """What a supervisor ordered of a table has changed."""
        self._say(Ordered(self.name, table))

    def here(self, table: str, accounts: Iterable[str], ready: Iterable[str]) -> None:
        """Who is at a table through this host; said when it changes."""
        here = Here(self.name, table, tuple(sorted(accounts)), tuple(sorted(ready)))
        before = self._here.get(table)
        if before != here and (here.accounts or before is not None):
            self._here[table] = here
            self._say(here)

    def alive(self) -> None:
        """This host is there."""
        self._say(Alive(self.name))

    def hello(self) -> None:
        """Ask the others who is with them, and tell them."""
        self._say(Hello(self.name))
        self._say_all()

    def _say_all(self) -> None:
        for here in self._here.values():
            self._say(here)

    def _say(self, word: AnyWord) -> None:
        if self._says is not None:
            self._says(msgspec.json.encode(word).decode())

    # Hearing.

    def heard(self, text: str) -> AnyWord | None:
        """Take note of what was said; None if it was said by this host or cannot be read."""
        try:
            word = _words.decode(text)
        except msgspec.DecodeError:
            return None
        if word.host == self.name:
            return None
        self._heard_at[word.host] = self._time()
        if isinstance(word, Here):
            self._there.setdefault(word.table, {})[word.host] = word
        elif isinstance(word, Hello):
            self._say_all()
        return word

    def elsewhere(self, table: str) -> Elsewhere:
        """Who is at a table through other hosts."""
        if not self._heard_at:
            return Elsewhere()
        there = [here for here in self._there.get(table, {}).values() if self._lives(here.host) and here.accounts]
        at_it = [here.host for here in there]
        mine = self._here.get(table)
        if mine is not None and mine.accounts:
            at_it.append(self.name)
        leader = min(at_it or [self.name, *filter(self._lives, self._heard_at)])
        return Elsewhere(
            frozenset(account for here in there for account in here.accounts),
            frozenset(account for here in there for account in here.ready),
            0.0 if leader == self.name else BEHIND_SECONDS,
        )

    def _lives(self, host: str) -> bool:
        return self._time() - self._heard_at.get(host, float("-inf")) < SILENT_SECONDS
