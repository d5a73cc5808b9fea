"""Terres de Yokai: perft, stepping through the public face, playouts beside OpenSpiel, samples of what is hidden."""

from __future__ import annotations

import random
from functools import partial

from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates, read, start
from yamabushi.cli.benches.random_games import playing_out, stepping
from yamabushi.cli.benches.search import walked
from yamabushi.core.options import OptionValue
from yamabushi.engines.perft import perft
from yamabushi.engines.playouts import playouts
from yamabushi.engines.samples import draw_samples
from yamabushi.games.kernel_state import KernelState

LOAD: dict[str, OptionValue] = {}
"""With which options a server is loaded."""
MIDDLE = (
    "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB - GYGY!2RBRYRY! "
    "3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R"
)
"""A position in the middle of a game, an ability being pending: the example of the notation page."""
DEPTH = 11


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about this game."""
    tell("bench: yokai, perft")
    middle = read("yokai", MIDDLE)
    leaves = perft(middle, DEPTH)
    (speed,) = rates(partial(rate, partial(perft, middle, DEPTH)))
    return [
        Figure(f"yokai: perft {DEPTH}, fingerprint", leaves, "leaves"),
        Figure("yokai: perft", speed, "leaves/s"),
        stepping("yokai", tell),
        playing_out("yokai", tell),
        sampling(middle, tell),
    ]


def searching(tell: Tell) -> list[Figure]:
    """Measure the engine: walks of the sampling search."""
    tell("bench: yokai, walks of the sampling search")
    (walks,) = rates(partial(rate, partial(walked, after_set_up())))
    return [Figure("yokai: walks of the sampling search", walks, "walks/s")]


def after_set_up() -> KernelState:
    """Give a position after the set-up, always the same."""
    rng = random.Random(1)
    state = start("yokai")
    while state.seat not in (0, 1) or len(state.actions) < 5:
        state = state.play(rng.choice(state.actions))
    return state


def sampling(state: KernelState, tell: Tell) -> Figure:
    """Measure positions drawn for a seat that does not see the other's hand, beside whole games played from there."""
    tell("bench: yokai, samples of what is hidden")
    drawn, games = rates(
        partial(rate, lambda: 1000 * bool(draw_samples(state, 1, 1000, seed=0))),
        partial(rate, lambda: playouts(state, 50, 0).games),
    )
    return Figure(
        "yokai: samples of what is hidden", drawn, "samples/s", "random games played from there", drawn / games
    )
