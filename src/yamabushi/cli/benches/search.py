"""The engines: whole random duels beside OpenSpiel's tree search, alpha-beta beside perft, and a fingerprint."""

from __future__ import annotations

import importlib.util
import random
from functools import partial

from yamabushi.cli.benches.himiki import DUEL
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates, read, start
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.growing import Growing
from yamabushi.engines.perft import perft
from yamabushi.engines.playouts import playouts
from yamabushi.games.kernel_state import KernelState

FIXED_DEPTH = 8
SIMULATIONS = 500
OLD = ".,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1"


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about searching."""
    tell("bench: search, a fixed one")
    duel = read("himiki", DUEL)
    fixed = Deepening(duel, None)
    fixed.advance(1 << 60, FIXED_DEPTH)
    found = [Figure(f"himiki duel: search {FIXED_DEPTH} deep, fingerprint", fixed.nodes, "nodes")]
    found.append(duels(duel, tell))
    for name, state, depth in (("himiki duel", duel, 5), ("regality old", read("regality", OLD, style="old"), 3)):
        tell(f"bench: {name}, alpha-beta beside perft")
        nodes, leaves = rates(partial(rate, partial(searched, state)), partial(rate, partial(perft, state, depth)))
        found.append(Figure(f"{name}: alpha-beta", nodes, "nodes/s", "perft's leaves", nodes / leaves, "0.25×"))
    tell("bench: yokai, walks of the sampling search")
    (walks,) = rates(partial(rate, partial(walked, middle_of_yokai())))
    found.append(Figure("yokai: walks of the sampling search", walks, "walks/s"))
    return found


def searched(state: KernelState, nodes: int = 200_000) -> int:
    """Search a position once; give the nodes."""
    search = Deepening(state, None)
    search.advance(nodes, 60)
    return search.nodes


def walked(state: KernelState, walks: int = 2_000) -> int:
    """Grow a tree once; give the walks."""
    search = Growing(state, 1, walks)
    search.advance(walks, 60)
    return search.nodes


def middle_of_yokai() -> KernelState:
    """Give a position of Terres de Yokai after its set-up, always the same."""
    rng = random.Random(1)
    state = start("yokai")
    while state.seat not in (0, 1) or len(state.actions) < 5:
        state = state.play(rng.choice(state.actions))
    return state


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
