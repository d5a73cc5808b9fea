"""Draw the lists of the docs: all tiles, chaos tiles, sketches and yokai, each with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yamabushi.core.picture import FAINT, sheet
from yamabushi.games.drawing import centred, fibres, moved
from yamabushi.games.himiki.board_picture import SQUARE, terrain
from yamabushi.games.himiki.signs import CHAOS_SIGNS
from yamabushi.games.regality.picture import CELL, tile
from yamabushi.games.regality.tiles import TILES
from yamabushi.games.yokai.card_picture import (
    SKETCH_HEIGHT,
    SKETCH_WIDTH,
    YOKAI_HEIGHT,
    YOKAI_WIDTH,
    sketch_card,
    yokai_card,
)
from yamabushi.words import worded

Item = tuple[str, str]
"""What is drawn, and its name."""


def grid(title: str, items: Sequence[Item], columns: int, size: tuple[float, float]) -> str:
    """Draw things in rows, each over its name; nothing is said where the drawing has its name in it."""
    across, down = size
    rows = -(-len(items) // columns)
    width, height = round(columns * across + 20), round(rows * down + 20)
    drawn = [fibres(width, height)]
    for number, (picture, name) in enumerate(items):
        x, y = 10 + number % columns * across, 10 + number // columns * down
        drawn.append(moved(x, y, picture))
        if name:
            drawn.append(centred(x + across / 2, y + down - 8, name, 12, fill=FAINT))
    return sheet(title, title, width, height, *drawn)


def tiles(owners: Sequence[int], title: str) -> str:
    """Draw tiles of Regality vs. Religion, those of Religion as they come from it."""
    found = [one for owner in owners for one in TILES if one.owner == owner]
    drawn = [(tile({"tile": one.code, "faces": "south" if one.owner == 1 else "north"}), "") for one in found]
    return grid(title, drawn, 7 if len(owners) == 2 else 6, (CELL, CELL))


def chaos_tiles() -> str:
    """Draw the chaos tiles: six events, six terrains."""
    drawn = [(moved(16, 0, terrain(code, covered=False)), worded("en", f"chaos-{code}")) for code in CHAOS_SIGNS]
    return grid("The twelve chaos tiles", drawn, 6, (SQUARE + 32, SQUARE + 10))


def sketches() -> str:
    """Draw each kind of sketch: two colours, plain, with a call, or with a distract."""
    kinds = [pair + ability for pair in ("GR", "GB", "GY", "RB", "RY", "BY") for ability in ("", "+", "!")]
    times = {"": "4 of", "+": "1 of", "!": "1 of"}
    drawn = [(moved(17, 6, sketch_card(kind)), f"{times[kind[2:]]} {kind}") for kind in kinds]
    return grid("The sketches", drawn, 9, (SKETCH_WIDTH + 34, SKETCH_HEIGHT + 34))


def yokai() -> str:
    """Draw the twenty yokai."""
    names = [f"{colour}{value}" for colour in "GRBY" for value in range(3, 8)]
    drawn = [(moved(18, 6, yokai_card(name, name[0])), worded("en", f"yokai-{name}")) for name in names]
    return grid("The yokai", drawn, 5, (YOKAI_WIDTH + 36, YOKAI_HEIGHT + 36))


LISTS: dict[str, Callable[[], str]] = {
    "himiki/every-chaos-tile": chaos_tiles,
    "regality/every-own-tile": lambda: tiles((0, 1), "Seven tiles of each side"),
    "regality/every-neutral-tile": lambda: tiles((2,), "Seventeen neutral tiles"),
    "yokai/every-sketch": sketches,
    "yokai/every-yokai": yokai,
}
