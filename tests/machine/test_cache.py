"""Kept machines are used if they are what they claim, and never needed."""

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.machine.toys import Suits, dice_course, suits_course

from croupier.machine import cache
from croupier.machine.cache import cache_folder, machine_of
from croupier.machine.compile import compiled
from croupier.machine.drive import Course
from croupier.machine.machine import Machine


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CROUPIER_CACHE", str(tmp_path))
    return tmp_path / "machines"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Course]:
    """What was compiled since."""
    seen: list[Course] = []

    def watched(course: Course) -> Machine:
        seen.append(course)
        return compiled(course)

    monkeypatch.setattr(cache, "compiled", watched)
    return seen


@pytest.mark.usefixtures("folder")
def test_a_machine_is_compiled_once(compilations: list[Course]) -> None:
    first = machine_of(suits_course())
    assert machine_of(suits_course()) == first
    assert len(compilations) == 1


@pytest.mark.usefixtures("folder")
def test_another_submission_plan_or_code_is_another_machine(
    compilations: list[Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    course = suits_course()
    machine_of(course)
    machine_of(suits_course(submission=Suits(decks=2)))
    machine_of(dice_course())
    machine_of(replace(dice_course(), plan=dice_course().plan[:1]))
    assert len(compilations) == 4
    monkeypatch.setattr(cache, "code_hash", lambda: "changed")
    machine_of(course)
    assert len(compilations) == 5


@pytest.mark.parametrize("at", [0, 30, 60, -1])
def test_a_file_that_was_changed_is_not_believed(folder: Path, compilations: list[Course], at: int) -> None:
    first = machine_of(suits_course())
    (file,) = folder.iterdir()
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)
    assert machine_of(suits_course()) == first
    assert len(compilations) == 2


def test_a_file_with_other_content_of_a_right_hash_is_not_believed(folder: Path, compilations: list[Course]) -> None:
    machine_of(suits_course())
    (file,) = folder.iterdir()
    file.write_bytes(cache.FORMAT + sha256(b"\x01").digest() + b"\x01")
    machine_of(suits_course())
    assert len(compilations) == 2


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compilations: list[Course]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("CROUPIER_CACHE", str(tmp_path / "file"))
    assert machine_of(suits_course()) == machine_of(suits_course())
    assert len(compilations) == 2


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_CACHE_HOME": "/var/cache/me"}, "/var/cache/me/croupier"),
        ("linux", {"XDG_CACHE_HOME": ""}, "{home}/.cache/croupier"),
        ("darwin", {}, "{home}/Library/Caches/croupier"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/croupier/Cache"),
    ],
)
def test_the_folder_is_where_the_platform_keeps_caches(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.delenv("CROUPIER_CACHE")
    monkeypatch.setattr("sys.platform", platform)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cache_folder() == Path(folder.format(home=Path.home()))
