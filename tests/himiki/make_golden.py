"""Write one golden playthrough for each kind of game: `python -m tests.himiki.make_golden`.

A file is the record of the game, a line `positions`, and then one line for each position on the way: the position, and
where watchers see less of it, what each seat and a spectator see. It changes only when the rules or the texts do.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.regality.make_golden import MARK
from yamabushi.core.record import Record, write
from yamabushi.games.himiki.state import Himiki, HimikiState

from .lockstep import wild_action
from .positions import EDITIONS, KINDS, himiki, kind_name
from .puzzle_positions import mindlock
from .solo_lockstep import puzzling_action

GOLDEN = Path(__file__).parents[1] / "data" / "himiki" / "golden"
TILES = "B2HMK,C4HKM,D3KMH/B3KMH,C2HKM,D5MHK,E2KHM par=6 influences=H!M hand=MhCjMy terrain=C3Im+D4Tr+E4Tp"
FIRST = "B4KHM,D2HMK/A3MHK,B2HKM,C4MHK,D4KHM par=6 headlock hand=MkMy terrain=C2Vx+C3Tr+D3Mi+E5Gh edition=first"
SOLUTION = ("C4-C3", "C3-D3", "D3-D4")  # of F01
PUZZLES = {"f01": "F01", "tiles": TILES, "first": FIRST}


def kinds() -> dict[str, Himiki]:
    """Make every kind of game by the name of its playthrough; of puzzles some."""
    games = {kind_name(*kind): himiki(*kind) for kind in KINDS}
    games |= {f"mukyan.{edition}": himiki("mukyan", edition) for edition in EDITIONS}
    return games | {f"mindlock.{name}": mindlock(text) for name, text in PUZZLES.items()}


def path_of(name: str) -> Path:
    """Give the file of a kind."""
    return GOLDEN / f"{name}.txt"


def position_lines(state: HimikiState) -> list[str]:
    """Write a position, and what each watcher sees if that is less."""
    lines = [str(state)]
    for seat, name in (*enumerate(state.game.letters), (None, "-")):
        seen = state.view(seat)["position"]
        if seen != str(state):
            lines.append(f"  {name}: {seen}")
    return lines


def playthrough(game: Himiki) -> str:
    """Play a game and write it down; in teams with one penalty, and F01 to its solution."""
    rng = random.Random(" ".join(["golden", *map(str, game.options.values())]))
    choose = puzzling_action if game.mode == "mindlock" else wild_action
    state = game.start()
    lines = position_lines(state)
    actions: list[str] = []
    while state.actions:
        if game.mode == "teams" and len(actions) == 25:
            action = "penalty:b"
        else:
            action = SOLUTION[len(actions)] if game.options.get("puzzle") == "F01" else choose(state, rng)
        actions.append(action)
        state = state.recorded(action)
        lines += position_lines(state)
    return write(Record.of(game, tuple(actions))) + MARK + "\n".join([*lines, ""])


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, game in kinds().items():
        path_of(name).write_text(playthrough(game))
