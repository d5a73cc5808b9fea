"""The reach of a tile as a small picture of nine letters, for whoever draws tiles: made from what the rules read."""

from __future__ import annotations

from yamabushi.games.regality.board import FRONTS, RAYS, REACH
from yamabushi.games.regality.tiles import (
    ANYWHERE,
    DIAGONAL,
    FRONT,
    ITSELF,
    ORTHOGONAL,
    PLACE_WORDS,
    RAY,
    RING,
    Tile,
)

_MIDDLE = 4  # b2, from where every reach is seen whole


def diagram(tile: Tile) -> str:
    """Draw the reach of a tile in the middle of the board, the row in front first; nothing if it has none there.

    `T` is the tile, `o` a cell that it reaches, `a` one of all cells, `*` one on a line; `+` and `x` are two sets.

    >>> from yamabushi.games.regality.tiles import NUMBERS, TILES
    >>> [diagram(TILES[NUMBERS[code]]) for code in ("Ki", "Pr", "Ft", "Ci")]
    ['ooooToooo', 'x+x+T+x+x', 'ooo.T....', '']
    """
    if tile.verb in PLACE_WORDS or tile.reach == ITSELF:
        return ""
    reached = {
        RAY: {"*": sum({int(cell) for cell in RAYS[_MIDDLE]})},
        RING: {"+": int(REACH[ORTHOGONAL, _MIDDLE]), "x": int(REACH[DIAGONAL, _MIDDLE])},
        FRONT: {"o": int(FRONTS[0, _MIDDLE])},
        ANYWHERE: {"a": int(REACH[ANYWHERE, _MIDDLE])},
    }.get(tile.reach, {"o": int(REACH[tile.reach, _MIDDLE])})
    if not any(reached.values()):
        return ""
    letters = {cell: letter for letter, cells in reached.items() for cell in range(9) if cells >> cell & 1}
    letters[_MIDDLE] = "T"
    return "".join(letters.get(3 * row + column, ".") for row in (2, 1, 0) for column in range(3))
