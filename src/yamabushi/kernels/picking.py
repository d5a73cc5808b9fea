"""The kernels that every game has, and the mark by which a game's own are picked.

A mark is a value whose *type* stands for a game. In Python the type is looked up; when an entry point is compiled for a
mark, the kernels are picked while compiling, so that an engine for one game holds that game's rules and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from yamabushi.kernels import defaults
from yamabushi.kernels.chance import Generator
from yamabushi.kernels.words import Buffer, Words


class Mark(Protocol):
    """Stands for a game: a named tuple of a type of its own, with one field, since compiled tuples are not empty."""

    @property
    def number(self) -> int:
        """Any number; only the type counts."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, eq=False)
class Kernels:
    """What every game's rules answer. `games/dispatch.py` says what each one gives.

    A game where nothing is hidden needs no `sampled`, and one that engines search without judging no evaluation.
    """

    decider: Callable[[Words], int]
    legal: Callable[[Words, Buffer, int], int]
    play: Callable[[Words, int], Words]
    weight: Callable[[Words, int], int]
    outcome: Callable[[Words, int], int]
    standing: Callable[[Words, int], int]
    side: Callable[[int], int] = defaults.side
    sampled: Callable[[Words, int, Generator], Words] = defaults.sampled
    outlined: Callable[[Words, Buffer], Words] = defaults.outlined
    judged: Callable[[Words, Buffer], int] = defaults.judged
    judge_together: Callable[[Buffer, int, Buffer], None] = defaults.judge_together
    lanes: Callable[[], int] = defaults.lanes
    judged_words: Callable[[], int] = defaults.judged_words
    key_words: Callable[[Words], Words] = defaults.key_words
    is_horizon: Callable[[Words], bool] = defaults.is_horizon
    # What the weights of `judged` are for, in their order.
    features: tuple[str, ...] = ()
    # Where the number of an action does not say which places its text lists: those, as a set.
    places: Callable[[Words, int], int] = defaults.places


_kernels: dict[type, Kernels] = {}


def register(mark: Mark, kernels: Kernels) -> None:
    """Say which kernels a mark picks."""
    _kernels[type(mark)] = kernels


def kernels_by(kind: type) -> Kernels:
    """Give the kernels that marks of a type pick."""
    return _kernels[kind]


def kernels_of(mark: Mark) -> Kernels:
    """Give the kernels that a mark picks."""
    return _kernels[type(mark)]
