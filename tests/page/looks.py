"""Whether two pictures of a screen look alike: blocks of pixels are compared, each by its mean colour.

In those a part that has moved, a colour that has changed or a sign that is missing is seen, and how a release of
Chromium smooths its letters is not.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser

from tests.page.palette import Colours, pixels

BLOCK = 8
"""How many pixels a block is wide and high."""

NEAR = 24
"""By how much, of 255, a block may differ in red, green or blue."""

MOST_DIFFERENT = 0.004
"""Which part of all blocks may differ by more than that."""

Box = tuple[float, float, float, float]
"""A part of a picture: its left and top edge, its width and height."""


def blocks(picture: Colours) -> Colours:
    """Give the mean colour of each block; what is left over at the right and the bottom does not count."""
    height, width = (length // BLOCK for length in picture.shape[:2])
    cut = picture[: height * BLOCK, : width * BLOCK]
    means: Colours = np.rint(cut.reshape(height, BLOCK, width, BLOCK, 3).mean(axis=(1, 3))).astype(np.int64)
    return means


def blocks_of(chromium: Browser, picture: bytes) -> Colours:
    """Read a PNG as blocks."""
    reader = chromium.new_page()
    try:
        return blocks(pixels(reader, picture))
    finally:
        reader.close()


def covered(shape: tuple[int, ...], boxes: Iterable[Box]) -> npt.NDArray[np.bool_]:
    """Say which blocks some boxes lie over."""
    found = np.zeros(shape[:2], np.bool_)
    for x, y, width, height in boxes:
        left, top = (max(0, int(edge // BLOCK)) for edge in (x, y))
        found[top : int((y + height) // BLOCK) + 1, left : int((x + width) // BLOCK) + 1] = True
    return found


def difference(known: Colours, now: Colours, changing: Iterable[Box] = ()) -> str:
    """Say where a picture differs from what is known, but for what is another each time; nothing, if it hardly does."""
    if known.shape != now.shape:
        return "it has another size"
    differs = (np.abs(known - now).max(axis=2) > NEAR) & ~covered(now.shape, changing)
    if differs.mean() <= MOST_DIFFERENT:
        return ""
    down, across = (BLOCK * places for places in np.nonzero(differs))
    return (
        f"{differs.mean():.1%} of it look different, between {across.min()}, {down.min()} "
        f"and {across.max() + BLOCK}, {down.max() + BLOCK}"
    )
