"""`croupier play`: a table in the terminal, with the house at the other seats."""

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from croupier.cli.screen import Screen
from croupier.cli.sitting import Sitting
from croupier.errors import Refused
from croupier.floor.chance import SeededChance, SystemChance, seeded
from croupier.floor.house import House, HousePlayer
from croupier.games import registry
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import BuyIn, TakeSeat, act_name
from croupier.table.language import read_money
from croupier.table.people import Seat
from croupier.table.runner import Runner
from croupier.texts import text_of

YOU = Seat(1)
NAMES = ("Blaise", "Christiaan", "Sofia", "Pierre", "Abraham", "Andrei", "Girolamo", "Emilie")
"""House players are called after those who first computed games of chance, and after their readers."""
PROMPT = "> "
INTERRUPTED = 130

_EXAMPLES = """
Examples:

- `croupier play red-dog` opens a table with two house players
- `croupier play red-dog --seed 1 --seats 1` gives the same cards each time, and nobody else at the table
- `croupier play red-dog --set decks=4 --set limits.minimum=5` plays with other choices of the licensee
- `croupier play red-dog --seed 1 < lines.txt` plays a script
"""

app = App(name="play", help_epilogue=_EXAMPLES)


@app.default
def play(
    game: str,
    /,
    *,
    rulebook: str | None = None,
    submission: Path | None = None,
    setting: Annotated[tuple[str, ...], Parameter(name="--set", negative=())] = (),
    seats: int = 3,
    seed: int | None = None,
    chips: str = "500",
) -> int:
    """Play at a table in the terminal.

    Parameters
    ----------
    game
        The game, such as red-dog.
    rulebook
        The rulebook; the game's first if none is given.
    submission
        The licensee's choices; the defaults if none are given.
    setting
        A choice on top, such as decks=4.
    seats
        How many sit at the table: you, and house players.
    seed
        A number that gives the same cards, throws and house players each time.
    chips
        With how many dollars each sits down.
    """
    runner = _runner(game, rulebook, submission, setting)
    free = sum(made.act is TakeSeat for made in runner.offers())
    if not 1 <= seats <= free:
        raise Refused(f"--seats is {seats}; at this table sit from 1 to {free}")
    console = Console(highlight=False)
    title = f"{runner.game.title} ({runner.submission.rulebook})"
    is_redrawn = console.is_terminal and not console.no_color and sys.stdin.isatty()
    screen = Screen(console, runner.game.layout(runner.submission), title, is_redrawn=is_redrawn)
    sitting = Sitting(runner, _house(seats, seed, _cents(chips)), YOU, screen)
    _sit_down(sitting, _cents(chips))
    code = _play(sitting, _terminal if sys.stdin.isatty() else _script)
    console.print(sitting.farewell())
    return code


def _runner(game: str, rulebook: str | None, submission: Path | None, settings: tuple[str, ...]) -> Runner:
    """The table under the licensee's choices; it does by itself what the staff do at fixed moments."""
    played = registry.game(game)
    text = None if submission is None else text_of(submission)
    choices = chosen(played, text=text, rulebook=rulebook, settings=settings)
    return Runner(played, choices, automatic=tuple(act_name(duty) for duty in played.duties))


def _house(seats: int, seed: int | None, chips: Cents) -> House:
    """Chance, the staff, and a house player at each seat but yours."""
    others = [Seat(seat) for seat in range(YOU + 1, seats + 1)]
    if seed is None:
        return House(SystemChance(), [HousePlayer(seat, chips, secrets.randbelow) for seat in others])
    return House(SeededChance(seed), [HousePlayer(seat, chips, seeded(f"{seed} seat {seat}")) for seat in others])


def _sit_down(sitting: Sitting, chips: Cents) -> None:
    """Everybody takes a seat and buys in."""
    names = {YOU: "Guest"} | {player.seat: NAMES[player.seat % len(NAMES)] for player in sitting.house.players}
    for seat, name in names.items():
        sitting.must(TakeSeat(seat, name))
        sitting.must(BuyIn(seat, chips))


def _play(sitting: Sitting, ask: Callable[[str], str]) -> int:
    """Line after line until the person leaves; the end of the input and an interruption are ways to leave."""
    try:
        sitting.begin()
        while not sitting.is_over:
            sitting.show()
            sitting.obey(ask(PROMPT), _field(ask))
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _terminal(prompt: str) -> str:
    """A line that somebody types, with the keys for editing and for earlier lines where the system has them."""
    with suppress(ImportError):
        import_module("readline")
    return input(prompt)


def _script(prompt: str) -> str:
    """A line of a script, repeated after the prompt so that what is printed can be read by itself."""
    line = input(prompt)
    print(line)
    return line


def _field(ask: Callable[[str], str]) -> Callable[[str], str]:
    def answer(question: str) -> str:
        text = ask(f"{question}: ").strip()
        if not text:
            raise Refused("Nothing was answered, and nothing happened.")
        return text

    return answer


def _cents(text: str) -> Cents:
    try:
        return read_money(text)
    except ValueError as error:
        raise Refused(f"--chips: {error}") from None
