"""What the compiled functions may hold: nothing that a regulation could change."""

import ast
from collections.abc import Iterator
from pathlib import Path

import croupier.simulate

FOLDER = Path(croupier.simulate.__file__).parent
PLACES = {0, 1, 2, 3}
"""The only numbers in a kernel: places in a pair or in the four parts of a generator's state."""


def kernels() -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(each, ast.Name) and each.id in {"compiled", "inlined"} for each in node.decorator_list
            ):
                yield file.name, node


def test_kernels_hold_no_number_of_the_rules() -> None:
    assert {function.name for _, function in kernels()} >= {"walk", "spin", "follow", "play"}
    assert [
        f"{file}:{node.lineno} holds {node.value!r} in {function.name}"
        for file, function in kernels()
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value not in PLACES
    ] == []


def test_no_part_of_the_simulation_knows_a_game() -> None:
    assert [
        f"{file.name} imports {node.module}"
        for file in sorted(FOLDER.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("croupier.games")
    ] == []
