"""A run as a Parquet file: how often each wager lost how much, at each moment of the run."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from arro3.core import Array, DataType, Table
from arro3.io import write_parquet

from croupier.simulate.statistics import WagerCount


def write(path: Path, moments: Mapping[int, Sequence[WagerCount]], about: Mapping[str, str]) -> None:
    """Write one row for each moment (in rounds), wager and loss; what the run was about goes into the metadata."""
    rows = [
        (rounds, each.wager, float(loss), count)
        for rounds, counts in moments.items()
        for each in counts
        for loss, count in each.losses.items()
    ]
    table = Table.from_pydict(
        {
            "rounds": Array([row[0] for row in rows], DataType.uint64()),
            "wager": Array([row[1] for row in rows], DataType.utf8()),
            "loss_per_unit": Array([row[2] for row in rows], DataType.float64()),
            "count": Array([row[3] for row in rows], DataType.uint64()),
        }
    )
    write_parquet(table, path, key_value_metadata=dict(about))
