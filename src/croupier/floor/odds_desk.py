"""Odds sheets for the page, computed in a process of their own, one at a time, so that no table waits for them."""

import asyncio
import sys
from collections import OrderedDict
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.errors import Refused
from croupier.table.game import Game

MOST_KEPT = 64
LONGEST_SECONDS = 120


class OddsDesk:
    """Computes a sheet when somebody first asks for it, and keeps it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str | None, str | None], bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    async def sheet(self, game: Game, rulebook: str | None, submission: str | None) -> bytes:
        """The sheet as JSON."""
        key = (game.name, rulebook, submission)
        async with self._turn:
            if key not in self._kept:
                self._kept[key] = await _computed(game, rulebook, submission)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return self._kept[key]


async def _computed(game: Game, rulebook: str | None, submission: str | None) -> bytes:
    words = ["-m", "croupier", "odds", game.name, "--json"]
    if rulebook is not None:
        if rulebook not in game.rulebooks:
            raise Refused(f"{game.name} has the rulebooks {' and '.join(game.rulebooks)}")
        words += ["--rulebook", rulebook]
    with TemporaryDirectory(prefix="croupier-odds-") as folder:
        if submission is not None:
            file = Path(folder) / "submission.toml"
            file.write_text(submission, encoding="utf-8")
            words += ["--submission", str(file)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=pipe, stderr=pipe)
        try:
            out, err = await asyncio.wait_for(process.communicate(), LONGEST_SECONDS)
        except TimeoutError:
            raise Refused("these odds take too long to compute here; use `croupier odds`") from None
        finally:
            # Nobody waits any longer, or the floor stops: then nothing is left behind.
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode:
        raise Refused(err.decode(errors="replace").strip() or "the odds could not be computed")
    return out
