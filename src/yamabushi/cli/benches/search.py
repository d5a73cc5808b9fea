"""The engines, as each game's folder measures them: whole random games, alpha-beta beside perft, and fingerprints."""

from __future__ import annotations

from functools import partial

from yamabushi.cli.benches.folders import benches_of
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates
from yamabushi.core.registry import games
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.growing import Growing
from yamabushi.engines.judging import static_value, weights_of
from yamabushi.engines.perft import perft
from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import OVER, Buffer, Words, buffer


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about searching."""
    found = [benches_of(name) for name in games()]
    return [figure for bench in found if bench is not None for figure in bench.searching(tell)]


def beside_perft(name: str, state: KernelState, depth: int, tell: Tell) -> Figure:
    """Measure alpha-beta beside perft."""
    tell(f"bench: {name}, alpha-beta beside perft")
    nodes, leaves = rates(partial(rate, partial(searched, state)), partial(rate, partial(perft, state, depth)))
    return Figure(f"{name}: alpha-beta", nodes, "nodes/s", "perft's leaves", nodes / leaves, "0.5×")


def judging_leaves(name: str, state: KernelState, depth: int, tell: Tell) -> Figure:
    """Measure what it costs to judge, one by one, the leaves that perft counts: most that a search plays are leaves."""
    tell(f"bench: {name}, judging beside perft")
    weights = weights_of(state.game)
    count = perft(state, depth)

    def judge() -> int:
        judge_leaves(state.game.mark, state.words, depth, buffer(depth), 0, weights)
        return count

    judged, leaves = rates(partial(rate, judge), partial(rate, partial(perft, state, depth)))
    return Figure(f"{name}: perft, each leaf judged", judged, "leaves/s", "perft's leaves", judged / leaves)


@entry()
def judge_leaves(game: Mark, words: Words, depth: int, actions: Buffer, start: int, weights: Buffer) -> int:
    """Play the leaves below a position as perft does, and judge each that is not over; give the sum."""
    stop = dispatch.legal(game, words, actions, start)
    total = 0
    for number in range(start, stop):
        following = dispatch.play(game, words, int(actions[number]))
        if depth > 1:
            total += judge_leaves(game, following, depth - 1, actions, stop, weights)
        elif dispatch.decider(game, following) != OVER:
            total += static_value(game, following, weights)
    return total


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
