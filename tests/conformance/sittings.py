"""Sittings: a game under a submission with its shoes and duties, played by the player of offers from a seed."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from tests.conformance.player import Player, seeded
from tests.conformance.variants import Settings, submission, variants

from croupier.games.registry import games
from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act, DrawCard, ShuffleCards, act_name
from croupier.table.game import Game
from croupier.table.people import Role, Seat, Who
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes

FUZZ = int(os.environ.get("CROUPIER_FUZZ", "1"))
"""How many times as many acts are played as in the everyday run."""


class Turn(NamedTuple):
    """An accepted act, and the table after it."""

    runner: Runner
    act: Act
    accepted: Accepted


class Sitting(NamedTuple):
    """One table to examine."""

    game: Game
    rulebook: str
    settings: Settings
    shoes: Shoes
    automatic: tuple[str, ...]

    def __str__(self) -> str:
        duties = len(self.automatic), len(self.game.duties)
        settings = " ".join(self.settings) or "default"
        return f"{self.game.name} {self.rulebook} {self.shoes} {duties[0]} of {duties[1]} automatic: {settings}"

    @property
    def submission(self) -> Submission:
        chosen = submission(self.game, self.rulebook, self.settings)
        assert chosen is not None
        return chosen

    def runner(self) -> Runner:
        """The table before anything has happened."""
        return Runner(self.game, self.submission, self.automatic, self.shoes)

    def play(self, acts: int) -> Iterator[Turn]:
        """Play so many acts, each of them chosen among the offers; every offered act must be accepted."""
        runner, player = self.runner(), Player(str(self))
        for _ in range(acts * FUZZ):
            act = player.choose(runner)
            accepted = runner.act(act)
            assert isinstance(accepted, Accepted), f"{act} was offered and is refused: {accepted}"
            yield Turn(runner, act, accepted)

    @property
    def persons(self) -> list[Who | None]:
        """Everyone at the table, seated or not, and who only looks on."""
        seats = getattr(self.submission, "seats", 1)
        return [None, *(Seat(seat) for seat in range(1, seats + 1)), *Role]


def sittings() -> Iterator[Sitting]:
    """Every game: its default with all shoes and duties, every other submission with one of each in turn."""
    for game in games():
        kinds = list(Shoes) if is_played_with_cards(game) else [Shoes.ELECTRONIC]
        ways = [(shoes, automatic) for automatic in _duties(game) for shoes in kinds]
        for rulebook in game.rulebooks:
            default, *others = variants(game, rulebook)
            for shoes, automatic in ways:
                yield Sitting(game, rulebook, default, shoes, automatic)
            for index, settings in enumerate(others):
                yield Sitting(game, rulebook, settings, *ways[index % len(ways)])


def is_played_with_cards(game: Game) -> bool:
    """Whether the game has a shoe, of which there are two kinds."""
    return ShuffleCards in game.duties or DrawCard in game.duties


def _duties(game: Game) -> list[tuple[str, ...]]:
    """Which duties the table does by itself: all, some, none."""
    every = tuple(act_name(duty) for duty in game.duties)
    some = seeded(game.name).sample(every, len(every) // 2)
    return list(dict.fromkeys([every, tuple(some), ()]))


SITTINGS = tuple(sittings())
