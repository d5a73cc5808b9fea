"""What the pictures of all games have in common: paper, ink, and small cards in rows."""

from __future__ import annotations

from collections.abc import Sequence

from yamabushi.core.picture import FAINT, INK, SHADE, number, tag, words

VERMILION = "#c23b22"
INDIGO = "#2d4f86"
MOSS = "#587435"
IVORY = "#fffaf0"

CARD = 34
"""The width of a small card, with the gap behind it."""


def centred(x: float, y: float, text: str, size: float, **attributes: str | float) -> str:
    """Write text around a point on its baseline."""
    return words(x, y, text, size, text_anchor="middle", **attributes)


def moved(x: float, y: float, *inner: str, scale: float = 1.0) -> str:
    """Put things somewhere else, larger or smaller."""
    where = f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return tag("g", *inner, transform=where)


def fibres(width: float, height: float) -> str:
    """Draw the fibres of the paper: always the same ones, a few for each part of it."""
    seed, strokes = 20, []
    for _ in range(int(width * height / 5000)):
        numbers = []
        for span in (width - 40, height - 20, 36, 20, 14):
            seed = (seed * 1103515245 + 12345) % 2**31
            numbers.append((seed >> 8) % 1000 / 1000 * span)
        x, y, length, rise, bend = numbers
        strokes.append(f"M{x:.0f} {y + 10:.0f}q{length / 2:.0f} {bend - 7:.0f} {length:.0f} {rise - 10:.0f}")
    return tag("path", d="".join(strokes), fill="none", stroke=SHADE, stroke_width=0.8)


def hatched(x: float, y: float, width: float, height: float, colour: str, step: float = 6) -> str:
    """Draw slanting lines over a rectangle, none of them outside of it."""
    lines = []
    for number_of_line in range(1, int((width + height) / step) + 1):
        reach = number_of_line * step
        left, right = max(0.0, reach - height), min(width, reach)
        if right > left:
            lines.append(
                f"M{number(x + left)} {number(y + reach - left)}L{number(x + right)} {number(y + reach - right)}"
            )
    return tag("path", d="".join(lines), stroke=colour, stroke_width=1.2, fill="none")


def card(x: float, y: float, code: str | None, sign: str = "", height: float = 24, seen: bool = True) -> str:
    """Draw a small card: its code, under a sign of 24×20 if there is one; without a code, its back.

    A card that not everyone may see has a dashed edge.
    """
    width = CARD - 5
    shape: dict[str, str | float] = {"x": x, "y": y, "width": width, "height": height, "rx": 3}
    if code is None:
        edge = tag("rect", **shape, fill="none", stroke=INK, stroke_width=1.4)
        return tag("rect", **shape, fill=SHADE) + hatched(x, y, width, height, FAINT, 5) + edge
    dashes: dict[str, str | float] = {} if seen else {"stroke_dasharray": "3 2"}
    face = tag("rect", **shape, fill=IVORY, stroke=INK, stroke_width=1.4, **dashes)
    text = centred(x + width / 2, y + height - 7, code, 12, font_family="sans-serif", font_weight="bold")
    return face + (moved(x + width / 2 - 12, y + 3, sign) if sign else "") + text


def heading(x: float, y: float, text: str) -> str:
    """Write a small heading."""
    return words(x, y, text, 12, fill=FAINT, letter_spacing=1)


def arrow(points: Sequence[tuple[float, float]], colour: str = INK, width: float = 5) -> str:
    """Draw an arrow along points, with a head at the last one."""
    (x0, y0), (x1, y1) = points[-2:]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    east, south = (x1 - x0) / length, (y1 - y0) / length
    back_x, back_y = x1 - east * width * 2.6, y1 - south * width * 2.6
    side_x, side_y = -south * width * 1.6, east * width * 1.6
    line = "L".join(f"{number(x)} {number(y)}" for x, y in [*points[:-1], (back_x, back_y)])
    corners = ((back_x + side_x, back_y + side_y), (x1, y1), (back_x - side_x, back_y - side_y))
    head = "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    return tag("path", d=f"M{line}", fill="none", stroke=colour, stroke_width=width, stroke_linecap="round") + tag(
        "path", d=f"M{head}Z", fill=colour
    )


def symbol(name: str, box: str, *inner: str) -> str:
    """Make a symbol."""
    return f'<symbol id="{name}" viewBox="{box}">{"".join(inner)}</symbol>'


def inked(drawn: str) -> str:
    """Let ink take the colour of its surroundings, so that it shows on lacquer, too."""
    return drawn.replace(f'"{INK}"', '"currentColor"')
