"""Machines kept between two runs of the program, in the user's cache folder.

A machine is found again by a hash of all that it follows from: the program's own code, the submission, the lane and the
plan. A kept file is believed only if its content has the hash that it claims; anything else is compiled anew, and a
folder that cannot be written is no reason to fail.
"""

import os
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import croupier
from croupier.machine.compile import compiled
from croupier.machine.drive import Course
from croupier.machine.duel.compile import compiled_duel
from croupier.machine.duel.machine import DuelMachine
from croupier.machine.machine import Machine
from croupier.rulebooks.submissions.hashes import full_hash
from croupier.table.duels import Duel

T = TypeVar("T", Machine, DuelMachine)

FORMAT = b"croupier machine 1\n"
_DIGEST = 32


def machine_of(course: Course) -> Machine:
    """The machine of a lane, from the cache if it is there."""
    return _cached(_file(course), Machine, lambda: compiled(course))


def duel_of(course: Course, duel: Duel) -> DuelMachine:
    """The machines of a duel, from the cache if they are there."""
    return _cached(_file(course), DuelMachine, lambda: compiled_duel(course, duel))


def is_cached(course: Course) -> bool:
    """Whether nothing has to be compiled for a lane or duel."""
    return _file(course).exists()


def _cached(file: Path, kind: type[T], make: Callable[[], T]) -> T:
    kept = _kept(file, kind)
    if kept is not None:
        return kept
    machine = make()
    _keep(file, machine)
    return machine


def _file(course: Course) -> Path:
    return cache_folder() / "machines" / f"{_name(course)}.machine"


def cache_folder() -> Path:
    """Where this platform keeps what can be made again; CROUPIER_CACHE names another place."""
    named = os.environ.get("CROUPIER_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "croupier" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "croupier"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "croupier"


def _name(course: Course) -> str:
    plan = msgspec.json.encode(course.plan)
    parts = (code_hash(), full_hash(course.submission), course.game.name, course.lane.name, plan.decode())
    return sha256("\0".join(parts).encode()).hexdigest()


@cache
def code_hash() -> str:
    """A hash of every module that a machine can follow from."""
    package = Path(croupier.__file__).parent
    folders = ("equipment", "games", "machine", "rulebooks", "table")
    files = [package / "money.py", *(file for folder in folders for file in sorted((package / folder).rglob("*.py")))]
    digest = sha256(sys.version.encode())
    for file in files:
        digest.update(f"\0{file.relative_to(package).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _kept(file: Path, kind: type[T]) -> T | None:
    try:
        written = file.read_bytes()
    except OSError:
        return None
    head, digest, content = written[: len(FORMAT)], written[len(FORMAT) :][:_DIGEST], written[len(FORMAT) + _DIGEST :]
    if head != FORMAT or digest != sha256(content).digest():
        return None
    try:
        return msgspec.msgpack.decode(content, type=kind, dec_hook=_read)
    except msgspec.DecodeError:
        return None


def _keep(file: Path, machine: Machine | DuelMachine) -> None:
    """Write the file beside its place first: a reader finds it whole or not at all."""
    content = msgspec.msgpack.encode(machine, enc_hook=_written)
    aside = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(FORMAT + sha256(content).digest() + content)
        aside.replace(file)
    except OSError:
        return


def _written(value: object) -> str:
    """A fraction on the wire."""
    assert isinstance(value, Fraction)
    return str(value)


def _read(kind: type, value: Any) -> Fraction:  # noqa: ANN401 - what msgspec hands over
    assert kind is Fraction
    return Fraction(value)
