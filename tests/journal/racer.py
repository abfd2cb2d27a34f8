"""A process that races others to extend a table, and says which numbers it has won.

Started as `python racer.py PLACE TABLE NAME WINS`.
"""

import sys

from croupier.journal.chain import Overtaken
from croupier.journal.places import journal_at
from croupier.journal.records import Entry


def main(place: str, table: str, name: str, wins: str) -> None:
    entry = Entry(round=1, at=0, act=b'{"act":"%s","who":1}' % name.encode(), events=b"[]")
    won = 0
    with journal_at(place) as journal:
        print("ready", flush=True)  # noqa: T201 - the race begins when all are ready
        sys.stdin.readline()
        while won < int(wins):
            number = journal.table(table).head.number
            try:
                head = journal.append(table, number, [entry])
            except Overtaken:
                continue
            won += 1
            print(head.number, flush=True)  # noqa: T201 - the referee reads it


if __name__ == "__main__":
    main(*sys.argv[1:])
