"""Reports kept between two runs of the program, in the user's cache folder.

A report is found again by a hash of all that it follows from: the program's own code, the submission, the removed
cards, the class and the strategy. The code is hashed when it is loaded: were it hashed later, a report that the old
code made while a file was being edited would be kept under the hash of the new one.
"""

import os
import platform
from hashlib import sha256
from pathlib import Path

import msgspec
import numba
import numpy as np

from croupier.machine.cache import cache_folder, code_hash
from croupier.odds.blackjack.analysis import Progress
from croupier.odds.blackjack.reports import Asked, Report, report_of
from croupier.rulebooks.submissions.hashes import full_hash


def _program() -> str:
    """A hash of the code that an analysis runs, and of what compiles it."""
    digest = sha256(code_hash().encode())
    for version in (platform.machine(), np.__version__, numba.__version__):
        digest.update(f"\0{version}".encode())
    odds = Path(__file__).parents[1]
    for file in sorted(odds.rglob("*.py")):
        digest.update(f"\0{file.relative_to(odds).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


PROGRAM = _program()


def kept_report(asked: Asked, progress: Progress | None = None) -> Report:
    """The report, from the cache if it is there."""
    file = cache_folder() / "blackjack" / f"{name_of(asked)}.json"
    kept = _kept(file)
    if kept is None:
        kept = report_of(asked, progress)
        _keep(file, kept)
    return kept


def name_of(asked: Asked) -> str:
    """A hash of all that a report follows from."""
    strategy: dict[str, object] = {} if asked.strategy is None else msgspec.structs.asdict(asked.strategy)
    if asked.strategy is not None:
        strategy["cells"] = sorted(asked.strategy.cells.items())
    parts = (PROGRAM, full_hash(asked.submission), asked.removed, asked.play.value, strategy)
    return sha256(repr(parts).encode()).hexdigest()


def _kept(file: Path) -> Report | None:
    """A kept report, if its content has the hash that it claims."""
    try:
        claimed, _, content = file.read_bytes().partition(b"\n")
    except OSError:
        return None
    if claimed.decode(errors="replace") != sha256(content).hexdigest():
        return None
    try:
        return msgspec.json.decode(content, type=Report)
    except msgspec.DecodeError:
        return None


def _keep(file: Path, report: Report) -> None:
    """Write the file beside its place first: a reader finds it whole or not at all."""
    content = msgspec.json.encode(report)
    aside = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(sha256(content).hexdigest().encode() + b"\n" + content)
        aside.replace(file)
    except OSError:
        return
