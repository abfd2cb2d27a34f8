"""Servers that are killed at random moments while people play: nothing acknowledged is lost, nothing counts twice.

CROUPIER_KILLS says how many servers are killed over each database, 100 if it is not set.
"""

import asyncio
import os
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.floor.hosting import Client
from tests.floor.processes import Outside, environment
from websockets.exceptions import WebSocketException

from croupier.floor.desk import COOKIE
from croupier.journal.places import existing_journal_at
from croupier.journal.records import read_body
from croupier.journal.verify import verify

KILLS = int(os.environ.get("CROUPIER_KILLS", "100"))
LONGEST_SECONDS = 60 + 5 * KILLS
MOST_ACTS_BETWEEN = 12
TABLES = ("red-dog", "roulette", "baccarat", "craps")
LOST = (OSError, EOFError, TimeoutError, WebSocketException)
Outcome = dict[str, Any]


class Hosts:
    """Servers on one database, each on a port of its own, that come back after they were killed."""

    def __init__(self, warm: subprocess.Popen[str], place: str, count: int) -> None:
        self._warm = warm
        self._place = place
        self.ports = [_free_port() for _ in range(count)]
        self._running: dict[int, int] = {}

    def start(self, port: int) -> None:
        self._running[port] = int(self._ordered(f"start {self._place} {port}"))

    def kill(self, port: int) -> None:
        assert self._ordered(f"kill {self._running.pop(port)}") == "dead"

    def _ordered(self, line: str) -> str:
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        print(line, file=self._warm.stdin, flush=True)
        return self._warm.stdout.readline().strip()

    def kill_all(self) -> None:
        for port in tuple(self._running):
            self.kill(port)


@contextmanager
def hosts(place: str, count: int) -> Iterator[Hosts]:
    """Servers of a warm process."""
    script = str(Path(__file__).with_name("warm_server.py"))
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, text=True, env=environment()) as warm:
        made = Hosts(warm, place, count)
        try:
            yield made
        finally:
            made.kill_all()
            warm.kill()


class Player:
    """Somebody who plays on whichever host there is, and repeats an act that was not answered with the same key."""

    def __init__(self, name: str, table: str, hosts: Hosts, random: Random) -> None:
        self.name = name
        self.seat = int(name[-1])
        self.table = table
        self.answers: dict[str, Outcome] = {}
        self._token = ""
        self._hosts = hosts
        self._random = random
        self._pending: tuple[str, dict[str, object]] | None = None
        self._keys = 0

    async def play(self, acknowledged: "asyncio.Queue[None]") -> None:
        """Play until somebody cancels it."""
        while True:
            place = Outside(self._random.choice(self._hosts.ports))
            try:
                if not self._token:
                    self._token = await _token_for(self.name, place)
                person = place.again(self._token)
                async with person.http, person.at(self.table) as client:
                    await self._sit_and_act(client, acknowledged)
            except LOST:
                await asyncio.sleep(0.01)

    async def _sit_and_act(self, client: Client, acknowledged: "asyncio.Queue[None]") -> None:
        await client.until("state")
        while True:
            key, act = self._pending or self._next(client)
            self._pending = key, act
            await client.say(do="act", key=key, on=client.number, act=act)
            answer = await client.until("done", "refused")
            while answer["key"] != key:
                answer = await client.until("done", "refused")
            self.answers[key] = answer
            self._pending = None
            if answer["is"] == "done":
                acknowledged.put_nowait(None)
            if act["act"] == "take-seat":
                await client.say(**{"do": "watch", "as": self.seat})
                await client.until("state", "refused")

    def _next(self, client: Client) -> tuple[str, dict[str, object]]:
        """Take a seat, then bring chips and wager."""
        self._keys += 1
        key = f"{self.name} {self._keys}"
        if not any(seat["seat"] == self.seat for seat in client.view["seats"]):
            return key, {"act": "take-seat", "who": self.seat, "name": self.name}
        wagers = client.open("wager")
        if wagers and self._random.random() < 0.5:
            limits = self._random.choice(wagers)["limits"]
            fields = {name: limits[name]["choices"][0] for name in ("area", "chips") if name in limits}
            return key, {"act": "wager", "who": self.seat, "amount": limits["amount"].get("least", 0), **fields}
        return key, {"act": "buy-in", "who": self.seat, "amount": 100_00}


async def _token_for(name: str, place: Outside) -> str:
    """The session of a guest."""
    async with httpx.AsyncClient(base_url=place.address, trust_env=False) as http:
        try:
            answer = await http.post("/api/enter", json={"name": name})
        except httpx.TransportError as lost:
            raise ConnectionError from lost
        return answer.cookies[COOKIE]


async def play_while_hosts_are_killed(running: Hosts, players: Sequence[Player], random: Random) -> None:
    """Kill a server after some acts were acknowledged, at a moment nobody chose, and start it again."""
    acknowledged: asyncio.Queue[None] = asyncio.Queue()
    for port in running.ports:
        running.start(port)
    playing = [asyncio.create_task(player.play(acknowledged)) for player in players]
    try:
        for _ in range(KILLS):
            for _ in range(random.randint(1, MOST_ACTS_BETWEEN)):
                await acknowledged.get()
            await asyncio.sleep(random.random() * 0.02)
            port = random.choice(running.ports)
            running.kill(port)
            running.start(port)
            while not acknowledged.empty():
                acknowledged.get_nowait()
        # Whatever was under way at the last kill is answered too.
        for _ in range(4 * len(players)):
            await acknowledged.get()
    finally:
        running.kill_all()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


@pytest.mark.parametrize(("kind", "count"), [("sqlite", 1), ("postgres", 2)])
def test_what_was_acknowledged_survives_the_kills_and_counts_once(
    kind: str, count: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = request.getfixturevalue("database") if kind == "postgres" else str(tmp_path / "floor.db")
    random = Random(f"{kind} {KILLS}")  # noqa: S311 - the moments need no secrecy
    with hosts(place, count) as running:
        players = [
            Player(f"{table} {seat}", table, running, Random(f"{table} {seat}"))  # noqa: S311 - as above
            for table in TABLES
            for seat in (1, 2)
        ]
        asyncio.run(asyncio.wait_for(play_while_hosts_are_killed(running, players, random), LONGEST_SECONDS))
    with existing_journal_at(place) as journal:
        recorded = {
            (table, body.by.account, body.by.key): body.number
            for table in TABLES
            for record in journal.read(table)
            if (body := read_body(record.body)).by is not None and body.by.key is not None
        }
        keys = Counter((account, key) for _, account, key in recorded)
        assert max(keys.values()) == 1, "no act counts twice"
        for player in players:
            for key, answer in player.answers.items():
                found = recorded.get((player.table, player.name, key))
                assert found == answer.get("number"), f"{key} was answered with {answer}"
            assert sum(answer["is"] == "done" for answer in player.answers.values()) > KILLS // 10, player.name
        assert [verdict.failure for verdict in verify(journal) if verdict.failure is not None] == []


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port
