"""The house dealer: the same answer, always, to every question that is neither chance nor a choice of the player."""

from collections.abc import Sequence
from typing import Any

from croupier.table.acts import Act
from croupier.table.limits import Amount, Limit, OneOf, Whole
from croupier.table.offers import Offer
from croupier.table.people import Role


class NobodyToAnswer(Exception):
    """A question that the house dealer cannot answer: a fault of a lane that lists no choice for it."""


def answer(offers: Sequence[Offer]) -> tuple[Act, Offer]:
    """The first act offered to staff; if only players are asked, the first that has no field, which is to decline."""
    staff = [made for made in offers if isinstance(made.who, Role)]
    bare = [made for made in offers if not made.limits]
    for made in (*staff, *bare):
        return made.act(made.who, **{name: _least(limit) for name, limit in made.limits.items()}), made
    asked = ", ".join(made.act.__name__ for made in offers) or "nothing"
    raise NobodyToAnswer(f"the house dealer is offered {asked}")


def _least(limit: Limit) -> Any:  # noqa: ANN401 - a field may be of any type
    match limit:
        case Amount(least=least) | Whole(least=least):
            return least
        case OneOf(choices=choices):
            return choices[0]
        case _:
            raise NobodyToAnswer(f"the house dealer has no answer within {limit.asks()}")
