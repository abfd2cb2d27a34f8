from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def kept_machines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("machines")


@pytest.fixture(autouse=True)
def cache_of_the_tests(kept_machines: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machines are kept for the tests alone."""
    monkeypatch.setenv("CROUPIER_CACHE", str(kept_machines))
