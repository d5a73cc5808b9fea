"""Try the newest packages: for every Python from 3.11 on that this machine has, as `pip install` would give them today.

    python -m tests.newest [FOLDER]

Each Python gets an environment of its own in the folder, with the project and no pins. There a part of the suite runs
that takes a few minutes, and then `tests.newest_play`. What ran is printed: Pythons, and versions of packages.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)

TOOLS = ["hypothesis", "jsonschema-rs", "pytest", "pytest-timeout", "pytest-xdist"]
"""What the tests below need beside the project."""

QUICK = [
    "tests/core",
    "tests/kernels/test_machine.py",
    "tests/lessons",
    "tests/table",
    "tests/tournaments",
    "tests/words",
    "--ignore=tests/words/test_page.py",  # reads the clone, not what is installed
    "tests/server/test_failures_doors.py",
    "tests/server/test_failures_edges.py",
    "tests/server/test_failures_flood.py",
    "tests/server/test_failures_moves.py",
    "tests/server/test_failures_strangers.py",
    "tests/server/test_page.py",
    "tests/server/test_protocols.py",
    "tests/server/test_rooms.py",
    "tests/server/test_wire.py",
]
"""Run with kernels as plain Python: what touches packages most, from the web server's insides to texts."""

ASK = (
    "import sys, sysconfig, ensurepip, venv; v = sys.version_info; "
    "is_usual = sys.implementation.name == 'cpython' and not sysconfig.get_config_var('Py_GIL_DISABLED'); "
    "print(*v[:3], sys.executable) if v.releaselevel == 'final' and is_usual else sys.exit(1)"
)


def candidates() -> Iterator[Path]:
    """Look for Pythons: `python3.N` on the PATH, and all that pyenv has."""
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from (file for file in sorted(Path(folder).glob("python3.*")) if re.fullmatch(r"python3\.\d+", file.name))
    if shutil.which("pyenv"):
        for version in output("pyenv", "versions", "--bare").split():
            prefix = output("pyenv", "prefix", version).strip()
            if prefix:
                yield Path(prefix) / "bin" / "python"


def say(text: str) -> None:
    """Write a line, at once: what is started writes as well."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def output(*command: str) -> str:
    """Give what a command prints; nothing if it fails."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def pythons() -> dict[str, Path]:
    """Find each Python that can be used, the newest one of each 3.N; by their versions."""
    found: dict[tuple[int, ...], tuple[tuple[int, ...], Path]] = {}
    for path in candidates():
        *numbers, executable = output(str(path), "-c", ASK).strip().split(" ", 3) or [""]
        version = tuple(map(int, numbers))
        if version[:2] >= OLDEST and found.get(version[:2], ((), path))[0] < version:
            found[version[:2]] = version, Path(executable)  # not a shim of pyenv
    return {".".join(map(str, version)): path for _, (version, path) in sorted(found.items())}


def tried(version: str, python: Path, folder: Path) -> bool:
    """Try one Python; tell whether all went well."""
    place = folder / version
    subprocess.run([python, "-m", "venv", "--clear", place], check=True)
    own = str(place / "bin" / "python")
    # Neither kernels nor games of the person who runs this are used or touched.
    home = {"YAMABUSHI_CACHE": str(place / "cache"), "XDG_DATA_HOME": str(place / "data")}
    environment = {**os.environ, **home, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(ROOT)}
    pip = [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{ROOT}[cluster,push]", *TOOLS]
    if subprocess.run(pip).returncode:
        say(f"Python {version}: pip cannot install the project.")
        return False
    listed = output(own, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check").split()
    say("\n    ".join([f"Python {version} with:", *textwrap.wrap(" ".join(listed), 116)]))
    quick = [own, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "--dist", "worksteal", *QUICK]
    runs = [(quick, {"NUMBA_DISABLE_JIT": "1"}), ([own, "-m", "tests.newest_play"], {})]
    results = [subprocess.run(run, env={**environment, **more}, cwd=ROOT).returncode == 0 for run, more in runs]
    say(f"Python {version}: {'all is well' if all(results) else 'something FAILED'}.")
    return all(results)


def main() -> None:
    """Try all Pythons, and fail if one has failed."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".newest").resolve()
    found = pythons()
    say(f"Pythons: {', '.join(found)}")
    failed = [version for version, python in found.items() if not tried(version, python, folder)]
    if failed or not found:
        sys.exit(f"With the newest packages these Pythons failed: {', '.join(failed) or 'there is none'}.")
    say(f"With the newest packages these Pythons are well: {', '.join(found)}.")


if __name__ == "__main__":
    main()
