"""Solutions as the books write them: `C4►BC3* R-C3►BD3`. `docs/himiki/notation.md` describes the form.

>>> from yamabushi.games.himiki.puzzles import Puzzle
>>> puzzle = Puzzle.read("C4HKM/C2HKM par=1 headlock")
>>> write_solution(puzzle, ("C4-C3",))
'C4►BC3*'
>>> read_solution(puzzle, "c4>bc3")
('C4-C3',)
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from yamabushi.core.errors import BadRecord, Sentence, listed, quoted
from yamabushi.games.himiki.board import SQUARES
from yamabushi.games.himiki.layout import ACTIVE, AGAIN, CUBES, IMPEL, MANA, OWNERS, PHASE, TELEPORT, TURN, upper
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.games.himiki.state import HimikiState
from yamabushi.kernels.bits import field
from yamabushi.puzzles.solver import start_of

INFLUENCES = "🔥💧🌲"
BAD_STEP = Sentence("solution-step", "Step {number}, {step}, is not possible there; you can play {possible}.")
STEP_AFTER_END = Sentence("solution-over", "Step {number}, {step}, is not possible there: the challenge is over.")
WRONG_MARK = Sentence("solution-mark", "Step {number} is {written}, not {step}.")

_PIVOT = re.compile("([A-E][1-6])~")


def write_step(state: HimikiState, action: str) -> str:
    """Write one action, with what it removes and takes.

    Raises:
        IllegalAction: it cannot be played here.
    """
    after = state.play(action)
    return step_text(state, action) + marks(state, after)


def step_text(state: HimikiState, action: str) -> str:
    """Write one action without its marks."""
    phase = field(state.words[TURN], PHASE, 15)
    active = SQUARES[field(state.words[TURN], ACTIVE, 31)]
    before = {AGAIN: "R-", MANA: "C-", IMPEL: "C-"}.get(phase, "")
    if action == ".":
        return "R-."
    if action == "-":
        return "C-."
    if action[0] == "!":
        return f"C-{action[1:]}"
    if action[0] == "%":
        return f"C-{active}►X{action[1:]}"
    if action[0] == "*":
        return f"C-{active}►Y{action[1:]}"
    if "=" in action:
        square, _, orientation = action.partition("=")
        return f"C-{square}►={orientation}"
    if "~" in action:
        return before + "+".join(f"{square}►P{square}" for square in _PIVOT.findall(action))
    square, _, goal = action.partition("-")
    return f"C-{square}►T{goal}" if phase == TELEPORT else f"{before}{square}►B{goal}"


def marks(before: HimikiState, after: HimikiState) -> str:
    """Write what an action has done: a `*` for each black cube removed, a sign for each influence taken."""
    removed = upper(before.words[CUBES]).bit_count() - upper(after.words[CUBES]).bit_count()
    taken = [field(after.words[TURN] & ~before.words[TURN], OWNERS + 2 * element, 3) for element in range(3)]
    return "*" * removed + "".join(sign for sign, new in zip(INFLUENCES, taken, strict=True) if new)


def write_solution(puzzle: Puzzle, actions: Sequence[str]) -> str:
    """Write a line of play as the books do."""
    state = start_of(puzzle)
    steps = []
    for action in actions:
        steps.append(write_step(state, action))
        state = state.play(action)
    return " ".join(steps)


def plain(step: str) -> tuple[str, str]:
    """Bring a step to one form: the step itself, and its marks."""
    step = step.replace("\ufe0f", "").replace("▶", "►").replace(">", "►").replace("🌳", "🌲")
    if re.fullmatch("[Cc]-[A-Za-z]{2}", step):  # a tile; its last letter is no mark
        return step.upper(), ""
    for sign, letter in zip(INFLUENCES, "hmk", strict=True):
        step = step.replace(sign, letter)
    found = re.fullmatch(r"(.*►=...|.*?)(\**)([hmk]*)", step, re.DOTALL)
    assert found is not None
    body = found[1].upper()
    # The first edition says R or C where the revised one says B, with R- or C- before it.
    first = re.fullmatch("(?:[RC]-)?([A-E][1-6])►([RC])([A-E][1-6])", body)
    if first is not None:
        body = f"{first[2]}-{first[1]}►B{first[3]}"
    return body, found[2] + found[3]


def read_solution(puzzle: Puzzle, text: str) -> tuple[str, ...]:
    """Read a solution: the actions that its steps are. Marks may be left out, but not be wrong.

    Raises:
        BadRecord: a step that is not possible there, or does something else.
    """
    state = start_of(puzzle)
    actions: list[str] = []
    for number, step in enumerate(text.split(), start=1):
        body, given = plain(step)
        meant = [action for action in state.actions if step_text(state, action).upper() == body]
        if not meant:
            possible = listed([step_text(state, action) for action in state.actions])
            if not possible:
                raise BadRecord(STEP_AFTER_END, number=number, step=quoted(step))
            raise BadRecord(BAD_STEP, number=number, step=quoted(step), possible=possible)
        written = write_step(state, meant[0])
        if given and plain(written)[1] != given:
            raise BadRecord(WRONG_MARK, number=number, written=quoted(written), step=quoted(step))
        actions.append(meant[0])
        state = state.play(meant[0])
    return tuple(actions)
