"""The cards of Terres de Yokai, drawn by ourselves: four signs, twenty creatures, sketches in two colours.

Each colour has a creature of its own: a bush that looks out of its leaves, a flame, a water imp with a dish on its
head, a paper lantern. They grow with their value, and each value has its own face.

Signs fill a box of 24×24, the icons of abilities one of 16×16, creatures one of 100×100. A card is a group with a
title, so that a pointer over it names it.
"""

from __future__ import annotations

from html import escape

from yamabushi.core.picture import FAINT, INK, SHADE, tag
from yamabushi.games.drawing import INDIGO, IVORY, MOSS, VERMILION, centred, hatched, moved
from yamabushi.games.yokai.cards import COLOURS

OCHRE = "#c08a12"
HUES = {"G": MOSS, "R": VERMILION, "B": INDIGO, "Y": OCHRE}
PALE = {"G": "#dfe6c6", "R": "#f6d3c4", "B": "#d0dcee", "Y": "#f5e3ae"}
NAMES = {colour.letter: colour.name for colour in COLOURS}

YOKAI_WIDTH, YOKAI_HEIGHT = 104, 164
SKETCH_WIDTH, SKETCH_HEIGHT = 46, 64
SMALL_WIDTH, SMALL_HEIGHT = 36, 50

_BOLD: dict[str, str | float] = {"font_family": "sans-serif", "font_weight": "bold"}
_ROUND: dict[str, str | float] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


# ---- signs -----------------------------------------------------------------------------------------------------------

# A leaf with its vein, a flame in a flame, two waves, a star; what is drawn inside is left out.
SIGNS = {
    "G": "M1 23C0 9 8 1 23 1C23 16 14 24 5.5 20.5L3 23.5ZM5.5 18.5L8 19C12 16 15 12 17.5 6.5C12 9.5 8.5 13 5.5 18.5Z",
    "R": "M13 0C14 6 21 9 21.5 16C21.5 21 17.5 24 12 24C6.5 24 2.5 21 2.5 16C2.5 11 5 9 5.5 5C8 6.2 9 8.2 9 10.5"
    "C11.5 8.5 13.5 5 13 0ZM12 13C10.5 15.5 8.5 16.5 8.5 18.7C8.5 20.7 10 21.5 12 21.5"
    "C14 21.5 15.5 20.7 15.5 18.7C15.5 16.5 13.5 15.5 12 13Z",
    "B": "M0 9C3 1 8 1 11 5.5C13.5 9 16 9 18 5.5C19.5 3 22 2.5 24 3.5V9C22 8 20.5 9 19 11C16 14.5 12 14.5"
    " 9.5 11C7 7.5 3.5 8.5 0 14Z"
    "M0 19C3 11 8 11 11 15.5C13.5 19 16 19 18 15.5C19.5 13 22 12.5 24 13.5V19C22 18 20.5 19 19 21"
    "C16 24.5 12 24.5 9.5 21C7 17.5 3.5 18.5 0 24Z",
    "Y": "M12 0L15.3 8.2L24 8.9L17.3 14.6L19.4 23.2L12 18.5L4.6 23.2L6.7 14.6L0 8.9L8.7 8.2Z",
}


def sign(letter: str, x: float, y: float, size: float, colour: str) -> str:
    """Draw the sign of a colour."""
    return moved(x, y, tag("path", d=SIGNS[letter], fill=colour, fill_rule="evenodd"), scale=size / 24)


def icon(ability: str, x: float, y: float) -> str:
    """Draw an ability around a point, on a small disc: a bell that calls, a swirl that distracts."""
    disc = tag("circle", cx=8, cy=8, r=8.5, fill=IVORY, stroke=INK, stroke_width=1.3)
    if ability == "+":
        bell = "M2.5 11.5C4.5 10 3.5 8 4.2 5.8C4.9 3.8 6 3 7.2 2.7V1.3H8.8V2.7"
        bell += "C10 3 11.1 3.8 11.8 5.8C12.5 8 11.5 10 13.5 11.5ZM6.2 12.5H9.8C9.5 15 6.5 15 6.2 12.5Z"
        return moved(x - 8, y - 8, disc, tag("path", d=bell, fill=INK))
    swirl = "M8 8.6C8.6 7.2 10.4 8 9.9 9.7C9.1 11.7 5.7 11.3 5.2 8.5C4.7 5.5 7.6 3.5 10.2 4.3"
    swirl += "C13 5.2 13.7 8.5 12.5 11.5"
    return moved(x - 8, y - 8, disc, tag("path", d=swirl, fill="none", stroke=INK, stroke_width=1.7, **_ROUND))


