"""Give the page what the pictures are made of: our own signs, as symbols that it can use in any size and colour.

`python -m yamabushi.server.art FOLDER` writes them; the page's build does that, so that nothing is drawn twice. It does
so wherever a clone is installed, before anything else is: what draws imports Python's own library and nothing more.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Protocol, cast

from yamabushi.core.registry import games, package_of, part
from yamabushi.games.drawing import fibres


class Art(Protocol):
    """The module `art` of a game."""

    def symbols(self) -> list[str]:
        """Draw what the page uses in any size and colour."""


def sheet(*symbols: str) -> str:
    """Make a file of symbols."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def sprites() -> dict[str, str]:
    """Make all files, by their names: one for each of our games that has signs, and the paper."""
    ours = [name for name in games() if package_of(name).startswith("yamabushi.games.")]
    arts = {name: cast("Art | None", part(name, "art")) for name in ours}
    drawn = {f"{name}.svg": sheet(*art.symbols()) for name, art in arts.items() if art is not None}
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">{fibres(480, 480)}</svg>\n'
    return {**drawn, "washi.svg": paper}


def main(folder: str) -> None:
    """Write all files into a folder; one that would not change keeps its time, so that no build follows."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    for name, text in sprites().items():
        path = place / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
