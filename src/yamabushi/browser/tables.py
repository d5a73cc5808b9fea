"""The table beside a game's module: what is data, so that the page need not know it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import part
from yamabushi.engines import alpha_beta, deepening, growing, guessing, perft, sampling_tree
from yamabushi.engines.folders import proofs_of
from yamabushi.engines.judging import SURE, WIN, weights_of
from yamabushi.engines.thinking import GAME_WON, PROVED_NODES
from yamabushi.engines.warm import engines_of, rules_of
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit
from yamabushi.kernels.words import COLUMNS, MOST_ACTIONS, ROWS, WORDS
from yamabushi.puzzles import search
from yamabushi.puzzles.measure import GRADES
from yamabushi.puzzles.solver import MOST_STEPS, puzzle_units

SIZES = {
    "words": WORDS,
    "actions": MOST_ACTIONS,
    "codes": sampling_tree.MOST_CODES,
    "plies": alpha_beta.MOST_PLIES,
    "deepest": alpha_beta.DEEPEST,
    "fields": alpha_beta.FIELDS,
    "controls": alpha_beta.CONTROLS,
    "table": deepening.LARGEST_TABLE,
    "children": ROWS * COLUMNS,
    "nodes": growing.MOST_NODES,
    "node_fields": sampling_tree.NODE_FIELDS,
    "tree_controls": sampling_tree.CONTROLS,
    "steps": sampling_tree.MOST_STEPS,
    "guesses": guessing.GUESSES,
    "sure": SURE,
}
"""How long the arrays are that kernels want."""

PLACES = {
    "control": {
        "ply": alpha_beta.PLY,
        "nodes": alpha_beta.NODES,
        "margin": alpha_beta.MARGIN,
        "depth": alpha_beta.DEPTH,
        "seat": alpha_beta.SEAT,
        "count": alpha_beta.COUNT,
    },
    "tree": {"seat": sampling_tree.SEAT, "used": sampling_tree.USED, "walks": sampling_tree.WALKS},
}
"""Where things stand in them."""


@cache
def table_of(name: str) -> str:
    """Write the table of a game."""
    game = game_of(name)
    assert isinstance(game, KernelGame)
    actions: Any = part(name, "actions")
    proofs = proofs_of(name)
    table = {
        "game": name,
        "units": {
            "rules": rules_of(game).name,
            "search": engines_of(game)[0].name,
            "perft": Unit(perft.__name__, game.mark).name,
            "puzzles": next((unit.name for unit in puzzle_units(name)), None),
            "proofs": None if proofs is None else proofs.UNIT.name,
        },
        "texts": list(actions.TEXTS),
        "places": list(getattr(actions, "PLACES", ())),
        "place_mark": getattr(actions, "PLACE_MARK", ""),
        "weights": weights_of(game).tolist(),
        "sizes": SIZES,
        "fields": PLACES,
        "puzzles": {
            "kept_words": search.KEPT_WORDS,
            "counters": search.COUNTERS,
            "walked_steps": MOST_STEPS,
            "grades": GRADES,
        },
        "proofs": None
        if proofs is None
        else {
            **proofs.sizes(),
            "most_visited": proofs.MOST_VISITED,
            "win": WIN,
            "game_won": GAME_WON,
            "enough_nodes": PROVED_NODES,
        },
    }
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))
