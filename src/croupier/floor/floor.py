"""The floor: its tables and its register, assembled in one place; hosts on one database share both."""

import asyncio
import secrets
import threading
from collections.abc import Callable, Iterable

from croupier.errors import Refused, unknown
from croupier.floor import authority
from croupier.floor.chance import Below, Chance, SystemChance
from croupier.floor.measures import Measures
from croupier.floor.pace import Pace
from croupier.floor.post import Answer, May
from croupier.floor.register import Place, Register
from croupier.floor.seats import HOUSE_ACCOUNT
from croupier.floor.steps import Steps
from croupier.floor.tables import FloorTable
from croupier.games import registry
from croupier.journal.contract import Journal
from croupier.journal.recorded import RecordedTable, now
from croupier.journal.records import Authorship
from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import Act
from croupier.table.game import Game
from croupier.table.people import Role
from croupier.table.runner import Runner
from croupier.table.table import Shoes

SAY_EVERY_SECONDS = 0.05


class Floor:
    """All tables of a house."""

    def __init__(
        self,
        journal: Journal,
        register: Register,
        *,
        pace: Pace = Pace(),  # noqa: B008 - a frozen value
        chance: Callable[[], Chance] = SystemChance,
        below: Below = secrets.randbelow,
        clock: Callable[[], int] = now,
        says: Callable[[str], None] | None = None,
    ) -> None:
        self.journal = journal
        self.register = register
        self.measures = Measures()
        self.tables: dict[str, FloorTable] = {}
        self.is_stopping = False
        self._pace = pace
        self._chance = chance
        self._below = below
        self._clock = clock
        self._says = says
        self._loop: asyncio.AbstractEventLoop | None = None

    # Opening and closing.

    def open_every_game(self) -> None:
        """One table of every game under each game's first rulebook, unless there are tables already."""
        if not self.journal.tables():
            for game in registry.games():
                self.record_table(game.name, game, chosen(game))

    def record_table(self, name: str, game: Game, submission: Submission, shoes: Shoes = Shoes.ELECTRONIC) -> None:
        """Begin the record of a new table; its duties are the dealer's until a supervisor makes some automatic."""
        if "/" in name:
            raise Refused(f'the name of a table has no "/"; {name!r} has one')
        RecordedTable.opened(self.journal, name, Runner(game, submission, shoes=shoes), self._clock)

    async def start(self) -> None:
        """Take up every table of the journal."""
        self._loop = asyncio.get_running_loop()
        for listed in self.journal.tables():
            self.take_up(listed.name)

    def take_up(self, name: str) -> FloorTable:
        """Run a table of the journal from where it stands."""
        steps = Steps(self._pace, self._chance(), self._below)
        table = FloorTable(self.journal, name, steps, measures=self.measures, clock=self._clock, says=self._says)
        place = self.register.place(name)
        table.recall(place.held)
        table.paused, table.closed = place.paused, place.closed
        table.staffed, table.physical = place.staffed, place.physical
        self.tables[name] = table
        table.start()
        return table

    async def stop(self) -> None:
        """Stop every table after what it is doing; open rounds stay in the journal and go on with the next start."""
        self.is_stopping = True
        for table in self.tables.values():
            await table.stop()
            self.keep(table)

    def keep(self, table: FloorTable) -> None:
        """Remember what is not in the journal."""
        place = Place(
            closed=table.closed,
            paused=table.paused,
            staffed=table.staffed,
            physical=table.physical,
            held=table.held,
        )
        self.register.keep(table.name, place)

    def table(self, name: str) -> FloorTable:
        """The table of that name; one that another host has opened is taken up."""
        found = self.tables.get(name)
        if found is not None:
            return found
        if any(listed.name == name for listed in self.journal.tables()):
            return self.take_up(name)
        raise unknown("table", name, self.tables)

    def heard(self, name: str) -> None:
        """Another host has recorded something at a table, or perhaps at any; called from the thread that listens."""
        loop = self._loop
        if loop is None or self.is_stopping:
            return
        for table in tuple(self.tables.values()):
            if name in ("", table.name):
                loop.call_soon_threadsafe(table.wake)

    # People.

    def roles_at(self, account: str, table: FloorTable) -> tuple[Role, ...]:
        """In which roles somebody may act at a table."""
        return authority.roles_at(self.register.roles(account), table.name, physical=table.physical)

    def let_go(self, session: str | None) -> None:
        """Close the connections of a session that has ended."""
        for table in self.tables.values():
            for client in tuple(table.clients):
                if session is not None and client.session == session:
                    client.close()

    def may(self, account: str, table: FloorTable) -> May:
        """The judge of whether an account may do an act at a table."""
        return lambda act: authority.why_not_act(act, account, table.held, self.roles_at(account, table))

    async def do(self, table: FloorTable, act: Act, account: str, *, key: str | None, on: int | None) -> Answer:
        """Do an act for an account."""
        answer = await table.do(act, Authorship(account=account, key=key), on=on, may=self.may(account, table))
        if not isinstance(answer, int):
            self.measures.refused += 1
        return answer

    async def do_for_the_house(self, table: FloorTable, act: Act) -> Answer:
        """Do an act that the floor itself decides, such as seating a player of the house."""
        return await table.do(act, Authorship(account=HOUSE_ACCOUNT), on=None, may=lambda _: None)

    def gauges(self) -> dict[str, int]:
        """What stands now, for the measures."""
        return {
            "tables": len(self.tables),
            "clients": sum(len(table.clients) for table in self.tables.values()),
            "seats_taken": sum(len(table.held.seats) for table in self.tables.values()),
        }


def told_in_batches(say: Callable[[str], None]) -> tuple[Callable[[str], None], Callable[[], None]]:
    """A way to say names to other hosts from a thread of its own, each once for many records, and how to end it."""
    waiting: set[str] = set()
    lock, over = threading.Lock(), threading.Event()

    def note(name: str) -> None:
        with lock:
            waiting.add(name)

    def work() -> None:
        while not over.wait(SAY_EVERY_SECONDS):
            with lock:
                names: Iterable[str] = sorted(waiting)
                waiting.clear()
            for name in names:
                say(name)

    thread = threading.Thread(target=work, name="word to other hosts", daemon=True)
    thread.start()

    def end() -> None:
        over.set()
        thread.join()

    return note, end
