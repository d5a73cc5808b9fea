"""How long a person waits for the help page and for the board."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from yamabushi.cli.benches.measuring import Figure, Tell, compiled_games, start
from yamabushi.engines.warm import warm_up


def figures(tell: Tell) -> list[Figure]:
    """Measure the start of the command."""
    tell("bench: starting the command")
    command = [sys.executable, "-m", "yamabushi"]
    help_seconds = statistics.median(seconds_of([*command, "--help"]) for _ in range(5))
    found = [Figure("yamabushi --help", help_seconds, "s", wanted="under 0.5")]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder}
        for game in compiled_games():
            play = [*command, "play", game, "--seed", "1"]
            warm_up(start(game).game, ["greedy"], tell)
            board_seconds = statistics.median(seconds_of(play, "quit\n", environment) for _ in range(4))
            found.append(Figure(f"yamabushi play {game}, the second time", board_seconds, "s", wanted="under 2"))
    return found


def seconds_of(command: list[str], typed: str = "", environment: dict[str, str] | None = None) -> float:
    """Give how long a command takes."""
    begin = time.perf_counter()
    subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=True)
    return time.perf_counter() - begin
