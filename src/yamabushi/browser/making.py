"""Make modules in a process of their own: `python -m yamabushi.browser.making [--give-way] FOLDER GAME … [UNIT …]`.

What is to be compiled for this machine as well is named as units: then numba writes each kernel once for both.
It gives way to whoever plays, if that is said, and ends with whoever started it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from yamabushi.browser.modules import make
from yamabushi.core.registry import games
from yamabushi.engines.preparing import NICENESS, end_with_input, read
from yamabushi.kernels.entries import compile_unit

GIVE_WAY = "--give-way"
"""Said where people play meanwhile; somebody who only waits for the modules does not say it."""


def main(words: Sequence[str]) -> None:
    """Compile the units that are named, then make the modules of the games in a folder, telling of each."""
    if words[0] == GIVE_WAY:
        words = words[1:]
        if hasattr(os, "nice"):
            os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_input, daemon=True).start()
    place, words = Path(words[0]), words[1:]
    named = [word for word in words if word in games()]
    for word in words:
        if word not in named:
            compile_unit(read(word))
            tell(word)
    for name in named:
        make(name, place)
        tell(name)


def tell(word: str) -> None:
    """Say that something is ready."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
