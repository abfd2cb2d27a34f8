"""Where in a submission a value stands while it is read, and where its problems are reported."""

from enum import Enum, auto

import msgspec

from croupier.rulebooks.submissions.faces import spelled_key
from croupier.rulebooks.submissions.problems import Problem


class Wrong(Enum):
    """What a value that cannot be read is read as."""

    WRONG = auto()


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A field, the clause that grants it, what holds if nothing is written, and the problems found so far."""

    rulebook: str
    found: list[Problem]
    field: str = ""
    clause: str | None = None
    default: object = msgspec.UNSET

    def report(self, written: object, why: str) -> Wrong:
        """Note a problem with what is written here."""
        self.found.append(Problem(self.field, written, self.clause, why))
        return Wrong.WRONG

    def entry(self, key: str, clause: str | None, default: object) -> "Place":
        """The place under a key of the table that stands here."""
        field = f"{self.field}.{spelled_key(key)}" if self.field else spelled_key(key)
        return self._below(field, clause, default)

    def item(self, index: int) -> "Place":
        """The place of an item of the list that stands here."""
        return self._below(f"{self.field}[{index}]", None, msgspec.UNSET)

    def _below(self, field: str, clause: str | None, default: object) -> "Place":
        return Place(
            rulebook=self.rulebook, found=self.found, field=field, clause=clause or self.clause, default=default
        )
