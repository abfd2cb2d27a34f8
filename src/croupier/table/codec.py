"""Acts and events as bytes: JSON on the wire and in the journal.

A malformed act is refused with the field that is wrong; it never reaches a script.
"""

from functools import reduce
from operator import or_
from typing import Any, TypeVar, cast

import msgspec

from croupier.rulebooks.submissions import Submission
from croupier.table import acts as common
from croupier.table.acts import Act, act_name
from croupier.table.events import AnyEvent, Event
from croupier.table.offers import Reason, Refusal

S = TypeVar("S", bound=Submission)

COMMON: tuple[type[Act], ...] = tuple(
    kind for kind in vars(common).values() if isinstance(kind, type) and issubclass(kind, Act) and kind is not Act
)
"""The acts that every table knows."""


class Codec:
    """The acts that a game can understand, by their wire names."""

    def __init__(self, acts: tuple[type[Act], ...]) -> None:
        self.acts = {act_name(kind): kind for kind in (*COMMON, *acts)}
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(cast("Any", reduce(or_, self.acts.values())))

    def decode(self, raw: bytes | str) -> Act | Refusal:
        """Read an act, or say what is malformed in it."""
        try:
            return cast("Act", self._decoder.decode(raw))
        except (msgspec.DecodeError, UnicodeError) as error:
            return Refusal(Reason.MALFORMED, f"the act cannot be read: {error}")


def encode(value: Act | Event | msgspec.Struct) -> bytes:
    """Write a value in its one canonical form; a fraction stands in quotes, since JSON has no exact one."""
    return msgspec.json.encode(value, enc_hook=str)


_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(cast("Any", AnyEvent))


def decode_event(raw: bytes | str) -> Event:
    """Read an event that was written by `encode`."""
    return _events.decode(raw)


def decode_submission(raw: bytes | str | msgspec.Raw, kind: type[S]) -> S:
    """Read a submission that was written by `encode`."""
    return msgspec.json.decode(raw, type=kind, dec_hook=lambda of, text: of(text))
