"""Run the command as a person does: a process, its typed lines, and what it prints."""

import os
import subprocess
import sys
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
