"""Pictures as SVG: a sheet of paper with a title and a description, and the little that is written on every sheet.

A picture has no identifiers inside, refers to nothing outside and brings its own background, so that any number of them
can stand on one page, light or dark.
"""

from __future__ import annotations

from html import escape
from textwrap import wrap

PAPER = "#f5eddb"
SHADE = "#e4d6b8"
INK = "#26211c"
FAINT = "#85775f"


def number(value: float) -> str:
    """Write a number with at most two decimals, and none that are not needed."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, *inner: str, **attributes: str | float) -> str:
    """Write an element.

    >>> tag("rect", width=2.5, stroke_width=1)
    '<rect width="2.5" stroke-width="1"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inner)}</{name}>" if inner else f"<{name}{written}/>"


def words(x: float, y: float, text: str, size: float, **attributes: str | float) -> str:
    """Write text with its baseline beginning at a point."""
    style: dict[str, str | float] = {"font_family": "serif", "fill": INK, **attributes}
    return tag("text", escape(text), x=x, y=y, font_size=size, **style)


def sheet(title: str, description: str, width: float, height: float, *body: str) -> str:
    """Lay out a whole picture."""
    paper = tag("rect", width=width, height=height, rx=10, fill=PAPER)
    edge = tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=9, fill="none", stroke=SHADE, stroke_width=2)
    return (
        tag(
            "svg",
            tag("title", escape(title)),
            tag("desc", escape(description)),
            paper,
            *body,
            edge,
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
        )
        + "\n"
    )


def boxed(title: str, text: str) -> str:
    """Draw a text in a box: what a game without a picture of its own shows."""
    lines = wrap(text, 90) or [""]
    width = 24 + max(9 * len(title), *(8.5 * len(line) for line in lines))
    body = [words(12, 50 + 18 * number, line, 13, font_family="monospace") for number, line in enumerate(lines)]
    return sheet(title, text, width, 48 + 18 * len(lines), words(12, 26, title, 14, font_weight="bold"), *body)
