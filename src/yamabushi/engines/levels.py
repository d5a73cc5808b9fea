"""The levels of play, from a child's first opponent to the best that we have.

A level is a limit of nodes and a style. Weak levels see less far, and now and then they slip: they take a move that
looked almost as good. They never slip past a win that they have seen, nor into a loss that they have seen.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from yamabushi.core.game import Game
from yamabushi.core.registry import game as game_of
from yamabushi.engines.folders import Row, levels_in
from yamabushi.engines.thinking import Limit, Ranked, Thought, last_of, thoughts
from yamabushi.engines.warm import engines_of
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import must_wait

NAMES = ("Tadpole", "Sparrow", "Hare", "Tanuki", "Fox", "Crane", "Tengu", "Yamabushi")
LOWEST, HIGHEST = 1, len(NAMES)


@dataclass(frozen=True)
class Level:
    """How an engine of some level plays."""

    number: int
    limit: Limit
    # How much it misjudges a move, in hundredths of a logit.
    slip: int = 0

    @property
    def knows_proofs(self) -> bool:
        """Tell whether it plays by heart what is proved; only the highest does."""
        return self.number == HIGHEST

    @property
    def name(self) -> str:
        """What the level is called."""
        return NAMES[self.number - 1]


USUAL: tuple[Row, ...] = (
    (300, 1, 150),
    (1_000, 1, 60),
    (2_000, 2, 40),
    (4_000, 3, 30),
    (10_000, 4, 20),
    (40_000, None, 10),
    (200_000, None, 3),
    (1_000_000, None, 3),
)
"""Nodes, depth and slip of each level, of a game whose folder does not say."""


PUBLIC: tuple[tuple[int, int | None, int, float], ...] = (
    (2, 1, 900, 1.0),
    (20, 1, 200, 1.0),
    (60, 1, 80, 1.0),
    (150, 1, 40, 2.0),
    (300, 2, 20, 2.0),
    (800, None, 10, 3.0),
    (2_500, None, 5, 5.0),
    (8_000, None, 3, 10.0),
)
"""Walks, depth, slip and seconds of each level, of a game without kernels: greedy by playouts, then a tree.
Nobody knows what a walk costs, so time is limited, too."""


MEANWHILE = 1.0
"""So many seconds a level thinks at most while its engine is still being compiled: the highest are weaker then."""


def level_of(game: str, number: int) -> Level:
    """Give a level of a game, 1 to 8."""
    facts = levels_in(game)
    if facts is None and not isinstance(game_of(game), KernelGame):
        walks, depth, slip, seconds = PUBLIC[number - LOWEST]
        return Level(number, Limit(walks, depth, seconds), slip)
    nodes, depth, slip = (USUAL if facts is None else facts.LEVELS)[number - LOWEST]
    return Level(number, Limit(nodes=nodes, depth=depth), slip)


def choose_slowly(level: Level, game: Game, view: Mapping[str, Any], seed: int) -> Iterator[tuple[str, Thought]]:
    """Choose an action as a level does, from what its seat sees, saying again and again what it would be now.

    Raises:
        BadPosition: it is no view of this game, or its seat does not decide.
    """
    limit = level.limit
    if any(must_wait(unit) for unit in engines_of(game)):
        limit = replace(limit, seconds=min(limit.seconds or MEANWHILE, MEANWHILE))
    for thought in thoughts(game, view, limit, seed, 8 * level.slip, level.knows_proofs):
        yield slipped(thought, level.slip, random.Random(seed)), thought


def choose(level: Level, game: Game, view: Mapping[str, Any], seed: int) -> str:
    """Choose an action as a level does, from what its seat sees.

    Raises:
        BadPosition: it is no view of this game, or its seat does not decide.
    """
    return last_of(choose_slowly(level, game, view, seed))[0]


def slipped(thought: Thought, slip: int, rng: random.Random) -> str:
    """Choose among the actions as somebody who misjudges each by a little; what is sure is not misjudged."""
    best = thought.ranked[0]
    if slip == 0 or (best.is_sure and best.judgement > 0):
        return best.action
    doubtful = [ranked for ranked in thought.ranked if not ranked.is_sure] or [best]

    def impression(ranked: Ranked) -> float:
        return ranked.judgement - slip * math.log(-math.log(rng.random() or 0.5))

    return max(doubtful, key=impression).action


def with_limit(level: Level, limit: Limit) -> Level:
    """Give a level another limit."""
    return replace(level, limit=limit)
