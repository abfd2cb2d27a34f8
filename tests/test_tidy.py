"""The style of the repository as tests: layers of imports, citations, dead or long files, stray addresses and paths.

Every test gathers all its findings, so that one run shows what there is to do.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from croupier.rulebooks.clauses import clauses
from croupier.rulebooks.coverage import coverage, proofs_in

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
TESTS = ROOT / "tests"

# Games of which every clause is proven or excused, and stays so.
FINISHED_GAMES = (
    "baccarat",
    "big-six",
    "blackjack",
    "chemin-de-fer",
    "craps",
    "midi-baccarat",
    "mini-craps",
    "red-dog",
    "roulette",
)

# What each part of the program may import besides itself; the command line may import everything.
GROUND = {"errors", "texts", "money", "equipment"}
RULES = GROUND | {"rulebooks", "table", "games", "games.registry"}
LAYERS = {
    "errors": set[str](),
    "texts": {"errors"},
    "money": {"errors"},
    "equipment": {"errors"},
    "rulebooks": GROUND,
    "table": GROUND | {"rulebooks"},
    "games": RULES,
    "machine": RULES,
    "odds": RULES | {"machine"},
    "simulate": RULES | {"machine"},
    "gym": RULES | {"machine"},
    "journal": GROUND | {"rulebooks", "table", "games.registry"},
    "floor": GROUND | {"rulebooks", "table", "games.registry", "journal"},
    "web": GROUND | {"rulebooks", "table", "games.registry", "journal", "floor"},
}

# A game draws no random number, reads no clock, runs on no event loop and is compiled by others.
NOT_IN_GAMES = {"asyncio", "datetime", "numba", "numpy", "random", "secrets", "time"}

LINES = 400
LONG_FILES: dict[str, str] = {}  # path: why it is better in one piece

CITATION = re.compile(r"(?:MA|NJ)-[A-Z]+ \d+[A-Z]?(?:\.\d+)?(?:\([^()]+\))*")
REGISTRY = re.compile(r"pypi\.(?:org|python)|pythonhosted\.|registry\.npmjs|(?:index[-]url|find[-]links)[= ]")
MACHINE_PATH = re.compile(r"(?<![\w.~}])/(?:home|root|Users|work|opt|mnt|tmp)/\w")


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the program, by its dotted name."""
    return {
        ".".join(path.relative_to(SRC).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SRC.rglob("*.py"))
    }


def imports(module: ast.Module) -> Iterator[str]:
    """The dotted name of everything that a module imports, also inside functions or by the address of a command."""
    for node in ast.walk(module):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(source), names=names):
                yield from (f"{source}.{each.name}" for each in names)
            case ast.Constant(value=str(text)) if re.fullmatch(r"croupier(\.\w+)+:\w+", text):
                yield text.replace(":", ".")


def layer(name: str) -> str:
    """The part of the program that a dotted name belongs to; the registry of games is a part of its own."""
    if f"{name}.".startswith("croupier.games.registry."):
        return "games.registry"
    return name.split(".")[1]


def texts(module: ast.Module) -> Iterator[str]:
    return (node.value for node in ast.walk(module) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def tracked() -> list[Path]:
    """Every file that belongs to the repository, committed or about to be."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def games() -> dict[str, ast.Module]:
    return {name: module for name, module in modules().items() if name.startswith("croupier.games.")}


def test_imports_go_one_way() -> None:
    assert [
        f"{name} imports {imported}"
        for name, module in modules().items()
        for own in [layer(name).removesuffix(".registry")]
        if own not in {"cli", "__init__", "__main__"}
        for imported in imports(module)
        if imported.startswith("croupier.") and layer(imported) not in {own, *LAYERS.get(own, ())}
    ] == []


def test_games_leave_chance_clocks_and_speed_to_others() -> None:
    assert [
        f"{name} imports {imported}"
        for name, module in games().items()
        for imported in imports(module)
        if imported.split(".")[0] in NOT_IN_GAMES
    ] == []


def test_games_iterate_over_no_set() -> None:
    """The order of a set depends on the hash seed, so the same acts could give other events."""
    assert [
        f"{name}:{node.iter.lineno} iterates over {ast.unparse(node.iter)}"
        for name, module in games().items()
        for node in ast.walk(module)
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter)
    ] == []


def is_set(expression: ast.expr) -> bool:
    match expression:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
    return False


def test_every_clause_cited_exists() -> None:
    """A text that is a citation names a clause; a text that holds one may also name a section."""
    ids = {each.id for each in clauses()}
    headings = {name[: cut.start()] for name in ids for cut in re.finditer(r"\(|(?<=\d)\.", name)}
    assert [
        f"{name} cites {cited}"
        for name, module in modules().items()
        for text in texts(module)
        for cited in CITATION.findall(text)
        if cited not in ids and (cited == text or cited not in headings)
    ] == []


def test_every_proof_is_of_a_clause() -> None:
    assert coverage(clauses(), proofs_in(TESTS)).unknown == []


@pytest.mark.parametrize("game", FINISHED_GAMES)
def test_a_finished_game_has_no_open_clause(game: str) -> None:
    assert coverage(clauses(game), proofs_in(TESTS)).open == []


FOR_HOSTS = {
    "croupier.journal.sealed_chance": "for hosts whose throwers add a number of their own",
}


def test_every_module_is_imported_by_another() -> None:
    used = {
        used
        for name, module in modules().items()
        for imported in imports(module)
        for used in (imported, imported.rpartition(".")[0])
        if used != name
    }
    assert [
        name
        for name in modules()
        if name.rpartition(".")[2] not in {"__init__", "__main__"} and name not in used and name not in FOR_HOSTS
    ] == []


def test_no_file_is_long_without_a_reason() -> None:
    long = {
        path.relative_to(ROOT).as_posix()
        for path in SRC.rglob("*")
        if path.suffix in {".py", ".js", ".css", ".html"} and len(path.read_text(encoding="utf-8").splitlines()) > LINES
    }
    assert sorted(long ^ LONG_FILES.keys()) == []


@pytest.mark.parametrize("pattern", [REGISTRY, MACHINE_PATH], ids=["package registry", "path of a machine"])
def test_no_file_knows_where_it_was_written(pattern: re.Pattern[str]) -> None:
    assert [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in tracked()
        for found in pattern.finditer(path.read_text(encoding="utf-8", errors="ignore"))
    ] == []
