"""Who comes in: the names of the host, the pages that may act, the size and the rate of what is sent."""

import asyncio
from http import HTTPStatus

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.floor.hosting import Client, a_floor, run, served
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.floor.gate import FRAMES_AT_ONCE, LARGEST_FRAME, Gate

HOST = "127.0.0.1:8000"
HOSTS = {
    (HOST,): True,
    ("LOCALHOST:8000",): True,
    ("127.0.0.1",): False,
    ("127.0.0.1:8001",): False,
    ("evil.example",): False,
    ("127.0.0.1:8000.evil.example",): False,
    ("",): False,
    (): False,
    (HOST, HOST): False,
    (HOST, "evil.example"): False,
}
ORIGINS = {
    ("http://127.0.0.1:8000",): True,
    ("https://127.0.0.1:8000",): True,
    ("https://casino.example",): True,
    ("http://127.0.0.1:8001",): False,
    ("http://127.0.0.1",): False,
    ("http://localhost:8000",): False,
    ("http://127.0.0.1:8000.evil.example",): False,
    ("http://evil.example",): False,
    ("null",): False,
    ("",): False,
    ("http://127.0.0.1:8000", "http://evil.example"): False,
}


async def nowhere(*_: object) -> None:
    raise AssertionError("the gate let it through")


def why_not(kind: str, hosts: tuple[str, ...], origins: tuple[str, ...], method: str = "POST") -> str | None:
    gate = Gate(nowhere, (HOST, "localhost:8000"), origins=("https://casino.example",))
    headers = [(b"host", host.encode()) for host in hosts] + [(b"origin", origin.encode()) for origin in origins]
    return gate.why_not({"type": kind, "method": method, "headers": headers})


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("hosts", "comes_in"), HOSTS.items())
def test_only_the_names_of_the_floor_are_served(kind: str, hosts: tuple[str, ...], *, comes_in: bool) -> None:
    origin = f"http://{hosts[0].lower()}" if hosts else "http://127.0.0.1:8000"
    assert (why_not(kind, hosts, (origin,)) is None) == comes_in


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("origins", "comes_in"), ORIGINS.items())
def test_only_pages_of_the_floor_act(kind: str, origins: tuple[str, ...], *, comes_in: bool) -> None:
    assert (why_not(kind, (HOST,), origins) is None) == comes_in


def test_a_socket_names_its_origin_and_a_program_that_posts_need_not() -> None:
    assert why_not("websocket", (HOST,), ()) == "a socket must name its origin"
    assert why_not("http", (HOST,), ()) is None


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_reading_changes_nothing_so_any_page_may_ask(method: str) -> None:
    """It learns nothing all the same: no answer allows a foreign page to read it."""
    assert why_not("http", (HOST,), ("http://evil.example",), method) is None


def test_a_foreign_page_gets_no_socket_and_changes_nothing() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
                with pytest.raises(InvalidStatus) as refused:
                    async with anna.at("roulette", headers=headers):
                        pass
                assert refused.value.response.status_code == HTTPStatus.FORBIDDEN
                answer = await anna.http.post("/api/logout", headers=headers)
                assert answer.status_code == HTTPStatus.FORBIDDEN
                assert "access-control-allow-origin" not in answer.headers
            assert (await anna.get("/api/me")).json()["name"] == "Anna"

    run(play)


def test_every_answer_has_the_headers_that_keep_foreign_pages_out() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            for path in ("/", "/api/tables", "/api/nothing", "/static/nothing"):
                headers = (await anna.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"

    run(play)


async def code_of(client: Client) -> int:
    """The code with which a connection is closed."""
    try:
        while True:
            await client.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_flood_ends_the_connection_of_the_flooder_alone() -> None:
    async def play() -> None:
        floor = a_floor("roulette")
        async with served(floor) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with anna.at("roulette") as one, bert.at("roulette") as two:
                await two.sit(2, "Bert")
                for _ in range(20 * int(FRAMES_AT_ONCE)):
                    try:
                        await one.say(do="ping")
                    except ConnectionClosed:
                        break
                await code_of(one)
                assert len([raw for raw in one.sent if b"pong" in raw]) < 3 * FRAMES_AT_ONCE
                assert (await two.act("bring-chips", 2, amount=100_00))["is"] == "done"

    run(play)


def test_a_frame_that_is_too_large_ends_the_connection() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.raw.send('{"do":"ping"}' + " " * LARGEST_FRAME)
                await code_of(client)
            async with anna.at("roulette") as client:
                await client.say(do="ping")
                assert (await client.until("pong"))["is"] == "pong"

    run(play)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
frames = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    anything.map(lambda value: msgspec.json.encode(value, enc_hook=str).decode()),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["watch", "act", "resume", "ready", "ping", "x"])},
        optional={
            "as": anything,
            "key": anything,
            "on": anything,
            "after": anything,
            "act": anything
            | st.fixed_dictionaries(
                {
                    "act": st.sampled_from(["wager", "take-seat", "shuffle", "spin-ball", "assign-duties"]),
                    "who": anything,
                },
                optional={"amount": anything, "area": anything, "name": anything, "order": anything},
            ),
        },
    ).map(lambda frame: msgspec.json.encode(frame, enc_hook=str).decode()),
)


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.lists(frames, min_size=5, max_size=25))
def test_no_frame_breaks_a_table(sent: list[str | bytes]) -> None:
    """Whatever is sent is answered or ends the connection, and the table goes on for others."""

    async def play() -> None:
        floor = a_floor("roulette")
        async with served(floor) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with anna.at("roulette") as one, bert.at("roulette") as two:
                await two.sit(2, "Bert")
                for frame in sent:
                    await one.raw.send(frame)
                await one.say(do="ping")
                heard = await one.until("pong")
                assert heard == {"is": "pong"}
                assert (await two.act("bring-chips", 2, amount=100_00))["is"] == "done"
                assert not any(b"program failed" in raw for raw in one.sent)

    run(play)


def test_a_socket_without_a_session_or_a_table_is_refused_in_words() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            wrong = {"Cookie": "croupier_session=wrong"}
            for table, cookie in (("nowhere", {}), ("roulette", wrong), ("roulette", {"Cookie": ""})):
                with pytest.raises(InvalidStatus):
                    async with anna.at(table, headers=cookie):
                        pass
            for after in (-1, 2**70):
                with pytest.raises(InvalidStatus):
                    async with anna.at("roulette", after=after):
                        pass

    run(play)


def test_a_body_that_is_too_large_is_refused() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            answer = await anna.http.post("/api/enter", content=b'{"name":"' + b"x" * 100_000 + b'"}')
            assert answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE

    run(play)


def test_many_requests_at_once_are_all_answered() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            answers: list[httpx.Response] = await asyncio.gather(*(anna.get("/api/tables") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {HTTPStatus.OK}

    run(play)
