"""docs/protocol.md names every route and every kind of message, and no others."""

import re
from pathlib import Path
from typing import get_args

from tests.floor.hosting import a_floor, run, served

from croupier.floor import wire

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_route_is_described_and_exists() -> None:
    async def play() -> None:
        async with served(a_floor()) as place:
            paths = (await (await place.enter("Anna")).get("/schema/openapi.json")).json()["paths"]
            exist = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
            assert set(re.findall(r"^\| `((?:GET|POST) [^`]+)`", PAGE, re.MULTILINE)) == exist

    run(play)


def test_every_kind_of_message_is_described_with_its_fields() -> None:
    kinds = [*get_args(wire.AnyFrame), *wire.Told.__subclasses__()]
    lines = dict(re.findall(r"^- `(\w+)`(.*(?:\n  .*)*)", PAGE, re.MULTILINE))
    assert set(lines) == {kind.__struct_config__.tag for kind in kinds}
    for kind in kinds:
        for field in kind.__struct_encode_fields__:
            assert f"`{field}`" in lines[kind.__struct_config__.tag], (kind, field)
