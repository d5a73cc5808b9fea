"""The engines, as each game's folder measures them: whole random games, alpha-beta beside perft, and fingerprints."""

from __future__ import annotations

from functools import partial

from yamabushi.cli.benches.folders import benches_of
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates
from yamabushi.core.registry import games
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.growing import Growing
from yamabushi.engines.perft import perft
from yamabushi.games.kernel_state import KernelState


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about searching."""
    found = [benches_of(name) for name in games()]
    return [figure for bench in found if bench is not None for figure in bench.searching(tell)]


def beside_perft(name: str, state: KernelState, depth: int, tell: Tell) -> Figure:
    """Measure alpha-beta beside perft."""
    tell(f"bench: {name}, alpha-beta beside perft")
    nodes, leaves = rates(partial(rate, partial(searched, state)), partial(rate, partial(perft, state, depth)))
    return Figure(f"{name}: alpha-beta", nodes, "nodes/s", "perft's leaves", nodes / leaves, "0.5×")


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
