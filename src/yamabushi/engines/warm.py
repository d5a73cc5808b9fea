"""Compile what a command is about to use, saying so, instead of standing still at the first move."""

from __future__ import annotations

from collections.abc import Callable

from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.perft import perft
from yamabushi.engines.playouts import playouts
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.compiling import warm_up


def warm_up_engines(state: KernelState, tell: Callable[[str], None]) -> None:
    """Compile the rules and all engines, using any position in which a seat decides; at once if done before."""
    warm_up_rules(state, tell)
    jobs = [
        ("greedy", lambda: greedy_action(state, generator(0))),
        ("perft", lambda: perft(state, 1)),
        ("playouts", lambda: playouts(state, 1, 0)),
    ]
    warm_up(jobs, tell)


def warm_up_rules(state: KernelState, tell: Callable[[str], None]) -> None:
    """Compile what playing by hand needs."""
    warm_up([("rules", lambda: (state.game.read(str(state)).returns, state.play(state.actions[0]).view(0)))], tell)
