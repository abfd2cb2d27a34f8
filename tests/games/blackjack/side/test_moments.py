"""The order in which side wagers are settled, where a transcript does not tell it."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from tests.games.blackjack.dealing import ONE, Dealing

from croupier.floor.chance import SeededChance
from croupier.games.blackjack.acts import Deal, Stand, UseCardReader
from croupier.money import Cents
from croupier.table.events import Dealt, Event, Marked, Moved
from croupier.table.limits import Weighed
from croupier.table.people import DEALER, Seat
from croupier.table.runner import Accepted
from croupier.table.wagering import Wager


def wager(table: Dealing, seat: Seat, amount: int, area: str) -> None:
    table.do(Wager(seat, Cents(amount * 100), area))


def at(events: tuple[Event, ...] | list[Event], fits: Callable[[Event], bool]) -> int:
    return next(number for number, event in enumerate(events) if fits(event))


@pytest.mark.clause("MA-BJ 22(k)(3)")
def test_the_lammer_moves_before_a_streak_is_paid() -> None:
    table = Dealing("Tc 9d Kc Th Tc 9d Kc Th", wagers={"streak": True})
    for on in (None, "streak 2", "streak 3"):
        wager(table, ONE, 10, f"{on} of box 1" if on else "box 1")
    table.do(Deal(DEALER), Stand(ONE))
    wager(table, ONE, 10, "box 1")
    events = table.do(Deal(DEALER), Stand(ONE)).events
    moved = at(events, lambda event: isinstance(event, Marked) and event.place == "streak 3 of box 1")
    paid = at(events, lambda event: isinstance(event, Moved) and event.amount == 30_00)
    main = at(events, lambda event: isinstance(event, Moved) and event.clause == "MA-BJ 3(e)")
    assert main < moved < paid


@pytest.mark.clause("MA-BJ 20(e)(1)", "MA-BJ 23(e)")
def test_what_two_cards_decide_is_settled_before_the_dealers_hole_card() -> None:
    bonus = {"equipment": "record 7", "one_dollar": {"15": "1"}}
    side = {"match_the_dealer": True, "blackjack_bonus": bonus}
    table = Dealing("Tc 9d 9c Kh", dealer_second_card="hole-down", wagers=side)
    for amount, area in ((10, "box 1"), (10, "match the dealer of box 1"), (1, "blackjack bonus of box 1")):
        wager(table, ONE, amount, area)
    events = table.do(Deal(DEALER)).events
    hole = [number for number, event in enumerate(events) if isinstance(event, Dealt)][-1]
    areas = ("match the dealer of box 1", "blackjack bonus of box 1")
    settled = [number for number, event in enumerate(events) if isinstance(event, Moved) and event.source.area in areas]
    assert len(settled) >= len(areas)
    assert max(settled) < hole


@pytest.mark.clause("MA-BJ 15(k)", "MA-BJ 22(f)")
def test_a_round_in_which_all_hands_are_dead_leaves_streaks_as_they_are() -> None:
    reader = {"dealer_second_card": "hole-down-reader", "card_reader_discloses": True}
    table = Dealing("Tc 9d Kc Th", wagers={"streak": True}, **reader)
    wager(table, ONE, 10, "box 1")
    wager(table, ONE, 10, "streak 2 of box 1")
    table.do(Deal(DEALER), UseCardReader(DEALER))
    assert table.runner.is_between_rounds
    lying = table.runner.table
    assert (lying.chips(ONE, "box 1"), lying.chips(ONE, "streak 2 of box 1")) == (0, 10_00)
    wager(table, ONE, 10, "box 1")
    assert not isinstance(table.runner.act(Wager(ONE, Cents(10_00), "streak 3 of box 1")), Accepted)


def test_chance_shows_a_weighed_amount_as_often_as_its_weight_says() -> None:
    drawn = [SeededChance(seed).draw(Weighed(("rare", "often"), (1, 9))) for seed in range(2000)]
    assert Fraction(8, 100) < Fraction(drawn.count("rare"), len(drawn)) < Fraction(12, 100)
    assert {SeededChance(seed).draw(Weighed(("never", "always"), (0, 1))) for seed in range(50)} == {"always"}
