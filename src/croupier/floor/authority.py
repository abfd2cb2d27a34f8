"""Who may act for whom: a person for their own seats, staff in the roles that the floor granted them, nobody else.

What may be done at all is for the table's offers to say; this only says for whom.
"""

from collections.abc import Iterable

from croupier.floor.seats import Held
from croupier.floor.wire import Granted
from croupier.table.acts import Act, TakeSeat
from croupier.table.people import (
    BOXPERSON,
    CHANCE,
    DEALER,
    FLOORPERSON,
    STICKPERSON,
    SUPERVISOR,
    SURVEILLANCE,
    Role,
    Who,
)

MOST_SEATS = 3
"""How many seats of one table an account may hold."""

ALSO = {SUPERVISOR: (FLOORPERSON,)}
"""A supervisor has the powers of a floorperson, being one of higher rank."""
AT_THE_TABLE = (DEALER, STICKPERSON, BOXPERSON)
"""Who names the cards, the dice and the ball of a physical table."""


def roles_at(granted: Iterable[Granted], table: str, *, physical: bool) -> tuple[Role, ...]:
    """The roles in which somebody may act or look at a table."""
    here = [each.role for each in granted if each.table in (None, table)]
    roles = dict.fromkeys(role for each in here for role in (each, *ALSO.get(each, ())))
    if physical and any(role in AT_THE_TABLE for role in roles):
        roles[CHANCE] = None
    else:
        roles.pop(CHANCE, None)
    return tuple(roles)


def why_not_look(who: Who | None, account: str, held: Held, roles: Iterable[Role]) -> str | None:
    """Why somebody may not look at a table as this person."""
    if who is None:
        return None
    if isinstance(who, Role):
        return None if who in roles else f"the role {who.value} is not yours at this table"
    return None if held.holder(who) == account else f"seat {who} is not yours"


def why_not_act(act: Act, account: str, held: Held, roles: Iterable[Role]) -> str | None:
    """Why somebody may not do an act for the person for whom it is meant."""
    who = act.who
    if isinstance(who, Role):
        if who is SURVEILLANCE:
            return "surveillance sees and never acts"
        return None if who in roles else f"the role {who.value} is not yours at this table"
    if isinstance(act, TakeSeat) and who not in held.seats:
        if len(list(held.of(account))) >= MOST_SEATS:
            return f"nobody holds more than {MOST_SEATS} seats of a table"
        return None
    return None if held.holder(who) == account else f"seat {who} is not yours"
