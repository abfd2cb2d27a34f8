"""Odds sheets for the page, computed in a process of their own, one at a time, so that no table waits for them."""

import asyncio
import sys
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from msgspec import Raw, Struct

from croupier.errors import Refused, unknown
from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.game import Game

MOST_KEPT = 64
LONGEST_SECONDS = 600


class OddsState(Struct, frozen=True, kw_only=True):
    """How far a sheet is: waiting for its turn, being computed, done, or not to be had."""

    id: str
    state: str
    seconds: int
    says: str = ""
    clauses: dict[str, str] = {}
    """The clause of each area of the layout, by its name."""
    sheet: Raw | None = None


class Computation:
    """One sheet, and those who asked for it."""

    def __init__(self, key: str, game: Game, submission: Submission, text: str | None) -> None:
        self.id = key
        self.asked_by: set[str] = set()
        self.began: float | None = None
        self.clauses = {area.name: area.clause for area in game.layout(submission).areas}
        self._game = game
        self._rulebook = submission.rulebook
        self._text = text
        self.task: asyncio.Task[bytes] | None = None

    def start(self, turn: asyncio.Lock) -> None:
        """Compute it when its turn has come."""
        self.task = asyncio.create_task(self._compute(turn), name=f"odds of {self._game.name}")

    async def _compute(self, turn: asyncio.Lock) -> bytes:
        async with turn:
            self.began = monotonic()
            return await _computed(self._game, self._rulebook, self._text)

    @property
    def state(self) -> OddsState:
        """How far it is."""
        seconds = 0 if self.began is None else int(monotonic() - self.began)
        if self.task is None or not self.task.done():
            return OddsState(id=self.id, state="waiting" if self.began is None else "computing", seconds=seconds)
        if self.task.cancelled():
            return OddsState(id=self.id, state="cancelled", seconds=0, says="nobody waits for these odds any more")
        failure = self.task.exception()
        if failure is not None:
            return OddsState(id=self.id, state="failed", seconds=0, says=str(failure))
        return OddsState(id=self.id, state="done", seconds=0, clauses=self.clauses, sheet=Raw(self.task.result()))

    @property
    def is_lost(self) -> bool:
        """Whether it ended without a sheet, so that it is begun anew when somebody asks again."""
        return self.task is not None and self.task.done() and (self.task.cancelled() or bool(self.task.exception()))


class OddsDesk:
    """Computes a sheet when somebody first asks for it, and keeps it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Computation] = OrderedDict()
        self._turn = asyncio.Lock()

    async def sheet(self, game: Game, rulebook: str | None, submission: str | None) -> bytes:
        """The sheet as JSON, when it is done."""
        found = self._asked(game, rulebook, submission)
        found.asked_by.add("")
        assert found.task is not None  # noqa: S101 - it was started just now, or before
        return await asyncio.shield(found.task)

    def ask(self, game: Game, rulebook: str | None, submission: str | None, account: str) -> OddsState:
        """Begin to compute a sheet for somebody, or say how far it is."""
        found = self._asked(game, rulebook, submission)
        found.asked_by.add(account)
        return found.state

    def look(self, key: str) -> OddsState:
        """How far a sheet is."""
        return self._found(key).state

    def cancel(self, key: str, account: str) -> OddsState:
        """Somebody waits no longer; a computation for which nobody waits is ended."""
        found = self._found(key)
        found.asked_by.discard(account)
        if not found.asked_by and found.task is not None and not found.task.done():
            found.task.cancel()
            return OddsState(id=key, state="cancelled", seconds=0)
        return found.state

    def _found(self, key: str) -> Computation:
        if key not in self._kept:
            raise unknown("computation", key, ())
        return self._kept[key]

    def _asked(self, game: Game, rulebook: str | None, text: str | None) -> Computation:
        # A submission that is not in order is refused here, with all its problems, before anything is computed.
        submission = chosen(game, text=text, rulebook=rulebook)
        key = sha256(f"{game.name}\0{submission.rulebook}\0{text}".encode()).hexdigest()[:32]
        if key not in self._kept or self._kept[key].is_lost:
            self._kept[key] = Computation(key, game, submission, text)
            self._kept[key].start(self._turn)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


async def _computed(game: Game, rulebook: str, submission: str | None) -> bytes:
    words = ["-m", "croupier", "odds", game.name, "--json", "--rulebook", rulebook]
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
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
    if process.returncode:
        raise Refused(err.decode(errors="replace").strip() or "the odds could not be computed")
    return out
