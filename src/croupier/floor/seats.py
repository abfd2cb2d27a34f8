"""Who holds which seat of a table: told by the records of the table alone, so that every host knows the same."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from croupier.table.acts import Act, ChangeSeat, TakeSeat
from croupier.table.events import Event, Left, Seated
from croupier.table.people import Seat

HOUSE_ACCOUNT = "house"
"""The account of the house's own players and staff; no person can have it."""


class Holder(Struct, frozen=True):
    """The account that holds a seat, and the record with which it sat down: nothing before it is theirs to see."""

    account: str
    since: int


class Held(Struct):
    """The seats of a table up to a record."""

    upto: int = 0
    seats: dict[int, Holder] = {}

    def follow(self, number: int, act: Act, events: Iterable[Event], account: str | None) -> bool:
        """Take note of a record; whether a seat changed hands with it."""
        self.upto = number
        before = dict(self.seats)
        moved = self.seats.get(act.who) if isinstance(act, ChangeSeat) else None  # type: ignore[arg-type]
        for event in events:
            match event:
                case Left(seat=seat):
                    self.seats.pop(seat, None)
                case Seated(seat=seat):
                    holder = moved or Holder(account or "", number)
                    self.seats[seat] = holder if isinstance(act, TakeSeat | ChangeSeat) else Holder("", number)
        return self.seats != before

    def holder(self, seat: int) -> str | None:
        """The account at a seat."""
        held = self.seats.get(seat)
        return None if held is None else held.account

    def of(self, account: str) -> Iterator[Seat]:
        """The seats of an account."""
        return (Seat(seat) for seat, held in sorted(self.seats.items()) if held.account == account)
