"""What a page says to screen readers, by Playwright's aria snapshot, and what is wrong with that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

LINE = re.compile(r"""( *)- (')?(/?\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^]]*\])*)'?(?:: ?(.*))?$""")
HELD = frozenset(("list", "table", "navigation", "menu", "radiogroup", "toolbar"))
"""Roles that are announced with what they hold: empty ones say nothing."""
NAMED = frozenset(("img", "region", "grid", "toolbar", "radiogroup", "dialog", "link", "button", "textbox", "combobox"))


@dataclass
class Node:
    """An element as a screen reader knows it."""

    role: str
    name: str
    states: str
    text: str
    children: list[Node] = field(default_factory=list)

    @property
    def url(self) -> str:
        """The address of a link."""
        return next((one.text for one in self.children if one.role == "/url"), "")

    def walk(self) -> Iterator[Node]:
        """Give this element and all that is in it, in order."""
        yield self
        for child in self.children:
            yield from child.walk()


def read(snapshot: str) -> Node:
    """Read an aria snapshot as a tree."""
    top = Node("document", "", "", "")
    path = [(-1, top)]
    for line in snapshot.splitlines():
        found = LINE.match(line)
        if found is None:
            continue  # a text of several lines
        indent, _, role, name, states, text = found.groups()
        node = Node(role, (name or "").replace('\\"', '"'), states, (text or "").strip("\"'"))
        while path[-1][0] >= len(indent):
            path.pop()
        path[-1][1].children.append(node)
        path.append((len(indent), node))
    return top


def heard(page: Page) -> list[str]:
    """List what a screen reader user stumbles over on a page in English."""
    tree = read(page.locator("body").aria_snapshot())
    return list(faults_in(tree))


def faults_in(tree: Node) -> Iterator[str]:
    main = next(one for one in tree.walk() if one.role == "main")
    titles = [one.name for one in main.walk() if one.role == "heading" and "[level=1]" in one.states]
    if len(titles) != 1:
        yield f"{len(titles)} headings of level 1: {titles}"
    ways: dict[tuple[str, str], str] = {}
    for one in tree.walk():
        called = f"{one.role} {one.name}".strip()
        if one.role in HELD and not one.children and not one.text:
            yield f"{called}: empty"
        if one.role in NAMED and not one.name:
            yield f"{called}: without a name"
        if " :" in one.name:
            yield f"{called}: a space before the colon"
        if one.role == "region" and any(child.text == one.name for child in one.walk() if child.role == "paragraph"):
            yield f"{called}: its name is read twice"
        # The same example, in either edition, is another position.
        is_example = one.url.startswith("#analyse&r=")
        if one.role == "link" and not is_example and ways.setdefault((one.role, one.name), one.url) != one.url:
            yield f"{called}: leads to {ways[one.role, one.name]} and to {one.url}"
