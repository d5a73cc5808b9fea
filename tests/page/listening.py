"""Play without looking: all that is known of a page is what a screen reader would say, and all that is done is by keys.

A listener hears live regions as the strictest of readers do: a region says what changes in it, and nothing if it came
together with its words. What can be chosen is read in Chromium's accessibility tree, by role, name and state.
"""

from __future__ import annotations

import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.page.browsing import PATIENCE, Visitor

# Keeps what regions say from now on: what is added or changed, or all of an atomic one. An alert may come with its
# words; any other region must have been there before.
LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]:not([aria-live=off])";
const known = new WeakSet();
const learn = (root) => {
  const regions = root.matches?.(LIVE) ? [root, ...root.querySelectorAll(LIVE)] : root.querySelectorAll?.(LIVE) ?? [];
  for (const one of regions) {
    if (!known.has(one) && one.role === "alert" && one.textContent.trim()) say(one);
    known.add(one);
  }
};
const say = (node) => {
  const element = node instanceof Element ? node : node.parentElement;
  const words = node.textContent.replace(/\\s+/g, " ").trim();
  if (words && !element?.closest("[aria-hidden=true]") && element?.checkVisibility()) window.heard.push(words);
};
new MutationObserver((changes) => {
  const said = new Set();
  for (const { target, addedNodes, type } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
    if (!region || !known.has(region)) continue;
    if (region.ariaAtomic === "true") said.add(region);
    else for (const node of type === "characterData" ? [target] : addedNodes) said.add(node);
  }
  for (const node of said) say(node);
  for (const { addedNodes } of changes) for (const node of addedNodes) learn(node);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""

FOCUS = "(() => { let one = document.activeElement; return one === document.body ? null : one; })()"
ENDING = re.compile(r"(?:^|[.!] )(You win(?! this)|You lose(?! this)|Draw)\b")
MOST_KEYS = 120
MOST_DECISIONS = 900
GROUPS = frozenset(("group", "toolbar", "region", "grid"))
PAUSE = 15
"""How long one listens before one listens again, in milliseconds."""


@dataclass(frozen=True)
class Said:
    """Something that a reader comes to: what it is, what it is called, how it stands, and in which groups."""

    place: int
    role: str
    name: str
    states: dict[str, Any]
    groups: tuple[str, ...] = ()
    # The role of the innermost group: it says how one gets about in it.
    within: str = ""

    @property
    def is_able(self) -> bool:
        """Whether it can be used."""
        return self.role == "button" and not self.states.get("disabled")


def said(node: dict[str, Any], groups: tuple[str, ...] = (), within: str = "") -> Said:
    """Take what a node of the accessibility tree says."""
    role, name = (str(node.get(key, {}).get("value", "")) for key in ("role", "name"))
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Said(int(node.get("backendDOMNodeId", 0)), role, name, states, groups, within)


class Listener(ABC):
    """Somebody who listens and presses keys."""

    def __init__(self, person: Visitor, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.tree = person.context.new_cdp_session(person.page)
        self.heard: list[str] = []

    # What is heard and read

    def listen(self) -> list[str]:
        """Hear what has been said meanwhile."""
        new: list[str] = self.page.evaluate("window.heard.splice(0)")
        self.heard += new
        return new

    def read(self) -> list[Said]:
        """Read all that is on the page, in order."""
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        return list(self._walk({node["nodeId"]: node for node in nodes}, nodes[0]["nodeId"], (), ""))

    def _walk(self, nodes: dict[str, Any], at: str, groups: tuple[str, ...], within: str) -> Iterator[Said]:
        one = said(nodes[at], groups, within)
        if not nodes[at].get("ignored"):
            yield one
            if one.role in GROUPS:
                groups, within = (*groups, one.name), one.role
        for child in nodes[at].get("childIds", []):
            if child in nodes:
                yield from self._walk(nodes, child, groups, within)

    def here(self) -> Said | None:
        """Read what one is on; nothing where focus is lost."""
        found = self.tree.send("Runtime.evaluate", {"expression": FOCUS})["result"]
        if "objectId" not in found:
            return None
        asked = {"objectId": found["objectId"], "fetchRelatives": False}
        return said(self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0])

    # What is done

    def go_to(self, target: Said, order: Sequence[Said]) -> None:
        """Go to something by Tab and arrow keys, listening where one is.

        Raises:
            AssertionError: keys do not lead there.
        """
        read = {one.place: one for one in order}
        places = list(read)
        for _ in range(MOST_KEYS):
            here = self.here()
            if here is not None and here.place == target.place:
                return
            known = read.get(here.place) if here else None
            if known is None:
                self.page.keyboard.press("Tab")
                continue
            is_behind = places.index(target.place) < places.index(known.place)
            if known.groups == target.groups and target.within == "grid":
                self.page.keyboard.press(self.way(known.name, target.name))
            elif known.groups == target.groups and target.within == "toolbar":
                self.page.keyboard.press("ArrowLeft" if is_behind else "ArrowRight")
            else:
                self.page.keyboard.press("Shift+Tab" if is_behind else "Tab")
        raise AssertionError(f"{MOST_KEYS} keys do not lead to {target}, but to {self.here()}")

    def choose(self, target: Said, order: Sequence[Said]) -> None:
        """Go to something and press Enter; then one must hear of it, or be on something that says so.

        Raises:
            AssertionError: nothing is said.
        """
        self.go_to(target, order)
        self.listen()
        before = self.here()
        self.page.keyboard.press("Enter")
        end = time.monotonic() + PATIENCE / 1000
        while not self.listen() and self.here() == before:
            assert time.monotonic() < end, f"Nothing was said after {target}"
            self.page.wait_for_timeout(PAUSE)
        assert self.here() is not None, f"Focus was lost with {target}"

    def play(self) -> str:
        """Play until one hears how it ended; give that.

        Raises:
            AssertionError: it does not end, or one is not told whose turn it is.
        """
        for _ in range(MOST_DECISIONS):
            end = time.monotonic() + PATIENCE / 1000
            while not (options := self.options(order := self.read())):
                self.listen()
                if ending := next((found[1] for words in self.heard if (found := ENDING.search(words))), None):
                    return str(ending)
                assert time.monotonic() < end, f"Nothing can be chosen: {self.heard[-5:]}"
                self.page.wait_for_timeout(PAUSE)
            self.choose(self.rng.choice(options), order)
        raise AssertionError(f"Not over after {MOST_DECISIONS} decisions: {self.heard[-5:]}")

    # What a game is like

    @abstractmethod
    def options(self, order: Sequence[Said]) -> list[Said]:
        """Give what one would choose from, by what it is called."""

    def way(self, here: str, there: str) -> str:
        """Give the arrow key that leads nearer, from one place of a board to another, by their names.

        Raises:
            AssertionError: arrow keys do not walk on the board of this game.
        """
        raise AssertionError(f"No arrow key leads from {here} to {there}.")


def among(order: Sequence[Said], group: str) -> list[Said]:
    """Give the buttons in a group that can be used."""
    return [one for one in order if one.is_able and any(name.startswith(group) for name in one.groups)]


def called(order: Sequence[Said], *words: str) -> list[Said]:
    """Give the buttons in whose names one of some words stands."""
    return [one for one in order if one.is_able and any(word in one.name for word in words)]


class HimikiListener(Listener):
    """Somebody at the board of HI MI KI, as White: A is at the bottom, and 6 on the right."""

    def options(self, order: Sequence[Said]) -> list[Said]:
        """Place a cube by hand and let the rest be set up; then tilt, where it scores if it can; pivot now and then."""
        answers = among(order, "Your decision")
        if turns := among(order, "How the cube on"):
            return turns
        if set_up := called(answers, "Set up for me"):
            has_placed = any("Place" in words or "place" in words for words in self.heard)
            return set_up if has_placed else called(order, "can be chosen")
        if scoring := [one for one in called(order, "can go here") if "point" in one.name or "wins" in one.name]:
            return scoring
        if pivot := [one for one in answers if one.name == "Pivot"]:
            return pivot
        if (goals := called(order, "can go here")) and self.rng.random() < 0.9:
            return goals
        cubes = called(order, "can be chosen")
        return cubes if cubes and self.rng.random() < 0.9 else answers or cubes or goals

    def way(self, here: str, there: str) -> str:
        """Walk over rows A to E and columns 1 to 6."""
        if here[0] != there[0]:
            return "ArrowUp" if there[0] > here[0] else "ArrowDown"
        return "ArrowRight" if there[1] > here[1] else "ArrowLeft"


class YokaiListener(Listener):
    """Somebody at the table of Terres de Yokai."""

    def options(self, order: Sequence[Said]) -> list[Said]:
        """Play a card on a land, or answer."""
        answers = [one for one in among(order, "Your decision") if one.name != "Put it back"]
        lands, cards = among(order, "Piles"), among(order, "Your hand")
        if lands and (not answers or self.rng.random() < 0.8):
            return lands
        return cards if cards and self.rng.random() < 0.9 else answers or cards


class RegalityListener(Listener):
    """Somebody at the board of Regality vs. Religion, as Royalty: 1 is at the bottom, and c on the right."""

    def options(self, order: Sequence[Said]) -> list[Said]:
        """Place a tile on a cell, aim an effect, or answer."""
        now = called(order, "choose this", "place ", "Can be chosen.") + among(order, "Directions")
        now += [one for one in among(order, "What to do") if one.name != "Put back"]
        now += called(order, "Next game")
        picks = among(order, "Tiles to choose from")
        return (
            now
            or picks
            or [one for one in order if one.is_able and one.within == "toolbar" and "pressed" in one.states]
        )

    def way(self, here: str, there: str) -> str:
        """Walk over columns a to c and lines 1 to 3."""
        if here[0] != there[0]:
            return "ArrowRight" if there[0] > here[0] else "ArrowLeft"
        return "ArrowUp" if there[1] > here[1] else "ArrowDown"


LISTENERS: dict[str, type[Listener]] = {
    "HI MI KI": HimikiListener,
    "Terres de Yokai": YokaiListener,
    "Regality vs. Religion": RegalityListener,
}
"""Who listens at which game, by its name on the first page."""
