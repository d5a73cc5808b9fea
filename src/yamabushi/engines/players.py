"""Who can sit in a seat besides a person: opponents by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.levels import HIGHEST, LOWEST, Level, choose, level_of, with_limit
from yamabushi.engines.thinking import Limit
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

    def __call__(self, state: KernelState, rng: Generator) -> str:
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
