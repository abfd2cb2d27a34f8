"""A process that plays at a table and says after each act that it was acknowledged, until somebody kills it.

Started as `python writer.py PLACE SEED`; the table is opened if it is not there.
"""

import sys

from croupier.journal.places import journal_at
from croupier.journal.recorded import RecordedTable

NAME = "Red dog 1"


def main(place: str, seed: str) -> None:
    from sitting import Players, opened  # type: ignore[import-not-found,unused-ignore]  # beside this script

    journal = journal_at(place)
    if any(listed.name == NAME for listed in journal.tables()):
        table = RecordedTable(journal, NAME)
    else:
        table = opened(journal, NAME)
    players = Players(seed)
    while True:
        print(table.runner.number, table.runner.is_between_rounds, flush=True)  # noqa: T201 - the one who kills reads it
        players.play(table, acts=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
