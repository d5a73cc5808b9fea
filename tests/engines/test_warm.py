"""Warming up: all that a command is about to use is compiled, said once, and found again by the next process."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.engines.positions import start
from tests.kernels.processes import PACKAGE, run
from yamabushi.engines.warm import warm_up_engines, warm_up_rules
from yamabushi.kernels.compiling import INTERPRETED

# Warms up, then plays by hand with all that a player at a terminal can ask for; tells what was compiled when.
SCRIPT = """
import json
import yamabushi
from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.perft import perft
from yamabushi.engines.players import chance_outcome, random_choice
from yamabushi.engines.playouts import playouts
from yamabushi.engines.warm import {warm_up}
from yamabushi.kernels.chance import generator
from yamabushi.kernels.compiling import CACHE

def kernels():
    return {{file.name: file.stat().st_mtime_ns for file in CACHE.rglob("*.nbc")}}

told, before = [], kernels()
{warm_up}(yamabushi.game("regality", style="old").start(), told.append)
warm = kernels()
state, rng = yamabushi.game("regality", match="single", first="random").start(), generator(1)
while state.seat is not None:
    choose = chance_outcome if state.seat == yamabushi.CHANCE else {player}
    state = state.play(choose(state, rng))
    str(state), state.view(0), state.view(None), state.score, state.odds, state.returns
    assert state.game.read(str(state)) == state
{more}
print(json.dumps({{"told": told, "before": before, "warm": warm, "after": kernels()}}))
"""
BY_HAND = SCRIPT.format(warm_up="warm_up_rules", player="random_choice", more="")
ENGINES = SCRIPT.format(
    warm_up="warm_up_engines", player="greedy_action", more="perft(state, 2); playouts(state.game.start(), 2, 1)"
)


# Compiling every game from nothing takes a minute or two.
from_nothing = pytest.mark.deep


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Run three processes one after another on one cache, empty at first: by hand, with engines, with engines again."""
    folder = tmp_path_factory.mktemp("warm")
    # A copy, so that an edit meanwhile does not make it another package.
    package = Path(shutil.copytree(PACKAGE, folder / "src" / "yamabushi", ignore=shutil.ignore_patterns("__pycache__")))
    cache = str(folder / "cache")
    return [json.loads(run(script, package, YAMABUSHI_CACHE=cache)) for script in (BY_HAND, ENGINES, ENGINES)]


@from_nothing
def test_each_process_says_what_it_compiles_and_no_more(processes: list[dict[str, Any]]) -> None:
    assert processes[0]["before"] == {}
    assert [process["told"] for process in processes] == [
        ["compiling the rules, once: the rules of regality (1 of 1)"],
        [
            "compiling the rules, once: greedy (1 of 3)",
            "compiling the rules, once: perft (2 of 3)",
            "compiling the rules, once: playouts (3 of 3)",
        ],
        [],
    ]


@from_nothing
def test_what_one_process_compiled_the_next_finds(processes: list[dict[str, Any]]) -> None:
    _, second, third = processes
    assert third["before"] == third["warm"] == third["after"] == second["after"]
    assert set(second["before"].items()) <= set(second["after"].items())


@from_nothing
@pytest.mark.parametrize("process", [0, 1], ids=["by hand", "with engines"])
def test_what_was_warmed_up_is_all_that_is_used(processes: list[dict[str, Any]], process: int) -> None:
    warm, after = processes[process]["warm"], processes[process]["after"]
    assert sorted(name for name, written in after.items() if warm.get(name) != written) == []


@pytest.mark.parametrize("warm", [warm_up_engines, warm_up_rules])
def test_warming_up_in_this_process_leaves_it_ready(warm: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("yamabushi.kernels.compiling.CACHE", tmp_path)
    told: list[str] = []
    warm(start(style="old"), told.append)
    assert bool(told) != INTERPRETED
    again: list[str] = []
    warm(start(style="old"), again.append)
    assert again == []
