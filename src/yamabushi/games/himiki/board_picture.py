"""The board of HI MI KI as a picture, whole or in part.

Seen from above, each cube shows its top in the middle and its four sides around it, each with the shape of its element:
flame, wave, tree. White cubes are ivory, black ones ink.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from yamabushi.core.picture import FAINT, INK, tag
from yamabushi.games.drawing import IVORY, VERMILION, arrow, centred, moved
from yamabushi.games.himiki.signs import CHAOS_SIGNS, DEEP, ON_DARK, ON_LIGHT, PALE, crest, shape

View = dict[str, Any]

SQUARE = 88
CUBE = 78
EDGE = 16  # how wide the sides of a cube are drawn
NIGHT, DAY = "#dccfbd", "#fbf5e6"  # the Dark half and the Light half
BODIES = {"w": (IVORY, ON_LIGHT, PALE), "b": ("#29241f", ON_DARK, DEEP)}


class Part(NamedTuple):
    """A part of the board: some rows and columns that lie side by side."""

    rows: str = "ABCDE"
    columns: str = "123456"

    @property
    def width(self) -> int:
        """How wide it is drawn."""
        return SQUARE * len(self.columns)

    @property
    def height(self) -> int:
        """How high it is drawn."""
        return SQUARE * len(self.rows)

    def has(self, square: str) -> bool:
        """Tell whether a square belongs to it."""
        return square[0] in self.rows and square[1] in self.columns

    def place(self, square: str) -> tuple[int, int]:
        """Give the upper left corner of a square; north is up."""
        return self.columns.index(square[1]) * SQUARE, (len(self.rows) - 1 - self.rows.index(square[0])) * SQUARE

    def middle(self, square: str) -> tuple[float, float]:
        """Give the middle of a square."""
        x, y = self.place(square)
        return x + SQUARE / 2, y + SQUARE / 2


WHOLE = Part()


# ---- cubes -----------------------------------------------------------------------------------------------------------


def side(turns: int, element: str, colour: str) -> str:
    """Draw one side of a cube, a band with the element's shape: north and then clockwise."""
    _, inks, grounds = BODIES[colour]
    path = f"M4 3H{CUBE - 4}L{CUBE - EDGE} {EDGE}H{EDGE}Z"
    band = tag("path", d=path, fill=grounds[element], transform=f"rotate({90 * turns} {CUBE // 2} {CUBE // 2})")
    far, half = CUBE - 9.5, CUBE / 2
    x, y = ((half, 9.5), (far, half), (half, far), (9.5, half))[turns]
    return band + moved(x - 5.5, y - 5.5, shape(element, inks[element]), scale=0.11)


def cube(orientation: str, colour: str) -> str:
    """Draw a cube: the top in the middle, its sides as bands around it."""
    top, north_south, east_west = tuple(orientation)
    body, inks, _ = BODIES[colour]
    size = CUBE - 2 * EDGE
    return "".join(
        (
            tag("rect", x=2, y=3, width=CUBE, height=CUBE, rx=9, fill=INK, fill_opacity=0.3),
            tag("rect", width=CUBE, height=CUBE, rx=8, fill=body, stroke=INK, stroke_width=2.4),
            *(side(turns, east_west if turns % 2 else north_south, colour) for turns in range(4)),
            tag("rect", x=EDGE, y=EDGE, width=size, height=size, rx=2, fill=body),
            moved(EDGE + 2, EDGE + 2, crest(top, inks[top], body), scale=(size - 4) / 100),
        )
    )


# ---- squares ---------------------------------------------------------------------------------------------------------


