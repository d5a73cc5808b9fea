"""The signs of HI MI KI, drawn by ourselves: three brushed characters, three shapes, twelve chaos tiles.

Characters and shapes fill a box of 100×100, the signs of chaos tiles one of 24×20.
"""

from __future__ import annotations

from yamabushi.core.picture import INK, tag
from yamabushi.games.drawing import INDIGO, IVORY, MOSS, VERMILION, moved

FIRE, WATER, WOOD = "HMK"

# 火 水 木, a filled path for each stroke of the brush.
CHARACTERS = {
    FIRE: (
        "M17 33C24 37 29 46 28 55C27 60 21 60 19 55C17 48 15 40 17 33Z"
        "M81 27C87 31 87 36 83 41C78 48 72 53 65 57L63 54C69 46 76 37 81 27Z"
        "M45 6C51 6 56 10 56 16C56 47 45 76 13 94C11 95 9 92 11 90C36 70 46 46 46 18C46 13 42 9 45 6Z"
        "M54 43C59 62 70 76 84 84C88 86 93 87 97 86C94 93 87 97 80 95C65 87 56 73 51 56Z"
    ),
    WATER: (
        "M45 5C51 5 56 9 56 14L56 86C56 95 48 99 42 95C38 92 35 88 32 83C38 86 45 88 46 83L46 16C46 12 42 8 45 5Z"
        "M10 33C12 28 17 31 22 31L38 28C44 27 46 31 44 36C39 55 28 70 9 82C7 83 5 80 7 78C21 66 30 54 34 37L22 39"
        "C16 40 10 40 10 33Z"
        "M84 16C90 19 92 24 88 28C79 35 69 42 58 47L56 43C66 36 76 27 84 16Z"
        "M56 38C62 54 72 66 84 73C88 75 93 76 97 75C94 83 86 87 80 84C67 78 58 62 54 47Z"
    ),
    WOOD: (
        "M8 38C12 31 19 34 26 34L78 29C85 28 91 31 92 35C87 40 81 38 76 38L24 42C17 43 11 44 8 38Z"
        "M45 6C51 6 56 9 56 15L55 88C55 95 50 99 47 94C45 90 46 86 46 82L46 20C46 15 42 10 45 6Z"
        "M47 36C41 53 29 67 8 79C6 81 8 84 11 82C32 74 46 59 54 42Z"
        "M52 36C58 52 68 62 80 70C85 73 91 75 97 74C94 82 85 86 78 83C65 76 54 60 49 43Z"
    ),
}

# A flame, a wave, a tree; and where their character goes: left, top, size.
SHAPES = {
    FIRE: (
        "M52 1C54 19 69 27 79 43C82 37 82 31 79 24C92 37 98 52 96 66C93 87 73 99 50 99C27 99 7 87 4 66"
        "C2 51 9 38 18 28C19 36 23 41 28 43C30 26 45 19 52 1Z"
    ),
    WATER: (
        "M2 26C14 -1 33 -1 43 16C51 29 60 29 68 17C77 3 90 4 98 14L98 57C91 48 80 50 73 62C64 78 51 78 41 66"
        "C31 53 14 54 2 74Z"
        "M2 86C14 64 31 63 41 76C51 88 64 88 73 73C80 60 91 58 98 67L98 84C91 75 82 77 76 86C65 103 49 103 38 90"
        "C28 79 14 80 2 99Z"
    ),
    WOOD: (
        "M14 70C0 69 -3 50 9 44C6 29 20 19 33 23C40 3 61 3 68 23C80 19 94 29 91 44C103 50 100 69 86 70L59 70L60 84"
        "C63 88 68 93 74 98L26 98C32 93 37 88 40 84L41 70Z"
    ),
}
SEATS_OF_CHARACTERS = {FIRE: (22, 38, 56), WATER: (25, 10, 50), WOOD: (27, 16, 46)}

ON_LIGHT = {FIRE: VERMILION, WATER: INDIGO, WOOD: MOSS}
ON_DARK = {FIRE: "#ee6d4c", WATER: "#86b3e6", WOOD: "#a9c573"}
PALE = {FIRE: "#f3c3b2", WATER: "#c3d2ea", WOOD: "#d0dcb4"}
DEEP = {FIRE: "#6d2a1e", WATER: "#243a5c", WOOD: "#3d4d29"}

NAMES = {FIRE: "fire", WATER: "water", WOOD: "wood"}


def shape(element: str, colour: str) -> str:
    """Draw an element's shape."""
    return tag("path", d=SHAPES[element], fill=colour)


def character(element: str, colour: str) -> str:
    """Draw an element's character."""
    return tag("path", d=CHARACTERS[element], fill=colour)


def crest(element: str, colour: str, ground: str) -> str:
    """Draw an element's shape with its character left out of it."""
    left, top, size = SEATS_OF_CHARACTERS[element]
    return shape(element, colour) + moved(left, top, character(element, ground), scale=size / 100)


def _brushed(*paths: str) -> str:
    return tag("path", d="".join(paths), fill="none", stroke=INK, stroke_width=2, stroke_linecap="round")


def _filled(path: str, colour: str = INK) -> str:
    return tag("path", d=path, fill=colour)


def _mana(element: str) -> str:
    return moved(3, 1, shape(element, ON_LIGHT[element]), scale=0.18)


CHAOS_SIGNS = {
    "Mh": _mana(FIRE),
    "Mm": _mana(WATER),
    "Mk": _mana(WOOD),
    # A cube under a turning hand of the clock; a horned mask; two heads that change places.
    "Cj": _brushed("M7 8H17V18H7Z", "M4 6A9 6 0 0 1 19 4") + _filled("M21 7L16 6L20 1Z"),
    "My": _filled("M3 1L8 6H16L21 1L19 12C18 17 15 19 12 19C9 19 6 17 5 12Z")
    + tag("path", d="M8 10L11 12M16 10L13 12M10 15.5H14", stroke=IVORY, stroke_width=1.6),
    "Cf": _brushed("M4 15C8 15 9 5 19 5", "M4 5C8 5 9 15 19 15") + _filled("M23 5L18 1V9ZM23 15L18 11V19Z"),
    # A gate; a leap; two that pass each other; a whirl; two steps over something; a mirror.
    "Gh": _filled("M2 2C8 4 16 4 22 2L21 6H3ZM4 9H20V11.5H4ZM6 6H9L8 19H5ZM15 6H18L19 19H16Z", VERMILION),
    "Im": _brushed("M3 14C6 4 13 3 17 9", "M2 18H8") + _filled("M21 13L13 11L20 5Z"),
    "Tr": _brushed("M3 6H17", "M21 14H7") + _filled("M22 6L16 2V10ZM2 14L8 10V18Z"),
    "Vx": _brushed("M12 10C14 8 16 11 13 13C9 15 6 10 10 6C15 2 21 8 18 14C15 20 5 19 3 11"),
    "Tp": _brushed("M3 15C6 3 18 3 20 11") + _filled("M21 16L16 10L24 10ZM9 13H14V18H9Z"),
    "Mi": _brushed("M12 1V4M12 7V10M12 13V16M12 18.5V19") + _filled("M9 5V15L2 10ZM15 5V15L22 10Z"),
}
