"""Write one golden playthrough for each kind of game: `python -m tests.himiki.make_golden`.

A file is the record of the game, a line `positions`, and then one line for each position on the way: the position, and
where watchers see less of it, what each seat and a spectator see. It changes only when the rules or the texts do.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.regality.make_golden import MARK
from yamabushi.core.record import Record, write
from yamabushi.games.himiki.state import HimikiState

from .lockstep import wild_action
from .positions import KINDS, himiki, kind_name

GOLDEN = Path(__file__).parents[1] / "data" / "himiki" / "golden"


def path_of(mode: str, edition: str, expert: bool) -> Path:
    """Give the file of a kind."""
    return GOLDEN / f"{kind_name(mode, edition, expert)}.txt"


def position_lines(state: HimikiState) -> list[str]:
    """Write a position, and what each watcher sees if that is less."""
    lines = [str(state)]
    for seat, name in (*enumerate(state.game.letters), (None, "-")):
        seen = state.view(seat)["position"]
        if seen != str(state):
            lines.append(f"  {name}: {seen}")
    return lines


def playthrough(mode: str, edition: str, expert: bool) -> str:
    """Play a game and write it down; in teams with one penalty."""
    game = himiki(mode, edition, expert)
    rng = random.Random(f"golden {mode} {edition} {expert}")
    state = game.start()
    lines = position_lines(state)
    actions: list[str] = []
    while state.actions:
        action = "penalty:b" if mode == "teams" and len(actions) == 25 else wild_action(state, rng)
        actions.append(action)
        state = state.recorded(action)
        lines += position_lines(state)
    return write(Record.of(game, tuple(actions))) + MARK + "\n".join([*lines, ""])


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path_of(*kind).write_text(playthrough(*kind))
