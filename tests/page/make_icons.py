"""Draw the icons of an installed page from web/public/favicon.svg, as PNG: `make icons`."""

from __future__ import annotations

import base64

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browsing import started
from tests.page.palette import PIXELS
from tests.page.test_screens import WEB

PUBLIC = WEB / "public"
SOURCE = PUBLIC / "favicon.svg"

ICONS: dict[str, tuple[int, float]] = {
    "192.png": (192, 1.0),
    "512.png": (512, 1.0),
    "maskable-192.png": (192, 0.8),
    "maskable-512.png": (512, 0.8),
    "apple-180.png": (180, 0.9),
}
"""How large each is, and which part of it the drawing takes. A phone cuts a maskable one to any shape, and must find
paper all around; Apple's phones round the corners themselves."""

PAPER = "#f5eddb"
"""The ground of the drawing."""


def draw(page: Page, name: str) -> bytes:
    """Draw an icon."""
    size, share = ICONS[name]
    picture = base64.b64encode(SOURCE.read_bytes()).decode()
    ground = "transparent" if share == 1 else PAPER
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
        f'<img width="{round(size * share)}" src="data:image/svg+xml;base64,{picture}">'
    )
    page.locator("img").evaluate("(image) => image.decode()")
    return page.screenshot(omit_background=True)


def pixels(page: Page, picture: bytes) -> tuple[int, int, bytes]:
    """Read a picture: its width, its height, and red, green, blue and opacity of each pixel."""
    page.goto("about:blank")
    width, height, data = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    return width, height, base64.b64decode(data)


def main(chromium: Browser) -> None:
    """Draw all of them."""
    page = chromium.new_page()
    for name in ICONS:
        file = PUBLIC / "icons" / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(draw(page, name))


if __name__ == "__main__":
    with sync_playwright() as playwright:
        main(started(playwright))
