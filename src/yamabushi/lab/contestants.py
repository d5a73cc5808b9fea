"""Who can be measured: players by name, compiled and loaded before they are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from yamabushi.engines.levels import HIGHEST
from yamabushi.engines.players import player_named
from yamabushi.engines.warm import warm_up_rules
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.compiling import warm_up
from yamabushi.kernels.words import CHANCE

__all__ = ["brief", "player_named", "warm_up_players"]


def brief(name: str) -> str:
    """Name a player who uses the same kernels and takes hardly any time.

    >>> brief("level:8@20s"), brief("greedy")
    ('level:8@100n', 'greedy')
    """
    if not name.startswith("level:"):
        return name
    return "level:8@100n" if name.startswith(f"level:{HIGHEST}") else "level:1@100n"


def warm_up_players(state: KernelState, names: Sequence[str], tell: Callable[[str], None]) -> None:
    """Compile the rules and the players if that has not been done, and load them, by asking each for one decision."""
    warm_up_rules(state, tell)
    while state.seat == CHANCE:
        state = state.play(state.actions[0])
    if state.seat is None:
        return
    jobs = [
        (f"{name} for {state.game!r}", partial(player_named(name), state, generator(0)))
        for name in dict.fromkeys(map(brief, names))
    ]
    warm_up(jobs, tell)
    for _, ask in jobs:
        ask()
