"""Random games of any of our games, stepped from Python and played inside the kernels, beside OpenSpiel."""

from __future__ import annotations

import importlib
import importlib.util
import random
from functools import partial
from typing import Any

import yamabushi
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates, start
from yamabushi.core.game import Game
from yamabushi.engines.playouts import playouts


def step_ours(game: Game, rng: random.Random) -> int:
    """Play one random game through the public face; give the number of actions."""
    state = game.start()
    steps = 0
    while state.seat is not None:
        state = state.play(rng.choice(state.actions))
        steps += 1
    return steps


def step_theirs(game: Any, rng: random.Random) -> int:
    """Play one random game of OpenSpiel the same way."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def open_spiel(name: str) -> Any:
    """Load a game of OpenSpiel, or None where it is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games.tic_tac_toe")
    return pyspiel.load_game(name)


def stepping(game: str, tell: Tell) -> Figure:
    """Measure random games stepped from Python."""
    tell(f"bench: {game}, stepping through the public face")
    rng = random.Random(0)
    theirs = open_spiel("python_tic_tac_toe")
    name = f"{game}: random games by public API"
    ours = partial(rate, partial(step_ours, yamabushi.game(game), rng))
    if theirs is None:
        return Figure(name, rates(ours)[0], "actions/s")
    speed, other = rates(ours, partial(rate, partial(step_theirs, theirs, rng)))
    return Figure(name, speed, "actions/s", "OpenSpiel's python_tic_tac_toe", speed / other, "4×")


def playing_out(game: str, tell: Tell) -> Figure:
    """Measure compiled random playouts."""
    tell(f"bench: {game}, compiled playouts")
    rng = random.Random(0)
    state = start(game)
    theirs = open_spiel("tic_tac_toe")
    name = f"{game}: compiled random playouts"
    ours = partial(rate, lambda: playouts(state, 50, rng.getrandbits(30)).actions)
    if theirs is None:
        return Figure(name, rates(ours)[0], "actions/s")
    speed, other = rates(ours, partial(rate, partial(step_theirs, theirs, rng)))
    return Figure(name, speed, "actions/s", "OpenSpiel's C++ tic_tac_toe from Python", speed / other, "4×")
