"""Regality vs. Religion: perft, stepping through the public face, and playouts beside OpenSpiel."""

from __future__ import annotations

import random
from functools import partial

import yamabushi
from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates, read, start
from yamabushi.cli.benches.random_games import playing_out, stepping
from yamabushi.cli.benches.search import beside_perft, judging_leaves
from yamabushi.core.options import OptionValue
from yamabushi.engines.perft import perft
from yamabushi.games.kernel_state import KernelState

LOAD: dict[str, OptionValue] = {"style": "old", "match": "single"}
"""With which options a server is loaded."""
OLD = ".,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1"
"""A position of the old style after the first placement."""


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about this game."""
    return [*counting(tell), stepping("regality", tell), playing_out("regality", tell)]


def searching(tell: Tell) -> list[Figure]:
    """Measure the engine: alpha-beta."""
    old = read("regality", OLD, style="old")
    return [judging_leaves("regality old", old, 3, tell), beside_perft("regality old", old, 3, tell)]


def counting(tell: Tell) -> list[Figure]:
    """Measure perft, and give the numbers that change only when the rules do."""
    found = []
    for style in ("old", "standard"):
        tell(f"bench: regality, perft, {style} style")
        state: KernelState = start("regality", style=style, match="single")
        rng = random.Random(0)
        while state.seat == yamabushi.CHANCE:
            state = state.play(rng.choice(state.actions))
        leaves = perft(state, 4)
        (speed,) = rates(partial(rate, partial(perft, state, 4)))
        found.append(Figure(f"regality {style}: perft 4, fingerprint", leaves, "leaves"))
        found.append(Figure(f"regality {style}: perft", speed, "leaves/s"))
    return found
