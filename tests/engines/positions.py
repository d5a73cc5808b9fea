"""Positions of kernel games for tests of engines."""

from __future__ import annotations

import yamabushi
from tests.core.walks import random_positions
from yamabushi.games.kernel_state import KernelState


def start(**options: object) -> KernelState:
    """Give the start of a game of Regality vs. Religion."""
    return kernel(yamabushi.game("regality", **options).start())


def position(text: str, **options: object) -> KernelState:
    """Read a position of Regality vs. Religion."""
    return kernel(yamabushi.game("regality", **options).read(text))


def positions(seed: int, **options: object) -> list[KernelState]:
    """Give the positions of a random game of Regality vs. Religion, the last one too."""
    return [kernel(state) for state in random_positions(yamabushi.game("regality", **options), seed)]


def kernel(state: yamabushi.State) -> KernelState:
    """Note that a position is one that kernels know."""
    assert isinstance(state, KernelState)
    return state


def waiting(state: KernelState) -> str:
    """Give the field of a position's text that says what is pending."""
    return str(state).split(" ")[6]
