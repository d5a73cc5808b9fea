"""What makes a step of a puzzle hard: what tempts beside it, and what one has to see for it."""

from __future__ import annotations

from yamabushi.games.himiki.actions import NO_TILE, PIVOT, SLIDE, STOP, TILT, USE_TILE
from yamabushi.games.himiki.layout import AGAIN, CUBES, MOVE, OWNERS, PHASE, TURN, upper
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.words import Words

MOST_TEMPTING = 2
"""So many temptations of a step are counted at most."""

AGAIN_TRICK, PIVOT_TRICK, MANY_PIVOT_TRICK, TILE_TRICK, TERRAIN_TRICK, INFLUENCE_TRICK = 1, 2, 1, 2, 2, 3


@compiled
def gain(words: Words) -> int:
    """Count what white has achieved: cubes removed and influences taken."""
    owned = 0
    for element in range(3):
        if field(words[TURN], OWNERS + 2 * element, 3):
            owned += 1
    return owned - size(upper(words[CUBES]))


@compiled
def promises(before: Words, after: Words) -> bool:
    """Tell whether a move looks right: it gains something, or lets white play again."""
    again = field(before[TURN], PHASE, 15) == MOVE and field(after[TURN], PHASE, 15) == AGAIN
    return gain(after) > gain(before) or again


@compiled
def tricks_of(before: Words, action: int, after: Words) -> int:
    """Count what one has to see for a step: playing again, pivots, tiles, terrain, influences."""
    tricks = 0
    phase = field(before[TURN], PHASE, 15)
    if phase == AGAIN and TILT <= action < SLIDE:
        tricks += AGAIN_TRICK
    if PIVOT <= action < STOP:
        tricks += PIVOT_TRICK
        if size(action - PIVOT) > 1:
            tricks += MANY_PIVOT_TRICK
    if action >= USE_TILE and action != NO_TILE:
        tricks += TILE_TRICK
    if before[7] != after[7]:
        tricks += TERRAIN_TRICK
    taken = after[TURN] & ~before[TURN]
    for element in range(3):
        if field(taken, OWNERS + 2 * element, 3):
            tricks += INFLUENCE_TRICK
    return tricks
