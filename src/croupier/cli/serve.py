"""`croupier serve`: opens the floor, and stops it gracefully."""

import json
import logging
import os
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import App, Parameter

from croupier.errors import Refused
from croupier.floor.app import application
from croupier.floor.floor import Floor, told_in_batches
from croupier.floor.gate import LARGEST_FRAME, local_hosts
from croupier.floor.pace import AT_ONCE, Pace
from croupier.floor.register import Register, register_at
from croupier.journal.places import SCHEMES, journal_at
from croupier.journal.recorded import now
from croupier.table.people import SUPERVISOR

SUPERVISOR_NAME = "supervisor"
GRACE_SECONDS = 5

_EXAMPLES = """
Examples:

- `croupier serve` opens a floor with a table of every game and prints its address
- `croupier serve --port 9000 --db shift.db` keeps its journal in shift.db
- `croupier serve --db postgresql://localhost/casino` shares its tables with other hosts
- `croupier serve --db shift.db --init` prints a link for a supervisor and does not serve
"""

app = App(name="serve", help_epilogue=_EXAMPLES)


@app.default
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    public: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    init: bool = False,
    at_once: bool = False,
    json_log: bool = False,
) -> int:
    """Open the floor: tables that people play at in a browser.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    db
        The journal: a file, or the address of a PostgreSQL database; else croupier.db in the user's data folder.
    public
        An address under which a proxy serves the floor, such as https://casino.example; may be given several times.
    init
        Only print a link with which a supervisor signs in once.
    at_once
        The house waits for nobody: for demonstrations and measurements.
    json_log
        Log one JSON object for each line.
    """
    place = db or _default_place()
    _log(as_json=json_log)
    address = public[0].rstrip("/") if public else f"http://{'localhost' if host == '0.0.0.0' else host}:{port}"  # noqa: S104 - it is compared, not bound
    with ExitStack() as stack:
        journal = stack.enter_context(journal_at(place))
        register = register_at(place, now)
        link = _supervisor_link(register, address)
        if init:
            print(link)
            return 0
        says, listens = _word(place, stack)
        floor = Floor(journal, register, pace=AT_ONCE if at_once else Pace(), says=says)
        floor.open_every_game()
        listens(floor)
        hosts = (*local_hosts(host, port), *(_host(each) for each in public))
        gate = application(floor, hosts, origins=public, is_secure=address.startswith("https:"))
        print(
            f"The floor is open at {address}\nSupervisor, once: {link}\nJournal: {_shown(place)}. Ctrl-C stops.",
            flush=True,
        )
        server = uvicorn.Server(
            uvicorn.Config(
                gate,
                host=host,
                port=port,
                log_config=None,
                access_log=False,
                ws_max_size=4 * LARGEST_FRAME,
                ws_ping_interval=20,
                timeout_graceful_shutdown=GRACE_SECONDS,
                server_header=False,
            )
        )
        try:
            server.run()
        except SystemExit:
            raise Refused(f"the floor could not be opened at {host}, port {port}; is another program there?") from None
        print("The floor is closed; open rounds go on with the next start.")
    return 0


def _default_place() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "croupier"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "croupier.db")


def _supervisor_link(register: Register, address: str) -> str:
    """A link that makes its first reader the supervisor; the token stands behind the # and reaches no log."""
    register.ensure(SUPERVISOR_NAME)
    register.grant(SUPERVISOR_NAME, SUPERVISOR)
    return f"{address}/#link={register.link(SUPERVISOR_NAME)}"


def _word(place: str, stack: ExitStack) -> tuple[Callable[[str], None] | None, Callable[[Floor], None]]:
    """How hosts on one PostgreSQL tell each other of new records."""
    if not place.startswith(SCHEMES):
        return None, lambda _: None
    from croupier.floor.postgres import Word  # noqa: PLC0415 - psycopg is an extra

    word = Word(place)
    stack.callback(word.close)
    says, end = told_in_batches(word.say)
    stack.callback(end)

    def listens(floor: Floor) -> None:
        args = (floor.heard, lambda: floor.is_stopping)
        threading.Thread(target=word.listen, args=args, name="word of other hosts", daemon=True).start()

    return says, listens


def _host(address: str) -> str:
    scheme, found, rest = address.partition("://")
    if not found or scheme not in ("http", "https") or "/" in rest.rstrip("/") or not rest:
        raise Refused(f"--public is an address such as https://casino.example; {address!r} is not")
    return rest.rstrip("/").lower()


def _shown(place: str) -> str:
    return "a PostgreSQL database" if place.startswith(SCHEMES) else place


class _JsonLines(logging.Formatter):
    """One object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created * 1000), "level": record.levelname, "of": record.name}
        told["says"] = record.getMessage()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def _log(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        _JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    for name in ("croupier", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
