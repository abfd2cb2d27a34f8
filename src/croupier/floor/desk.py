"""The desk at which requests are served: the floor, who the caller is, and what they may."""

import asyncio
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.params import SkipValidation

from croupier.floor.floor import Floor
from croupier.floor.health import Health
from croupier.floor.odds_desk import OddsDesk
from croupier.floor.tables import FloorTable
from croupier.table.people import Role

COOKIE = "croupier_session"
PASSWORDS_AT_ONCE = 2
"""How many passwords are checked at a time; each takes memory and a core."""
AnyRequest = Request[Any, Any, Any]


class Desk:
    """What every route needs."""

    def __init__(self, floor: Floor, page: bytes, *, is_secure: bool) -> None:
        self.floor = floor
        self.page = page
        self.is_secure = is_secure
        self.odds = OddsDesk()
        self.health = Health(floor.register)
        self.checking = asyncio.Semaphore(PASSWORDS_AT_ONCE)

    def caller(self, request: AnyRequest) -> str:
        """The account of the caller; somebody without a session is refused."""
        account = self.floor.register.account(request.cookies.get(COOKIE))
        if account is None:
            raise NotAuthorizedException("enter under a name first")
        return account

    def need(self, account: str, table: FloorTable | None, *roles: Role) -> None:
        """Refuse somebody who has none of the roles, here or on the whole floor."""
        granted = self.floor.register.roles(account)
        here = None if table is None else table.name
        if not any(each.role in roles and each.table in (None, here) for each in granted):
            raise PermissionDeniedException(f"this is for {' or '.join(role.value for role in roles)}")


AnyDesk = SkipValidation[NamedDependency[Desk]]
