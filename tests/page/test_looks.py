"""Every screen looks as its picture in docs/, or somebody has looked at it and taken another."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser

from tests.page.looks import BLOCK, blocks, blocks_of, covered, difference
from tests.page.make_screenshots import BY_CHANCE, changed, file_name, reduced, shots


@pytest.mark.deep
@pytest.mark.parametrize(("screen", "size", "light"), [shot for shot in shots() if shot[0] not in BY_CHANCE])
def test_a_screen_looks_as_in_its_picture(
    chromium: Browser, tmp_path: Path, screen: str, size: str, light: str
) -> None:
    said, picture = changed(chromium, screen, size, light)
    if said:
        (tmp_path / file_name(screen, size, light)).write_bytes(picture)
    assert said == "", f"Look at {tmp_path}; if that is as it should be, `make screenshots ARGS={screen}` takes it."


def test_what_looks_different_is_found(chromium: Browser) -> None:
    page = chromium.new_page(viewport={"width": 400, "height": 320})
    page.set_content('<body style="margin: 0; background: #f3ecdd"><h1>Yamabushi</h1><button>Play</button>')
    before = page.screenshot()
    known = blocks_of(chromium, before)
    assert difference(blocks_of(chromium, reduced(chromium, before)), known) == ""
    page.evaluate("document.querySelector('button').style.color = '#222'")
    assert difference(known, blocks_of(chromium, page.screenshot())) == ""
    page.evaluate("document.querySelector('button').style.marginLeft = '30px'")
    moved = blocks_of(chromium, page.screenshot())
    assert "look different, between " in difference(known, moved)
    assert difference(known, moved, [(0, 0, 400, 200)]) == ""
    page.close()
    assert difference(known[:-1], known) == "it has another size"


def test_a_block_has_the_mean_colour_of_its_pixels() -> None:
    picture = np.zeros((BLOCK + 3, 2 * BLOCK, 3), np.int64)
    picture[: BLOCK // 2, :BLOCK] = 100
    assert blocks(picture).tolist() == [[[50, 50, 50], [0, 0, 0]]]
    assert covered((2, 3, 3), [(BLOCK + 1, -5, 2, 9)]).tolist() == [[False, True, False], [False, False, False]]
