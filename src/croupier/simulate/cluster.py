"""Chunks walked by the workers of a Dask cluster, for runs that are too long for one machine.

A worker that dies in the middle of a batch changes nothing: the scheduler gives the batch to another, and a chunk is
the same whoever walks it. Work travels as pickled objects, which whoever can write to the connection could replace by
any program; so it goes over TLS, or stays on this machine.
"""

from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from croupier.errors import Refused
from croupier.machine.compiled import SOURCE
from croupier.simulate.batches import Batch, batches, in_order, walked
from croupier.simulate.chunks import Work
from croupier.simulate.tally import Tally

_MOST_ROUNDS_IN_A_BATCH = 64_000_000
_PATIENCE = 10  # seconds


class Cluster(Struct, frozen=True):
    """The workers behind a scheduler."""

    address: str
    client: Any

    def tallies(self, work: Work) -> Iterator[Tally]:
        """The tallies of all chunks in their order."""
        workers = sum(self.client.nthreads().values())

        def submit(batch: Batch) -> "Submitted":
            return Submitted(work, batch, self.client.submit(walked_by, work, batch, SOURCE, pure=False))

        return in_order(batches(work, workers, _MOST_ROUNDS_IN_A_BATCH), submit, workers)


class Submitted(Struct, frozen=True):
    """A batch that the cluster has."""

    work: Work
    batch: Batch
    future: Any

    def result(self) -> list[Tally]:
        """Wait for its tallies; a batch over which several workers died is walked here instead."""
        from distributed import KilledWorker  # noqa: PLC0415 - an extra that only a cluster needs

        try:
            tallies: list[Tally] = self.future.result()
        except KilledWorker:
            return walked(self.work, self.batch)
        except CancelledError:
            raise Refused("the scheduler of the cluster went away before the end of the run") from None
        return tallies


def walked_by(work: Work, batch: Batch, source: str) -> list[Tally]:
    """The tallies of a batch, walked by a worker whose program is the same as that of who asked."""
    if source != SOURCE:
        raise Refused("a worker of the cluster has another version of croupier; install the same on all machines")
    return walked(work, batch)


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """A connection to the scheduler at an address; refused if it is not safe or nobody answers."""
    refuse_unsafe(address)
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that only a cluster needs
    except ImportError:
        raise Refused("--cluster needs Dask; install croupier[cluster]") from None
    try:
        client: Any = Client(address, timeout=_PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        raise Refused(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            raise Refused(
                f"the Dask scheduler at {address} has no workers; `dask worker {address}` starts one"
            ) from None
        yield Cluster(address, client)


def refuse_unsafe(address: str) -> None:
    """Refuse what is no address of a scheduler, and one that would be reached in the clear beyond this machine.

    >>> refuse_unsafe("tcp://127.0.0.1:8786")
    """
    try:
        parts = urlsplit(address)
        scheme, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        scheme, host, port = "", None, None
    if scheme not in {"tcp", "tls"} or not host or port is None:
        raise Refused(
            f'the cluster "{address}" must be written tls://HOST:PORT, or tcp://127.0.0.1:PORT on this machine'
        )
    if scheme == "tcp" and not _is_this_machine(host):
        raise Refused(
            f"the cluster {address} would be reached over the network in the clear; use tls://{host}:{port} with the"
            " certificates of Dask's configuration"
        )


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
