"""Clean a picture that a game from outside has drawn, so that it can neither run nor load anything.

What is not known to be harmless is left out: elements, attributes, and values that point anywhere but into the picture
itself. The result is written anew, so that no trick of writing gets through.
"""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from yamabushi.core.picture import boxed

SVG = "http://www.w3.org/2000/svg"
MOST_PICTURE = 200_000
MOST_ELEMENTS = 5_000
DEEPEST = 60

KNOWN_ELEMENTS = """
svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient
stop clipPath mask pattern
"""
KNOWN_ATTRIBUTES = """
id class role aria-label data-action viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy
d points transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
stroke-dasharray stroke-dashoffset opacity font-family font-size font-weight font-style text-anchor dominant-baseline
letter-spacing offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clip-path clip-rule mask
patternUnits patternTransform visibility
"""
ELEMENTS = frozenset(KNOWN_ELEMENTS.split())
ATTRIBUTES = frozenset(KNOWN_ATTRIBUTES.split())
DECLARING = re.compile(r"<!(?!--)")
"""Document types can name other files, or grow without end."""
INSIDE = re.compile(r"#[A-Za-z_][\w.-]*", re.ASCII)
POINTING = re.compile(r"url\(\s*#[A-Za-z_][\w.-]*\s*\)", re.ASCII)
CALLING = re.compile(r"url|expression|javascript|data:|@|\\", re.IGNORECASE)


def cleaned_picture(drawn: str, title: str) -> str:
    """Give the picture with all left out that is not known to be harmless; a box with the title where nothing is left.

    >>> cleaned_picture('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script/><g fill="red"/></svg>', "Nim")
    '<svg xmlns="http://www.w3.org/2000/svg"><g fill="red" /></svg>'
    """
    if len(drawn) > MOST_PICTURE or DECLARING.search(drawn):
        return boxed(title, "")
    try:
        root = ElementTree.fromstring(drawn)
    except (ElementTree.ParseError, ValueError):
        return boxed(title, "")
    left = [MOST_ELEMENTS]
    clean = _cleaned(root, left, 0)
    if clean is None or clean.tag != "svg":
        return boxed(title, "")
    clean.attrib = {"xmlns": SVG, **clean.attrib}
    return ElementTree.tostring(clean, encoding="unicode")


def drawn_tree(clean: str) -> dict[str, Any]:
    """Give a cleaned picture as a tree, as `Drawn` in `shapes` describes it.

    >>> drawn_tree('<svg xmlns="http://www.w3.org/2000/svg"><text x="1">a</text></svg>')["children"]
    [{'element': 'text', 'attributes': {'x': '1'}, 'children': ['a']}]
    """
    return _as_tree(ElementTree.fromstring(clean))


def _as_tree(element: ElementTree.Element) -> dict[str, Any]:
    """Give an element as a tree."""
    children: list[Any] = [element.text] if element.text else []
    for inner in element:
        children.append(_as_tree(inner))
        if inner.tail:
            children.append(inner.tail)
    return {"element": _local(element.tag), "attributes": dict(element.attrib), "children": children}


def _cleaned(element: ElementTree.Element, left: list[int], depth: int) -> ElementTree.Element | None:
    """Copy what is harmless of an element and what is in it."""
    name = _local(element.tag)
    left[0] -= 1
    if name not in ELEMENTS or depth > DEEPEST or left[0] < 0:
        return None
    attributes = {local: value for key, value in element.attrib.items() if (local := _attribute(name, key, value))}
    made = ElementTree.Element(name, attributes)
    if name in ("title", "desc", "text", "tspan"):
        made.text = element.text
    for inner in element:
        clean = _cleaned(inner, left, depth + 1)
        if clean is not None:
            clean.tail = inner.tail if name in ("text", "tspan") else None
            made.append(clean)
    return made


def _local(name: object) -> str:
    """Give the name of an element of SVG; nothing for comments, instructions and other languages."""
    if not isinstance(name, str):
        return ""
    space, _, local = name.rpartition("}")
    return local if space in ("", "{" + SVG) else ""


def _attribute(element: str, key: str, value: str) -> str:
    """Give the name that an attribute may have; nothing if it is to be left out."""
    if key in ("href", "{http://www.w3.org/1999/xlink}href"):
        return "href" if element == "use" and INSIDE.fullmatch(value.strip()) else ""
    if key not in ATTRIBUTES or len(value) > MOST_PICTURE:
        return ""
    if key in ("data-action", "aria-label", "id", "class"):
        return key
    return key if not CALLING.search(POINTING.sub("", value)) else ""
