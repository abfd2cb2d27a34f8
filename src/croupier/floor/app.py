"""The application of a floor, assembled in one place: routes, files of the page, refusals, and the gate around it."""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from msgspec import Struct

from croupier.errors import Refused
from croupier.floor.api_orders import ORDERS
from croupier.floor.api_people import PEOPLE
from croupier.floor.api_reference import OUTSIDE_THE_API, REFERENCE
from croupier.floor.api_tables import TABLES
from croupier.floor.desk import Desk
from croupier.floor.floor import Floor
from croupier.floor.gate import Gate
from croupier.floor.register import WrongPassword
from croupier.floor.socket import table_socket

log = logging.getLogger(__name__)
LARGEST_BODY = 64 * 1024
WEB = Path(__file__).parents[1] / "web"


class Said(Struct, frozen=True):
    """A refusal over HTTP."""

    says: str
    problems: tuple[str, ...] = ()


def application(
    floor: Floor, hosts: Iterable[str], *, origins: Iterable[str] = (), is_secure: bool = False, web: Path = WEB
) -> Gate:
    """The floor as an ASGI application behind its gate."""
    desk = Desk(floor, (web / "index.html").read_bytes(), is_secure=is_secure)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await floor.start()
        try:
            yield
        finally:
            await floor.stop()

    app = Litestar(
        route_handlers=[
            # One router for all: what is asked and what is ordered of a table share their paths.
            Router(path="/api", route_handlers=[*PEOPLE, *TABLES, *ORDERS, *REFERENCE]),
            *OUTSIDE_THE_API,
            table_socket,
            create_static_files_router(path="/static", directories=[web], include_in_schema=False),
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="croupier floor", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={Refused: _refused},
        request_max_body_size=LARGEST_BODY,
        debug=False,
    )
    return Gate(app, hosts, origins=origins)


def _refused(_: Request[Any, Any, Any], refusal: Refused) -> Response[Said]:
    code = 401 if isinstance(refusal, WrongPassword) else 404 if str(refusal).startswith("there is no") else 400
    return Response(Said(str(refusal), tuple(refusal.problems)), status_code=code)
