"""What supervisors and floorpersons do with tables: open, close, pause, void, fill, staff; and house players."""

from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from croupier.errors import Refused
from croupier.floor import wire
from croupier.floor.desk import AnyDesk, AnyRequest, Desk
from croupier.floor.post import Answer, Stale
from croupier.floor.seats import HOUSE_ACCOUNT
from croupier.floor.showing import summary
from croupier.floor.steps import HOUSE_PLAYER_CHIPS
from croupier.floor.tables import FloorTable
from croupier.games import registry
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import Act, AssignDuties, BuyIn, Credit, Fill, LeaveSeat, TakeSeat, VoidOpenRound
from croupier.table.people import FLOORPERSON, SUPERVISOR, Seat
from croupier.table.table import Shoes

HOUSE_NAMES = ("Blaise", "Christiaan", "Sofia", "Pierre", "Abraham", "Andrei", "Girolamo", "Emilie")
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened: by the text of a submission, or by settings on top of the defaults."""

    name: Name
    game: str
    rulebook: str | None = None
    submission: Annotated[str, Meta(max_length=50_000)] | None = None
    settings: tuple[str, ...] = ()
    physical: bool = False
    """Whether people deal there and name cards, dice and ball."""


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """A supervisor's reason."""

    reason: str


class Chips(Struct, frozen=True, forbid_unknown_fields=True):
    """An amount in cents."""

    amount: int


class HouseSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A house player is asked to a seat, or away."""

    seat: Annotated[int, Meta(ge=1, le=100)]
    present: bool


class Duties(Struct, frozen=True, forbid_unknown_fields=True):
    """The duties that the table does by itself."""

    automatic: tuple[str, ...]


class Staffing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people deal, and whether they name cards, dice and ball."""

    staffed: bool = True
    physical: bool = False


class Number(Struct, frozen=True):
    """The number of the record that was made."""

    number: int


@post("/tables", status_code=201)
async def open_table(desk: AnyDesk, data: JSONBody[NewTable], request: AnyRequest) -> wire.TableSummary:
    desk.need(desk.caller(request), None, SUPERVISOR)
    game = registry.game(data.game)
    submission = chosen(game, text=data.submission, rulebook=data.rulebook, settings=data.settings)
    desk.floor.record_table(data.name, game, submission, Shoes.PHYSICAL if data.physical else Shoes.ELECTRONIC)
    table = desk.floor.take_up(data.name)
    if data.physical:
        table.staffed = table.physical = True
        desk.floor.keep(table)
    return summary(table)


def set_at(desk: Desk, name: str, request: AnyRequest, says: str, **changes: bool) -> wire.TableSummary:
    table = desk.floor.table(name)
    desk.need(desk.caller(request), table, SUPERVISOR)
    for attribute, value in changes.items():
        setattr(table, attribute, value)
    desk.floor.keep(table)
    table.announce(says)
    return summary(table)


@post("/tables/{name:str}/close", status_code=200)
async def close(desk: AnyDesk, name: FromPath[str], request: AnyRequest) -> wire.TableSummary:
    table = desk.floor.table(name)
    desk.need(desk.caller(request), table, SUPERVISOR)
    if not table.recorded.runner.is_between_rounds:
        raise Refused("a round is open; finish it, or void it with a reason, before the table is closed")
    return set_at(desk, name, request, "The table is closed.", closed=True)


@post("/tables/{name:str}/open", status_code=200)
async def reopen(desk: AnyDesk, name: FromPath[str], request: AnyRequest) -> wire.TableSummary:
    return set_at(desk, name, request, "The table is open.", closed=False)


@post("/tables/{name:str}/pause", status_code=200)
async def pause(desk: AnyDesk, name: FromPath[str], request: AnyRequest) -> wire.TableSummary:
    return set_at(desk, name, request, "The table is paused.", paused=True)


@post("/tables/{name:str}/resume", status_code=200)
async def go_on(desk: AnyDesk, name: FromPath[str], request: AnyRequest) -> wire.TableSummary:
    return set_at(desk, name, request, "The table goes on.", paused=False)


@post("/tables/{name:str}/staff", status_code=200)
async def staff(desk: AnyDesk, name: FromPath[str], data: JSONBody[Staffing], request: AnyRequest) -> wire.TableSummary:
    table = desk.floor.table(name)
    is_physical = table.recorded.runner.table.shoes is Shoes.PHYSICAL
    physical = data.physical and data.staffed
    if physical != is_physical and _has_cards(table):
        kind = "physical" if is_physical else "electronic"
        raise Refused(f"the shoe of this table is {kind}; open a table with the other kind of shoe")
    says = "People deal at this table." if data.staffed else "The house deals at this table."
    return set_at(desk, name, request, says, staffed=data.staffed, physical=physical)


async def done(desk: Desk, table: FloorTable, act: Act, account: str) -> Number:
    return _number(await desk.floor.do(table, act, account, key=None, on=None))


@post("/tables/{name:str}/void", status_code=200)
async def void(desk: AnyDesk, name: FromPath[str], data: JSONBody[Why], request: AnyRequest) -> Number:
    return await done(desk, desk.floor.table(name), VoidOpenRound(SUPERVISOR, data.reason), desk.caller(request))


@post("/tables/{name:str}/fill", status_code=200)
async def fill(desk: AnyDesk, name: FromPath[str], data: JSONBody[Chips], request: AnyRequest) -> Number:
    return await done(desk, desk.floor.table(name), Fill(FLOORPERSON, Cents(data.amount)), desk.caller(request))


@post("/tables/{name:str}/credit", status_code=200)
async def credit(desk: AnyDesk, name: FromPath[str], data: JSONBody[Chips], request: AnyRequest) -> Number:
    return await done(desk, desk.floor.table(name), Credit(FLOORPERSON, Cents(data.amount)), desk.caller(request))


@post("/tables/{name:str}/duties", status_code=200)
async def duties(desk: AnyDesk, name: FromPath[str], data: JSONBody[Duties], request: AnyRequest) -> Number:
    return await done(desk, desk.floor.table(name), AssignDuties(SUPERVISOR, data.automatic), desk.caller(request))


@post("/tables/{name:str}/house", status_code=200)
async def house(desk: AnyDesk, name: FromPath[str], data: JSONBody[HouseSeat], request: AnyRequest) -> Number:
    desk.caller(request)
    table, seat = desk.floor.table(name), Seat(data.seat)
    if not data.present:
        if table.held.holder(seat) != HOUSE_ACCOUNT:
            raise Refused(f"no house player sits at seat {seat}")
        return _number(await desk.floor.do_for_the_house(table, LeaveSeat(seat)))
    number = _number(await desk.floor.do_for_the_house(table, TakeSeat(seat, HOUSE_NAMES[seat % len(HOUSE_NAMES)])))
    await desk.floor.do_for_the_house(table, BuyIn(seat, HOUSE_PLAYER_CHIPS))
    return number


def _number(answer: Answer) -> Number:
    if isinstance(answer, int):
        return Number(answer)
    raise Refused(answer.says if isinstance(answer, Stale) else str(answer))


def _has_cards(table: FloorTable) -> bool:
    return hasattr(table.recorded.runner.submission, "decks")


ORDERS = (open_table, close, reopen, pause, go_on, staff, void, fill, credit, duties, house)
