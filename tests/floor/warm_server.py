"""A process that has imported `croupier serve` and obeys lines: `start PLACE PORT` forks a server, `kill ID` kills it.

A start then takes no longer than opening the database and its tables. Each server opens everything afresh and is
the real command; its process id is printed, and when it is killed, that it is dead.
"""

import os
import signal
import sys

from croupier.cli.serve import serve
from croupier.errors import Refused

PACE = 0.02
"""The dealer acts within milliseconds, and the clients have the time for a few acts between."""


def main() -> None:
    while line := sys.stdin.readline():
        order, *words = line.split()
        if order == "kill":
            os.kill(int(words[0]), signal.SIGKILL)
            os.waitpid(int(words[0]), 0)
            print("dead", flush=True)  # noqa: T201 - as below
            continue
        place, port = words
        child = os.fork()
        if not child:
            _serve(place, int(port))
        print(child, flush=True)  # noqa: T201 - the one who kills reads it


def _serve(place: str, port: int) -> None:
    """Be a server, and never return to the line that forked."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    try:
        os._exit(serve(port=port, db=place, pace=PACE))
    except Refused as refused:
        print(refused, file=sys.stderr)  # noqa: T201 - pytest shows it with the failure
        os._exit(1)


if __name__ == "__main__":
    main()
