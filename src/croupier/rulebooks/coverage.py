"""The account of conformance: which clauses are proven, by which tests, which are excused and which are open.

A clause is proven by a test that is marked with it, or by a transcript that names it. Test files are parsed and not
imported, so the account is quick and needs no test dependency.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from croupier.errors import Refused
from croupier.rulebooks.clauses import Clause, clause
from croupier.texts import text_of


class Proof(NamedTuple):
    """A test or a transcript that names a clause."""

    clause: str
    by: str


class Excuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why no test can prove a clause."""

    id: str
    reason: str


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """The clauses considered, each of them proven, excused or open; and names that no clause bears."""

    clauses: list[str]
    proven: dict[str, list[str]]
    excused: dict[str, str]
    open: list[str]
    unknown: list[str]


def coverage(considered: Iterable[Clause], proofs: Iterable[Proof]) -> Coverage:
    """What the proofs and the excuses leave open of the clauses considered."""
    ids = [each.id for each in considered]
    proven: dict[str, list[str]] = {}
    unknown: list[str] = []
    for name, by in proofs:
        fault = _fault(name)
        if fault is None:
            proven.setdefault(name, []).append(by)
        else:
            unknown.append(f"{by}: {fault}")
    reasons = {excuse.id: excuse.reason for excuse in excuses()}
    return Coverage(
        clauses=ids,
        proven={name: proven[name] for name in ids if name in proven},
        excused={name: reasons[name] for name in ids if name in reasons and name not in proven},
        open=[name for name in ids if name not in proven and name not in reasons],
        unknown=unknown,
    )


@cache
def excuses() -> tuple[Excuse, ...]:
    """The clauses that no test can prove."""
    text = (files("croupier.rulebooks") / "excused.toml").read_bytes()
    return tuple(msgspec.toml.decode(text, type=dict[str, list[Excuse]]).get("excused", ()))


def proofs_in(tests: Path) -> Iterator[Proof]:
    """Every proof under a folder of tests, in the order of the paths."""
    if not tests.is_dir():
        raise Refused(f'there is no folder of tests "{tests}"; --tests names the one to account for')
    for path in sorted(tests.rglob("test_*.py")):
        yield from marked(text_of(path), path.as_posix())
    for path in sorted((tests / "transcripts").rglob("*.toml")):
        yield from transcribed(text_of(path), path.as_posix())


def marked(source: str, path: str) -> Iterator[Proof]:
    r"""The proofs in a test file: clause marks of tests, of classes of tests, and of the module.

    >>> list(marked("@pytest.mark.clause('MA-RD 5(f)')\ndef test_a_pair(): ...", "test_red_dog.py"))
    [Proof(clause='MA-RD 5(f)', by='test_red_dog.py::test_a_pair')]
    """
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        raise Refused(f"{path}:{error.lineno}: not a Python file: {error.msg}") from error
    yield from _marks(module, path, path)


def transcribed(source: str, path: str) -> Iterator[Proof]:
    """The proofs in a transcript: its list `clauses`."""
    try:
        names = tomllib.loads(source).get("clauses", [])
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{path}: not a TOML file: {error}") from error
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused(f'{path}: clauses is {names!r}; right would be a list of clauses such as ["MA-RD 5(f)"]')
    for name in names:
        yield Proof(name, path)


def _marks(node: ast.AST, by: str, path: str) -> Iterator[Proof]:
    """The clauses marked in this node, each named after the innermost test, class or file that bears the mark."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if _is_run(child):
                    yield from _marks(child, f"{by}::{child.name}", path)
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="clause"), args=names):
                for name in names:
                    yield Proof(_literal(name, path), by)
            case _:
                yield from _marks(child, by, path)


def _is_run(test: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Whether pytest runs it and believes its outcome: only then does its mark prove anything."""
    kept_out = {"skip", "xfail"}
    marks = {node.attr for mark in test.decorator_list for node in ast.walk(mark) if isinstance(node, ast.Attribute)}
    return test.name.lower().startswith("test") and not kept_out & marks


def _literal(name: ast.expr, path: str) -> str:
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        return name.value
    raise Refused(
        f"{path}:{name.lineno}: a clause mark holds `{ast.unparse(name)}`; it must name its clauses in quotes"
    )


def _fault(name: str) -> str | None:
    """What is wrong with the name of a clause: unknown, or not as the inventory writes it."""
    try:
        canonical = clause(name).id
    except Refused as refusal:
        return str(refusal)
    return None if canonical == name else f'"{name}" is written {canonical}'
