"""Script and walker decide the same on the same chance, for every registered game and dealing procedure."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.machine.toys import Suits, dice_course, suits_course
from tests.simulate.lockstep import compare

from croupier.games import registry
from croupier.machine.drive import Course
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.game import Game
from croupier.table.lanes import Lane

ROUNDS = 100

PROCEDURES: dict[str, list[tuple[str, ...]]] = {
    "red-dog": [
        ("decks=1",),
        ("shuffle_each_round=true",),
        ("shuffler=continuous", "shuffler_approval=A 1"),
    ],
    "baccarat": [("decks=6", "cover_depth=100", "hand_view=bettors"), ("ez_baccarat=true", "cover_depth=300")],
    "midi-baccarat": [("ez_baccarat=true", "dragon_bonus=B", "house_money=true", "decks=7")],
    "chemin-de-fer": [("decks=8", "cut_card_depth=300")],
    "roulette": [("wheel=single",), ("wheel=double-as-single",), ("even_money_on_zero=half",)],
}
"""The choices that change how symbols come or what they decide, beside the defaults."""

THROWN = ("craps", "mini-craps")
"""Whoever shoots must have a line bet, which most lanes leave out; so the lane's own script is driven."""

BANKED = ("chemin-de-fer",)
"""The bank is a participant's, and a table of one plays no hand; so its rounds are those of the lane."""


def lanes() -> Iterator[tuple[Game, tuple[str, ...], int]]:
    for game in registry.games():
        for settings in [(), *PROCEDURES.get(game.name, [])]:
            for lane in range(len(game.lanes(chosen(game, settings=settings)))):
                yield game, settings, lane


@pytest.mark.parametrize(
    ("game", "settings", "lane"), [pytest.param(*each, id=f"{each[0].name} {each[1]} {each[2]}") for each in lanes()]
)
def test_script_and_walker_decide_the_same(game: Game, settings: tuple[str, ...], lane: int) -> None:
    submission = chosen(game, settings=settings)
    followed = game.lanes(submission)[lane]
    played = rounds_of_the_lane(game, followed) if game.name in BANKED else game
    course = Course(played, followed, submission, followed.plan)
    compare(course, seed=1, rounds=ROUNDS, at_a_table=game.name not in THROWN)


def rounds_of_the_lane(game: Game, lane: Lane) -> Game:
    """The game as its table opens, with the lane's rounds."""
    return replace(game, script=lambda t: game.script(t) if t.board.shoe is None else lane.script(t))


@pytest.mark.parametrize(
    "submission",
    [Suits(), Suits(burned=0), Suits(rounds_after=2), Suits(cutting_card=None), Suits(decks=2, cutting_card=70)],
)
def test_shoes_are_dealt_as_the_script_deals_them(submission: Suits) -> None:
    compare(suits_course(submission=submission), seed=2, rounds=200)


def test_a_wager_may_wait_for_many_throws() -> None:
    compare(dice_course(), seed=3, rounds=1_000)
