"""Write one golden playthrough for each table of sketches: `python -m tests.yokai.make_golden`.

A file is the record of the game, a line `positions`, and then one line for each position on the way: the position, and
where watchers see less of it, what each seat and a spectator see. It changes only when the rules or the texts do.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.regality.make_golden import MARK
from yamabushi.core.record import Record, write
from yamabushi.games.yokai.state import YokaiState

from .lockstep import wild_action
from .positions import line, yokai

GOLDEN = Path(__file__).parents[1] / "data" / "yokai" / "golden"
DECKS = {
    "assumed": "assumed",
    "own": "6GR3GR+3GB!6GY3RB+3RB!3RY3RY!3BY2BY+BY!",  # half of them have an ability
}


def path_of(name: str) -> Path:
    """Give the file of a table."""
    return GOLDEN / f"{name}.txt"


def position_lines(state: YokaiState) -> list[str]:
    """Write a position, and what each watcher sees if that is less."""
    lines = [str(state)]
    for seat, name in ((0, "0"), (1, "1"), (None, "-")):
        seen = state.view(seat)["position"]
        if seen != str(state):
            lines.append(f"  {name}: {seen}")
    return lines


def playthrough(name: str) -> str:
    """Play a game and write it down."""
    game = yokai(DECKS[name])
    rng = random.Random(f"golden {name}")
    state = game.start()
    lines = position_lines(state)
    actions: list[str] = []
    while state.actions:
        actions.append(wild_action(state, rng))
        state = line(state, actions[-1])
        lines += position_lines(state)
    return write(Record.of(game, tuple(actions))) + MARK + "\n".join([*lines, ""])


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in DECKS:
        path_of(name).write_text(playthrough(name))
