"""What the licensee must post at the table, and the notices that it has given."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated

import msgspec

from croupier.money import Odds
from croupier.rulebooks.submissions.options import option


class Notice(msgspec.Struct, frozen=True):
    """What must be posted, the clause that demands it and, where a notice lists them, the odds of each wager."""

    clause: str
    text: str
    pays: Mapping[str, Odds] = {}


class NoticeGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A notice that the licensee has given, as the record of it."""

    clause: Annotated[str, option(None, "the clause that demands the notice")]
    text: Annotated[str, option(None, "what the notice said")]
    on: Annotated[date, option(None, "the day on which it was given")]
