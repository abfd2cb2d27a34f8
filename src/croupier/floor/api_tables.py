"""The tables: their list, what is posted at them, and their past rounds."""

from typing import Annotated

from litestar import get
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, QueryParameter

from croupier.floor import wire
from croupier.floor.console import ahead
from croupier.floor.desk import COOKIE, AnyDesk, AnyRequest, Desk
from croupier.floor.past import past_round, past_rounds, past_views
from croupier.floor.showing import information, summary
from croupier.floor.tables import FloorTable
from croupier.table.people import SUPERVISOR, SURVEILLANCE, Role, Seat, Who
from croupier.table.views import View

Count = Annotated[int, QueryParameter(ge=1, le=50)]


@get("/tables")
async def tables(desk: AnyDesk) -> list[wire.TableSummary]:
    return [summary(table) for _, table in sorted(desk.floor.tables.items())]


@get("/tables/{name:str}")
async def one_table(desk: AnyDesk, name: FromPath[str]) -> wire.TableInfo:
    return information(desk.floor.table(name))


@get("/tables/{name:str}/rounds")
async def rounds(
    desk: AnyDesk,
    name: FromPath[str],
    request: AnyRequest,
    seat: Annotated[int | None, QueryParameter(ge=1, le=100)] = None,
    last: Count = 10,
) -> list[wire.RoundRecord]:
    table = desk.floor.table(name)
    return past_rounds(desk.floor, table, _seen_as(desk, table, request), seat=seat, last=last)


@get("/tables/{name:str}/rounds/{number:int}")
async def one_round(desk: AnyDesk, name: FromPath[str], number: FromPath[int], request: AnyRequest) -> wire.RoundRecord:
    table = desk.floor.table(name)
    return past_round(desk.floor, table, _seen_as(desk, table, request), number)


@get("/tables/{name:str}/rounds/{number:int}/transcript", media_type="application/toml; charset=utf-8")
async def one_transcript(desk: AnyDesk, name: FromPath[str], number: FromPath[int], request: AnyRequest) -> str:
    """A round that is over as a document that `croupier replay` plays again; for surveillance and supervisors."""
    table = desk.floor.table(name)
    printed = past_round(desk.floor, table, _seen_as(desk, table, request), number).transcript
    if printed is None:
        raise PermissionDeniedException("a transcript is for surveillance and supervisors, when the round is over")
    return printed


@get("/tables/{name:str}/rounds/{number:int}/views")
async def one_round_seen(
    desk: AnyDesk,
    request: AnyRequest,
    *,
    name: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=1, le=100)] = None,
    role: FromQuery[Role | None] = None,
) -> tuple[View, ...]:
    """A past round step by step, as a seat, a role or somebody looking on saw it."""
    table = desk.floor.table(name)
    who: Who | None = role if seat is None else Seat(seat)
    return past_views(desk.floor, table, _seen_as(desk, table, request), number, who)


@get("/tables/{name:str}/ahead")
async def what_is_ahead(desk: AnyDesk, name: FromPath[str], role: FromQuery[Role], request: AnyRequest) -> wire.Ahead:
    """What the next act of a role of the caller's will bring, as far as it is known."""
    table = desk.floor.table(name)
    if role not in desk.floor.roles_at(desk.caller(request), table):
        raise PermissionDeniedException(f"the role {role.value} is not yours at this table")
    return wire.Ahead(number=table.number, events=ahead(table.recorded.runner, role))  # type: ignore[arg-type]


def _seen_as(desk: Desk, table: FloorTable, request: AnyRequest) -> tuple[Who | None, ...]:
    """In whose eyes somebody looks at the past: their roles and seats, or as somebody looking on."""
    account = desk.floor.register.account(request.cookies.get(COOKIE))
    if account is None:
        return (None,)
    roles = desk.floor.roles_at(account, table)
    return (*(role for role in roles if role in (SUPERVISOR, SURVEILLANCE)), *table.held.of(account), None)


TABLES = (tables, one_table, rounds, one_round, one_round_seen, one_transcript, what_is_ahead)
