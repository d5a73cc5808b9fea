"""Find what a puzzle is about, from its proved solutions: what every shortest one of them needs.

>>> from yamabushi.games.himiki.puzzles import Puzzle
>>> from yamabushi.puzzles.solver import solve
>>> themes_of(solve(Puzzle.read("D2KMH,E3MKH/D3HKM,E4KMH par=3 headlock")))
('again', 'cubes', 'quiet')
"""

from __future__ import annotations

from itertools import islice

from yamabushi.games.himiki.actions import NO_TILE, PIVOT, STOP, TILT, USE_TILE
from yamabushi.games.himiki.book import THEMES
from yamabushi.games.himiki.layout import AGAIN, CUBES, OWNERS, PHASE, TERRAIN, TURN, upper
from yamabushi.games.himiki.puzzles import MOST_PAR
from yamabushi.games.himiki.state import HimikiState
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words
from yamabushi.puzzles.solver import Solved, game_with
from yamabushi.puzzles.tricks import promises

MOST_LINES = 100
"""So many solutions are looked at; the puzzles of the book have three at most."""


def themes_of(solved: Solved) -> tuple[str, ...]:
    """Name the themes of a puzzle that is solved: what all of its shortest solutions show, in the order of `THEMES`.

    Several white cubes are a theme as well: a lean puzzle needs each of them.
    """
    start = HimikiState(game_with(solved.puzzle.with_par(MOST_PAR)), solved.start)
    common = set(THEMES)
    for path in islice(solved.paths(), MOST_LINES):
        common &= themes_of_line(start, path)
    if len(solved.puzzle.white) > 1:
        common.add("cubes")
    return tuple(theme for theme in THEMES if theme in common)


def themes_of_line(start: HimikiState, path: list[int]) -> set[str]:
    """Name the themes of one solution, given by the codes of its actions."""
    state = start
    found: set[str] = set()
    for number, code in enumerate(path):
        after = state.play(state.actions[state.codes.index(code)])
        found |= themes_of_step(state.words, code, after.words)
        if number == 0 and not promises(state.words, after.words):
            found.add("quiet")
        state = after
    return found


def themes_of_step(before: Words, action: int, after: Words) -> set[str]:
    """Name the themes of one step: what is played, and what it does."""
    taken = after[TURN] & ~before[TURN]
    removed = upper(before[CUBES]).bit_count() - upper(after[CUBES]).bit_count()
    shown = {
        "again": field(before[TURN], PHASE, 15) == AGAIN and TILT <= action < STOP,
        "pivot": PIVOT <= action < STOP,
        "double": removed > 1,
        "terrain": before[TERRAIN] != after[TERRAIN],
        "event": USE_TILE <= action < NO_TILE,
        "influence": any(field(taken, OWNERS + 2 * element, 3) for element in range(3)),
    }
    return {theme for theme, is_shown in shown.items() if is_shown}