# ---- creatures -------------------------------------------------------------------------------------------------------


def _drawn(path: str, fill: str, width: float = 3) -> str:
    return tag("path", d=path, fill=fill, stroke=INK, stroke_width=width, **_ROUND)


def _lines(path: str, colour: str = INK, width: float = 3) -> str:
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **_ROUND)


_FEET = _drawn("M30 99C24 99 24 90 33 90H44C46 96 45 99 40 99ZM70 99C76 99 76 90 67 90H56C54 96 55 99 60 99Z", INK, 1)

BODIES = {
    "G": _FEET
    + _lines("M50 18C49 11 51 7 55 4")
    + _drawn("M54 6C56 -4 68 -7 79 -3C76 9 64 13 54 6Z", "#8aa653", 2.5)
    + _drawn(
        "M50 18C60 8 77 14 78 28C91 30 97 46 88 57C97 68 90 86 77 88C68 97 32 97 23 88C10 86 3 68 12 57C3 46 9 30 22 28"
        "C23 14 40 8 50 18Z",
        MOSS,
    )
    + _lines("M20 72q4 6 9 4M72 76q6 1 8 -5M33 25q4 -4 8 -1", "#8aa653")
    + _drawn("M50 32C68 32 76 43 76 56C76 71 65 80 50 80C35 80 24 71 24 56C24 43 32 32 50 32Z", "#f4f1dc", 2.5),
    "R": _FEET
    + _drawn(
        "M52 2C55 17 70 23 80 40C84 35 84 29 82 22C94 36 98 52 95 67C91 86 73 95 50 95C27 95 9 86 5 67C2 51 7 38 16 27"
        "C17 35 21 41 27 43C30 26 46 18 52 2Z",
        VERMILION,
    )
    + _drawn("M51 33C57 44 78 50 78 67C78 81 66 88 50 88C34 88 22 81 22 67C22 51 44 47 51 33Z", "#fbdcae", 2.5),
    "B": _FEET
    + _drawn(
        "M50 12C72 12 81 28 83 46C85 56 96 58 98 69C92 73 87 71 84 67C86 85 72 95 50 95C28 95 14 85 16 67C13 71 8 73"
        " 2 69C4 58 15 56 17 46C19 28 28 12 50 12Z",
        INDIGO,
    )
    + _drawn("M50 34C69 34 76 46 76 58C76 78 66 87 50 87C34 87 24 78 24 58C24 46 31 34 50 34Z", "#dbe6f3", 2.5)
    + _drawn("M21 20L16 33L28 27L31 38L42 28L50 38L58 28L69 38L72 27L84 33L79 20C70 8 30 8 21 20Z", INK, 2)
    + _drawn("M27 14C32 5 68 5 73 14C68 22 32 22 27 14Z", "#9fc0e4", 2.5),
    "Y": _lines("M41 8C41 -4 59 -4 59 8")
    + _drawn("M50 89V97M44 97H56L58 104H42Z", VERMILION, 2)
    + _drawn("M30 15H70C88 24 95 39 95 53C95 67 88 80 70 89H30C12 80 5 67 5 53C5 39 12 24 30 15Z", "#e9b93c")
    + _lines("M19 24Q50 33 81 24M9 40Q50 49 91 40M9 66Q50 77 91 66M19 80Q50 90 81 80", "#b07c0c", 2)
    + _drawn("M32 7H68V16H32ZM34 87H66V94H34Z", INK, 2)
    + _drawn("M50 35C68 35 76 44 76 55C76 68 66 77 50 77C34 77 24 68 24 55C24 44 32 35 50 35Z", "#fdf3cf", 2.5),
}
FACE_HEIGHTS = {"G": 53, "R": 63, "B": 54, "Y": 52}


def _eye(x: float, y: float, radius: float) -> str:
    white = tag("circle", cx=x, cy=y, r=radius, fill=IVORY, stroke=INK, stroke_width=2.5)
    return white + tag("circle", cx=x + 0.8, cy=y + 0.8, r=radius * 0.5, fill=INK)


def _dot(x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=4.5, fill=INK) + tag("circle", cx=x + 1.5, cy=y - 1.5, r=1.5, fill=IVORY)


_CHEEKS = "".join(tag("circle", cx=x, cy=8, r=4, fill="#e58a72", fill_opacity=0.7) for x in (-18, 18))

