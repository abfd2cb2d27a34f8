"""`croupier export`: writes a journal as Parquet files."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from croupier.errors import Refused
from croupier.journal.places import existing_journal_at

_EXAMPLES = """
Examples:

- `croupier export floor.db --out data` writes data/acts.parquet, events, wagers and results
- `croupier export floor.db --out data --table "Red dog 1"` writes one table
"""

app = App(name="export", help_epilogue=_EXAMPLES)


@app.default
def export(
    db: str,
    /,
    *,
    out: Path,
    table: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
) -> None:
    """Write acts, events, wagers and results as Parquet, for polars, pandas and DuckDB.

    Parameters
    ----------
    db
        The journal: a file or postgresql://…
    out
        The folder to write into.
    table
        Only this table; may be given several times.
    """
    if find_spec("arro3") is None:
        raise Refused("writing Parquet needs the extra data: pip install 'croupier[data]'")
    from croupier.journal.export import export as write  # noqa: PLC0415 - arro3 is an extra

    with existing_journal_at(db) as journal:
        for path, rows in write(journal, out, table).items():
            print(f"{path}: {rows} rows")
