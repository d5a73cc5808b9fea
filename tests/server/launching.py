"""Start servers that can be killed: one program for all tests of a process, loaded once and forked for each server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.serving import FILE, PATIENCE, migrated


async def up(base: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
        for _ in range(3000):
            with contextlib.suppress(httpx.TransportError):
                await http.get(f"{base}/health")
                return
            await asyncio.sleep(0.02)
    raise AssertionError("it does not answer")


class Launcher:
    """Starts a server at a time; one that a failed test has left is killed."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        # What the last server is known by, also when its number is somebody else's by now.
        self.child: int | None = None

    def launch(self, folder: Path, manner: str = "") -> tuple[str, int]:
        """Start a server, give its address and its process id; what manners there are, `killing.py` says."""
        if self.process is None:
            arguments = [sys.executable, "-m", "tests.server.killing"]
            self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.kill()
        if not (folder / FILE).exists():
            (folder / FILE).touch(mode=0o600)
            (folder / FILE).write_bytes(migrated())
        self.process.stdin.write(f"{folder} {manner}\n")
        self.process.stdin.flush()
        child, port = map(int, self.process.stdout.readline().split())
        with contextlib.suppress(ProcessLookupError):  # it may have ended at once
            self.child = os.pidfd_open(child)
        return f"http://127.0.0.1:{port}", child

    def kill(self) -> None:
        """Kill the last server, if that has not been done: until it ends, none is started."""
        if self.child is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self.child, signal.SIGKILL)
            os.close(self.child)
            self.child = None

    def close(self) -> None:
        """End."""
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.kill()
            self.process.stdin.close()
            self.process.wait()
            self.process.stdout.close()