# By value, around the middle between the eyes: asleep, awake, one-eyed, three-eyed with a fang, horned with a grin.
FACES = {
    "3": _CHEEKS + _lines("M-17 0q5 5 10 0M7 0q5 5 10 0M-3 10q3 3 6 0"),
    "4": _CHEEKS + _dot(-12, 0) + _dot(12, 0) + _lines("M-6 9q6 7 12 0"),
    "5": _CHEEKS + _eye(0, -2, 11.5) + _lines("M-7 15q7 6 14 0"),
    "6": _eye(-13, 2, 7) + _eye(13, 2, 7) + _eye(0, -10, 6) + _drawn("M-9 13q9 6 18 0L6 14.5L4 20L1 15.5", IVORY, 2.5),
    "7": _eye(-11, 0, 8)
    + _eye(11, 0, 8)
    + _lines("M-21 -12L-6 -7M21 -12L6 -7", width=4)
    + _drawn("M-14 11Q0 15 14 11Q10 23 0 23Q-10 23 -14 11Z", VERMILION, 2.5)
    + tag("path", d="M-9 12.5L-7 17L-4 13.5ZM9 12.5L7 17L4 13.5Z", fill=IVORY),
}
HORNS = _drawn("M24 26C14 20 10 10 12 -2C20 8 28 12 38 15ZM76 26C86 20 90 10 88 -2C80 8 72 12 62 15Z", "#efe2c4", 2.5)


def creature(yokai: str, x: float, y: float, size: float) -> str:
    """Draw a creature whose feet stand in the middle of a line, `size` being that of the largest."""
    letter, value = tuple(yokai)
    scale = size / 100 * (0.58 + 0.06 * int(value))
    face = moved(50, FACE_HEIGHTS[letter], FACES[value])
    return moved(x - 50 * scale, y - 99 * scale, HORNS if value == "7" else "", BODIES[letter], face, scale=scale)


# ---- yokai -----------------------------------------------------------------------------------------------------------


def named(title: str, *inner: str) -> str:
    """Group the parts of a card under its name."""
    return tag("g", tag("title", escape(title)), *inner)


def yokai_card(yokai: str, pile: str) -> str:
    """Draw the top yokai of a pile; a guest from another pile wears a ribbon in the colour of its host."""
    letter, value = tuple(yokai)
    hue, width, height = HUES[letter], YOKAI_WIDTH, YOKAI_HEIGHT
    guest = letter != pile
    drawn = [
        tag("rect", width=width, height=height, rx=7, fill=IVORY, stroke=INK, stroke_width=2.4),
        tag(
            "rect", x=5, y=5, width=width - 10, height=height - 10, rx=4, fill=PALE[letter], stroke=hue, stroke_width=2
        ),
        tag("circle", cx=width / 2, cy=104, r=43, fill=IVORY, fill_opacity=0.6),
        _lines(f"M16 {height - 15}q18 -3 36 0t36 -1", hue, 2),
        creature(yokai, width / 2, height - 26, 78) if guest else creature(yokai, width / 2, height - 14, 84),
        centred(25, 45, value, 44, fill=INK, **_BOLD),
        sign(letter, width - 37, 11, 26, hue),
        centred(width - 24, 54, letter, 17, fill=hue, **_BOLD),
    ]
    if guest:
        drawn.append(tag("rect", x=-3, y=height - 24, width=width + 6, height=18, rx=2, fill=HUES[pile], stroke=INK))
        drawn.append(centred(width / 2, height - 10.5, f"guest of {NAMES[pile]}", 12, fill=IVORY, **_BOLD))
    place = f", a guest of {NAMES[pile]}" if guest else ""
    return named(f"{yokai}: {NAMES[letter]}, {value} sketches, {value} points{place}", *drawn)


def yokai_back(pile: str) -> str:
    """Draw a yokai that is about to be turned up."""
    width, height = YOKAI_WIDTH, YOKAI_HEIGHT
    return named(
        f"?: {NAMES[pile]}, face down",
        tag("rect", width=width, height=height, rx=7, fill=IVORY, stroke=INK, stroke_width=2.4),
        tag("rect", x=5, y=5, width=width - 10, height=height - 10, rx=4, fill=HUES[pile]),
        tag("circle", cx=width / 2, cy=height / 2, r=36, fill="none", stroke=IVORY, stroke_width=3),
        centred(width / 2, height / 2 + 18, "?", 50, fill=IVORY, **_BOLD),
        sign(pile, 12, 12, 20, PALE[pile]),
        sign(pile, width - 32, height - 32, 20, PALE[pile]),
    )


def no_yokai() -> str:
    """Draw the place of an empty pile."""
    shape = {"width": YOKAI_WIDTH, "height": YOKAI_HEIGHT, "rx": 7}
    edge = tag("rect", **shape, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="6 5")
    return edge + centred(YOKAI_WIDTH / 2, YOKAI_HEIGHT / 2 + 6, "empty", 18)


