"""`croupier simulate`: play a game a great many times and see what its wagers come to.

What is asked is checked here before anything heavy is loaded; the simulation itself is in `simulation`.
"""

import os
import secrets
from decimal import Decimal, InvalidOperation
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter

from croupier.errors import Refused
from croupier.texts import text_of

MOST_MAGNITUDE = 15
"""As a power of ten: more rounds than that would take years."""
MOST_WORKERS = 1024
_EXTRAS = {
    "simulate": ("numpy", "numba"),
    "cluster": ("distributed",),
    "data": ("arro3.core", "arro3.io"),
    "plots": ("matplotlib",),
}
_EXAMPLES = """
Examples:

- `croupier simulate roulette --rounds 1e9 --seed 7` plays a billion rounds, the same for any number of workers
- `croupier simulate red-dog --rounds 1e8 --set decks=8 --json` prints what programs read
- `croupier simulate red-dog --rounds 1e7 --strategy never-raise.toml` follows a strategy
- `croupier simulate roulette --rounds 1e7 --plan martingale.toml --plot fan.svg` plays sessions with a bankroll
- `croupier simulate roulette --rounds 1e11 --cluster tls://scheduler:8786` runs on a Dask cluster
"""
_PLAYED = Group("What is played", sort_key=1)
_WHERE = Group("Where it is played", sort_key=2)
_TOLD = Group("How it is told", sort_key=3)

app = App(name="simulate", help_epilogue=_EXAMPLES)


@app.default
def simulate(
    game: Annotated[str, Parameter(group=_PLAYED)],
    /,
    *,
    rounds: Annotated[str, Parameter(group=_PLAYED)],
    rulebook: Annotated[str | None, Parameter(group=_PLAYED)] = None,
    submission: Annotated[Path | None, Parameter(group=_PLAYED)] = None,
    set: Annotated[tuple[str, ...], Parameter(group=_PLAYED)] = (),  # noqa: A002 - the name of the option
    strategy: Annotated[Path | None, Parameter(group=_PLAYED)] = None,
    plan: Annotated[Path | None, Parameter(group=_PLAYED)] = None,
    seed: Annotated[int | None, Parameter(group=_PLAYED)] = None,
    workers: Annotated[int | None, Parameter(group=_WHERE)] = None,
    cluster: Annotated[str | None, Parameter(group=_WHERE)] = None,
    json: Annotated[bool, Parameter(group=_TOLD)] = False,
    out: Annotated[Path | None, Parameter(group=_TOLD)] = None,
    plot: Annotated[Path | None, Parameter(group=_TOLD)] = None,
) -> int:
    """Play a game a great many times: means with their confidence beside the exact edges, and bankrolls.

    Ctrl-C stops after what is under way and tells what is known so far; the exit code is then 130.

    Parameters
    ----------
    game
        The game, such as red-dog.
    rounds
        How many rounds, such as 1e9; a round of craps is a throw.
    rulebook
        The rulebook; the submission's, or the game's first, if none is given.
    submission
        The licensee's choices; without it the defaults.
    set
        A choice on top of the submission, such as decks=8; may be given several times.
    strategy
        What the player chooses in each situation; without it, what loses least.
    plan
        What the player lays and stakes, and the bankroll; rounds are then played in sessions.
    seed
        The same seed gives the same rounds for any number of workers.
    workers
        How many threads walk; as many as there are processors if left out.
    cluster
        The address of a Dask scheduler: tls://HOST:PORT, or tcp://127.0.0.1:PORT.
    json
        Print JSON.
    out
        A file for the counts at each moment of the run, in Parquet.
    plot
        A picture of the run, in SVG or PNG.
    """
    number = _number_of_rounds(rounds)
    threads = _workers(workers)
    chosen_seed = _seed(seed)
    _require("croupier simulate", "simulate")
    if cluster is not None:
        _require("--cluster", "cluster")
    if out is not None:
        _require("--out", "data")
        _refuse_unless_writable(out, (".parquet",))
    if plot is not None:
        _require("--plot", "plots")
        _refuse_unless_writable(plot, (".svg", ".png"))

    from croupier.cli import simulation  # noqa: PLC0415 - needs the extra

    asked = simulation.Asked(
        game=game,
        rulebook=rulebook,
        submission=_text(submission),
        settings=set,
        strategy=_text(strategy),
        plan=_text(plan),
        rounds=number,
        seed=chosen_seed,
        workers=threads,
        cluster=cluster,
        json=json,
        out=out,
        plot=plot,
    )
    return simulation.run(asked)


def _number_of_rounds(written: str) -> int:
    """The whole number that is written, perhaps with a power of ten."""
    right = f'must be a whole number from 1 to 1e{MOST_MAGNITUDE}, such as 1000000 or "1e9"'
    try:
        number = Decimal(written)
        if not 1 <= number <= 10**MOST_MAGNITUDE or number != int(number):
            raise Refused(f"--rounds {written} {right}")
    except InvalidOperation:
        raise Refused(f"--rounds {written} {right}") from None
    return int(number)


def _workers(given: int | None) -> int:
    if given is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not 1 <= given <= MOST_WORKERS:
        raise Refused(f"--workers {given} must be from 1 to {MOST_WORKERS}")
    return given


def _seed(given: int | None) -> int:
    """The seed, or one that nobody chose; it is told with the result, so that the run can be repeated."""
    if given is None:
        return secrets.randbits(32)
    if given < 0:
        raise Refused(f"--seed {given} must not be negative")
    return given


def _require(what: str, extra: str) -> None:
    """Name the extra that something needs, if it is not installed."""
    missing = [module for module in _EXTRAS[extra] if _is_missing(module)]
    if missing:
        raise Refused(f"{what} needs {' and '.join(missing)}; install croupier[{extra}]")


def _is_missing(module: str) -> bool:
    try:
        return find_spec(module) is None
    except ModuleNotFoundError:  # not even the package that would hold it is there
        return True


def _text(file: Path | None) -> str | None:
    return None if file is None else text_of(file)


def _refuse_unless_writable(file: Path, endings: tuple[str, ...]) -> None:
    """Find out before the work begins whether its result can be written; what is there is left as it is."""
    if file.suffix not in endings:
        raise Refused(f"{file} must end in {' or '.join(endings)}")
    is_new = not file.exists()
    try:
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}") from None
