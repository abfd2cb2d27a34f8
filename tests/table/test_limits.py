"""Limits judge values of any type without ever raising."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.equipment.cards import DECK, Card, decks
from croupier.money import Cents
from croupier.table.events import Chips
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Several, Whole, Words

ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.binary(max_size=4)
    | st.sampled_from([*DECK[:3], Chips.VALUE, int, object()]),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
    max_leaves=4,
)
CENTS = st.integers(-10_00, 100_00)

EVERY_LIMIT = (
    Amount(Cents(1), Cents(10**6)),
    Whole(0, 10),
    OneOf((1, 2, "red", Chips.VALUE)),
    AnyCard(dict.fromkeys(DECK[1:], 1)),
    Permutation(1),
    Words(5),
    Several(("a", "b")),
)


@given(value=ANYTHING)
def test_no_limit_raises_and_each_can_say_what_it_asks(value: object) -> None:
    for limit in EVERY_LIMIT:
        assert limit.admits(value) in (True, False)
        assert limit.asks()


@given(least=CENTS, most=CENTS, step=st.integers(1, 500), value=CENTS)
def test_an_amount_lies_between_its_ends_on_a_step(least: int, most: int, step: int, value: int) -> None:
    limit = Amount(Cents(least), Cents(most), Cents(step))
    assert limit.admits(value) == (value in range(least, most + 1) and value in range(-1000 * step, 10_001, step))
    admitted = [each for each in range(least, most + 1) if limit.admits(each)]
    if admitted:
        assert (limit.lowest, limit.highest) == (admitted[0], admitted[-1])
    assert limit.is_empty == (least > most)


@pytest.mark.parametrize(
    ("limit", "asks"),
    [
        (Amount(Cents(5_00), Cents(10_00), Cents(1_00)), "from $5.00 to $10.00 in steps of $1.00"),
        (Amount(Cents(5_00), Cents(5_00), Cents(1_00), "the coupon"), "exactly $5.00 (the coupon)"),
        (Amount(Cents(5_00), Cents(3_00)), "at least $5.00, and no more than $3.00 is open"),
        (Amount(Cents(5_00), Cents(-3_00)), "at least $5.00, and no more than $0.00 is open"),
        (Whole(1, 6), "from 1 to 6"),
        (Whole(3, 3), "exactly 3"),
        (OneOf(("red", "black")), "one of red, black"),
        (OneOf(("red",)), "red"),
        (OneOf(()), "nothing is open"),
        (AnyCard(dict.fromkeys(DECK, 1)), "any card"),
        (AnyCard(dict.fromkeys(DECK[1:], 1)), "any card but 2c, of which none is left"),
        (Permutation(6), "every card of 6 decks once"),
        (Words(40), "a text of 1 to 40 printable characters"),
        (Several(("a", "b")), "any of a, b"),
        (Several(()), "any of nothing"),
    ],
)
def test_what_would_be_right_in_words(limit: Limit, asks: str) -> None:
    assert limit.asks() == asks


@pytest.mark.parametrize(
    ("limit", "right", "wrong"),
    [
        (Amount(Cents(1), Cents(100)), [1, 100], [True, 1.0, "1", 0, 101, None]),
        (Whole(0, 6), [0, 6], [False, 0.0, -1, 7, 10**30]),
        (OneOf((1, 2)), [1, 2], [True, 1.0, "1", 3]),
        (OneOf((Chips.VALUE,)), [Chips.VALUE], ["value", Chips.COUPON]),
        (OneOf(("red",)), ["red"], ["Red", b"red", ("red",)]),
        (AnyCard({Card("As"): 1}), [Card("As")], ["As", Card("2c")]),
        (Permutation(1), [DECK, DECK[::-1]], [list(DECK), DECK[1:], DECK[1:] + DECK[1:2], decks(2), "As"]),
        (Words(5), ["a", "12345", "Zoë ♠"], ["", "   ", "123456", "a\nb", "a\x00", None]),
        (Words(5, least=0), ["", "12345"], ["123456"]),
        (Several(("a", "b")), [(), ("b",), ("b", "a")], [("a", "a"), ("c",), ["a"], "a", (1,)]),
    ],
)
def test_what_each_limit_admits(limit: Limit, right: list[object], wrong: list[object]) -> None:
    assert [value for value in right if not limit.admits(value)] == []
    assert [value for value in wrong if limit.admits(value)] == []


def test_only_an_empty_range_is_a_bar() -> None:
    assert [limit.is_empty for limit in (Amount(Cents(2), Cents(1)), Whole(2, 1), OneOf(()))] == [True] * 3
    assert not any(limit.is_empty for limit in EVERY_LIMIT)
