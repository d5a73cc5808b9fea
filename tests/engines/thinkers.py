"""Positions to think about: every game and mode in which somebody decides, from random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import yamabushi
from tests.amounts import INTERPRETED
from yamabushi.games.kernel_state import KernelState

OPEN: dict[str, dict[str, object]] = {
    "himiki": {},
    "himiki first": {"edition": "first"},
    "himiki teams": {"mode": "teams"},
    "himiki mukyan": {"mode": "mukyan"},
    "regality": {},
    "regality old": {"style": "old", "match": "single"},
    "regality random": {"style": "random", "match": "points"},
    "regality draft": {"style": "draft"},
}
HIDDEN: dict[str, dict[str, object]] = {
    "himiki expert": {"expert": True},
    "himiki expert teams": {"mode": "teams", "expert": True},
    "regality secret-random": {"style": "secret-random"},
    "regality secret-draft": {"style": "secret-draft"},
    "yokai": {},
}
ALL = OPEN | HIDDEN


def game_start(kind: str) -> KernelState:
    state = yamabushi.game(kind.split(maxsplit=1)[0], **ALL[kind]).start()
    assert isinstance(state, KernelState)
    return state


def decisions(kind: str, seed: int) -> Iterator[KernelState]:
    """Give positions of random games in which a seat decides, without end."""
    rng = random.Random(f"{kind} {seed}")
    while True:
        state = game_start(kind)
        while state.seat is not None:
            if state.seat != yamabushi.CHANCE:
                yield state
            state = state.play(rng.choice(state.actions))


def some(kind: str, seed: int, count: int, apart: int = 7) -> list[KernelState]:
    """Give some positions of random games, not one after the other."""
    found = []
    for number, state in enumerate(decisions(kind, seed)):
        if number % apart == apart - 1:
            found.append(state)
        if len(found) == count:
            break
    return found


def few(compiled: int, interpreted: int) -> int:
    """Say how many: Python takes a thousand times as long to walk through a kernel."""
    return interpreted if INTERPRETED else compiled
