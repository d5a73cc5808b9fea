"""The signs and creatures of Terres de Yokai as symbols, for the page; only Python's own library is imported."""

from __future__ import annotations

from yamabushi.games.drawing import symbol
from yamabushi.games.yokai.card_picture import SIGNS, creature, icon


def symbols() -> list[str]:
    """Draw the colours' signs, the abilities and the creatures."""
    return [
        *(symbol(f"sign-{one}", "0 0 24 24", f'<path d="{path}" fill-rule="evenodd"/>') for one, path in SIGNS.items()),
        symbol("ability-call", "0 0 20 20", icon("+", 10, 10)),
        symbol("ability-distract", "0 0 20 20", icon("!", 10, 10)),
        *(
            symbol(f"creature-{colour}{value}", "0 0 110 116", creature(f"{colour}{value}", 55, 112, 100))
            for colour in SIGNS
            for value in range(3, 8)
        ),
    ]
