"""`croupier serve` as people run it: a process that opens the floor, stops gracefully, and goes on where it was."""

import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.conftest import Ended
from tests.floor.hosting import Client, run
from tests.floor.processes import answer, environment, program, serving
from tests.floor.test_tables import a_wager

from croupier.floor.desk import COOKIE
from croupier.games import registry
from croupier.journal.places import existing_journal_at
from croupier.journal.verify import verify

Croupier = Callable[..., Ended]


def test_the_floor_opens_with_a_table_of_every_game_and_a_supervisor_link(tmp_path: Path) -> None:
    async def look() -> None:
        with serving(str(tmp_path / "floor.db")) as process:
            assert (await answer(process, "/health")).json()["status"] == "ok"
            listed = (await answer(process, "/api/tables")).json()
            assert {each["name"] for each in listed} == {game.name for game in registry.games()}
            async with httpx.AsyncClient(base_url=process.place.address, trust_env=False) as http:
                me = (await http.post("/api/link", json={"token": process.link})).json()
                assert me["roles"] == [{"role": "supervisor", "table": None}]
                assert (await http.post("/api/link", json={"token": process.link})).status_code == 401

    run(look)


def test_a_server_that_is_asked_to_stop_parks_the_open_round_and_the_next_one_goes_on_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        place = str(tmp_path / "floor.db")
        with serving(place) as process:
            anna = await process.place.enter("Anna")
            token = anna.http.cookies[COOKIE]
            async with anna.at("roulette") as client:
                await client.sit(1)
                assert (await a_wager(client, 1))["is"] == "done"
                stacks, number = client.view["stacks"], client.number
                assert "open rounds go on with the next start" in process.stop()
                assert process.running.returncode == 0
            await anna.http.aclose()
        with serving(place, "--pace", "0") as process:
            anna = process.place.again(token)
            async with anna.at("roulette", after=number) as client:
                state = await client.watch(1)
                assert state["number"] >= number
                if state["number"] == number:
                    assert state["view"]["stacks"] == stacks
                await ended(client)
            await anna.http.aclose()
        with existing_journal_at(place) as journal:
            assert [verdict.failure for verdict in verify(journal)] == [None] * len(registry.games())
            assert journal.table("roulette").head.number > number

    run(play)


async def ended(client: Client) -> None:
    """The round that was open is over."""
    while not (await client.until("events"))["ends_round"]:
        pass


def test_a_port_in_use_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = subprocess.run(
            program("--db", str(tmp_path / "floor.db"), "--port", port),
            capture_output=True,
            text=True,
            env=environment(),
            check=False,
            timeout=60,
        )
    assert (told.returncode, told.stdout) == (1, "")
    assert f"port {port} of 127.0.0.1 is in use" in told.stderr
    assert "Traceback" not in told.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--port", "99999"), "a port is a number from 0 to 65535; 99999 is none"),
        (("--public", "casino.example"), "--public is an address such as https://casino.example"),
        (("--db", "nowhere/floor.db"), "its folder must exist"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = croupier("serve", *(words if "--port" in words else (*words, "--port", "0")))
    assert told.code == 1
    assert says in " ".join(told.err.split())


def test_init_prints_a_link_that_serves_once_and_opens_nothing(croupier: Croupier, tmp_path: Path) -> None:
    place = str(tmp_path / "floor.db")
    told = croupier("serve", "--init", "--db", place, "--public", "https://casino.example")
    assert told.code == 0
    assert told.out.startswith("https://casino.example/#link=")
    with existing_journal_at(place) as journal:
        assert journal.tables() == []
