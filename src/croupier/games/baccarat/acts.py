"""The acts of baccarat: those of both games, and those around the shoe and the curator."""

from typing import Annotated

from croupier.games.punto import acts
from croupier.table.acts import Act, said


class CallCards(Act, frozen=True):
    """Tell the curator to deal by calling "cards"."""


class AcceptShoe(Act, frozen=True):
    """Take the shoe and become the curator."""


class DeclineShoe(Act, frozen=True):
    """Leave the shoe to the next player."""


class DesignateDealer(Act, frozen=True):
    """Take the turn with the shoe and name the dealer as curator."""


class PassShoe(Act, frozen=True):
    """Pass the shoe to the next player."""


class OrderPass(Act, frozen=True):
    """Order the curator to pass the shoe."""

    reason: Annotated[str, said("because")]


ACTS: tuple[type[Act], ...] = (*acts.ACTS, CallCards, AcceptShoe, DeclineShoe, DesignateDealer, PassShoe, OrderPass)
DUTIES: tuple[type[Act], ...] = (*acts.DUTIES, CallCards)
