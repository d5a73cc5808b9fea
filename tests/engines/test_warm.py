"""Warming up: what a command is about to use is named, compiled and said once, here or in other processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import yamabushi
from tests.kernels import small
from tests.kernels.processes import environment, run
from yamabushi.engines import warm
from yamabushi.engines.preparing import Preparation, read, served_units, units_of, written
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit

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


def game_of(name: str) -> KernelGame:
    game = yamabushi.game(name)
    assert isinstance(game, KernelGame)
    return game


def test_each_game_has_rules_and_what_its_levels_need() -> None:
    names = {name: [unit.name for unit in units_of(name)] for name in yamabushi.games()}
    assert names == {
        "himiki": ["games.dispatch.himiki", "engines.deepening.himiki"],
        "regality": ["games.dispatch.regality", "engines.deepening.regality", "games.regality.exact.search"],
        "yokai": ["games.dispatch.yokai", "engines.growing.yokai"],
    }
    assert {served_units(name)[-1].name for name in names} == {f"games.aloud.{name}" for name in names}


@pytest.mark.parametrize("name", yamabushi.games())
def test_a_unit_can_be_written_and_read(name: str) -> None:
    for unit in (*units_of(name), *(one for player in warm.ALL for one in warm.player_units(game_of(name), player))):
        assert read(written(unit)) == unit


def test_people_and_random_players_need_the_rules_alone() -> None:
    assert warm.player_units(game_of("yokai"), "human") == warm.player_units(game_of("yokai"), "random") == []


def test_warming_up_leaves_everything_ready() -> None:
    game = game_of("yokai")
    warm.warm_up(game, warm.ALL, lambda text: None)
    told: list[str] = []
    warm.warm_up(game, warm.ALL, told.append)
    assert told == []
    assert all(unit.is_ready for player in warm.ALL for unit in warm.player_units(game, player))


def test_another_process_compiles_while_this_one_goes_on(tmp_path: Path) -> None:
    first = run(PREPARE, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert first == ["0 1 False", "1 1 True [1] set()"]
    second = run(PREPARE, YAMABUSHI_CACHE=str(tmp_path)).splitlines()  # ready at once: nobody has to tell
    assert second == ["1 1 True", "1 1 True [] set()"]


def test_a_game_that_somebody_wants_comes_first() -> None:
    preparation = Preparation({name: [Unit(small.__name__)] for name in "abc"})
    preparation.waiting = ["a", "b", "c"]
    preparation.prefer("c")
    preparation.prefer("z")
    assert preparation.waiting == ["c", "a", "b"]


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
    import filelock

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
