"""Ask the engines to think at a level, within limits, and report as they go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from yamabushi.core.game import State
from yamabushi.engines.levels import HIGHEST, choose_slowly, level_of, with_limit
from yamabushi.engines.thinking import Limit
from yamabushi.engines.warm import warm_up
from yamabushi.kernels.words import CHANCE


@dataclass(frozen=True)
class GoLimit:
    """How long to think; with nothing said, as long as the level does."""

    nodes: int | None = None
    depth: int | None = None
    seconds: float | None = None
    is_infinite: bool = False

    @property
    def is_given(self) -> bool:
        """Tell whether anything is said."""
        return self != GoLimit()


@dataclass(frozen=True)
class Report:
    """What an engine would play now, how good it is for whoever decides, from -1 to 1, and what it expects then."""

    action: str
    depth: int
    nodes: int
    seconds: float
    value: float
    line: tuple[str, ...]


def lesser(one: int | None, other: int | None) -> int | None:
    """Give the lesser of two bounds, where None is no bound."""
    return min((bound for bound in (one, other) if bound is not None), default=None)


def engine_reports(state: State, number: int, asked: GoLimit, seed: int) -> Iterator[Report]:
    """Think as a level does, and report many times a second; to stop, leave the loop.

    At the highest level what is asked is all that counts; a lower one has its own besides, or it would not be weaker.
    """
    level = level_of(state.game.name, number)
    limit = level.limit
    if asked.is_given and number == HIGHEST:
        limit = Limit(nodes=asked.nodes, depth=asked.depth, seconds=asked.seconds)
    elif asked.is_given:
        limit = Limit(lesser(asked.nodes, limit.nodes), lesser(asked.depth, limit.depth), asked.seconds)
    for action, thought in choose_slowly(with_limit(level, limit), state.game, state.view(state.seat), seed):
        ranked = thought.of(action)
        yield Report(action, thought.depth, thought.nodes, thought.seconds, ranked.value, ranked.line)


def warm_up_engine(state: State, tell: Callable[[str], None]) -> None:
    """Compile the engine if that has not been done, and load it by thinking a little."""
    warm_up(state.game, [f"level:{HIGHEST}"], tell)
    while state.seat == CHANCE:
        state = state.play(state.actions[0])
    if state.seat is not None:
        for _ in engine_reports(state, HIGHEST, GoLimit(nodes=100), 0):
            pass
