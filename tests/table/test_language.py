"""The table language says every act and reads it back."""

from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.equipment.cards import Card
from croupier.games.registry import game
from croupier.money import Cents
from croupier.table.acts import AcceptCut, Act, AssignDuties, ChangeSeat, NameCard, OrderRecut, Shuffle, TakeSeat
from croupier.table.events import Chips
from croupier.table.language import APOSTROPHE, Unreadable, read, read_act, read_money, say
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import offer
from croupier.table.people import CHANCE, DEALER, SUPERVISOR, Seat
from croupier.table.wagering import CallWager, Wager

ACTS: Mapping[str, type[Act]] = game("red-dog").codec.acts


@pytest.mark.parametrize(
    ("act", "line"),
    [
        (Wager(Seat(1), Cents(1050), "area 1"), "seat 1: wager 10.50 on area 1"),
        (
            Wager(Seat(2), Cents(1000), "split 8-11", Chips.COLOUR, Cents(500)),
            "seat 2: wager 10 on split 8-11 in colour coupon 5",
        ),
        (OrderRecut(SUPERVISOR, "bad cut"), "supervisor: order recut 'bad cut'"),
        (AcceptCut(Seat(2), 100), "seat 2: accept cut at 100"),
        (TakeSeat(Seat(1), "Anna B"), "seat 1: take seat 'Anna B'"),
        (AssignDuties(SUPERVISOR, ("draw-card", "wash-cards")), "supervisor: assign duties draw-card wash-cards"),
        (AssignDuties(SUPERVISOR, ()), "supervisor: assign duties"),
        (CallWager(Seat(3), Cents(5), "in on"), "seat 3: call wager 0.05 on 'in on'"),
        (ChangeSeat(Seat(1), Seat(4)), "seat 1: change seat to 4"),
        (NameCard(CHANCE, Card("Td")), "chance: name card Td"),
        (Shuffle(CHANCE, (Card("Td"), Card("2c"))), "chance: shuffle Td 2c"),
    ],
)
def test_an_act_is_said_and_read_back(act: Act, line: str) -> None:
    assert say(act) == line
    assert read(line, ACTS) == act


@given(
    st.integers(1, 10**9),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1).filter(str.strip),
)
def test_any_area_and_amount_survive(cents: int, area: str) -> None:
    act = Wager(Seat(1), Cents(cents), area)
    assert read(say(act), ACTS) == Wager(Seat(1), Cents(cents), area.replace("'", APOSTROPHE))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("seat 1: wagr 10", 'there is no act "wagr"; did you mean wager?'),
        ("seat 1: wager x on red", 'amount: "x" is no amount'),
        ("seat 1: wager 10.005 on red", '"10.005" is no whole number of cents'),
        ("seat 1: wager 1e999999999 on red", "amount: "),
        ("seat 1: wager nan on red", "is no amount"),
        ("seat one: wager 10", '"seat one" is nobody at a table'),
        ("wager 10", "does not say who acts"),
        ("seat 1: wager on area 1", "wager is not offered to seat 1 now; with its amount the refusal would say why"),
        ("seat 1: deal 5", 'deal: "5" is more than it takes'),
        ("seat 1: accept cut at the middle", '"the middle" is no whole number'),
        ("chance: name card 1x", '"1x" is not known'),
        ("seat 1: wager 10 on red in gold", '"gold" is not known; value, colour, coupon'),
        ("seat 1: change seat to x", "seat: "),
        ("seat 1:", "there is no act"),
    ],
)
def test_what_is_not_the_language_is_said_to_be_so(line: str, says: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(line, ACTS)
    assert says in str(error.value)


@given(st.text())
def test_any_text_is_an_act_or_unreadable(text: str) -> None:
    for line in (text, f"seat 1: {text}", f"dealer: wager {text}"):
        with suppress(Unreadable):
            assert isinstance(read(line, ACTS), Act)


def test_the_offers_fill_in_what_they_leave_one_choice_for() -> None:
    amount = Amount(Cents(100), Cents(900))
    offers = [offer(Seat(1), Wager, "MA-RD 5(b)", amount=amount, area=OneOf(("area 1",)))]
    assert read("seat 1: wager 5", ACTS, offers) == Wager(Seat(1), Cents(500), "area 1")
    offers.append(offer(Seat(1), Wager, "MA-RD 5(b)", amount=amount, area=OneOf(("area 2",))))
    with pytest.raises(Unreadable, match="area is missing"):
        read("seat 1: wager 5", ACTS, offers)
    with pytest.raises(Unreadable, match="wager is not offered to dealer now"):
        read("dealer: wager 5", ACTS, offers)


def test_names_of_acts_are_read_without_regard_to_case() -> None:
    assert read_act(DEALER, "Open Table", ACTS) == ACTS["open-table"](DEALER)


@given(st.integers(0, 10**12))
def test_money_is_whole_cents(cents: int) -> None:
    assert read_money(f"{cents // 100}.{cents % 100:02}") == cents
