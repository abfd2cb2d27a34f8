"""Commits in groups: whatever waits when a commit begins shares it, so one sync of the disk serves many tables.

Whoever appends and finds nobody committing commits at once in its own thread; the others wait for their turn and
mostly find their append done. Appends that nobody waits for are committed by one writer thread.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from croupier.journal.chain import Append
from croupier.journal.contract import JournalFailed
from croupier.journal.records import Head

LARGEST_GROUP = 500

Outcome = Head | Exception
Commit = Callable[[Sequence[Append]], list[Outcome]]
"""Appends a group durably and says of each what became of it; raises if nothing of the group was written."""


class GroupWriter:
    """The appends that wait, and those who commit them."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[tuple[Append, Future[Head]]] = deque()
        self._turn = threading.Lock()
        self._wanted = threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._closed = False

    def submit(self, append: Append) -> Future[Head]:
        """Leave an append to the writer thread."""
        future = self._enqueued(append)
        if self._thread is None:
            self._start()
        self._wanted.release()
        return future

    def append(self, append: Append) -> Head:
        """Commit an append, together with all that waits; with nobody waiting or committing, at once and alone."""
        if not self._waiting and not self._closed and self._turn.acquire(blocking=False):
            try:
                (outcome,) = self._commit([append])
            finally:
                self._turn.release()
            if isinstance(outcome, Exception):
                raise outcome
            return outcome
        future = self._enqueued(append)
        while not future.done():
            self._commit_waiting()
        return future.result()

    def close(self) -> None:
        """Commit what still waits and stop; nothing is taken any more."""
        self._closed = True
        if self._thread is not None:
            self._wanted.release()
            self._thread.join()
        while self._waiting:
            self._commit_waiting()

    def _enqueued(self, append: Append) -> Future[Head]:
        if self._closed:
            raise JournalFailed("the journal is closed")
        future: Future[Head] = Future()
        self._waiting.append((append, future))
        return future

    def _start(self) -> None:
        with self._turn:
            if self._thread is None:
                self._thread = threading.Thread(target=self._write, name="journal writer", daemon=True)
                self._thread.start()

    def _write(self) -> None:
        while not self._closed:
            self._wanted.acquire()
            self._commit_waiting()

    def _commit_waiting(self) -> None:
        """Commit one group, when it is this thread's turn."""
        with self._turn:
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_GROUP))]
            if not group:
                return
            try:
                outcomes = self._commit([append for append, _ in group])
            except Exception as failure:  # noqa: BLE001 - whoever waits for an append is told, whatever went wrong
                outcomes = [failure] * len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
