"""The acts of midi baccarat: those of both games, and the verification of an award out of the major meter."""

from croupier.games.punto import acts
from croupier.table.acts import Act


class VerifyAward(Act, frozen=True):
    """Verify an award of the Royal 9 progressive before the cards are cleared."""


ACTS: tuple[type[Act], ...] = (*acts.ACTS, VerifyAward)
DUTIES: tuple[type[Act], ...] = (*acts.DUTIES, VerifyAward)
