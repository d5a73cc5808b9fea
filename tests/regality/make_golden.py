"""Write one golden playthrough for each style and form of match: `python -m tests.regality.make_golden`.

A file is the record of the match, a line `positions`, and then one line for each position on the way: the position, and
where seats see less of it, what Royalty, Religion and a spectator see. It changes only when the rules or the texts do.
"""

from __future__ import annotations

import random
from pathlib import Path

from yamabushi.core.record import Record, write
from yamabushi.games.kernel_state import KernelState

from .lockstep import eager_action
from .positions import FIRSTS, FORMS, STYLES, regality

GOLDEN = Path(__file__).parents[1] / "data" / "regality" / "golden"
MARK = "\npositions\n"


def path_of(style: str, form: str) -> Path:
    """Give the file of a style and form of match."""
    return GOLDEN / f"{style}.{form}.txt"


def position_lines(state: KernelState) -> list[str]:
    """Write a position, and what each watcher sees if that is less."""
    lines = [str(state)]
    for seat, name in ((0, "r"), (1, "l"), (None, "-")):
        seen = state.view(seat)["position"]
        if seen != str(state):
            lines.append(f"  {name}: {seen}")
    return lines


def playthrough(style: str, form: str) -> str:
    """Play a match and write it down."""
    first = FIRSTS[(STYLES.index(style) + FORMS.index(form)) % 3]
    game = regality(style=style, match=form, first=first)
    rng = random.Random(f"{style} {form}")
    state: KernelState = game.start()
    lines = position_lines(state)
    actions = []
    while state.actions:
        action = eager_action(state, rng)
        actions.append(action)
        state = state.play(action)
        lines += position_lines(state)
    record = write(Record.of(game, tuple(actions)))
    return record + MARK + "\n".join([*lines, ""])


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for style in STYLES:
        for form in FORMS:
            path_of(style, form).write_text(playthrough(style, form))
