"""Measure speed. Figures are ratios within one run, since machines are noisy and differ.

Things that are compared take turns in short slices, and the middle slice of each counts.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from rich.console import Console

import yamabushi
from yamabushi.cli.progress import quiet_line
from yamabushi.core.game import State
from yamabushi.engines.perft import perft
from yamabushi.engines.playouts import playouts
from yamabushi.engines.warm import warm_up_engines
from yamabushi.games.kernel_state import KernelState

SLICES = 7
SECONDS = 0.4


@dataclass(frozen=True)
class Figure:
    """One line of the bench."""

    name: str
    value: float
    unit: str
    # What it is compared with, in the same run, and what we want at least (or at most, for seconds).
    against: str = ""
    ratio: float | None = None
    wanted: float | None = None


def run_bench(console: Console, as_json: bool) -> None:
    """Measure and print everything."""
    with quiet_line(console) as tell:
        warm_up_engines(start("regality", style="old", match="single"), tell)
        figures = [*rules(tell), *stepping(tell), *random_games(tell), *starting(tell)]
    if as_json:
        console.print(json.dumps([asdict(figure) for figure in figures], indent=1), markup=False)
        return
    console.print(f"yamabushi {yamabushi.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    for figure in figures:
        line = f"{figure.name:<46} {figure.value:>14,.2f} {figure.unit}"
        if figure.ratio is not None:
            line += f"   {figure.ratio:.1f}× {figure.against}"
        if figure.wanted is not None:
            line += f" (wanted: {figure.wanted:g})"
        console.print(line, markup=False)


def start(name: str, **options: object) -> KernelState:
    """Give the first position of a game."""
    state = yamabushi.game(name, **options).start()
    assert isinstance(state, KernelState)
    return state


def rates(*contenders: Callable[[float], float]) -> list[float]:
    """Run contenders in turns for short slices; give the middle rate of each."""
    results: list[list[float]] = [[] for _ in contenders]
    for _ in range(SLICES):
        for contender, result in zip(contenders, results, strict=True):
            result.append(contender(SECONDS))
    return [statistics.median(result) for result in results]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat some work for a while; give what it counted a second."""
    done = 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        done += work()
    return done / passed


# ---- the rules -------------------------------------------------------------------------------------------------------


def rules(tell: Callable[[str], None]) -> list[Figure]:
    """Measure perft, and print the numbers that change only when the rules do."""
    figures = []
    for style in ("old", "standard"):
        tell(f"bench: perft, {style} style")
        state = start("regality", style=style, match="single")
        rng = random.Random(0)
        while state.seat == yamabushi.CHANCE:
            state = state.play(rng.choice(state.actions))
        leaves = perft(state, 4)
        (speed,) = rates(partial(rate, partial(perft, state, 4)))
        figures.append(Figure(f"regality {style}: perft 4, fingerprint", leaves, "leaves"))
        figures.append(Figure(f"regality {style}: perft", speed, "leaves/s"))
    return figures


# ---- stepping through the public face, as a script would -------------------------------------------------------------


def step_ours(rng: random.Random) -> int:
    """Play one random game through the public face; give the number of actions."""
    state: State = GAME.start()
    steps = 0
    while state.seat is not None:
        state = state.play(rng.choice(state.actions))
        steps += 1
    return steps


def step_theirs(game: Any, rng: random.Random) -> int:
    """Play one random game of OpenSpiel the same way."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


GAME = yamabushi.game("regality")


def open_spiel(name: str) -> Any:
    """Load a game of OpenSpiel, or None where it is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games.tic_tac_toe")
    return pyspiel.load_game(name)


def stepping(tell: Callable[[str], None]) -> list[Figure]:
    """Measure random games stepped from Python."""
    tell("bench: stepping through the public face")
    rng = random.Random(0)
    theirs = open_spiel("python_tic_tac_toe")
    name = "regality: random games by public API"
    ours = partial(rate, partial(step_ours, rng))
    if theirs is None:
        (speed,) = rates(ours)
        return [Figure(name, speed, "actions/s", wanted=4)]
    speed, other = rates(ours, partial(rate, partial(step_theirs, theirs, rng)))
    return [Figure(name, speed, "actions/s", "OpenSpiel's python_tic_tac_toe", speed / other, 4)]


def random_games(tell: Callable[[str], None]) -> list[Figure]:
    """Measure compiled random playouts."""
    tell("bench: compiled playouts")
    state = start("regality")
    rng = random.Random(0)
    theirs = open_spiel("tic_tac_toe")
    name = "regality: compiled random playouts"

    def ours(seconds: float) -> float:
        return rate(lambda: playouts(state, 50, rng.getrandbits(30)).actions, seconds)

    if theirs is None:
        (speed,) = rates(ours)
        return [Figure(name, speed, "actions/s", wanted=4)]
    speed, other = rates(ours, partial(rate, partial(step_theirs, theirs, rng)))
    return [Figure(name, speed, "actions/s", "OpenSpiel's C++ tic_tac_toe from Python", speed / other, 4)]


# ---- starting --------------------------------------------------------------------------------------------------------


def starting(tell: Callable[[str], None]) -> list[Figure]:
    """Measure how long a person waits for the help page and for the board."""
    tell("bench: starting the command")
    command = [sys.executable, "-m", "yamabushi"]
    help_seconds = statistics.median(seconds_of([*command, "--help"], "") for _ in range(5))
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder}
        play = [*command, "play", "regality", "--seed", "1"]
        board_seconds = statistics.median(seconds_of(play, "quit\n", environment) for _ in range(4))
    return [
        Figure("yamabushi --help", help_seconds, "s", wanted=0.5),
        Figure("yamabushi play, when compiled before: board", board_seconds, "s", wanted=2),
    ]


def seconds_of(command: list[str], typed: str, environment: dict[str, str] | None = None) -> float:
    """Give how long a command takes."""
    begin = time.perf_counter()
    subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=True)
    return time.perf_counter() - begin
