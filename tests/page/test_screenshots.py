"""The pictures of docs/ show every screen, and are small."""

from __future__ import annotations

import base64

from playwright.sync_api import Browser

from tests.page.make_screenshots import FOLDER, GALLERY, LIGHTS, MOST_BYTES, PAGE, SIZES, file_name, gallery, shots
from tests.page.palette import small
from tests.page.screens import SCREENS

GAMES = ("himiki", "yokai", "regality")


def test_every_screen_is_shown_on_both_sizes_and_each_game_in_every_light() -> None:
    assert [name for part in GALLERY.values() for name in part] == sorted(
        SCREENS, key=[name for part in GALLERY.values() for name in part].index
    )
    wanted = set(shots())
    assert {(screen, size) for screen, size, _ in wanted} == {(screen, size) for screen in SCREENS for size in SIZES}
    assert {(game, size, light) for game in GAMES for size in SIZES for light in LIGHTS} <= wanted


def test_the_pictures_are_there_and_shown() -> None:
    there = {path.name: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert there.keys() == {file_name(*shot) for shot in shots()}, "make screenshots mends that"
    assert sum(there.values()) < MOST_BYTES
    assert PAGE.read_text(encoding="utf-8") == gallery(), "make screenshots mends that"


def test_a_palette_changes_little(chromium: Browser) -> None:
    page = chromium.new_page(viewport={"width": 300, "height": 200})
    page.set_content('<body style="background: linear-gradient(90deg, #f00, #00f)"><h1>Yamabushi</h1>')
    whole = page.screenshot()
    reduced = small(page, whole)
    difference = page.evaluate(
        """async (pictures) => {
          const read = async (data) => {
            const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height).data;
          };
          const [one, other] = await Promise.all(pictures.map(read));
          return one.reduce((most, value, place) => Math.max(most, Math.abs(value - other[place])), 0);
        }""",
        [encoded(whole), encoded(reduced)],
    )
    assert 0 < difference < 16
    assert len(reduced) < len(whole)
    page.close()


def encoded(picture: bytes) -> str:
    """Write a picture as text."""
    return base64.b64encode(picture).decode()
