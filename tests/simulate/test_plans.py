"""Plans and strategies as people write them, and every problem with them."""

import pytest

from croupier.errors import Refused
from croupier.games import registry
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.simulate.plans import Plan, Progression, read_plan
from croupier.simulate.strategies import read_strategy
from croupier.table.lanes import Bet

ROULETTE = registry.game("roulette")
SUBMISSION = chosen(ROULETTE)
LANES = ROULETTE.lanes(SUBMISSION)


def problems(text: str) -> list[str]:
    with pytest.raises(Refused) as refused:
        read_plan(text, SUBMISSION, LANES)
    return refused.value.problems


def test_a_plan_says_what_is_laid_and_how_the_stake_follows() -> None:
    plan, lane = read_plan(
        'bankroll = "1000.50"\nrounds = 200\nprogression = "martingale"\nstake = 20\nbets = [{wager = "red"}]',
        SUBMISSION,
        LANES,
    )
    assert plan == Plan(
        bankroll=Cents(1000_50),
        rounds=200,
        progression=Progression.MARTINGALE,
        stake=Cents(20_00),
        bets=(Bet("red"),),
    )
    assert lane is LANES[0]


def test_without_a_stake_the_table_minimum_is_staked() -> None:
    plan, _ = read_plan("bankroll = 100\nrounds = 5", SUBMISSION, LANES)
    assert plan.first_stake(SUBMISSION) == SUBMISSION.limits.minimum


def test_all_problems_are_told_at_once() -> None:
    assert problems('bankroll = 0\nrounds = 2.5\ncolour = 3\nprogression = "double"') == [
        "colour = 3: is no option here; there are bankroll, rounds, progression, stake, percent, bets",
        'bankroll = 0: must be an amount in dollars such as 25 or "2.50", at least $0.01',
        "rounds = 2.5: must be a whole number, from 1 to 1000000000",
        'progression = "double": must be "flat", "martingale" or "percentage"',
    ]
    assert problems(
        'bankroll = 100\nrounds = 2\nprogression = "percentage"\nstake = 10.50\n'
        'bets = [{wager = "redd"}, {wager = "black", units = -1, when = "raining"}]'
    ) == [
        'percent: is needed by progression = "percentage", such as 2 or "0.5"',
        'stake = "10.50": must be a multiple of the table\'s unit of $1.00',
        'bets[0].wager = "redd": there is no wager "redd"; did you mean red?',
        'bets[1].when = "raining": there are no conditions here',
        "bets[1].units = -1: would lay -$10.50; the table takes from $10.00 to $1,000.00",
    ]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("percent = 5", 'percent = "5": goes with progression = "percentage"'),
        ('progression = "percentage"\npercent = 101', 'percent = "101": must be more than 0 and at most 100'),
    ],
)
def test_a_percentage_belongs_to_its_progression(line: str, problem: str) -> None:
    assert problems(f"bankroll = 100\nrounds = 2\n{line}") == [problem]


def test_a_raise_is_left_to_the_strategy() -> None:
    game = registry.game("red-dog")
    submission = chosen(game)
    with pytest.raises(Refused) as refused:
        read_plan('bankroll = 100\nrounds = 2\nbets = [{wager = "raise"}]', submission, game.lanes(submission))
    assert refused.value.problems == ['bets[0].wager = "raise": is laid by the strategy, to support wager']


def test_a_strategy_prefers_choices_in_order() -> None:
    read = read_strategy('"spread 6" = "no raise"\n"spread 7" = ["raise", "no raise"]')
    assert read == {"spread 6": ("no raise",), "spread 7": ("raise", "no raise")}


def test_every_choice_that_cannot_be_read_is_told() -> None:
    with pytest.raises(Refused) as refused:
        read_strategy('"spread 6" = 1\n"spread 7" = []\n"spread 8" = "raise"')
    assert [problem.split(":")[0] for problem in refused.value.problems] == ["spread 6 = 1", "spread 7 = []"]
