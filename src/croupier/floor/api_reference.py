"""What the page looks up: clauses, odds, the checking of submissions; the page itself; and how the floor is."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.desk import AnyDesk, AnyRequest
from croupier.floor.odds_desk import OddsState
from croupier.floor.showing import information
from croupier.games import registry
from croupier.rulebooks import clauses
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.hashes import full_hash
from croupier.rulebooks.submissions.problems import Problem
from croupier.rulebooks.submissions.reading import read
from croupier.rulebooks.submissions.writing import new_submission

PAGES = (
    "/",
    "/table/{name:str}",
    "/dealer/{name:str}",
    "/floor",
    "/odds",
    "/odds/{name:str}",
    "/replay/{name:str}",
    "/replay/{name:str}/{number:int}",
)
"""The addresses of the page, which itself reads what is meant."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A submission to be checked."""

    text: Annotated[str, Meta(max_length=50_000)]
    game: str | None = None
    rulebook: str | None = None


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """An odds sheet that somebody wants."""

    game: str
    rulebook: str | None = None
    submission: Annotated[str, Meta(max_length=50_000)] | None = None
    table: str | None = None


class Found(Struct, frozen=True):
    """A problem of a submission."""

    field: str
    clause: str | None
    says: str
    line: int | None
    value: str | None


class Checked(Struct, frozen=True):
    """What checking a submission found."""

    problems: tuple[Found, ...]
    notices: tuple[wire.Posted, ...]
    hash: str | None


class Listed(Struct, frozen=True):
    """A game that can be opened on the floor."""

    name: str
    title: str
    rulebooks: tuple[str, ...]


class Text(Struct, frozen=True):
    """The text of a submission."""

    text: str


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
    problems = tuple(_found(each) for each in reading.problems)
    submission = reading.submission
    if submission is None:
        return Checked(problems, (), None)
    posted = (wire.Posted(clauses.clause(each.clause).title, each.text, each.clause) for each in submission.notices())
    return Checked(problems, tuple(posted), full_hash(submission))


def _found(problem: Problem) -> Found:
    value = None if problem.value is None else spelled(problem.value)
    return Found(problem.field, problem.clause, problem.why, problem.line, value)


@get("/games")
async def games() -> list[Listed]:
    return [Listed(each.name, each.title, each.rulebooks) for each in registry.games()]


@get("/submissions/new")
async def new(game: FromQuery[str], rulebook: FromQuery[str | None] = None) -> Text:
    """A submission with every choice at its default, each beside what it decides."""
    played = registry.game(game)
    named = rulebook or played.rulebooks[0]
    if named not in played.rulebooks:
        raise Refused(f"{played.name} has the rulebooks {' and '.join(played.rulebooks)}; {named} is not one")
    return Text(new_submission(played, named))


@get("/clauses/{name:path}")
async def one_clause(name: FromPath[str]) -> ClauseText:
    found = clauses.clause(name.removeprefix("/"))
    return ClauseText(found.id, found.title, found.says, found.example, found.note)


@post("/odds", status_code=200)
async def ask_odds(desk: AnyDesk, data: JSONBody[Asked], request: AnyRequest) -> OddsState:
    """Begin to compute a sheet, for a submission, for a table's own, or for the defaults of a game."""
    account = desk.caller(request)
    text = data.submission if data.table is None else information(desk.floor.table(data.table)).submission
    return desk.odds.ask(registry.game(data.game), data.rulebook, text, account)


@get("/odds/computed/{key:str}")
async def look_at_odds(desk: AnyDesk, key: FromPath[str]) -> OddsState:
    """How far a sheet is, and the sheet when it is done."""
    return desk.odds.look(key)


@post("/odds/computed/{key:str}/cancel", status_code=200)
async def cancel_odds(desk: AnyDesk, key: FromPath[str], request: AnyRequest) -> OddsState:
    return desk.odds.cancel(key, desk.caller(request))


@get("/odds/{game:str}", media_type=MediaType.JSON)
async def odds_of(
    desk: AnyDesk, game: FromPath[str], rulebook: FromQuery[str | None] = None, table: FromQuery[str | None] = None
) -> Response[bytes]:
    settings = None if table is None else information(desk.floor.table(table)).submission
    return Response(await desk.odds.sheet(registry.game(game), rulebook, settings), media_type=MediaType.JSON)


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def index(desk: AnyDesk) -> bytes:
    """The page, which itself reads which table is meant."""
    return desk.page


@get("/health")
async def health(desk: AnyDesk) -> dict[str, str]:
    """Whether the floor serves."""
    return {"status": "stopping" if desk.floor.is_stopping else "ok"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(desk: AnyDesk) -> str:
    """What the floor counts of itself."""
    return desk.floor.measures.text(desk.floor.gauges())


REFERENCE = (check, games, new, one_clause, ask_odds, look_at_odds, cancel_odds, odds_of)
OUTSIDE_THE_API = (index, health, metrics)
