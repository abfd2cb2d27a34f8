"""A person receives the faces that they have seen and no others."""

from collections.abc import Iterator

import pytest
from tests.table.scripted import CLAUSE, ONE, TWO, Say, Shout, T, done, load, runner_of, seat

from croupier.equipment.cards import cards
from croupier.table.codec import encode
from croupier.table.events import Shown
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import CHANCE, DEALER, NOBODY, SURVEILLANCE, Who
from croupier.table.runner import Runner
from croupier.table.views import event_for


def may_say(_: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Say, CLAUSE)


def by_the_hand(t: T) -> Iterator[Offer | Bar]:
    """Seat 1 may shout with an ace; only seat 1 knows whether there is one."""
    yield from may_say(t)
    for each in t.asked([ONE]):
        if t.face(t.pieces("hand")[0], to=each).rank.letter == "A":
            yield offer(each, Shout, CLAUSE)


async def deals(t: T) -> None:
    await t.ask(may_say)
    load(t, *cards("As Kd 2c"))
    await t.draw_to("hand", CLAUSE, seen_by=(ONE,))
    await t.draw_to("open", CLAUSE, seen_by=None)
    await t.draw_to("burned", CLAUSE, seen_by=NOBODY)
    await t.ask(by_the_hand)


@pytest.fixture
def runner() -> Runner:
    """A table with a card that one player saw, one that all saw, and one that nobody saw."""
    runner = runner_of(deals, automatic=("draw-card",))
    seat(runner, ONE, TWO)
    return runner


@pytest.mark.parametrize("who", [None, ONE, TWO, DEALER, SURVEILLANCE, CHANCE])
def test_who_sees_which_face(runner: Runner, who: Who | None) -> None:
    done(runner, Say(DEALER))
    seen = runner.view(who).cards
    assert [seen[area][0].face for area in ("hand", "open", "burned")] == ["As" if who == ONE else None, "Kd", None]


@pytest.mark.parametrize("who", [None, TWO, DEALER])
def test_an_event_tells_the_others_only_that_a_card_was_shown(runner: Runner, who: Who | None) -> None:
    events = done(runner, Say(DEALER)).events
    told = [event_for(event, who) for event in events]
    assert Shown(CLAUSE, 0, None, (ONE,)) in told
    assert b"As" not in b"".join(map(encode, told))
    assert b"Kd" in b"".join(map(encode, told))
    assert b"As" in b"".join(encode(event_for(event, ONE)) for event in events)


def test_an_offer_by_a_hidden_card_is_seen_by_its_owner_alone(runner: Runner) -> None:
    done(runner, Say(DEALER))
    assert [made.act for made in runner.view(ONE).offers if made.act == "shout"]
    for who in (None, TWO, DEALER):
        assert b"shout" not in encode(runner.view(who))


def test_the_racks_are_on_the_rail_for_all_to_see(runner: Runner) -> None:
    view = runner.view(None)
    assert [(each.seat, each.name, each.chips) for each in view.seats] == [
        (ONE, "player 1", 500_00),
        (TWO, "player 2", 500_00),
    ]
    assert view.shoe is None
    done(runner, Say(DEALER))
    shoe = runner.view(None).shoe
    assert shoe is not None
    assert (shoe.left, shoe.size) == (49, 52)
