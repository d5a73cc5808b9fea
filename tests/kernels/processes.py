"""Run scripts in processes of their own, with settings of their own: compiled or not, whatever this process does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import yamabushi

PACKAGE = Path(yamabushi.__file__).parent
TESTS = Path(__file__).parents[1]


def environment(package: Path = PACKAGE, **settings: str) -> dict[str, str]:
    """Give the environment of a process that imports the package, without the numba settings of this one."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    return kept | {"PYTHONPATH": os.pathsep.join((str(package.parent), str(TESTS.parent)))} | settings


def run(script: str, package: Path = PACKAGE, **settings: str) -> str:
    """Run a script; give what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(package, **settings),
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
