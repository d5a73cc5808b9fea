"""HI MI KI: perft of the duel, of teams and of expert games beside hand-packed C of the duel."""

from __future__ import annotations

import importlib.util
import random
import shutil
import subprocess
import tempfile
from functools import partial
from importlib import resources
from pathlib import Path

import yamabushi
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates, read, start
from yamabushi.cli.benches.search import beside_perft, judging_leaves
from yamabushi.core.options import OptionValue
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.perft import perft
from yamabushi.engines.playouts import playouts
from yamabushi.games.kernel_state import KernelState

LOAD: dict[str, OptionValue] = {}
"""With which options a server is loaded."""
DUEL = "B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -"
"""The position that `himiki_perft.c` counts from."""
DEPTH = 6
FIXED_DEPTH = 8
SIMULATIONS = 500


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about this game."""
    tell("bench: himiki, perft of the duel beside C")
    duel = read("himiki", DUEL)
    leaves = perft(duel, DEPTH)
    found = [Figure(f"himiki duel: perft {DEPTH}, fingerprint", leaves, "leaves")]
    kinds = (("duel", duel, DEPTH), ("teams", middle_game(mode="teams"), 4), ("expert", middle_game(expert=True), 4))
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_limit(Path(folder))
        for name, state, depth in kinds:
            tell(f"bench: himiki, perft, {name}")
            ours = partial(rate, partial(perft, state, depth))
            if program is None:
                (speed,) = rates(ours)
                found.append(Figure(f"himiki {name}: perft", speed, "leaves/s"))
            else:
                speed, limit = rates(ours, partial(limit_rate, program, leaves))
                found.append(beside_limit(name, speed, limit))
    tell("bench: himiki, compiled playouts")
    rng = random.Random(0)
    (games,) = rates(partial(rate, lambda: playouts(duel, 50, rng.getrandbits(30)).games))
    found.append(Figure("himiki duel: compiled random playouts", games, "games/s"))
    return found


def beside_limit(name: str, speed: float, limit: float) -> Figure:
    """Set perft of a mode beside the C program, which counts the duel."""
    wanted = "0.85×" if name == "duel" else "0.5×"
    return Figure(f"himiki {name}: perft", speed, "leaves/s", "hand-packed C of the duel", speed / limit, wanted)


def searching(tell: Tell) -> list[Figure]:
    """Measure the engines: a fixed search, whole duels, alpha-beta."""
    tell("bench: search, a fixed one")
    duel = read("himiki", DUEL)
    fixed = Deepening(duel, None)
    fixed.advance(1 << 60, FIXED_DEPTH)
    return [
        Figure(f"himiki duel: search {FIXED_DEPTH} deep, fingerprint", fixed.nodes, "nodes"),
        duels(duel, tell),
        judging_leaves("himiki duel", duel, 5, tell),
        beside_perft("himiki duel", duel, 5, tell),
    ]


def duels(duel: KernelState, tell: Tell) -> Figure:
    """Measure whole random duels, beside the simulations of OpenSpiel's C++ tree search with random rollouts."""
    tell("bench: himiki, random duels beside OpenSpiel's MCTSBot")
    rng = random.Random(0)
    name = "himiki duel: whole random duels"
    ours = partial(rate, lambda: playouts(duel, 200, rng.getrandbits(30)).games)
    if importlib.util.find_spec("pyspiel") is None:
        return Figure(name, rates(ours)[0], "games/s")
    import pyspiel

    game = pyspiel.load_game("breakthrough")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)

    def simulate() -> int:
        bot.step(game.new_initial_state())
        return SIMULATIONS

    speed, other = rates(ours, partial(rate, simulate))
    return Figure(name, speed, "games/s", "OpenSpiel's MCTSBot on breakthrough", speed / other, "4×")


def middle_game(**options: object) -> KernelState:
    """Give a position in which the cubes are set up and a few moves made, always the same."""
    rng = random.Random(4)
    state: KernelState = start("himiki", **options)
    for _ in range(24 if options.get("expert") else 12):
        state = state.play(rng.choice(state.actions))
    assert state.seat not in (None, yamabushi.CHANCE)
    return state


def compiled_limit(folder: Path) -> Path | None:
    """Compile the C program, or give None where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "himiki_perft"
    with resources.as_file(resources.files(__package__) / "himiki_perft.c") as source:
        command = [compiler, "-O3", "-march=native", "-o", str(program), str(source)]
        done = subprocess.run(command, capture_output=True, check=False)
    return program if done.returncode == 0 else None


def limit_rate(program: Path, leaves: int, _: float) -> float:
    """Run the C program once; give its leaves a second, after checking that it counts what we count."""
    printed = subprocess.run([str(program), str(DEPTH)], capture_output=True, text=True, check=True).stdout
    words = printed.splitlines()[-1].split()
    assert int(words[1]) == leaves, f"C counts {words[1]} leaves, we count {leaves}"
    return leaves / float(words[2])
