"""Too few cards in the shoe void a round as a whole, in both games."""

import pytest
from tests.games.punto.playing import CHIPS, Playing, bets

from croupier.games.punto.acts import NoMoreBets, PressHouseMoney, TakeHouseMoney
from croupier.games.punto.wagers import On
from croupier.table.acts import DeclineCut
from croupier.table.events import INVENTORY, Announced, Event, Performed
from croupier.table.people import DEALER, Seat


def assert_void(table: Playing, events: list[Event], clause: str) -> None:
    """Everything is as before the round, and new decks come before the next one."""
    assert Announced(clause, DEALER, "The round is void") in events
    assert any(isinstance(event, Performed) and event.duty == "replace-decks" for event in events)
    assert table.racks == [CHIPS] * 3
    assert table.runner.table.board.stacks[INVENTORY] == table.inventory
    assert any(made.act is DeclineCut for made in table.runner.asked())
    assert not any(made.act is NoMoreBets for made in table.runner.offers(DEALER))


@pytest.mark.clause("MA-BAC 15(e)", "MA-MIDI 13(e)")
@pytest.mark.parametrize(("name", "clause"), [("baccarat", "MA-BAC 15(e)"), ("midi-baccarat", "MA-MIDI 13(e)")])
def test_a_void_round_undoes_house_money_that_was_paid_or_pressed(name: str, clause: str) -> None:
    table = Playing(name, "7s 2h 7d 3c")
    table.do(*bets((2, 100, "banker"), (2, 20, "house money"), (4, 50, "player"), (4, 20, "house money")))
    table.do(*bets((6, 10, "tie"), (6, 20, "house money")))
    table.do(NoMoreBets(DEALER))
    first, second = (2, 4) if name == "baccarat" else (4, 2)
    answers = {2: PressHouseMoney(Seat(2), On.BANKER), 4: TakeHouseMoney(Seat(4))}
    table.do(answers[first])
    assert_void(table, table.do(answers[second]), clause)


@pytest.mark.clause("MA-BAC 15(e)", "MA-MIDI 13(e)")
@pytest.mark.parametrize(("name", "clause"), [("baccarat", "MA-BAC 15(e)"), ("midi-baccarat", "MA-MIDI 13(e)")])
def test_a_void_round_gives_back_house_money_that_was_collected(name: str, clause: str) -> None:
    table = Playing(name, "7s 2h Kd 3c")
    table.do(*bets((2, 100, "banker"), (2, 20, "house money"), (4, 50, "house money")))
    assert_void(table, table.do(NoMoreBets(DEALER)), clause)


@pytest.mark.clause("MA-MIDI 13(e)")
def test_a_void_round_takes_its_increments_off_the_meters() -> None:
    table = Playing("midi-baccarat", "7s 2h 4d 3c", royal_9={"paytable": 2, "secondary_share": "1/2"})
    table.do(*bets((2, 100, "banker"), (2, 5, "royal 9 progressive"), (4, 50, "player"), (4, 5, "royal 9 progressive")))
    meters = dict(table.runner.table.board.meters)
    assert_void(table, table.do(NoMoreBets(DEALER)), "MA-MIDI 13(e)")
    assert table.runner.table.board.meters == meters
    assert set(table.runner.table.memory.reserves.values()) == {0}


@pytest.mark.parametrize("name", ["baccarat", "midi-baccarat"])
def test_a_shoe_that_ends_with_a_round_is_followed_by_new_decks(name: str) -> None:
    table = Playing(name, "2s 9h Kd Kc")
    table.do(*bets((2, 100, "banker")))
    events = table.do(NoMoreBets(DEALER))
    assert any(isinstance(event, Performed) and event.duty == "replace-decks" for event in events)
    assert table.racks[0] == CHIPS + 95_00
