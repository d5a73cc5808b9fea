"""Mark kernels: functions over whole numbers, tuples and arrays that can be compiled, and are Python all the same.

Called from Python a kernel runs as it stands, line by line. What has to be fast goes through one of a few entry points
(`kernels/entries.py`), which are compiled together with all the kernels that they call (`kernels/machine.py`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from yamabushi.kernels.words import Words

Kernel = TypeVar("Kernel", bound=Callable[..., object])

INTERPRETED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""True when nothing is compiled, and everything runs as plain Python."""

IS_INLINED: dict[Callable[..., object], bool] = {}
"""All kernels, and whether they are compiled into those that call them."""

PICKED: dict[Callable[..., object], str] = {}
"""The functions that stand for a kernel that every game has, with its name: the game's mark picks the kernel."""


def compiled(kernel: Kernel) -> Kernel:
    """Mark a function that can be compiled."""
    IS_INLINED[kernel] = False
    return kernel


def inlined(kernel: Kernel) -> Kernel:
    """Mark a function that is compiled into every kernel that calls it.

    For the small steps of a rule: a position that is passed from step to step then stays in registers, which made perft
    of HI MI KI's duel two and a half times as fast.
    """
    IS_INLINED[kernel] = True
    return kernel


def picked(kernel: Kernel) -> Kernel:
    """Mark a function that calls a game's kernel of the same name; its first argument is the game's mark."""
    PICKED[kernel] = kernel.__name__
    return kernel


def population(mask: int) -> int:
    """Count the bits of a word that is not negative; compiled, it is one instruction."""
    return int(mask).bit_count()


def first_bit(mask: int) -> int:
    """Give the place of the lowest bit of a word that is not 0; compiled, it is one instruction."""
    return (int(mask) & -int(mask)).bit_length() - 1


def vector_words() -> int:
    """Say how many words a vector of the processor has at most; compiled, it is a constant of the machine."""
    return 2


def as_words(words: Words) -> Words:
    """Give a position as it is; compiled, its constants become words like the others, so that it has one type."""
    return words
