"""Run the command as a person does: its typed lines, and what it prints."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from yamabushi.cli import main


@dataclass
class Ended:
    """A command that has ended."""

    returncode: int
    stdout: str
    stderr: str


def environment(home: Path | None = None, encoding: str = "utf-8", columns: int = 80) -> dict[str, str]:
    """Give the environment of a command: the width of its terminal, its encoding, and where it keeps things."""
    data = {} if home is None else {"XDG_DATA_HOME": str(home)}
    return {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": str(columns), **data}


def yamabushi(*arguments: str, typed: str = "", home: Path | None = None, encoding: str = "utf-8") -> Ended:
    """Run the command in this process, from its arguments to its exit code, where everything is loaded already."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2))
    with (
        mock.patch.object(sys, "argv", ["yamabushi", *arguments]),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding)),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, environment(home, encoding), clear=True),
    ):
        try:
            main()
            code: object = 0
        except SystemExit as end:
            code = end.code or 0
    return Ended(code if isinstance(code, int) else 1, *(text_of(stream) for stream in (out, err)))


def text_of(stream: io.TextIOWrapper) -> str:
    """Give what was written."""
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()


def in_a_process(*arguments: str, typed: str = "", home: Path | None = None, encoding: str = "utf-8") -> Ended:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "yamabushi", *arguments],
        input=typed,
        env=environment(home, encoding),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def hear_interrupts() -> None:
    """Let a process that begins end with Ctrl-C, even where the tests were started by a shell that ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(*arguments: str, when: Callable[[], bool]) -> str:
    """Start the command, press Ctrl-C when something is so, and give what it has printed; it must end well."""
    command = subprocess.Popen(
        [sys.executable, "-m", "yamabushi", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(columns=200),
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    give_up = time.monotonic() + 240
    while time.monotonic() < give_up and not when() and command.poll() is None:
        time.sleep(0.05)
    os.killpg(command.pid, signal.SIGINT)  # Ctrl-C goes to all processes of a terminal
    try:
        shown, problems = command.communicate(timeout=120)
    finally:
        command.kill()
    assert (command.returncode, problems) == (0, "")
    return shown
