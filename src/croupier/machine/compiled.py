"""How functions are compiled to machine code: without the interpreter's lock, and once for all later starts.

The compiler caches by the file in which a function stands and does not notice that a function which it inlined from
another file has changed. Therefore the cache has a folder for each state of the source of those who compile.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
from numba.core import config

from croupier.machine.cache import cache_folder

P = ParamSpec("P")
T = TypeVar("T")


def _source() -> str:
    """A short hash of the source of simulation and of the analysis of blackjack."""
    digest = sha256(Path(__file__).read_bytes())
    package = Path(__file__).parents[1]
    for folder in ("simulate", "odds/blackjack"):
        for file in sorted((package / folder).glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


SOURCE = _source()

# The compiler makes its settings when it is imported, so no type checker knows them.
config.CACHE_DIR = config.CACHE_DIR or str(cache_folder() / "compiled" / SOURCE)  # type: ignore[attr-defined]


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function that is called from Python; threads run it side by side."""
    made: Callable[P, T] = numba.njit(nogil=True, cache=True)(function)
    return made


def inlined(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function into those that call it."""
    made: Callable[P, T] = numba.njit(inline="always")(function)
    return made
