"""A floor for a browser: served from a thread of its own, since the browser is driven from the test's."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.floor.hosting import LONGEST_SECONDS, served

from croupier.floor.floor import Floor


@contextmanager
def housed(floor: Floor) -> Iterator[str]:
    """Serve a floor and give its address."""
    loop = asyncio.new_event_loop()
    open_at: list[str] = []
    is_open, over = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with served(floor) as place:
            open_at.append(place.address)
            is_open.set()
            await over.wait()

    def work() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = threading.Thread(target=work, name="floor")
    thread.start()
    try:
        assert is_open.wait(LONGEST_SECONDS), "the floor did not open"
        yield open_at[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(LONGEST_SECONDS)
