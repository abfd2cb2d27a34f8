"""The tables of a floor over the wire: seats, acts, numbers, keys, reconnection, delay, and the house."""

from typing import Any

import pytest
from tests.floor.hosting import Client, Person, a_floor, records, run, served
from tests.floor.playing import Player

from croupier.games import registry
from croupier.journal.memory import MemoryJournal
from croupier.journal.verify import verify
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.people import SUPERVISOR


async def a_wager(client: Client, seat: int) -> dict[str, Any]:
    """Lay the least wager, or bid, that is offered first."""
    made = (await client.until_offered("wager", "bid"))[0]
    fields: dict[str, Any] = {"amount": made["limits"]["amount"]["least"]}
    for name in ("area", "chips"):
        if name in made["limits"]:
            fields[name] = made["limits"][name]["choices"][0]
    return await client.act(made["act"], seat, **fields)


@pytest.mark.parametrize(
    ("game", "rulebook"), [(game.name, rulebook) for game in registry.games() for rulebook in game.rulebooks]
)
def test_one_person_plays_rounds_of_every_game_with_the_house(game: str, rulebook: str) -> None:
    async def play() -> None:
        floor = a_floor()
        floor.record_table("table", registry.game(game), chosen(registry.game(game), rulebook=rulebook))
        async with served(floor) as place:
            anna = await place.enter("Anna")
            async with anna.at("table") as client:
                await client.sit(1)
                for seat in (2, 3):
                    assert (await anna.post("/api/tables/table/house", seat=seat, present=True)).status_code == 200
                await Player(client, 1).play(3)
                assert client.view["seats"][0]["name"] == "Anna"
        assert all(verdict.failure is None for verdict in verify(floor.journal))
        by_anna = [record for record in records(floor, "table") if record.by and record.by.account == "Anna"]
        assert len(by_anna) > 3

    run(play)


def test_an_act_is_answered_with_its_number_and_a_repeated_key_again() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.hear()
                first = await client.act("take-seat", 1, key="k1", name="Anna")
                again = await client.act("take-seat", 1, key="k1", name="Anna")
                assert first == again == {"is": "done", "key": "k1", "number": 1}
                assert place.floor.table("roulette").recorded.runner.number == 1

    run(play)


def test_a_key_is_remembered_by_the_journal() -> None:
    """The answer may be lost with the server; the act counts once all the same."""

    async def play() -> None:
        journal = MemoryJournal()
        first = a_floor("roulette", journal=journal)
        async with served(first) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.sit(1)
                done = await client.act("bring-chips", 1, key="once", amount=100_00)
        second = a_floor(journal=journal)
        async with served(second) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.hear()
                assert await client.act("bring-chips", 1, key="once", amount=100_00, on=0) == done

    run(play)


def test_an_act_on_what_no_longer_stands_is_stale_and_changes_nothing() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.sit(1)
                await client.until_offered("wager")
                number = client.number
                await a_wager(client, 1)
                refused = await client.act("bring-chips", 1, on=number - 1, amount=100_00)
                assert (refused["is"], refused["stale"]) == ("refused", True)
                assert {made["act"] for made in refused["offers"]} >= {"wager", "withdraw"}

    run(play)


def test_what_others_do_makes_no_act_stale_that_is_still_offered_as_it_was() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with anna.at("roulette") as one, bert.at("roulette") as two:
                await one.sit(1)
                await two.sit(2, "Bert")
                await one.until_offered("wager")
                await two.until_offered("wager")
                seen = two.number
                assert (await a_wager(one, 1))["is"] == "done"
                made = two.open("wager")[0]
                wager = {name: made["limits"][name]["choices"][0] for name in ("area", "chips")}
                done = await two.act("wager", 2, on=seen, amount=made["limits"]["amount"]["least"], **wager)
                assert done["is"] == "done"

    run(play)


def test_a_client_that_returns_gets_what_it_missed_and_its_seat_is_held() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with bert.at("roulette") as other:
                async with anna.at("roulette") as client:
                    await client.sit(1)
                    await a_wager(client, 1)
                    left_at = client.number
                await other.sit(2, "Bert")
                last = other.number
                async with anna.at("roulette", after=left_at) as client:
                    numbers = []
                    while (message := await client.hear())["is"] == "events":
                        numbers.append(message["number"])
                    assert numbers == list(range(left_at + 1, message["number"] + 1))
                    assert message["number"] >= last
                    state = await client.watch(1)
                    assert state["view"]["seats"][0]["name"] == "Anna"
                    assert sum(len(stacks) for stacks in state["view"]["stacks"].values()) == 1

    run(play)


def test_a_seat_is_its_holders_alone() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with anna.at("roulette") as one, bert.at("roulette") as two:
                await one.sit(1)
                assert (await two.watch(1))["is"] == "refused"
                assert (await two.act("buy-in", 1, amount=100_00))["says"] == "seat 1 is not yours"
                assert (await two.act("take-seat", 1, name="Bert"))["is"] == "refused"
                assert (await two.act("open-table", "dealer"))["says"] == "the role dealer is not yours at this table"

    run(play)


def test_nobody_looks_any_longer_from_a_seat_that_was_left() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna, bert = await place.enter("Anna"), await place.enter("Bert")
            async with anna.at("roulette") as one, bert.at("roulette") as two:
                await one.sit(1)
                assert (await one.act("change-seat", 1, seat=3))["is"] == "done"
                await one.say(do="resume", after=one.number)
                assert (await one.until("state"))["view"]["who"] == 3
                assert (await one.act("leave-seat", 3))["is"] == "done"
                await two.sit(3, "Bert")
                await one.say(do="resume", after=one.number)
                assert (await one.until("state"))["view"]["who"] is None
                assert one.offers == []

    run(play)


def test_the_dealer_goes_on_when_everybody_is_ready() -> None:
    async def play() -> None:
        async with served(a_floor("roulette")) as place:
            anna = await place.enter("Anna")
            async with anna.at("roulette") as client:
                await client.sit(1)
                await a_wager(client, 1)
                await client.say(do="ready")
                while not (await client.until("events"))["ends_round"]:
                    pass

    run(play)


def test_a_supervisor_pauses_voids_and_closes_a_table() -> None:
    async def play() -> None:
        floor = a_floor("roulette")
        async with served(floor) as place:
            anna, chief = await place.enter("Anna"), await place.enter("Chief", SUPERVISOR)
            assert (await anna.post("/api/tables/roulette/pause")).status_code == 403
            async with anna.at("roulette") as client:
                await client.sit(1)
                await a_wager(client, 1)
                assert (await chief.post("/api/tables/roulette/pause")).json()["status"] == "paused"
                assert "paused" in (await client.act("bring-chips", 1, amount=100_00))["says"]
                assert (await anna.post("/api/tables/roulette/void", reason="a test")).status_code == 400
                await voided(chief, client)
                assert (await chief.post("/api/tables/roulette/resume")).json()["status"] == "open"
                assert (await chief.post("/api/tables/roulette/fill", amount=1000_00)).status_code == 200
                assert (await chief.post("/api/tables/roulette/close")).json()["status"] == "closed"
                assert "closed" in (await client.act("bring-chips", 1, amount=100_00))["says"]
        assert all(verdict.failure is None for verdict in verify(floor.journal))

    run(play)


async def voided(chief: Person, client: Client) -> None:
    """The wager comes back to the rack."""
    assert (await chief.post("/api/tables/roulette/void", reason="the wheel was touched")).status_code == 200
    message = await client.until("events")
    assert message["ends_round"]
    assert message["view"]["stacks"] == {}
    assert message["view"]["seats"][0]["chips"] == 500_00
