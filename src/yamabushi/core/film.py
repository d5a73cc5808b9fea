"""A game as one picture that moves: its positions one after another, in a single SVG that needs nothing else.

Most of a position looks as it did before. So whatever is drawn several times is kept once and referred to, and a film
of a whole game is little larger than some of its pictures. Whoever wants less motion sees the last one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from xml.etree import ElementTree

from yamabushi.core.picture import INK, PAPER, number, tag, words

Look = tuple[str, tuple[tuple[str, str], ...], str, str, tuple[int, ...]]
"""What an element looks like: name, attributes, text, what stands behind it, and the kinds of what is in it."""

SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 60
"""What is shorter is written anew: a reference is not much shorter."""

REST = 3
"""So many times as long as the others the last picture stays."""

PLAIN = re.compile(r"[0-9]{1,5}(\.[0-9]{1,6})?", re.ASCII)
"""A length without a unit."""

UNSAID = (300.0, 150.0)
"""How wide and high a picture is that does not say so, or not in its own units."""

FOOT, CAPTION = 40, 18
"""How high the strip with the caption is, and its letters."""


def film(pictures: Sequence[str], seconds: float, caption: str) -> str:
    """Put pictures into one, each shown for so many seconds, over and over, with a caption below.

    One picture alone does not move. They have no identifiers inside, as `picture` promises.
    """
    frames = [ElementTree.fromstring(picture) for picture in pictures]
    sizes = [size_of(frame) for frame in frames]
    width, height = (max(lengths) for lengths in zip(*sizes, strict=True))
    for frame in frames:
        for element in frame.iter():
            element.tag = element.tag.removeprefix(SVG)
    cutting = Cutting(frames)
    body = [tag("g", *cutting.written(frame), class_="l" if frame is frames[-1] else "f") for frame in frames]
    timed = [moved(part, place * seconds) for place, part in enumerate(body)]
    return tag(
        "svg",
        tag("title", escape(caption)),
        tag("style", style(len(frames), seconds)) if len(frames) > 1 else "",
        tag("defs", *cutting.kept) if cutting.kept else "",
        tag("rect", width=width, height=height + FOOT, rx=10, fill=PAPER),
        *timed,
        words(width / 2, height + FOOT * 0.6, caption, CAPTION, text_anchor="middle", fill=INK),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height + FOOT,
        viewBox=f"0 0 {number(width)} {number(height + FOOT)}",
        role="img",
    )


def size_of(picture: ElementTree.Element) -> tuple[float, float]:
    """Give the width and height of a picture in its own units; one that does not say is as large as browsers take it.

    >>> size_of(ElementTree.fromstring('<svg viewBox="0 0 240 80" width="100%"/>'))
    (240.0, 80.0)
    >>> size_of(ElementTree.fromstring('<svg width="90" height="3em"/>'))
    (90.0, 150.0)
    """
    box = picture.get("viewBox", "").replace(",", " ").split()
    said = box[2:4] if len(box) == 4 else [picture.get("width", ""), picture.get("height", "")]
    width, height = (float(one) if PLAIN.fullmatch(one) else usual for one, usual in zip(said, UNSAID, strict=True))
    return width, height


def moved(part: str, delay: float) -> str:
    """Let a frame begin later."""
    return part.replace("<g ", f'<g style="animation-delay:{number(delay)}s" ', 1)


def style(count: int, seconds: float) -> str:
    """Say when each frame is seen."""
    total = (count - 1 + REST) * seconds
    one, last = number(100 * seconds / total), number(100 * REST * seconds / total)
    return (
        f".f,.l{{visibility:hidden;animation:f {number(total)}s step-end infinite}}.l{{animation-name:l}}"
        f"@keyframes f{{0%{{visibility:visible}}{one}%{{visibility:hidden}}}}"
        f"@keyframes l{{0%{{visibility:visible}}{last}%{{visibility:hidden}}}}"
        "@media (prefers-reduced-motion:reduce){.f,.l{animation:none}.l{visibility:visible}}"
    )


class Cutting:
    """Finds what is drawn several times, and keeps it once."""

    def __init__(self, frames: Iterable[ElementTree.Element]) -> None:
        # Elements that look the same are of one kind.
        self.kinds: dict[Look, int] = {}
        self.kind_of: dict[ElementTree.Element, int] = {}
        self.counts: Counter[int] = Counter()
        for frame in frames:
            self.look_at(frame)
        self.kept: list[str] = []
        # How each kind that is drawn several times is written.
        self.known: dict[int, str] = {}

    def look_at(self, element: ElementTree.Element) -> int:
        """Find the kind of an element, and of all that is in it."""
        inner = tuple(self.look_at(one) for one in element)
        look = (str(element.tag), tuple(element.attrib.items()), element.text or "", element.tail or "", inner)
        kind = self.kinds.setdefault(look, len(self.kinds))
        self.kind_of[element] = kind
        self.counts[kind] += 1
        return kind

    def written(self, frame: ElementTree.Element) -> list[str]:
        """Write what is in a frame, with references to what was drawn before."""
        return [self.part(element) for element in frame if element.tag not in ("title", "desc")]

    def part(self, element: ElementTree.Element) -> str:
        """Write an element: a reference to it, where it is drawn several times."""
        kind = self.kind_of[element]
        if self.counts[kind] < 2:
            return inside(element, self.part)
        if kind not in self.known:
            text = inside(element, self.part)
            if len(text) >= SMALLEST:
                name = f"p{len(self.kept)}"
                self.kept.append(tag("g", text, id=name))
                text = tag("use", href=f"#{name}")
            self.known[kind] = text
        return self.known[kind]


def inside(element: ElementTree.Element, part: Callable[[ElementTree.Element], str]) -> str:
    """Write an element anew, and what a group has in it as somebody else says."""
    if element.tag != "g" or not len(element):
        return ElementTree.tostring(element, encoding="unicode")
    attributes = {key.replace("-", "_"): value for key, value in element.attrib.items()}
    return tag("g", *map(part, element), **attributes)
