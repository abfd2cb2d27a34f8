"""The registry: every folder beside this file that declares a GAME."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from croupier.errors import unknown
from croupier.table.game import Game


@cache
def games() -> tuple[Game, ...]:
    """All games, by name."""
    here = str(Path(__file__).parent)
    folders = [module.name for module in pkgutil.iter_modules([here]) if module.ispkg]
    declared = [
        game
        for folder in folders
        for game in vars(import_module(f"croupier.games.{folder}")).values()
        if isinstance(game, Game)
    ]
    return tuple(sorted(declared, key=lambda game: game.name))


def game(name: str) -> Game:
    """The game of that name."""
    for known in games():
        if known.name == name:
            return known
    raise unknown("game", name, [known.name for known in games()])
