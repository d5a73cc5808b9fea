"""The signs of HI MI KI as symbols, for the page; this imports Python's own library and nothing more."""

from __future__ import annotations

from yamabushi.games.drawing import inked, symbol
from yamabushi.games.himiki.signs import CHAOS_SIGNS, CHARACTERS, SHAPES


def symbols() -> list[str]:
    """Draw the elements as characters and shapes, and the chaos tiles."""
    return [
        *(symbol(f"character-{one}", "0 0 100 100", f'<path d="{path}"/>') for one, path in CHARACTERS.items()),
        *(symbol(f"shape-{one}", "-3 -3 106 106", f'<path d="{path}"/>') for one, path in SHAPES.items()),
        *(symbol(f"chaos-{code}", "0 0 24 20", inked(drawn)) for code, drawn in CHAOS_SIGNS.items()),
    ]
