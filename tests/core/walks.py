"""Random games through the public face, for tests that need positions of every kind."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import yamabushi
from yamabushi import Game, State

STYLES = ("standard", "old", "random", "secret-random", "draft", "secret-draft")
MATCHES = ("two-wins", "single", "points")


def every_game() -> dict[str, Game]:
    """Make every game that there is with every combination of its choices, whole numbers apart."""
    games: dict[str, Game] = {}
    for about in yamabushi.games().values():
        chosen = [option for option in about.options if option.choices or isinstance(option.default, bool)]
        values = [option.choices or (False, True) for option in chosen]
        for combination in itertools.product(*values):
            options = dict(zip((option.name for option in chosen), combination, strict=True))
            games[" ".join(map(str, (about.name, *combination)))] = yamabushi.game(about.name, **options)
    return games


def walk(game: Game, seed: int) -> Iterator[tuple[State, str]]:
    """Play a random game; give each position with the action that was played there."""
    rng = random.Random(seed)
    state = game.start()
    while state.seat is not None:
        action = rng.choices(state.actions, state.odds or None)[0]
        yield state, action
        state = state.play(action)


def random_actions(game: Game, seed: int) -> tuple[str, ...]:
    """Give the actions of a random game."""
    return tuple(action for _, action in walk(game, seed))


def random_positions(game: Game, seed: int) -> list[State]:
    """Give the positions of a random game, the last one too."""
    steps = list(walk(game, seed))
    return [state for state, _ in steps] + [steps[-1][0].play(steps[-1][1])]
