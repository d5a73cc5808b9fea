"""Write down where everything stands: `make layout`. What has changed is seen in the difference."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console

from tests.page.browsing import loaded_dice, open_house, started, visitor
from tests.page.layouts import MOMENTS, TABLE, WINDOWS, in_window, lay, places, show, written

TITLE = """\
# Where each part of a table stands: its left and top edge, width and height, in pixels. `make layout` writes this anew.
# `square` is the first place of the board, and the smallest width and height of any.
"""


def main() -> None:
    """Go to every moment, in every window."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as house, sync_playwright() as playwright:
        chromium = started(playwright)
        with loaded_dice("layout"):
            ada = visitor(chromium, house.base)
            for name, place in lay(ada, MOMENTS).items():
                show(ada, name, place)
                for window in WINDOWS:
                    in_window(ada, window)
                    lines += written(name, window, places(ada))
        chromium.close()
    TABLE.write_text(TITLE + "\n".join(lines) + "\n", encoding="utf-8")
    Console(highlight=False).print(f"{len(lines)} places in {TABLE}")


if __name__ == "__main__":
    main()
