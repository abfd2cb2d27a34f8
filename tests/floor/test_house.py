"""The house plays every registered game by itself, and keeps to what is said of it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.conformance.variants import TOGETHER, Settings

from croupier.equipment.cards import cards
from croupier.floor.chance import Chance, SeededChance, seeded
from croupier.floor.house import House, HousePlayer
from croupier.games import registry
from croupier.games.red_dog.acts import CloseRaises, Deal, Raise
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import AcceptCut, Act, BuyIn, ConfirmCash, DeclineCut, NameCard, TakeSeat, act_name
from croupier.table.events import RACK
from croupier.table.game import Game
from croupier.table.offers import Offer, Refusal, misfit
from croupier.table.people import CHANCE, DEALER, SUPERVISOR, Seat, Who
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.table.wagering import CallWager, Wager

CHIPS = Cents(500_00)
MOST_ACTS = 4000
"""A table that needs more acts for a few rounds has come to a standstill that looks like play."""

TABLES = [
    pytest.param(game, rulebook, shoes, settings, id=" ".join((game.name, rulebook, shoes, *settings)))
    for game in registry.games()
    for rulebook in game.rulebooks
    for settings in ((), *TOGETHER.get(game.name, ()))
    for shoes in Shoes
]


class Named(Chance):
    """Chance that names these cards one after the other."""

    def __init__(self, codes: str) -> None:
        super().__init__(seeded(1))
        self.cards = cards(codes)

    def answer(self, made: Offer) -> Act:
        return NameCard(CHANCE, self.cards.pop(0)) if made.act is NameCard else super().answer(made)


def seated(runner: Runner, players: list[HousePlayer]) -> None:
    for player in players:
        done(runner, TakeSeat(player.seat, "Sofia"))
        done(runner, BuyIn(player.seat, player.chips))


def done(runner: Runner, act: Act) -> Accepted:
    answer = runner.act(act)
    assert not isinstance(answer, Refusal), f"{act}: {answer}"
    return answer


def players(seats: int, seed: int) -> list[HousePlayer]:
    return [HousePlayer(Seat(seat), CHIPS, seeded(f"{seed} {seat}")) for seat in range(1, seats + 1)]


def played(runner: Runner, house: House, scripts: int) -> Iterator[Act]:
    """The acts by which the house brings so many scripts to their end."""
    for _ in range(MOST_ACTS):
        act = house.promptly(runner) or house.onward(runner)
        assert act is not None, "the house does not know how to go on"
        assert isinstance(act, BuyIn | Wager) or answers_the_question(act, runner), f"{act} is not asked for"
        yield act
        scripts -= done(runner, act).ends_round
        if not scripts:
            return
    pytest.fail("the rounds do not come to an end")


def answers_the_question(act: Act, runner: Runner) -> bool:
    return any(made.act is type(act) and misfit(act, made) is None for made in runner.asked(act.who))


@pytest.mark.parametrize(("game", "rulebook", "shoes", "settings"), TABLES)
def test_the_house_plays_every_game_to_the_end_of_several_rounds(
    game: Game, rulebook: str, shoes: Shoes, settings: Settings
) -> None:
    """Chips and cards are conserved at every act, or the runner would refuse it with a fault."""
    submission = chosen(game, rulebook=rulebook, settings=settings)
    for seed, automatic in ((1, ()), (2, tuple(act_name(duty) for duty in game.duties))):
        runner = Runner(game, submission, automatic, shoes)
        free = sum(made.act is TakeSeat for made in runner.offers())
        at_the_table = players(min(3, free), seed)
        seated(runner, at_the_table)
        acts = list(played(runner, House(SeededChance(seed), at_the_table), scripts=8))
        assert any(isinstance(act, Wager) for act in acts)
        bought = Counter[Who]({player.seat: CHIPS for player in at_the_table})
        for act in acts:
            if isinstance(act, BuyIn):
                bought[act.who] += act.amount
        held = Counter[Who]()
        for stack, amount in runner.table.board.stacks.items():
            held[stack.owner] += amount
        assert any(held[seat] != bought[seat] for seat in bought), "no wager was decided"


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_seed_gives_the_same_play(game: Game) -> None:
    def play() -> list[Act]:
        runner, at_the_table = Runner(game, chosen(game)), players(2, 5)
        seated(runner, at_the_table)
        return list(played(runner, House(SeededChance(5), at_the_table), scripts=4))

    assert play() == play()


# Policies, at red dog.


def red_dog(chance: Chance, at_the_table: list[HousePlayer], shoes: Shoes = Shoes.PHYSICAL) -> tuple[Runner, House]:
    game = registry.game("red-dog")
    runner = Runner(game, chosen(game), tuple(act_name(duty) for duty in game.duties), shoes)
    seated(runner, at_the_table)
    return runner, House(chance, at_the_table)


def test_players_decline_the_cut_and_the_dealer_cuts_in_the_middle() -> None:
    runner, house = red_dog(SeededChance(1), players(2, 1))
    opening = list(played(runner, house, scripts=1))
    assert [act for act in opening if isinstance(act, DeclineCut | AcceptCut)] == [
        DeclineCut(Seat(1)),
        DeclineCut(Seat(2)),
        AcceptCut(DEALER, 156),
    ]


def test_players_wager_one_to_three_times_the_least_before_the_dealer_deals() -> None:
    runner, house = red_dog(SeededChance(1), players(3, 1))
    list(played(runner, house, scripts=1))
    wagers = []
    for _ in range(20):
        acts = list(played(runner, house, scripts=1))
        assert [act.who for act in acts[:4]] == [1, 2, 3, DEALER]
        assert isinstance(acts[3], Deal)
        wagers += [act.amount for act in acts if isinstance(act, Wager)]
    assert set(wagers) == {10_00, 20_00, 30_00}


@pytest.mark.parametrize(
    ("codes", "spread"),
    [("2s Th 3d", 7), ("2s Ah 3d", 11), ("2s 9h 3d", 6), ("2s 4h 3d", 1)],
    ids=lambda value: f"{value}",
)
def test_players_raise_on_a_spread_of_seven_and_more(codes: str, spread: int) -> None:
    runner, house = red_dog(Named(codes), players(1, 1))
    list(played(runner, house, scripts=1))
    acts = list(played(runner, house, scripts=1))
    wager = next(act for act in acts if isinstance(act, Wager))
    raises = [act for act in acts if isinstance(act, Raise)]
    assert raises == ([Raise(Seat(1), wager.amount, wager.area)] if spread >= 7 else [])
    assert isinstance(acts[-2], CloseRaises)


def test_a_player_below_the_minimum_buys_in_as_at_the_beginning() -> None:
    poor = HousePlayer(Seat(1), Cents(3_00), seeded(1))
    runner, house = red_dog(SeededChance(1), [poor])
    acts = list(played(runner, house, scripts=2))
    assert [act for act in acts if isinstance(act, BuyIn)] == [BuyIn(Seat(1), Cents(3_00))] * 3
    assert [act.area for act in acts if isinstance(act, Wager)] == ["area 1"]


def test_the_house_waits_for_a_person_for_whom_the_table_waits() -> None:
    runner, house = red_dog(SeededChance(1), [])
    done(runner, TakeSeat(Seat(2), "Ada"))
    assert house.promptly(runner) is None
    done(runner, house.onward(runner) or pytest.fail("the dealer opens the table"))
    assert [made.act for made in runner.asked()] == [AcceptCut, DeclineCut]
    assert (house.promptly(runner), house.onward(runner)) == (None, None)


def test_cash_that_is_called_is_confirmed_at_once() -> None:
    runner, house = red_dog(SeededChance(1), [])
    done(runner, TakeSeat(Seat(1), "Ada"))
    done(runner, house.onward(runner) or pytest.fail("the dealer opens the table"))
    done(runner, DeclineCut(Seat(1)))
    done(runner, house.onward(runner) or pytest.fail("the dealer cuts"))
    done(runner, CallWager(Seat(1), Cents(20_00), "area 1"))
    confirming = [house.promptly(runner)]
    done(runner, confirming[0] or pytest.fail("the dealer confirms"))
    confirming.append(house.promptly(runner))
    assert confirming == [ConfirmCash(DEALER, Seat(1)), ConfirmCash(SUPERVISOR, Seat(1))]


def test_what_lies_on_the_layout_is_left_alone() -> None:
    runner, house = red_dog(SeededChance(1), players(1, 1))
    list(played(runner, house, scripts=1))
    done(runner, house.promptly(runner) or pytest.fail("the player wagers"))
    assert house.promptly(runner) is None
    assert runner.table.board.chips(Seat(1), RACK) < CHIPS
