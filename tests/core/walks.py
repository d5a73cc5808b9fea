"""Random games through the public face, for tests that need positions of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import yamabushi
from yamabushi import Game, State
from yamabushi.core.options import Option, OptionValue

STYLES = ("standard", "old", "random", "secret-random", "draft", "secret-draft")
MATCHES = ("two-wins", "single", "points")


def every_game() -> dict[str, Game]:
    """Make every game that there is with every combination of its choices, whole numbers and texts apart."""
    games: dict[str, Game] = {}
    for about in yamabushi.games().values():
        combinations: list[dict[str, OptionValue]] = [{}]
        for option in about.options:
            if option.choices or isinstance(option.default, bool):
                combinations = [longer for settled in combinations for longer in with_choices(settled, option)]
        for settled in combinations:
            games[" ".join(map(str, (about.name, *settled.values())))] = yamabushi.game(about.name, **settled)
    return games


def with_choices(settled: dict[str, OptionValue], option: Option) -> list[dict[str, OptionValue]]:
    """Give each choice of one more option, where it exists beside the others."""
    if not option.applies(settled):
        return [settled]
    return [{**settled, option.name: value} for value in option.choices or (False, True)]


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
