"""The cut is offered in its order, placed within its limits, and can be made again."""

from collections.abc import Sequence

import pytest
from tests.table.scripted import CLAUSE, ONE, TWO, T, done, runner_of, seat

from croupier.equipment.cards import DECK
from croupier.table import shuffling
from croupier.table.acts import AcceptCut, DeclineCut, LeaveSeat, OpenTable, Shuffle
from croupier.table.board import DISCARD
from croupier.table.events import CutMade, Loaded, Revealed, Shuffled
from croupier.table.offers import Refusal
from croupier.table.people import CHANCE, DEALER, Seat, Who
from croupier.table.runner import Runner
from croupier.table.shuffling import CutRules, RecutBy
from croupier.table.table import Shoes

THREE = Seat(3)
RULES = CutRules(offered=CLAUSE, placed=CLAUSE, nearest=13, cards_behind=10)


def shuffling_table(shoes: Shoes = Shoes.ELECTRONIC) -> Runner:
    """A table that is shuffled and cut again and again, the cut being offered clockwise from seat 2."""

    async def script(t: T) -> None:
        await t.ask(shuffling.may_open, CLAUSE)
        await shuffling.stack(t, 1, CLAUSE)
        await shuffling.cut(t, RULES, shuffling.clockwise_from(t, TWO))
        await shuffling.burn(t, CLAUSE)

    return runner_of(script, automatic=("draw-card",), shoes=shoes)


def ready(*seats: Seat) -> Runner:
    """The cards are shuffled, and the cut is offered."""
    runner = shuffling_table()
    seat(runner, *seats)
    done(runner, OpenTable(DEALER))
    done(runner, Shuffle(CHANCE, DECK))
    return runner


def asked(runner: Runner) -> Sequence[Who]:
    return [made.who for made in runner.asked() if made.act is AcceptCut]


def test_a_table_opens_for_somebody() -> None:
    refused = shuffling_table().act(OpenTable(DEALER))
    assert isinstance(refused, Refusal)
    assert "nobody is seated" in refused.says


def test_the_cut_goes_round_and_at_last_to_the_dealer() -> None:
    runner = ready(ONE, TWO, THREE)
    offered = []
    for _ in range(3):
        (who,) = asked(runner)
        offered.append(who)
        done(runner, DeclineCut(who))
    assert offered == [TWO, THREE, ONE]
    assert asked(runner) == [DEALER]
    assert isinstance(runner.act(DeclineCut(DEALER)), Refusal)


def test_who_leaves_is_not_waited_for() -> None:
    runner = ready(ONE, TWO)
    done(runner, LeaveSeat(TWO))
    assert asked(runner) == [ONE]
    done(runner, LeaveSeat(ONE))
    assert asked(runner) == [DEALER]


@pytest.mark.parametrize(("position", "accepted"), [(12, False), (13, True), (39, True), (40, False)])
def test_the_cutting_card_stays_away_from_both_ends(position: int, accepted: bool) -> None:  # noqa: FBT001 - a column
    runner = ready(TWO)
    assert isinstance(runner.act(AcceptCut(TWO, position)), Refusal) != accepted


def test_what_lay_in_front_goes_to_the_back_and_a_card_is_burned() -> None:
    runner = ready(TWO)
    answer = done(runner, AcceptCut(TWO, 20))
    assert answer.events[:2] == (CutMade(CLAUSE, TWO, 20), Loaded(CLAUSE, 52, 42))
    shoe = runner.table.shoe
    assert tuple(shoe.faces) == DECK[20:] + DECK[:20]
    assert runner.table.pieces(DISCARD) == [0]
    assert runner.view(TWO).cards[DISCARD][0].face is None


def test_a_salted_shuffle_is_committed_to_and_revealed_when_the_shoe_is_over() -> None:
    runner = shuffling_table()
    seat(runner, TWO)
    done(runner, OpenTable(DEALER))
    (shuffled,) = done(runner, Shuffle(CHANCE, DECK, "salt")).events
    assert isinstance(shuffled, Shuffled)
    assert shuffled.commitment is not None
    done(runner, AcceptCut(TWO, 20))
    assert done(runner, OpenTable(DEALER)).events == (Revealed(CLAUSE, DECK, "salt"),)


def test_a_physical_shoe_is_stacked_without_chance() -> None:
    runner = shuffling_table(Shoes.PHYSICAL)
    seat(runner, TWO)
    answer = done(runner, OpenTable(DEALER))
    assert answer.events == (Shuffled(CLAUSE, 52),)
    done(runner, AcceptCut(TWO, 20))
    assert runner.table.shoe.faces == [None] * 52


@pytest.mark.parametrize(
    ("last", "by", "order"),
    [
        (TWO, RecutBy.NEXT, [THREE]),
        (THREE, RecutBy.NEXT, []),
        (ONE, RecutBy.NEXT, [TWO, THREE]),
        (DEALER, RecutBy.NEXT, []),
        (TWO, RecutBy.SAME, [TWO]),
        (DEALER, RecutBy.SAME, [DEALER]),
    ],
)
def test_who_cuts_again(last: Who, by: RecutBy, order: list[Who]) -> None:
    runner = ready(ONE, TWO, THREE)
    runner.table.board.cut_by = last
    assert shuffling.recut_order(runner.table, by, [ONE, TWO, THREE]) == order
