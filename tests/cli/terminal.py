"""Run the command as a person does: a process, its typed lines, and what it prints."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path


def yamabushi(
    *arguments: str, typed: str = "", home: Path | None = None, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "80"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "yamabushi", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def interrupted(*arguments: str, when: Callable[[], bool]) -> str:
    """Start the command, press Ctrl-C when something is so, and give what it has printed; it must end well."""
    command = subprocess.Popen(
        [sys.executable, "-m", "yamabushi", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "COLUMNS": "200"},
        text=True,
        start_new_session=True,
    )
    give_up = time.monotonic() + 240
    while time.monotonic() < give_up and not when():
        time.sleep(0.05)
    os.killpg(command.pid, signal.SIGINT)  # Ctrl-C goes to all processes of a terminal
    shown, problems = command.communicate(timeout=60)
    assert (command.returncode, problems) == (0, "")
    return shown
