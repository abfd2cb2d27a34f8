"""`croupier serve` in processes of their own, which a test stops, kills and starts again."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.floor.hosting import Person, Place

from croupier.floor.desk import COOKIE

SOURCE = Path(__file__).parents[2] / "src"


class Outside(Place):
    """A floor in another process, of which only its port is known."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []

    def again(self, token: str) -> Person:
        """Somebody whose session is from before."""
        http = httpx.AsyncClient(base_url=self.address, trust_env=False, cookies={COOKIE: token})
        return Person(self, http)


class Process:
    """A server that has said where it listens."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self.running = running
        assert running.stdout is not None
        self.said = [running.stdout.readline() for _ in range(3)]
        assert self.said[0].startswith("The floor is open at http://127.0.0.1:"), self.said
        self.place = Outside(int(self.said[0].rpartition(":")[2]))
        self.link = self.said[1].rpartition("#link=")[2].strip()

    def stop(self) -> str:
        """Ask the server to stop; what it said at last."""
        self.running.send_signal(signal.SIGTERM)
        return self.running.communicate(timeout=30)[0]


def program(*words: str) -> list[str]:
    """The command line with the source of this folder."""
    return [sys.executable, "-m", "croupier", "serve", *words]


def environment() -> dict[str, str]:
    """The environment in which the program is this folder's."""
    return {**os.environ, "PYTHONPATH": str(SOURCE), "NO_COLOR": "1"}


@contextmanager
def serving(place: str, *words: str) -> Iterator[Process]:
    """A server on a database, on a free port unless the words say which."""
    port = () if "--port" in words else ("--port", "0")
    command = program("--db", place, *port, *words)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as running:
        try:
            yield Process(running)
        finally:
            running.kill()


async def answer(process: Process, path: str) -> httpx.Response:
    """What the server answers to a plain question, asked until it has opened its tables."""
    async with httpx.AsyncClient(base_url=process.place.address, trust_env=False) as http:
        return await asyncio.wait_for(http.get(path), 30)
