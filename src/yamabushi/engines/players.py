"""Who can sit in a seat besides a person: opponents by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.game import State
from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.levels import HIGHEST, LOWEST, Level, choose, level_of, with_limit
from yamabushi.engines.thinking import Limit, think
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, below

Player = Callable[[State, Generator], str]
"""Chooses one of the actions of a position."""


def random_choice(state: State, rng: Generator) -> str:
    """Choose any legal action, all equally likely."""
    return state.actions[below(rng, len(state.actions))]


def chance_outcome(state: State, rng: Generator) -> str:
    """Draw an outcome where chance decides, by its odds."""
    left = below(rng, 1 << 30) / (1 << 30)
    for action, share in zip(state.actions, state.odds, strict=True):
        left -= share
        if left < 0:
            return action
    return state.actions[-1]


GREEDY = Limit(nodes=100, depth=1, seconds=1.0)
"""How long the greedy player plays out what follows each action, where there are no kernels to look with."""


def greedy_choice(state: State, rng: Generator) -> str:
    """Choose what looks best at once: by kernels, or by playouts where a game has none."""
    if isinstance(state, KernelState):
        return greedy_action(state, rng)
    return think(state.game, state.view(state.seat), GREEDY, below(rng, 1 << 30)).action


PLAYERS: dict[str, Player] = {"random": random_choice, "greedy": greedy_choice}

_LEVEL = re.compile(r"level:([0-9])(?:@([0-9]+(?:\.[0-9]+)?)(s|n))?", re.ASCII)
NO_SUCH_PLAYER = Sentence(
    "engine-player", "There is no player {name}; there is {names}, and level:{lowest} to level:{highest}."
)


@dataclass(frozen=True)
class LevelPlayer:
    """Plays as a level does, with its own limit or another one."""

    number: int
    limit: Limit | None = None

    def level(self, game: str) -> Level:
        """Give the level as it plays a game."""
        level = level_of(game, self.number)
        return level if self.limit is None else with_limit(level, self.limit)

    def __call__(self, state: State, rng: Generator) -> str:
        """Choose an action from what the seat sees."""
        return choose(self.level(state.game.name), state.game, state.view(state.seat), below(rng, 1 << 30))


def player_named(name: str) -> Player:
    """Find a player: `random`, `greedy`, `level:6`, or a level with another limit, as `level:8@1s`, `level:8@5000n`.

    Raises:
        BadOption: there is no such player.
    """
    if name in PLAYERS:
        return PLAYERS[name]
    found = _LEVEL.fullmatch(name)
    if found is None or not LOWEST <= int(found[1]) <= HIGHEST:
        raise BadOption(NO_SUCH_PLAYER, name=quoted(name), names=", ".join(PLAYERS), lowest=LOWEST, highest=HIGHEST)
    if found[2] is None:
        return LevelPlayer(int(found[1]))
    amount = float(found[2])
    return LevelPlayer(int(found[1]), Limit(seconds=amount) if found[3] == "s" else Limit(nodes=int(amount)))
