"""Acts: what somebody does at a table, and the acts that every table knows.

An act is a frozen value with its doer and its fields. It is not validated when built in Python: the offers judge it.
"""

import re
from functools import cache
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import fields

from croupier.equipment.cards import Card
from croupier.money import Cents
from croupier.table.people import Seat, Who


def wire_name(class_name: str) -> str:
    """The name of an act or event on the wire.

    >>> wire_name("NoMoreBets")
    'no-more-bets'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


def said(word: str) -> Meta:
    """The word that comes before a field in the table language, as in `wager 5 on red`."""
    return Meta(extra={"said": word})


class Act(Struct, frozen=True, tag_field="act", tag=wire_name):
    """Something that `who` does."""

    who: Who

    spoken: ClassVar[str] = ""
    """What one does, where the name of the act is no verb: somebody may not `call banco`."""


@cache
def act_name(act: type[Act]) -> str:
    """The wire name of a kind of act."""
    tag = act.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def deed(act: type[Act]) -> str:
    """What somebody does who does this, as a sentence says it.

    >>> deed(TakeSeat)
    'take seat'
    """
    return act.spoken or act_name(act).replace("-", " ")


_fields: dict[type[Act], tuple[tuple[str, Any], ...]] = {}


def fields_of(act: type[Act]) -> tuple[tuple[str, Any], ...]:
    """The fields of an act beside its doer, each with its default (`NODEFAULT` where it must be given)."""
    known = _fields.get(act)
    if known is None:
        known = tuple((field.name, field.default) for field in fields(act) if field.name != "who")
        _fields[act] = known
    return known


# Seats and chips.


class TakeSeat(Act, frozen=True):
    """Sit down at an empty seat under a name."""

    name: str


class LeaveSeat(Act, frozen=True):
    """Stand up and take the rack along."""


class ChangeSeat(Act, frozen=True):
    """Move with the rack to another empty seat."""

    seat: Annotated[Seat, said("to")]


class BringChips(Act, frozen=True):
    """Lay chips of the house on the rail."""

    amount: Cents


class BringCoupon(Act, frozen=True):
    """Lay a match play coupon on the rail."""

    amount: Cents


class BuyIn(Act, frozen=True):
    """Exchange cash for chips at the table."""

    amount: Cents


class ColourUp(Act, frozen=True):
    """Exchange the rack for the fewest chips that are worth as much."""


class Fill(Act, frozen=True):
    """Bring chips to the table inventory."""

    amount: Cents


class Credit(Act, frozen=True):
    """Take chips from the table inventory."""

    spoken: ClassVar[str] = "take a credit"

    amount: Cents


class AssignDuties(Act, frozen=True):
    """Say which duties the table does by itself from the next round on."""

    automatic: tuple[str, ...]


class VoidOpenRound(Act, frozen=True):
    """Void the round that a newer program cannot take up again."""

    reason: str


# Wagers.


class Withdraw(Act, frozen=True):
    """Take back a wager that may still be taken back."""

    area: Annotated[str, said("from")]


class ConfirmCash(Act, frozen=True):
    """Confirm a spoken wager that came with cash."""

    seat: Annotated[Seat, said("of")]


class DeclineCash(Act, frozen=True):
    """Decline a spoken wager that came with cash."""

    seat: Annotated[Seat, said("of")]


# Cards.


class OpenTable(Act, frozen=True):
    """Open the table for gaming."""


class InspectCards(Act, frozen=True):
    """Inspect the decks that came to the table."""


class VerifyCards(Act, frozen=True):
    """Verify the dealer's inspection."""


class SpreadCards(Act, frozen=True):
    """Spread the cards face up for the first player."""


class WashCards(Act, frozen=True):
    """Turn the cards face down, mix them on the table and stack them."""


class ShuffleCards(Act, frozen=True):
    """Shuffle the stack."""


class AcceptCut(Act, frozen=True):
    """Take the cutting card and place it."""

    position: Annotated[int, said("at")]


class DeclineCut(Act, frozen=True):
    """Leave the cut to the next person."""


class OrderRecut(Act, frozen=True):
    """Have the cards cut again."""

    reason: str


class DrawCard(Act, frozen=True):
    """Draw the next card from the shoe."""


class ShowBurnCard(Act, frozen=True):
    """Ask to see the burn card."""


class ChangeDealer(Act, frozen=True):
    """Bring a new dealer to the table."""


class Shuffle(Act, frozen=True):
    """Chance orders the cards of an electronic shoe; with a salt it commits itself to the order."""

    order: tuple[Card, ...]
    salt: Annotated[str, said("salt")] = ""


class NameCard(Act, frozen=True):
    """Chance names a card that somebody is about to see."""

    card: Card