def squares(part: Part) -> str:
    """Draw the squares, darker in the Dark half, with the names of rows and columns around them."""
    drawn = []
    for column in part.columns:
        x, _ = part.place(part.rows[0] + column)
        fill = NIGHT if column < "4" else DAY
        drawn.append(tag("rect", x=x, width=SQUARE, height=part.height, fill=fill))
        drawn.append(centred(x + SQUARE / 2, part.height + 23, column, 17))
    for row in part.rows:
        drawn.append(centred(-18, part.middle(row + part.columns[0])[1] + 6, row, 17))
    lines = "".join(f"M{x} 0V{part.height}" for x in range(SQUARE, part.width, SQUARE))
    lines += "".join(f"M0 {y}H{part.width}" for y in range(SQUARE, part.height, SQUARE))
    drawn.append(tag("path", d=lines, stroke=FAINT, stroke_width=1, fill="none"))
    if "34" in part.columns:
        x, _ = part.place(part.rows[0] + "4")
        drawn.append(tag("path", d=f"M{x} 0V{part.height}", stroke=INK, stroke_width=2.5))
    drawn.append(tag("rect", width=part.width, height=part.height, fill="none", stroke=INK, stroke_width=3))
    return "".join(drawn)


def terrain(code: str, covered: bool) -> str:
    """Draw a terrain tile on its square; when a cube stands on it, only a corner that bears its code."""
    if covered:
        corner = tag("rect", x=54, y=65, width=32, height=21, rx=3, fill=IVORY, stroke=INK, stroke_width=1.5)
        return corner + centred(70, 80, code, 12, font_family="sans-serif", font_weight="bold")
    slip = tag("rect", x=17, y=12, width=54, height=64, rx=4, fill=IVORY, stroke=INK, stroke_width=1.6)
    text = centred(44, 69, code, 13, font_family="sans-serif", font_weight="bold")
    return slip + moved(22.5, 17, CHAOS_SIGNS[code], scale=1.8) + text


def trail(part: Part, left: str, here: str) -> str:
    """Draw on a square that a cube has left an arrow to where it stands now."""
    (x, y), (goal_x, goal_y) = part.middle(left), part.middle(here)
    length = ((goal_x - x) ** 2 + (goal_y - y) ** 2) ** 0.5
    east, south = 24 * (goal_x - x) / length, 24 * (goal_y - y) / length
    return arrow([(x - east, y - south), (x + east, y + south)], FAINT, 4)


def marks(view: View, part: Part) -> str:
    """Draw from where the cubes of this turn came, and corners around the active cube of what is pending."""
    drawn = []
    for here, left in re.findall(r"([A-E][1-6])<([A-E][1-6])", view["turn"]):
        if here != left and left not in view["cubes"] and part.has(here) and part.has(left):
            drawn.append(trail(part, left, here))
    active = re.search(r"@([A-E][1-6])", view["pending"] or "")
    if active and part.has(active[1]):
        corners = "M2 20V2H20M68 2H86V20M86 68V86H68M20 86H2V68"
        drawn.append(
            moved(*part.place(active[1]), tag("path", d=corners, fill="none", stroke=VERMILION, stroke_width=4))
        )
    return "".join(drawn)


def board(view: View, part: Part = WHOLE) -> str:
    """Draw the board or a part of it; names of rows and columns stand left of it and below."""
    drawn = [squares(part)]
    if part == WHOLE:
        drawn.append(centred(part.width / 4, -13, "Dark", 15, fill=FAINT))
        drawn.append(centred(part.width * 3 / 4, -13, "Light", 15, fill=FAINT))
    tiles = {square: code for square, code in view.get("chaos", {}).get("terrain", {}).items() if part.has(square)}
    cubes = {square: lies for square, lies in view["cubes"].items() if part.has(square)}
    gap = (SQUARE - CUBE) / 2
    drawn += [moved(*part.place(square), terrain(tiles[square], False)) for square in tiles if square not in cubes]
    drawn.append(marks(view, part))
    for square, lies in cubes.items():
        x, y = part.place(square)
        drawn.append(moved(x + gap, y + gap, cube(lies["orientation"], lies["colour"])))
    drawn += [moved(*part.place(square), terrain(tiles[square], True)) for square in tiles if square in cubes]
    return "".join(drawn)
