"""Chunks on a Dask cluster, and workers that die there."""

import os
import signal
from asyncio import CancelledError
from collections.abc import Iterator

import pytest
from distributed import KilledWorker, LocalCluster
from tests.simulate.tracks import two_cards

from croupier.errors import Refused
from croupier.simulate import cluster as clusters
from croupier.simulate.chunks import Rounds
from croupier.simulate.cluster import Submitted, cluster, refuse_unsafe, walked_by
from croupier.simulate.history import History
from croupier.simulate.threads import on_threads

WORK = Rounds(track=two_cards(burns=True), seed=7, rounds=50_000_000)


@pytest.fixture
def scheduler() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as local:  # type: ignore[no-untyped-call]
        yield local


def test_a_worker_killed_in_the_middle_changes_nothing(scheduler: LocalCluster) -> None:
    serial, on_cluster = History(), History()
    for tally in on_threads(WORK, 1):
        serial.add(tally)
    with cluster(scheduler.scheduler_address) as connected:
        for tally in connected.tallies(WORK):
            if on_cluster.rounds == 0:
                os.kill(next(iter(scheduler.workers.values())).pid, signal.SIGKILL)
            on_cluster.add(tally)
    assert serial.total is not None
    assert on_cluster.total is not None
    assert list(on_cluster.total.counts) == list(serial.total.counts)


def test_a_batch_that_kills_its_workers_is_walked_here() -> None:
    class Dead:
        def result(self) -> None:
            raise KilledWorker("batch", None, 3)  # type: ignore[arg-type]

    assert Submitted(WORK, range(3, 5), Dead()).result()[1].rounds == WORK.rounds_in_a_chunk


def test_a_scheduler_that_goes_away_ends_the_run() -> None:
    class Gone:
        def result(self) -> None:
            raise CancelledError

    with pytest.raises(Refused, match="went away before the end"):
        Submitted(WORK, range(1), Gone()).result()


def test_a_worker_with_another_program_is_refused() -> None:
    with pytest.raises(Refused, match="another version of croupier"):
        walked_by(WORK, range(1), "other")


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tcp://localhost:8786", "tcp://[::1]:1", "tls://far:8786"])
def test_tls_and_this_machine_are_safe(address: str) -> None:
    refuse_unsafe(address)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("tcp://10.0.0.5:8786", "in the clear; use tls://10.0.0.5:8786"),
        ("tcp://scheduler:8786", "in the clear"),
        ("127.0.0.1:8786", "must be written tls://HOST:PORT"),
        ("tcp://127.0.0.1", "must be written tls://HOST:PORT"),
        ("tcp://127.0.0.1:99999", "must be written tls://HOST:PORT"),
        ("tcp://[::1", "must be written tls://HOST:PORT"),
        ("http://127.0.0.1:80", "must be written tls://HOST:PORT"),
    ],
)
def test_other_addresses_are_refused(address: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        refuse_unsafe(address)


def test_an_address_at_which_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", 0.2)
    with pytest.raises(Refused, match="no Dask scheduler answers"), cluster("tcp://127.0.0.1:1"):
        pass


def test_a_scheduler_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", 0.5)
    with (
        LocalCluster(n_workers=0, dashboard_address=None, host="127.0.0.1") as local,  # type: ignore[no-untyped-call]
        pytest.raises(Refused, match="has no workers"),
        cluster(local.scheduler_address),
    ):
        pass
