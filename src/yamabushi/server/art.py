"""Give the page what the pictures are made of: our own signs, as symbols that it can use in any size and colour.

`python -m yamabushi.server.art FOLDER` writes them; the page's build does that, so that nothing is drawn twice. It does
so wherever a clone is installed, before anything else is: what draws imports Python's own library and nothing more.
"""

from __future__ import annotations

import sys
from pathlib import Path

from yamabushi.core.picture import INK
from yamabushi.games.drawing import fibres
from yamabushi.games.himiki.signs import CHAOS_SIGNS, CHARACTERS, SHAPES
from yamabushi.games.yokai.card_picture import SIGNS, creature, icon


def symbol(name: str, box: str, *inner: str) -> str:
    """Make a symbol."""
    return f'<symbol id="{name}" viewBox="{box}">{"".join(inner)}</symbol>'


def inked(drawn: str) -> str:
    """Let ink take the colour of its surroundings, so that it shows on lacquer, too."""
    return drawn.replace(f'"{INK}"', '"currentColor"')


def sheet(*symbols: str) -> str:
    """Make a file of symbols."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def sprites() -> dict[str, str]:
    """Make all files, by their names."""
    himiki = [
        *(symbol(f"character-{one}", "0 0 100 100", f'<path d="{path}"/>') for one, path in CHARACTERS.items()),
        *(symbol(f"shape-{one}", "-3 -3 106 106", f'<path d="{path}"/>') for one, path in SHAPES.items()),
        *(symbol(f"chaos-{code}", "0 0 24 20", inked(drawn)) for code, drawn in CHAOS_SIGNS.items()),
    ]
    creatures = [
        symbol(f"creature-{colour}{value}", "0 0 110 116", creature(f"{colour}{value}", 55, 112, 100))
        for colour in SIGNS
        for value in range(3, 8)
    ]
    yokai = [
        *(symbol(f"sign-{one}", "0 0 24 24", f'<path d="{path}" fill-rule="evenodd"/>') for one, path in SIGNS.items()),
        symbol("ability-call", "0 0 20 20", icon("+", 10, 10)),
        symbol("ability-distract", "0 0 20 20", icon("!", 10, 10)),
        *creatures,
    ]
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">{fibres(480, 480)}</svg>\n'
    return {
        "himiki.svg": sheet(*himiki),
        "yokai.svg": sheet(*yokai),
        "washi.svg": paper,
    }


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
