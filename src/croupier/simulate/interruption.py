"""Being interrupted politely: the first Ctrl-C asks a run to stop after what is under way, the second one ends it."""

import signal
from types import FrameType, TracebackType
from typing import Self


class Interruption:
    """Whether somebody has asked a run to stop."""

    def __init__(self) -> None:
        self.is_asked_for = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._asked)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _asked(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - what a signal brings
        self.is_asked_for = True
        signal.signal(signal.SIGINT, self._before)
