"""What the page looks up: clauses, odds, the checking of submissions; the page itself; and how the floor is."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from croupier.floor import wire
from croupier.floor.desk import AnyDesk
from croupier.floor.showing import information
from croupier.games import registry
from croupier.rulebooks import clauses
from croupier.rulebooks.submissions.reading import read


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A submission to be checked."""

    text: Annotated[str, Meta(max_length=50_000)]
    game: str | None = None
    rulebook: str | None = None


class Found(Struct, frozen=True):
    """A problem of a submission."""

    field: str
    clause: str | None
    says: str
    line: int | None


class Checked(Struct, frozen=True):
    """What checking a submission found."""

    problems: tuple[Found, ...]
    notices: tuple[wire.Posted, ...]


class ClauseText(Struct, frozen=True):
    """A clause in our words."""

    id: str
    title: str
    says: str
    example: str
    reading: str


@post("/submissions/check", status_code=200)
async def check(data: JSONBody[Draft]) -> Checked:
    reading = read(data.text, registry.games())
    problems = tuple(Found(each.field, each.clause, each.why, each.line) for each in reading.problems)
    posted = () if reading.submission is None else reading.submission.notices()
    return Checked(problems, tuple(wire.Posted(each.clause, each.text, each.clause) for each in posted))


@get("/clauses/{name:path}")
async def one_clause(name: FromPath[str]) -> ClauseText:
    found = clauses.clause(name.removeprefix("/"))
    return ClauseText(found.id, found.title, found.says, found.example, found.note)


@get("/odds/{game:str}", media_type=MediaType.JSON)
async def odds_of(
    desk: AnyDesk, game: FromPath[str], rulebook: FromQuery[str | None] = None, table: FromQuery[str | None] = None
) -> Response[bytes]:
    settings = None if table is None else information(desk.floor.table(table)).submission
    return Response(await desk.odds.sheet(registry.game(game), rulebook, settings), media_type=MediaType.JSON)


@get(["/", "/table/{name:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def index(desk: AnyDesk) -> bytes:
    """The page, which itself reads which table is meant."""
    return desk.page


@get("/health")
async def health(desk: AnyDesk) -> Response[dict[str, str]]:
    """Whether the floor serves, and whether its journal can be written."""
    why = await desk.health.why_not()
    if why is not None:
        return Response({"status": "failing", "journal": why}, status_code=503)
    status = "stopping" if desk.floor.is_stopping else "ok"
    return Response({"status": status, "journal": "writable"}, status_code=503 if desk.floor.is_stopping else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(desk: AnyDesk) -> str:
    """What the floor counts of itself."""
    return desk.floor.measures.text(desk.floor.gauges())


REFERENCE = (check, one_clause, odds_of)
OUTSIDE_THE_API = (index, health, metrics)
