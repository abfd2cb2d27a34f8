"""`croupier serve`: opens the floor, and stops it gracefully."""

import errno
import os
import signal
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import App, Parameter

from croupier.errors import Refused
from croupier.floor.app import application
from croupier.floor.floor import Floor
from croupier.floor.gate import LARGEST_FRAME, Gate, local_hosts
from croupier.floor.hosts import Hosts
from croupier.floor.logs import start_logging
from croupier.floor.pace import Pace
from croupier.floor.register import Register, register_at
from croupier.journal.places import SCHEMES, journal_at
from croupier.journal.recorded import now
from croupier.table.people import SUPERVISOR

SUPERVISOR_NAME = "supervisor"
GRACE_SECONDS = 5
HIGHEST_PORT = 65_535

_EXAMPLES = """
Examples:

- `croupier serve` opens a floor with a table of every game and prints its address
- `croupier serve --port 9000 --db shift.db` keeps its journal in shift.db
- `croupier serve --db postgresql://localhost/casino` shares its tables with other hosts
- `croupier serve --db shift.db --init` prints a link for a supervisor and does not serve
- `croupier serve --public https://casino.example --json-log` serves behind a proxy that has the certificate
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
    pace: float = 1.0,
    json_log: bool = False,
) -> int:
    """Open the floor: tables that people play at in a browser.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes any that is free.
    db
        The journal: a file, or the address of a PostgreSQL database; else croupier.db in the user's data folder.
    public
        An address under which a proxy serves the floor, such as https://casino.example; may be given several times.
    init
        Only print a link with which a supervisor signs in once.
    pace
        How long the house waits between its acts and for people: 1 is a human pace, 2 slower, 0 waits for nobody.
    json_log
        Log one JSON object for each line.
    """
    if not 0 <= pace < float("inf"):
        raise Refused(f"a pace is a number from 0; {pace} is none")
    start_logging(as_json=json_log)
    place = db or _default_place()
    with ExitStack() as stack:
        if not init:
            listening = stack.enter_context(_listening(host, port))
            port = listening.getsockname()[1]
        address = public[0].rstrip("/") if public else f"http://{_reached(host)}:{port}"
        proxied = tuple(_host(each) for each in public)
        journal = stack.enter_context(journal_at(place))
        register = register_at(place, now)
        stack.callback(register.close)
        link = _supervisor_link(register, address)
        if init:
            print(link)
            return 0
        hosts, listens = _other_hosts(place, stack)
        floor = Floor(journal, register, pace=Pace().times(pace), hosts=hosts)
        floor.open_every_game()
        listens(floor)
        gate = application(
            floor, (*local_hosts(host, port), *proxied), origins=public, is_secure=address.startswith("https:")
        )
        print(
            f"The floor is open at {address}\nSupervisor, once: {link}\nJournal: {_shown(place)}. Ctrl-C stops.",
            flush=True,
        )
        _run(gate, listening)
        print("The floor is closed; open rounds go on with the next start.", flush=True)
    return 0


def _listening(host: str, port: int) -> socket.socket:
    """The socket that people connect to; it is there before anything else, so that a port in use costs nothing."""
    if not 0 <= port <= HIGHEST_PORT:
        raise Refused(f"a port is a number from 0 to {HIGHEST_PORT}; {port} is none")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            says = f"port {port} of {host} is in use, perhaps by another floor; stop it, or choose another --port"
        else:
            says = f"the floor cannot listen at {host}, port {port}: {wrong.strerror or wrong}"
        raise Refused(says) from None


def _run(gate: Gate, listening: socket.socket) -> None:
    """Serve until a signal asks to stop, and then finish what is under way."""
    server = uvicorn.Server(
        uvicorn.Config(
            gate,
            log_config=None,
            access_log=False,
            ws_max_size=4 * LARGEST_FRAME,
            ws_ping_interval=20,
            timeout_graceful_shutdown=GRACE_SECONDS,
            server_header=False,
        )
    )

    def asked(_: int, __: object) -> None:
        # A server that has stopped for a signal raises it once more, when all is done.
        if not server.started:
            raise KeyboardInterrupt

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, asked)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        raise Refused("the floor could not be opened; the log above says why") from None


def _default_place() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "croupier"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "croupier.db")


def _supervisor_link(register: Register, address: str) -> str:
    """A link that makes its first reader the supervisor; the token stands behind the # and reaches no log."""
    register.ensure(SUPERVISOR_NAME)
    register.grant(SUPERVISOR_NAME, SUPERVISOR)
    return f"{address}/#link={register.link(SUPERVISOR_NAME)}"


def _other_hosts(place: str, stack: ExitStack) -> tuple[Hosts, Callable[[Floor], None]]:
    """How hosts on one PostgreSQL tell each other what happens."""
    if not place.startswith(SCHEMES):
        return Hosts(), lambda _: None
    from croupier.floor.postgres import Words  # noqa: PLC0415 - psycopg is an extra

    words = Words(place)
    stack.callback(words.close)
    return Hosts(words.say), lambda floor: words.start(floor.heard)


def _reached(host: str) -> str:
    """The name by which a browser on this machine reaches an address that is listened on."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - it is compared, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _host(address: str) -> str:
    scheme, found, rest = address.partition("://")
    if not found or scheme not in ("http", "https") or "/" in rest.rstrip("/") or not rest:
        raise Refused(f"--public is an address such as https://casino.example; {address!r} is not")
    return rest.rstrip("/").lower()


def _shown(place: str) -> str:
    return "a PostgreSQL database" if place.startswith(SCHEMES) else place
