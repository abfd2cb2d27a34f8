"""Two hosts on one PostgreSQL: each sees at once what the other records, and people move between them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
from tests.floor.hosting import LONGEST_SECONDS, PATIENT, Client, Person, Place, fixed_clock, run, served
from tests.floor.processes import Outside
from tests.floor.test_tables import a_wager

from croupier.floor.chance import SeededChance
from croupier.floor.desk import COOKIE
from croupier.floor.floor import Floor
from croupier.floor.hosts import Hosts
from croupier.floor.postgres import Words
from croupier.floor.register import register_at
from croupier.games import registry
from croupier.journal.places import journal_at
from croupier.journal.verify import verify
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.people import SUPERVISOR, Seat

TABLE = "roulette"


@asynccontextmanager
async def two_hosts(database: str) -> AsyncIterator[tuple[Place, Place]]:
    """Two floors that share their tables through a database."""
    async with AsyncExitStack() as stack:
        places = []
        for number in (1, 2):
            journal = stack.enter_context(journal_at(database))
            register = register_at(database, fixed_clock)
            stack.callback(register.close)
            words = Words(database)
            stack.callback(words.close)
            floor = Floor(
                journal,
                register,
                pace=PATIENT,
                chance=lambda number=number: SeededChance(number),  # type: ignore[misc]
                clock=fixed_clock,
                hosts=Hosts(words.say),
            )
            if number == 1:
                game = registry.game(TABLE)
                floor.record_table(TABLE, game, chosen(game))
            words.start(floor.heard)
            places.append(await stack.enter_async_context(served(floor)))
        yield places[0], places[1]


def moved(person: Person, place: Place) -> Person:
    """The same person, with the same session, at another host."""
    there = Outside(place.port).again(person.http.cookies[COOKIE])
    place.people.append(there)
    return there


async def until(is_so: object) -> None:
    """Wait, for a bounded time, until something holds."""
    assert callable(is_so)

    async def holds() -> None:
        while not is_so():  # noqa: ASYNC110 - what is waited for is another host's doing
            await asyncio.sleep(0.005)

    await asyncio.wait_for(holds(), LONGEST_SECONDS)


async def until_number(client: Client, number: int) -> None:
    while client.number < number:
        await client.until("events", "state")


def test_a_client_sees_at_once_what_another_host_recorded(database: str) -> None:
    async def play() -> None:
        async with two_hosts(database) as (one, two):
            anna, bert = await one.enter("Anna"), await two.enter("Bert")
            async with anna.at(TABLE) as here, bert.at(TABLE) as there:
                await here.sit(1)
                await until_number(there, 2)
                await there.sit(2, "Bert")
                await until_number(here, 4)
                assert [seat["name"] for seat in here.view["seats"]] == ["Anna", "Bert"]
                assert (await a_wager(there, 2))["is"] == "done"
                await until_number(here, 5)
                assert sum(len(stacks) for stacks in here.view["stacks"].values()) == 1

    run(play)


def test_a_person_moves_to_another_host_in_the_middle_of_a_round(database: str) -> None:
    async def play() -> None:
        async with two_hosts(database) as (one, two):
            anna = await one.enter("Anna")
            async with anna.at(TABLE) as client:
                await client.sit(1)
                done = await client.act("bring-chips", 1, key="once", amount=100_00)
                await a_wager(client, 1)
                stacks, number = client.view["stacks"], client.number
            async with moved(anna, two).at(TABLE, after=number) as client:
                await until_number(client, number)
                state = await client.watch(1)
                assert state["view"]["stacks"] == stacks
                assert await client.act("bring-chips", 1, key="once", amount=100_00, on=0) == done
                await client.say(do="ready")
                while not (await client.until("events"))["ends_round"]:
                    pass
            there = moved(anna, two)
            assert (await there.get("/api/me")).json()["name"] == "Anna"
            assert (await anna.post("/api/logout")).status_code == 200
            assert (await there.get("/api/me")).json() is None
        with journal_at(database) as journal:
            assert [verdict.failure for verdict in verify(journal)] == [None]

    run(play)


def test_hosts_know_who_is_present_and_ready_at_the_others(database: str) -> None:
    async def play() -> None:
        async with two_hosts(database) as (one, two):
            anna, bert = await one.enter("Anna"), await two.enter("Bert")
            async with anna.at(TABLE) as here, bert.at(TABLE) as there:
                await here.sit(1)
                await there.sit(2, "Bert")
                both = frozenset((Seat(1), Seat(2)))
                for place in (one, two):
                    await until(lambda place=place: place.floor.table(TABLE).people.present == both)
                await a_wager(here, 1)
                await here.say(do="ready")
                await until(lambda: Seat(1) in two.floor.table(TABLE).people.ready)

    run(play)


def test_what_a_supervisor_orders_at_one_host_holds_at_the_other(database: str) -> None:
    async def play() -> None:
        async with two_hosts(database) as (one, two):
            chief, bert = await one.enter("Chief", SUPERVISOR), await two.enter("Bert")
            async with bert.at(TABLE) as client:
                await client.sit(2, "Bert")
                assert (await chief.post(f"/api/tables/{TABLE}/pause")).status_code == 200
                await client.until("notice")
                refused = await client.act("bring-chips", 2, amount=100_00)
                assert refused["says"] == "the table is paused; wait until it goes on"
                opened = await chief.post("/api/tables", name="another", game="red-dog")
                assert opened.status_code == 201
                async with bert.at("another") as other:
                    assert (await other.hear())["is"] == "state"

    run(play)


def test_a_host_whose_connections_were_cut_hears_again(database: str) -> None:
    async def play() -> None:
        async with two_hosts(database) as (one, two):
            anna, bert = await one.enter("Anna"), await two.enter("Bert")
            async with anna.at(TABLE) as here, bert.at(TABLE) as there:
                await here.sit(1)
                with psycopg.connect(database, autocommit=True) as other:
                    other.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE application_name = 'croupier' AND pid <> pg_backend_pid()"
                    )
                answer = await there.act("take-seat", 2, name="Bert")
                while answer["is"] == "refused":
                    answer = await there.act("take-seat", 2, name="Bert")
                await until_number(here, answer["number"])
                assert [seat["name"] for seat in here.view["seats"]] == ["Anna", "Bert"]

    run(play)
