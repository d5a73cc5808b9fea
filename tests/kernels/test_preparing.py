"""What is compiled in other processes: once, while this one goes on, and never for longer than it lives."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import filelock

from tests.kernels.processes import environment, run

PREPARE = """
import sys
from tests.kernels.small import UNIT
from yamabushi.engines.preparing import Preparation
from yamabushi.kernels.entries import compiled_by_others
told = []
with compiled_by_others():
    preparation = Preparation({"small": [UNIT]}, lambda: told.append(preparation.done))
    print(preparation.done, preparation.total, preparation.is_over)
    preparation.start()
    preparation.wait()
    print(preparation.done, preparation.total, preparation.is_over, told, preparation.given_up)
"""


def test_another_process_compiles_while_this_one_goes_on(tmp_path: Path) -> None:
    first = run(PREPARE, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert first == ["0 1 False", "1 1 True [1] set()"]
    second = run(PREPARE, YAMABUSHI_CACHE=str(tmp_path)).splitlines()  # ready at once: nobody has to tell
    assert second == ["1 1 True", "1 1 True [] set()"]


def test_who_dies_twice_is_given_up_and_play_goes_on(tmp_path: Path) -> None:
    script = PREPARE.replace("import sys\n", "import sys\nsys.executable = '/bin/false'\n")
    found = run(script, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert found == ["0 1 False", "0 1 True [0] {'small'}"]


def test_whoever_compiles_ends_with_whoever_started_it(tmp_path: Path) -> None:
    script = """
import time
from tests.kernels.small import UNIT
from yamabushi.engines.preparing import Preparation
preparation = Preparation({"small": [UNIT]})
preparation.start()
while not preparation._processes:
    time.sleep(0.01)
(process,) = preparation._processes
print(process.pid, flush=True)
time.sleep(600)
"""
    env = environment(YAMABUSHI_CACHE=str(tmp_path))
    # Somebody else compiles it just now, for as long as we like: the process has to wait.
    (tmp_path / "kernels").mkdir()
    with filelock.FileLock(tmp_path / "kernels" / "tests.kernels.small.lock"):
        parent = subprocess.Popen([sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, text=True)
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        os.kill(parent.pid, signal.SIGKILL)
        parent.communicate()
        deadline = time.monotonic() + 60
        while is_running(child):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def is_running(process: int) -> bool:
    """Tell whether a process lives; one that has ended and was not asked after is dead."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
