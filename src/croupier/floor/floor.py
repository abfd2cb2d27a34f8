"""The floor: its tables and its register, assembled in one place; hosts on one database share both."""

import asyncio
import secrets
from collections.abc import Callable
from time import perf_counter

from croupier.errors import Refused, unknown
from croupier.floor import authority
from croupier.floor.chance import Below, Chance, SystemChance
from croupier.floor.hosts import SAY_EVERY_SECONDS, Hosts, Ordered, Recorded
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
        hosts: Hosts | None = None,
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
        self._hosts = hosts or Hosts()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._saying: asyncio.Task[None] | None = None

    # Opening and closing.

    def open_every_game(self) -> None:
        """One table of every game under each game's first rulebook, unless there are tables already."""
        if self.journal.tables():
            return
        for game in registry.games():
            try:
                self.record_table(game.name, game, chosen(game))
            except Refused:
                # Another host opens the same floor at the same moment.
                if all(listed.name != game.name for listed in self.journal.tables()):
                    raise

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
        self._saying = asyncio.create_task(self._say_that_we_live(), name="words to other hosts")

    def take_up(self, name: str) -> FloorTable:
        """Run a table of the journal from where it stands."""
        steps = Steps(self._pace, self._chance(), self._below)
        table = FloorTable(
            self.journal,
            name,
            steps,
            measures=self.measures,
            clock=self._clock,
            hosts=self._hosts,
            remembers=self.register.remember,
        )
        table.recall(self.register.held(name))
        self._obey(table)
        self.tables[name] = table
        table.start()
        return table

    async def stop(self) -> None:
        """Stop every table after what it is doing; open rounds stay in the journal and go on with the next start."""
        self.is_stopping = True
        if self._saying is not None:
            self._saying.cancel()
        for table in self.tables.values():
            await table.stop()

    def keep(self, table: FloorTable) -> None:
        """Remember what was ordered of a table, which is not in the journal, and tell the other hosts."""
        self.register.keep(table.name, _orders(table))
        self._hosts.ordered(table.name)

    def _obey(self, table: FloorTable) -> bool:
        """Set a table as it was ordered, perhaps at another host; whether that is something new."""
        place = self.register.place(table.name)
        if place == _orders(table):
            return False
        table.paused, table.closed = place.paused, place.closed
        table.staffed, table.physical = place.staffed, place.physical
        return True

    def table(self, name: str) -> FloorTable:
        """The table of that name; one that another host has opened is taken up."""
        found = self.tables.get(name)
        if found is not None:
            return found
        if any(listed.name == name for listed in self.journal.tables()):
            return self.take_up(name)
        raise unknown("table", name, self.tables)

    # Other hosts.

    def heard(self, text: str) -> None:
        """Another host has said something; called from the thread that listens."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._follow, text)

    def _follow(self, text: str) -> None:
        """Do what a word of another host asks for; an empty one means that some may have been missed."""
        if self.is_stopping:
            return
        if not text:
            self._hosts.hello()
            for listed in self.journal.tables():
                self._look_at(listed.name, is_ordered=True)
            return
        word = self._hosts.heard(text)
        if isinstance(word, Recorded | Ordered):
            self._look_at(word.table, is_ordered=isinstance(word, Ordered))
        elif word is not None and hasattr(word, "table") and word.table in self.tables:
            self.tables[word.table].wake()

    def _look_at(self, name: str, *, is_ordered: bool) -> None:
        table = self.tables.get(name)
        if table is None:
            self.table(name)
        elif is_ordered and self._obey(table):
            table.announce("A supervisor has changed how this table is run.")
        else:
            table.wake()

    async def _say_that_we_live(self) -> None:
        while True:
            self._hosts.alive()
            await asyncio.sleep(SAY_EVERY_SECONDS)

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
        begun = perf_counter()
        answer = await table.do(act, Authorship(account=account, key=key), on=on, may=self.may(account, table))
        self.measures.answered(answer, perf_counter() - begun)
        return answer

    async def do_for_the_house(self, table: FloorTable, act: Act) -> Answer:
        """Do an act that the floor itself decides, such as seating a player of the house."""
        return await table.do(act, Authorship(account=HOUSE_ACCOUNT), on=None, may=lambda _: None)

    def gauges(self) -> dict[str, int]:
        """What stands now, for the measures."""
        return {
            "tables": len(self.tables),
            "tables_held": sum(table.recorded.held is not None for table in self.tables.values()),
            "clients": sum(len(table.clients) for table in self.tables.values()),
            "seats_taken": sum(len(table.held.seats) for table in self.tables.values()),
        }


def _orders(table: FloorTable) -> Place:
    return Place(closed=table.closed, paused=table.paused, staffed=table.staffed, physical=table.physical)
