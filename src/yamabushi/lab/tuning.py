"""Find the weights of an evaluation by measured play: by what there was in the positions of games that were won.

Many quick games are played by engines that slip a little, and every position in which somebody decides is noted: its
features, and who won. Logistic regression finds the weights under which the results are most likely, held a little to
the weights before. Whether they play better is measured, too, in games of the new weights against the old.

The regression is Newton's method over numpy, in twenty lines: scipy would have to be installed by everybody who plays,
for a command that few will ever run.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

import yamabushi
from yamabushi.core.registry import part
from yamabushi.engines.judging import features_of, weights_of
from yamabushi.engines.levels import slipped
from yamabushi.engines.players import chance_outcome
from yamabushi.engines.thinking import Limit, search_of, thought_of
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.words import CHANCE, Buffer
from yamabushi.lab.arena import MOST_DECISIONS, ignore_interrupts

SLIP = 25
OPENING = 6
CHUNK = 10
HELD = 20.0
"""How strongly weights are held to those before: as so many positions would."""

Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Lesson:
    """A position to learn from: its features, and how the game went for side 0, from 0 to 1."""

    features: tuple[int, ...]
    result: float


class Curriculum(Protocol):
    """The module `tuning` of a game: what the games to learn from are, in turn, and how many nodes a move has."""

    VARIANTS: tuple[dict[str, object], ...]
    NODES: int


def curriculum_of(game: str) -> Curriculum:
    """Give what a game is learned from; as it is played by default, where its folder does not say."""
    return cast("Curriculum | None", part(game, "tuning")) or Usual()


class Usual:
    """What a game is learned from whose folder does not say."""

    VARIANTS: tuple[dict[str, object], ...] = ({},)
    NODES = 500


def started(game: str, number: int) -> KernelState:
    """Give the first position of the game with a number."""
    variants = curriculum_of(game).VARIANTS
    state = yamabushi.game(game, **variants[number % len(variants)]).start()
    assert isinstance(state, KernelState)
    return state


def quick_choice(state: KernelState, rng: random.Random, slip: int, weights: Buffer | None = None) -> str:
    """Choose as a quick engine does that slips a little, from what the seat sees."""
    seed = rng.getrandbits(30)
    limit = Limit(nodes=curriculum_of(state.game.name).NODES)
    root = state.twin(state.seat, random.Random(seed))
    search = search_of(root, limit, seed, 8 * slip, weights)
    search.advance(limit.nodes or 0, 60)
    return slipped(thought_of(root, search, 0.0), slip, rng)


def lessons(game: str, seed: int, first: int, count: int) -> list[Lesson]:
    """Play some games; give their positions."""
    found = []
    for number in range(first, first + count):
        rng = random.Random(f"{seed} {number}")
        chance = generator(rng.getrandbits(32))
        state = started(game, number)
        seen: list[tuple[int, ...]] = []
        decisions = 0
        while state.seat is not None and decisions < MOST_DECISIONS:
            if state.seat == CHANCE:
                state = state.play(chance_outcome(state, chance))
                continue
            decisions += 1
            if decisions <= OPENING:
                state = state.play(rng.choice(state.actions))
                continue
            seen.append(tuple(features_of(state)))
            state = state.play(quick_choice(state, rng, SLIP))
        result = (state.returns[0] + 1) / 2 if state.returns is not None else 0.5
        found += [Lesson(features, result) for features in seen]
    return found


def taught(game: str, seed: int, games: int, jobs: int, tell: Callable[[int], None]) -> list[Lesson]:
    """Play many games on several cores; the seed decides all."""
    found: list[Lesson] = []
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        parts = [pool.submit(lessons, game, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        try:
            for number, part in enumerate(parts, start=1):
                found += part.result()
                tell(min(CHUNK * number, games))
        finally:
            for part in parts:
                part.cancel()
    return found


def fitted(features: Matrix, results: Matrix, before: Matrix, held: float = HELD) -> Matrix:
    """Find the weights, in logits, under which the results are most likely, held a little to those before.

    >>> sample = np.array([[1.0], [1.0], [-1.0], [1.0]])
    >>> round(float(fitted(sample, np.array([1.0, 1.0, 0.0, 0.0]), np.zeros(1), held=0.0)[0]), 3)
    1.099
    """
    scale = np.maximum(np.abs(features).mean(axis=0), 1e-9)
    holding = held * scale * scale + 1e-12
    known = np.abs(features).max(axis=0) > 0

    def cost(weights: Matrix) -> float:
        logits = features @ weights
        misfit = np.logaddexp(0, logits) - results * logits
        return float(misfit.sum() + (holding * (weights - before) ** 2).sum() / 2)

    weights = before.copy()
    for _ in range(100):
        chances = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
        gradient = features.T @ (results - chances) - holding * (weights - before)
        curvature = (features * (chances * (1 - chances))[:, None]).T @ features + np.diag(holding + ~known)
        step = np.where(known, np.linalg.solve(curvature, gradient), 0.0)
        now = cost(weights)
        while cost(weights + step) > now and float(np.abs(step).max()) > 1e-7:
            step /= 2
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def tuned(game: KernelGame, found: Iterable[Lesson]) -> Buffer:
    """Find the weights of a game from lessons, in hundredths of a logit."""
    rows = list(found)
    features = np.array([row.features for row in rows], dtype=np.float64)
    results = np.array([row.result for row in rows], dtype=np.float64)
    before = weights_of(game).astype(np.float64) / 100
    return np.rint(100 * fitted(features, results, before)).astype(np.int64)


def compared(game: str, weights: Buffer, seed: int, pairs: int) -> Iterator[int]:
    """Play pairs of games between weights and those before, seats swapped: 1, 0 or -1 for the new ones."""
    sides = (weights, weights_of(started(game, 0).game))
    for pair in range(pairs):
        for swapped in (0, 1):
            rng = random.Random(f"{seed} compared {pair}")
            chance = generator(rng.getrandbits(32))
            state = started(game, pair)
            decisions = 0
            while (seat := state.seat) is not None and decisions < MOST_DECISIONS:
                if seat == CHANCE:
                    state = state.play(chance_outcome(state, chance))
                    continue
                decisions += 1
                side = (state.game.sides[seat] + swapped) % len(sides)
                choice = rng.choice(state.actions) if decisions <= 2 else quick_choice(state, rng, 0, sides[side])
                state = state.play(choice)
            yield int(state.returns[swapped]) if state.returns is not None else 0
