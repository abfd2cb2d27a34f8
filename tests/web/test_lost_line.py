"""A line that breaks: the page says so, keeps what it knows, and goes on by itself where it was."""

import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import Comes

LOST = "The connection is lost"


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


@contextmanager
def server(port: int, db: Path) -> Iterator[str]:
    """A real server in a process of its own, stopped as Ctrl-C does."""
    words = [sys.executable, "-m", "croupier", "serve", "--port", str(port), "--db", str(db)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        assert "open at" in process.stdout.readline()
        yield f"http://127.0.0.1:{port}"
        process.terminate()


def test_a_seat_and_its_wager_outlive_the_server(comes: Comes, complaints: list[str], tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "floor.db"
    with server(port, db) as address:
        guest = comes(address)
        guest.come_to("big-six")
        guest.lay(guest.area("big-six"))
        expect(guest.page.locator(".area.wager.has")).to_have_count(1)
    expect(guest.page.locator(".next")).to_contain_text(LOST)
    expect(guest.page.locator(".line")).to_contain_text("connection lost")
    guest.keep("lost-line")
    with server(port, db):
        expect(guest.page.locator(".line")).to_contain_text("connected")
        expect(guest.page.locator(".next")).not_to_contain_text(LOST)
        assert guest.page.locator(".area.wager.has").count() or "Round" in guest.play("big-six")
    # While nobody answers, the browser itself notes that.
    assert all("WebSocket connection" in each or "ERR_" in each for each in complaints), complaints
    complaints.clear()


def test_a_page_that_was_offline_catches_up(comes: Comes, complaints: list[str], floor_of: Callable[..., str]) -> None:
    guest = comes(floor_of("big-six"))
    guest.come_to("big-six")
    guest.page.context.set_offline(True)
    expect(guest.page.locator(".next")).to_contain_text(LOST)
    guest.page.context.set_offline(False)
    expect(guest.page.locator(".line")).to_contain_text("connected")
    assert guest.play("big-six")
    assert all("WebSocket connection" in each or "ERR_" in each for each in complaints), complaints
    complaints.clear()
