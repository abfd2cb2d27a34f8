"""Whether the floor can do its work: whether what happens at its tables can be recorded."""

import asyncio
from collections.abc import Callable
from time import monotonic

from croupier.errors import Refused
from croupier.floor.register import Register

TRUSTED_SECONDS = 2.0
"""How long an answer is given again, so that whoever asks often does not keep the disk busy."""


class Health:
    """Tries to write to the journal's database, at most every few seconds."""

    def __init__(self, register: Register, time: Callable[[], float] = monotonic) -> None:
        self._register = register
        self._time = time
        self._tried_at = float("-inf")
        self._why: str | None = None

    async def why_not(self) -> str | None:
        """Why nothing can be recorded; None if it can."""
        if self._time() - self._tried_at >= TRUSTED_SECONDS:
            self._tried_at = self._time()
            try:
                await asyncio.to_thread(self._register.write_something)
            except (Refused, OSError) as why:
                self._why = str(why)
            except Exception as why:  # noqa: BLE001 - whatever the database raises, it cannot be written
                self._why = type(why).__name__
            else:
                self._why = None
        return self._why