def small_yokai(yokai: str) -> str:
    """Draw a yokai that somebody has taken; its left half says which."""
    letter, value = tuple(yokai)
    return named(
        f"{yokai}: {NAMES[letter]}, {value} points",
        tag("rect", width=SMALL_WIDTH, height=SMALL_HEIGHT, rx=4, fill=IVORY, stroke=INK, stroke_width=1.6),
        tag("rect", x=3, y=3, width=SMALL_WIDTH - 6, height=SMALL_HEIGHT - 6, rx=2, fill=HUES[letter]),
        centred(12, 22, value, 19, fill=IVORY, **_BOLD),
        centred(26, 19, letter, 12, fill=PALE[letter], **_BOLD),
        sign(letter, 5, 28, 15, IVORY),
    )


def tab(yokai: str, pile: str, height: float, among: str) -> str:
    """Draw what shows of a card beneath the top one: a tab with its name, `?` if it was never face up."""
    size = min(14.0, height - 1)
    if yokai == "?":
        edge = tag("rect", x=-8, width=33, height=height, rx=3, fill=SHADE, stroke=INK, stroke_width=1.4)
        return named(f"?: one of {among}", edge, centred(12, height / 2 + size * 0.36, "?", size, **_BOLD))
    hue = HUES[yokai[0]]
    edge = tag("rect", x=-8, width=33, height=height, rx=3, fill=PALE[yokai[0]], stroke=hue, stroke_width=1.8)
    place = "" if yokai[0] == pile else f", a guest of {NAMES[pile]}"
    name = centred(12, height / 2 + size * 0.36, yokai, size, **_BOLD)
    return named(f"{yokai}: {NAMES[yokai[0]]}, {yokai[1]} points, beneath{place}", edge, name)


# ---- sketches --------------------------------------------------------------------------------------------------------


def _half(letter: str, y: float, height: float, counts: bool, lettered: bool) -> str:
    """Draw one colour of a sketch: strong if it counts, pale if not; sign on the left, letter on the right."""
    ground, ink = (HUES[letter], IVORY) if counts else (PALE[letter], HUES[letter])
    size = 17 if counts else 12
    apart = (height - 7.5) / 2  # from the outer edge; an icon reaches that far into each half
    middle = y + (apart if y < 4 else height - apart)
    return (
        tag("rect", x=3, y=y, width=SKETCH_WIDTH - 6, height=height, fill=ground)
        + sign(letter, 5.5, middle - size / 2, size, ink)
        + (centred(34, middle + size * 0.38, letter, size, fill=ink, **_BOLD) if lettered else "")
    )


def sketch_card(sketch: str, counts: str = "", downwards: bool = False, covered: bool = False) -> str:
    """Draw a sketch: at a pile the colour that counts is larger and turned to the pile, in a hand both are equal.

    Signs and ability stand on the left, where the next card leaves them to be seen; a letter that it would cut through
    is left out.
    """
    first, second = tuple(sketch[:2])
    width, height = SKETCH_WIDTH, SKETCH_HEIGHT
    if counts == second:
        first, second = second, first
    upper = height / 2 if not counts else 26 if downwards else height - 26
    above, below = (second, first) if downwards else (first, second)
    drawn = [
        tag("rect", width=width, height=height, rx=4, fill=IVORY, stroke=INK, stroke_width=1.6),
        _half(above, 3, upper - 3, not counts or above == first, not covered),
        _half(below, upper, height - 3 - upper, not counts or below == first, not covered),
    ]
    if len(sketch) == 3:
        drawn.append(icon(sketch[2], 13.5, upper))
    ability = {"+": ", a call", "!": ", a distract"}.get(sketch[2:], "")
    place = f", counts as {NAMES[counts]}" if counts else ""
    return named(f"{sketch}: {NAMES[sketch[0]]} and {NAMES[sketch[1]]}{ability}{place}", *drawn)


def sketch_back() -> str:
    """Draw a sketch from behind: a circle, brushed in one stroke."""
    width, height = SKETCH_WIDTH, SKETCH_HEIGHT
    return (
        tag("rect", width=width, height=height, rx=4, fill=SHADE)
        + hatched(0, 0, width, height, "#cdbb95", 7)
        + tag("rect", width=width, height=height, rx=4, fill="none", stroke=INK, stroke_width=1.6)
        + _lines("M30 21C18 17 10 26 12 36C15 46 31 47 35 36C36 31 34 27 31 25", FAINT, 4)
    )
