"""A table whose game is nothing but the script that a test gives it."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Struct

from croupier.equipment.cards import Card
from croupier.money import Cents
from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act, BringChips, TakeSeat
from croupier.table.events import Loaded, Shuffled
from croupier.table.game import Game
from croupier.table.layout import Layout
from croupier.table.people import Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.script import Script
from croupier.table.table import Shoes, Table

CLAUSE = "house practice"


class Choices(Submission, frozen=True, kw_only=True):
    """What a scripted table leaves to choose."""

    rulebook: str = "MA"
    game: str = "scripted"
    seats: Annotated[int, "how many may sit"] = 3


class Memory(Struct):
    """What a script notes."""

    notes: list[str] = []


class Say(Act, frozen=True):
    """Say something."""

    words: str = ""


class Shout(Act, frozen=True):
    """Say something louder."""


class Stake(Act, frozen=True):
    """Lay chips on the one area."""

    amount: Cents


T = Table[Choices, Memory]
ScriptOf = Callable[[T], Script[None]]

ONE, TWO = Seat(1), Seat(2)


def game_of(script: ScriptOf, *duties: type[Act]) -> Game:
    """A game with this script."""
    return Game(
        name="scripted",
        title="Scripted",
        rulebooks=("MA",),
        submission=Choices,
        memory=Memory,
        acts=(Say, Shout, Stake),
        script=script,
        layout=lambda _: Layout(1, 1, ()),
        duties=duties,
    )


def runner_of(script: ScriptOf, *, automatic: tuple[str, ...] = (), shoes: Shoes = Shoes.ELECTRONIC) -> Runner:
    """A table with this script."""
    return Runner(game_of(script), Choices(), automatic, shoes)


def done(runner: Runner, act: Act) -> Accepted:
    """Do an act that must be accepted."""
    answer = runner.act(act)
    assert isinstance(answer, Accepted), answer
    return answer


def seat(runner: Runner, *seats: Seat, chips: int = 500_00) -> None:
    """Let people sit down with chips."""
    for each in seats:
        done(runner, TakeSeat(each, name=f"player {each}"))
        done(runner, BringChips(each, amount=Cents(chips)))


def load(t: T, *faces: Card | None) -> None:
    """Fill a shoe with these cards on top; the script must have begun to act."""
    rest = [None] * (52 - len(faces))
    t.board.stack_of_cards = [*faces, *rest]
    t.emit(Shuffled(CLAUSE, 52))
    t.emit(Loaded(CLAUSE, 52, None))


def notes(runner: Runner) -> list[str]:
    """What the script noted."""
    memory: Any = runner.table.memory
    return list(memory.notes)
