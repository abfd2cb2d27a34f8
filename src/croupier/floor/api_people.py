"""Signing in and out, and giving roles."""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.desk import COOKIE, AnyDesk, AnyRequest, Desk
from croupier.table.people import SUPERVISOR, Role


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Annotated[str, Meta(max_length=200)]


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a one-time link."""

    token: Annotated[str, Meta(max_length=200)]


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who is given a role; the answer is the token of a link with which they sign in once."""

    name: Annotated[str, Meta(max_length=200)]
    role: Role
    table: str | None = None
    password: Annotated[str, Meta(max_length=200)] | None = None


class Withdrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A role that is taken away from somebody."""

    name: Annotated[str, Meta(max_length=200)]
    role: Role
    table: str | None = None


class Staff(Struct, frozen=True):
    """Somebody with the roles that the floor granted."""

    name: str
    roles: tuple[wire.Granted, ...]


class Token(Struct, frozen=True):
    """The token of a one-time link."""

    token: str


class Ok(Struct, frozen=True):
    """It is done."""

    ok: bool = True


def me(desk: Desk, account: str) -> wire.Me:
    """Who somebody is."""
    seats = [wire.Seated(table.name, seat) for table in desk.floor.tables.values() for seat in table.held.of(account)]
    return wire.Me(account, desk.floor.register.roles(account), tuple(seats))


def signed_in(desk: Desk, token: str) -> Response[wire.Me]:
    """The answer that brings the cookie of a new session."""
    account = desk.floor.register.account(token)
    assert account is not None  # noqa: S101 - the session was made just now
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="strict", secure=desk.is_secure, path="/")
    return Response(me(desk, account), cookies=[cookie], status_code=200)


@post("/enter", status_code=200)
async def enter(desk: AnyDesk, data: JSONBody[Enter], request: AnyRequest) -> Response[wire.Me]:
    known = desk.floor.register.account(request.cookies.get(COOKIE))
    if known is not None and known == data.name.strip():
        return Response(me(desk, known), status_code=200)
    return signed_in(desk, desk.floor.register.enter(data.name))


@post("/login", status_code=200)
async def login(desk: AnyDesk, data: JSONBody[Login]) -> Response[wire.Me]:
    return signed_in(desk, desk.floor.register.login(data.name, data.password))


@post("/link", status_code=200)
async def link(desk: AnyDesk, data: JSONBody[Link]) -> Response[wire.Me]:
    return signed_in(desk, desk.floor.register.follow(data.token))


@post("/logout", status_code=200)
async def logout(desk: AnyDesk, request: AnyRequest) -> Response[Ok]:
    desk.floor.register.logout(request.cookies.get(COOKIE))
    return Response(Ok(), cookies=[Cookie(COOKIE, value="", max_age=0, path="/")], status_code=200)


@get("/me")
async def who_am_i(desk: AnyDesk, request: AnyRequest) -> wire.Me:
    return me(desk, desk.caller(request))


@post("/people", status_code=200)
async def people(desk: AnyDesk, data: JSONBody[Person], request: AnyRequest) -> Token:
    desk.need(desk.caller(request), None, SUPERVISOR)
    if data.table is not None:
        desk.floor.table(data.table)
    if data.password is None:
        desk.floor.register.ensure(data.name.strip())
    else:
        desk.floor.register.create(data.name, data.password)
    desk.floor.register.grant(data.name.strip(), data.role, data.table)
    return Token(desk.floor.register.link(data.name.strip()))


@get("/people")
async def staff_of_the_floor(desk: AnyDesk, request: AnyRequest) -> list[Staff]:
    """Everybody who has a role."""
    desk.need(desk.caller(request), None, SUPERVISOR)
    return [Staff(name, desk.floor.register.roles(name)) for name in desk.floor.register.staff()]


@post("/people/withdraw", status_code=200)
async def withdraw(desk: AnyDesk, data: JSONBody[Withdrawn], request: AnyRequest) -> Ok:
    account = desk.caller(request)
    desk.need(account, None, SUPERVISOR)
    if (data.name, data.role, data.table) == (account, SUPERVISOR, None):
        raise Refused("nobody takes away their own role of supervisor of the floor; another supervisor does it")
    desk.floor.register.withdraw(data.name, data.role, data.table)
    return Ok()


PEOPLE = (enter, login, link, logout, who_am_i, people, staff_of_the_floor, withdraw)
