"""Who can sit in a seat besides a person: opponents by name."""

from __future__ import annotations

from collections.abc import Callable

from yamabushi.engines.greedy import greedy_action
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, below

Player = Callable[[KernelState, Generator], str]
"""Chooses one of the actions of a position."""


def random_choice(state: KernelState, rng: Generator) -> str:
    """Choose any legal action, all equally likely."""
    return state.actions[below(rng, len(state.actions))]


def chance_outcome(state: KernelState, rng: Generator) -> str:
    """Draw an outcome where chance decides, by its odds."""
    left = below(rng, 1 << 30) / (1 << 30)
    for action, share in zip(state.actions, state.odds, strict=True):
        left -= share
        if left < 0:
            return action
    return state.actions[-1]


PLAYERS: dict[str, Player] = {"random": random_choice, "greedy": greedy_action}
