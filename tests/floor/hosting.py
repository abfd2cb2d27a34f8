"""A floor on a loopback port within a test, and clients that speak its protocol."""

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from croupier.floor.app import application
from croupier.floor.chance import Chance, SeededChance, seeded
from croupier.floor.desk import COOKIE
from croupier.floor.floor import Floor
from croupier.floor.gate import local_hosts
from croupier.floor.pace import Pace
from croupier.floor.register import register_at
from croupier.games import registry
from croupier.journal.contract import Journal
from croupier.journal.memory import MemoryJournal
from croupier.journal.records import Body, read_body
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.people import Role

PATIENT = Pace(step=0, prompt=0, wagering=3600, decision=3600)
"""The house goes on at once where nobody has a choice, and waits for people as long as a test may take."""
LONGEST_SECONDS = 10
_keys = itertools.count(1)


def fixed_clock() -> int:
    return 1_700_000_000_000


def a_floor(
    *games: str,
    journal: Journal | None = None,
    pace: Pace = PATIENT,
    chance: Callable[[], Chance] = lambda: SeededChance(1),
) -> Floor:
    """A floor with a table of each of the games, in memory."""
    floor = Floor(
        journal or MemoryJournal(),
        register_at(":memory:", fixed_clock),
        pace=pace,
        chance=chance,
        below=seeded("house players"),
        clock=fixed_clock,
    )
    for name in games:
        game = registry.game(name)
        floor.record_table(name, game, chosen(game))
    return floor


class Place:
    """Where a floor is served."""

    def __init__(self, port: int, floor: Floor) -> None:
        self.port = port
        self.floor = floor
        self.address = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []

    async def enter(self, name: str, *roles: Role, table: str | None = None) -> "Person":
        """Somebody comes in under a name; a test may give them roles."""
        person = Person(self, httpx.AsyncClient(base_url=self.address, trust_env=False))
        self.people.append(person)
        answer = await person.post("/api/enter", name=name)
        assert answer.status_code == 200, answer.text
        for role in roles:
            self.floor.register.grant(name, role, table)
        return person


class Person:
    """Somebody with a session."""

    def __init__(self, place: Place, http: httpx.AsyncClient) -> None:
        self.place = place
        self.http = http

    async def post(self, path: str, **content: object) -> httpx.Response:
        return await self.http.post(path, json=content)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    @asynccontextmanager
    async def at(
        self, table: str, after: int | None = None, headers: Mapping[str, str] | None = None
    ) -> AsyncIterator["Client"]:
        """A socket at a table."""
        address = f"ws://127.0.0.1:{self.place.port}/api/tables/{table}/socket"
        given = {"Origin": self.place.address, "Cookie": f"{COOKIE}={self.http.cookies.get(COOKIE)}", **(headers or {})}
        query = "" if after is None else f"?after={after}"
        async with connect(address + query, additional_headers=given, proxy=None, max_size=None) as raw:
            yield Client(raw)


class Client:
    """A socket that keeps what it was sent."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.sent: list[bytes] = []
        self.number = 0
        self.offers: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.is_waited_for = False
        self.rounds_ended = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.raw.recv(), LONGEST_SECONDS)
        raw = text.encode() if isinstance(text, str) else text
        self.sent.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["is"] in ("state", "events"):
            self.number = max(self.number, message["number"])
            self.is_waited_for = message["clock"]["ends_at"] is not None
            self.rounds_ended += message.get("ends_round", False)
            if message["view"] is not None:
                self.offers, self.view = message["offers"], message["view"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["is"] in kinds:
                return message

    async def say(self, **frame: object) -> None:
        await self.raw.send(msgspec.json.encode(frame).decode())

    async def watch(self, who: object) -> dict[str, Any]:
        await self.say(**{"do": "watch", "as": who})
        while (message := await self.until("state", "refused"))["is"] == "state" and message["view"]["who"] != who:
            pass
        return message

    async def act(
        self, act: str, who: object, *, on: int | None = None, key: str = "", **fields: object
    ) -> dict[str, Any]:
        """Do an act and hear whether it is done; based on no number of the test's own, it is sent again while stale."""
        while True:
            message = await self._act_once(act, who, self.number if on is None else on, key, fields)
            if on is not None or not message.get("stale"):
                return message

    async def _act_once(
        self, act: str, who: object, number: int, key: str, fields: dict[str, object]
    ) -> dict[str, Any]:
        key = key or f"key {next(_keys)}"
        await self.say(do="act", key=key, on=number, act={"act": act, "who": who, **fields})
        while True:
            message = await self.until("done", "refused")
            if message["key"] == key:
                return message

    async def sit(self, seat: int, name: str = "Anna", chips: int = 500_00) -> None:
        """Take a seat and buy in."""
        assert (await self.act("take-seat", seat, name=name))["is"] == "done"
        assert (await self.watch(seat))["is"] == "state"
        assert (await self.act("buy-in", seat, amount=chips))["is"] == "done"

    def open(self, act: str) -> list[dict[str, Any]]:
        """The offers of a kind that stand."""
        return [made for made in self.offers if made["act"] == act]

    async def until_offered(self, *acts: str) -> list[dict[str, Any]]:
        """Wait until one of the acts is offered."""
        while not (found := [made for act in acts for made in self.open(act)]):
            await self.until("events", "state")
        return found


@asynccontextmanager
async def served(floor: Floor) -> AsyncIterator[Place]:
    """Serve a floor on a free port of the loopback."""
    # The protocol is named, else asyncio does not switch off the delay of small packets.
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        gate = application(floor, local_hosts("127.0.0.1", port))
        config = uvicorn.Config(gate, log_config=None, access_log=False, timeout_graceful_shutdown=1, loop="asyncio")
        server = uvicorn.Server(config)
        listening.listen()
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            assert not serving.done()
        try:
            place = Place(port, floor)
            yield place
        finally:
            for person in place.people:
                await person.http.aclose()
            server.should_exit = True
            await serving


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test on an event loop, for a bounded time."""
    # A browser of another test may hold this thread's loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(asyncio.wait_for(_awaited(test), 4 * LONGEST_SECONDS))).result()


async def _awaited(test: Callable[[], Awaitable[None]]) -> None:
    await test()


def records(floor: Floor, table: str) -> list[Body]:
    """What the journal holds of a table."""
    return [read_body(record.body) for record in floor.journal.read(table, 0)]


GAMES = tuple(game.name for game in registry.games())
