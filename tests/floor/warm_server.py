"""A process that has imported `croupier serve` and forks a server for each line it reads: PLACE, PORT.

A start then takes no longer than opening the database and its tables. Each server opens everything afresh and is
the real command; its process id is printed, for whoever wants to kill it.
"""

import os
import signal
import sys

from croupier.cli.serve import serve
from croupier.errors import Refused


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        place, port = line.split()
        child = os.fork()
        if not child:
            _serve(place, int(port))
        print(child, flush=True)  # noqa: T201 - the one who kills reads it


def _serve(place: str, port: int) -> None:
    """Be a server, and never return to the line that forked."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        os._exit(serve(port=port, db=place, at_once=True))
    except Refused as refused:
        print(refused, file=sys.stderr)  # noqa: T201 - pytest shows it with the failure
        os._exit(1)


if __name__ == "__main__":
    main()
