"""Play as a person would: look at what the page offers, and tap some of it, until the page says who has won."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from playwright.sync_api import Locator

from tests.page.browsing import Visitor

MOST_TAPS = 1_500
"""More than any game takes."""

# What a page shows: `over` with how it ended, `curtain` with who may look, `next` where a game of a match has ended,
# `offer` with what can be tapped, or `waits` with whose decision is waited for. Nothing while a decision is on its way.
MOMENT = """(wanted) => {
  const kept = (moment) => (wanted.includes(Object.keys(moment)[0]) ? moment : null);
  const first = (one) => (one.querySelector(":scope > span")?.firstChild ?? one).textContent.trim();
  const said = [...document.querySelectorAll("main p:not(.goal)")].map(first);
  const ending = /^(You win!?|You lose|.+ wins?|Draw|Solved|Not solved)( (by|on) .+)?$/;
  const over = said.find((one) => ending.test(one));
  if (over) return kept({ over });
  const named = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const within = (where) => [...document.querySelectorAll(`main ${where} button`)];
  const curtain = within("").map(named).filter((name) => /^I am .+: show my hand$/.test(name));
  if (curtain.length === 1) return kept({ curtain });
  const next = within("").map(named).filter((name) => name === "Next game");
  if (next.length) return kept({ next });
  const offer = (OFFER)();
  if (offer) return kept({ offer });
  const waits = said.find((one) => /^.+ (is to move|is thinking)\\.$/.test(one));
  return waits ? kept({ waits }) : null;
}"""

Offer = dict[str, Any]

# The middle of something, if a pointer would meet it there.
MIDDLE = """(one) => {
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const place = [x + width / 2, y + height / 2];
  const met = document.elementFromPoint(...place);
  return met && one.contains(met) ? place : null;
}"""


def click(target: Locator) -> None:
    """Click on something at once: that nothing moves is tested elsewhere. If it is covered, wait until it is not."""
    place = target.evaluate(MIDDLE)
    if place is None:
        target.click()
    else:
        target.page.mouse.click(*place)


class Player(ABC):
    """Somebody who taps what is offered, by chance; the same seed taps the same."""

    # Gives what can be tapped, or null if nothing is asked.
    offer: ClassVar[str]

    def __init__(self, person: Visitor, seed: int = 0, hit: Callable[[Locator], None] = click) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        # How they tap: with a mouse, a finger, or by keys.
        self.hit = hit

    @abstractmethod
    def tap(self, offer: Offer) -> None:
        """Tap something that is offered."""

    def moment(self, *wanted: str) -> dict[str, Any]:
        """Wait until the page shows something that is wanted; without a wish, anything but waiting."""
        script = MOMENT.replace("OFFER", self.offer)
        kinds = wanted or ("over", "curtain", "next", "offer")
        found: dict[str, Any] | None = self.page.evaluate(script, list(kinds))
        return found or self.page.wait_for_function(script, arg=list(kinds)).json_value()

    def step(self, moment: dict[str, Any]) -> str | None:
        """Do what a moment asks for; give how it ended, if it is over."""
        if "over" in moment:
            ending: str = moment["over"]
            return ending
        if "curtain" in moment:
            hand = self.person.button(moment["curtain"][0])
            self.hit(hand)
            hand.wait_for(state="detached")
        elif "next" in moment:
            self.hit(self.person.button("Next game"))
        elif "offer" in moment:
            self.tap(moment["offer"])
        return None

    def play_on(self, most: int = MOST_TAPS) -> str:
        """Play until the page says how it ended; give that.

        Raises:
            AssertionError: it does not end.
        """
        for _ in range(most):
            ending = self.step(self.moment())
            if ending is not None:
                return ending
        raise AssertionError(f"Not over after {most} taps: {self.person.log()}")

    def play_some(self, decisions: int) -> None:
        """Play until so many more lines are in the log, or it is over."""
        known = len(self.person.log())
        while "over" not in (moment := self.moment()) and len(self.person.log()) < known + decisions:
            self.step(moment)


def play_together(players: Sequence[Player], decisions: int) -> None:
    """Let people play against each other, each in a browser of their own, until so many lines are in the log.

    Raises:
        AssertionError: it is over before.
    """
    while len(players[0].person.log()) < decisions:
        for player in players:
            ending = player.step(player.moment("over", "offer", "waits"))
            assert ending is None


class HimikiPlayer(Player):
    """Somebody at the board of HI MI KI."""

    offer = """() => {
      const squares = [...document.querySelectorAll("[data-square]")].map((one) => [one.dataset.square, named(one)]);
      const those = (words) => squares.filter(([, name]) => name.includes(words));
      const answers = within("[aria-label='Your decision']").filter((one) => !one.disabled);
      const found = {
        chosen: those(", chosen").map(([square]) => square),
        can: those("can be chosen").map(([square]) => square),
        goals: those("can go here"),
        turns: within("[aria-label^='How the cube on']").map(named),
        answers: answers.filter((one) => !/^(Rotate|Set up)/.test(named(one))).map(named),
        pivots: answers.filter((one) => /^Rotate ..$/.test(named(one))).map(named),
        tiles: within("[aria-label='Chaos tiles'] .usable").length,
      };
      return answers.length + found.can.length + found.goals.length + found.turns.length ? found : null;
    }"""

    def tap(self, offer: Offer) -> None:
        """Tap a square, a way to lie, a pivot or an answer."""
        good = [square for square, name in offer["goals"] if "point" in name or "wins the game" in name]
        if offer["turns"]:
            turns = self.page.get_by_role("group", name="How the cube on").get_by_role("button")
            self.hit(turns.nth(self.rng.randrange(len(offer["turns"]))))
        elif good:
            self.square(self.rng.choice(good))
        elif offer["goals"] and self.rng.random() < 0.9:
            self.square(self.rng.choice(offer["goals"])[0])
        else:
            self.choose(offer)

    def choose(self, offer: Offer) -> None:
        """Choose a cube, or something beside the board."""
        ways = [("square", one) for one in offer["can"]] + [("answer", one) for one in offer["answers"]]
        ways += [("tile", "")] * offer["tiles"]
        if offer["pivots"] and (not ways or self.rng.random() < 0.15 or (offer["chosen"] and not offer["goals"])):
            self.hit(self.person.button(self.rng.choice(offer["pivots"])))
            pivot = self.person.button("Rotate")
            if pivot.is_enabled():
                self.hit(pivot)
            return
        kind, what = self.rng.choice(ways)
        if kind == "square":
            self.square(what)
        elif kind == "answer":
            self.hit(self.person.button(what))
        else:
            self.hit(self.page.get_by_role("region", name="Chaos tiles").locator(".usable").first)

    def square(self, name: str) -> None:
        """Tap a square."""
        self.hit(self.page.locator(f'[data-square="{name}"]'))


class YokaiPlayer(Player):
    """Somebody at the table of Terres de Yokai."""

    land = ""
    """The land that was tapped last."""

    offer = """() => {
      const able = (one) => one.getAttribute("aria-disabled") !== "true";
      const cards = within("[aria-label='Your hand']").map((one, place) => [place, able(one)]);
      const lands = [...document.querySelectorAll("[data-land] button")].filter(able);
      const answers = within("[aria-label='Your decision']").map(named).filter((name) => name !== "Put it back");
      const found = {
        cards: cards.filter(([, isAble]) => isAble).map(([place]) => place),
        lands: lands.map((one) => one.parentElement.dataset.land),
        answers,
        again: said.includes("Tap once more to do it."),
      };
      return found.cards.length + found.lands.length + answers.length ? found : null;
    }"""

    def tap(self, offer: Offer) -> None:
        """Tap a card, a land or an answer; the land that a finger was shown first, once more."""
        if offer["lands"] and (offer["again"] or not offer["answers"] or self.rng.random() < 0.8):
            if not offer["again"]:
                self.land = self.rng.choice(offer["lands"])
            self.hit(self.page.locator(f'[data-land="{self.land}"] button'))
        elif offer["answers"] and (not offer["cards"] or self.rng.random() < 0.1):
            self.hit(self.person.button(self.rng.choice(offer["answers"])))
        else:
            cards = self.page.get_by_role("group", name="Your hand").get_by_role("button")
            self.hit(cards.nth(self.rng.choice(offer["cards"])))


class RegalityPlayer(Player):
    """Somebody at the board of Regality vs. Religion."""

    last: Locator | None = None
    """What was tapped last."""

    offer = """() => {
      const able = (one) => one.getAttribute("aria-disabled") !== "true";
      const cells = [...document.querySelectorAll("[data-cell]")];
      const tiles = [...document.querySelectorAll("[data-code][aria-pressed]")];
      const picks = within("[aria-label='Tiles to choose from']").filter(able);
      const found = {
        cells: cells.filter((one) => /(choose this|place .+ here)/.test(named(one))).map((one) => one.dataset.cell),
        tiles: tiles.filter((one) => one.ariaPressed === "false").map((one) => one.dataset.code),
        beside: within("").filter((one) => /Can be chosen\\.$/.test(named(one))).map(named),
        ways: within("[aria-label='Directions']").map((_, place) => place),
        picks: picks.map((one) => one.querySelector("b").textContent),
        answers: within("[aria-label='What to do']").map(named).filter((name) => name !== "Put back"),
      };
      const again = said.includes("Tap once more to do it.");
      return Object.values(found).some((some) => some.length) ? { ...found, again } : null;
    }"""

    def tap(self, offer: Offer) -> None:
        """Tap a tile, a cell, a direction or an answer; what a finger is shown first, once more."""
        if offer["again"] and self.last:
            self.hit(self.last)
            return
        places = [("cell", one) for one in offer["cells"]]
        buttons = [("button", one) for one in (*offer["beside"], *offer["answers"])]
        ways = [("way", one) for one in offer["ways"]]
        tiles = [("tile", one) for one in offer["tiles"]]
        picks = [("pick", one) for one in offer["picks"]]
        kind, what = self.rng.choice(places + buttons + ways or picks or tiles)
        self.last = self.target(kind, what)
        self.hit(self.last)

    def target(self, kind: str, what: Any) -> Locator:
        """Find what is to be tapped."""
        if kind == "cell":
            return self.page.locator(f'[data-cell="{what}"]')
        if kind == "tile":
            return self.page.locator(f'[data-code="{what}"]')
        if kind == "way":
            return self.page.get_by_role("group", name="Directions").get_by_role("button").nth(what)
        if kind == "pick":
            pool = self.page.get_by_role("region", name="Tiles to choose from")
            return pool.get_by_role("button", name=what).first
        return self.person.button(what).first


def tilt(person: Visitor, from_square: str, to_square: str) -> None:
    """Tap a cube, unless it is chosen already, and then where it should go."""
    cube = person.button(re.compile(f"^{from_square}, "))
    HimikiPlayer(person).moment("offer")
    if cube.get_attribute("aria-pressed") != "true":
        cube.click()
    person.button(re.compile(f"^{to_square}, .*can go here")).click()


KEY_TO = """(target) => {
  const here = document.activeElement;
  if (here === target) return "Enter";
  const group = "[role=grid], [role=toolbar], [role=group]";
  if (!here || here === document.body || here.closest(group) !== target.closest(group)) return "Tab";
  if (target.tabIndex >= 0 && !here.closest("[role=grid], [role=toolbar]")) return "Tab";
  const [from, to] = [here, target].map((one) => one.getBoundingClientRect());
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (here.closest("[role=toolbar]")) {
    const order = here.compareDocumentPosition(target);
    return order & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowRight" : "ArrowLeft";
  }
  return Math.abs(right) > 5 ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
}"""
MOST_KEYS = 80


def by_keys(target: Locator) -> None:
    """Go to something with Tab and the arrow keys alone, and press Enter there."""
    for _ in range(MOST_KEYS):
        key = target.evaluate(KEY_TO)
        target.page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"{MOST_KEYS} keys do not lead to {target}")


PLAYERS: dict[str, type[Player]] = {
    "HI MI KI": HimikiPlayer,
    "Terres de Yokai": YokaiPlayer,
    "Regality vs. Religion": RegalityPlayer,
}
"""Who plays which game, by its name on the home page."""
