from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def cache_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Machines are kept for the tests alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROUPIER_CACHE", str(tmp_path_factory.mktemp("machines")))
        yield
