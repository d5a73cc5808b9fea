"""Do what a step of a course wants: decisions by their notation, carried out on the board as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor
from yamabushi.words import worded

Hit = Callable[[Locator], None]

# Notes from now on whether a finger is shown what would come of a tap, or it is done: what was tapped offers nothing
# any more. It has to look at every change: a quick answer can offer the same cell again, for the next decision.
WATCH = """(target, again) => {
  const seen = { came: null };
  const observer = new MutationObserver(() => {
    const isShown = [...document.querySelectorAll("main p")].some((one) => one.textContent.trim() === again);
    const isOffered =
      target.isConnected && target.matches(".target, .one.aimed, .buttons *, .ways button, .lit button");
    seen.came = isShown ? "shown" : isOffered ? null : "done";
    if (seen.came) observer.disconnect();
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  return seen;
}"""


def do(person: Visitor, game: str, action: str, hit: Hit = Locator.click) -> None:
    """Carry out one decision."""
    DOING[game](person, action, hit)


def do_himiki(person: Visitor, action: str, hit: Hit) -> None:
    """Tap squares: a cube and where it goes, or a cube twice; or a tile of the hand, and what it asks for."""

    def square(name: str) -> Locator:
        return person.page.locator(f'[data-square="{name}"]')

    step = re.fullmatch(r"(\w\d)-(\w\d)", action)
    pivoted = re.findall(r"(\w\d)~", action)
    buttons = {".": "say-stop", "-": "say-not-now"}
    if step:
        choose(square(step[1]), hit)
        expect(square(step[2])).to_have_accessible_name(re.compile("can go here"))
        hit(square(step[2]))
    elif len(pivoted) == 1:
        # Twice, even if it is the only cube and chosen already: a first tap only says that it is meant.
        expect(square(pivoted[0])).to_have_attribute("aria-pressed", re.compile("true|false"))
        hit(square(pivoted[0]))
        hit(square(pivoted[0]))
    elif pivoted:
        for name in pivoted:
            hit(person.button(worded("en", "himikiboard-pivot-cube", square=name)))
        hit(person.button(worded("en", "himikiboard-pivot")))
    elif action in buttons:
        hit(person.button(worded("en", buttons[action])))
    elif action[0] == "!":
        tile = worded("en", f"chaos-{action[1:]}")
        hit(person.button(re.compile(f"^{tile}.*can be chosen")))
        hit(person.button(worded("en", "say-use", tile=worded("en", f"object-chaos-{action[1:]}"))))
    elif action[2:3] == "=":
        choose(square(action[:2]), hit)
        top, sides, others = (worded("en", f"element-{letter}") for letter in action[3:])
        cube = worded("en", "himikiboard-cube", side="b", top=top, ns=sides, ew=others)
        hit(person.button(re.compile(f"^{cube}")))
    else:
        expect(square(action[1:])).to_have_accessible_name(re.compile("can be chosen"))
        hit(square(action[1:]))


def do_regality(person: Visitor, action: str, hit: Hit) -> None:
    """Tap a tile and a cell, what an effect aims at, or a button."""
    cell = re.fullmatch(r"(?:(\w\w)@|>)([abc][123])([abc][123])?", action)
    buttons = {">+": "Orthogonal", ">x": "Diagonal", ">!": "Use it", "-": worded("en", "regality-leave")}
    if cell:
        if cell[1]:
            choose(person.page.locator(f'[data-code="{cell[1]}"][aria-pressed]'), hit)
        for name in filter(None, cell.groups()[1:]):
            place = person.page.locator(f'[data-cell="{name}"]')
            expect(place).to_have_accessible_name(re.compile("(choose this|place .+ here)"))
            decide(place, hit)
    elif action in buttons:
        decide(person.button(buttons[action]), hit)
    elif re.fullmatch(r">[NESW]{1,2}", action):
        way = worded("en", "say-direction", way=worded("en", f"way-{action[1:]}"))
        decide(person.button(re.compile(f"^{re.escape(way)}( |$)")), hit)
    else:
        decide(person.page.locator(f'[data-code="{action[1:]}"]').first, hit)


def do_yokai(person: Visitor, action: str, hit: Hit) -> None:
    """Tap a sketch and a pile, the pile to call from, or a button."""
    buttons = {"%": "yokaiboard-do-distract", "-": "yokaiboard-leave", ".": "yokaiboard-end-turn"}
    if action in buttons:
        hit(person.button(worded("en", buttons[action])))
        return
    sketch, _, pile = action.rpartition("@")
    if sketch:
        card = person.page.locator(
            f'.own .hand button:has([data-thing="{sketch}"]), button[data-thing="{sketch}"]'
        ).first
        # While something is still being shown, nothing can be chosen.
        expect(card).not_to_have_attribute("aria-disabled", "true")
        hit(card)
    land = person.page.locator(f'[data-land="{pile[-1]}"] button')
    expect(land).to_have_attribute("aria-disabled", "false")
    decide(land, hit)


def decide(target: Locator, hit: Hit) -> None:
    """Tap something that is a decision; where a finger sees first what would come of it, tap once more."""
    if hit is not Locator.tap:
        hit(target)
        return
    seen = target.evaluate_handle(WATCH, worded("en", "board-tap-again"))
    hit(target)
    if target.page.wait_for_function("(seen) => seen.came", arg=seen).json_value() == "shown":
        hit(target)


def choose(piece: Locator, hit: Hit) -> None:
    """Tap a cube or a tile, unless it is chosen already; wait until something can be chosen at all."""
    expect(piece).to_have_attribute("aria-pressed", re.compile("true|false"))
    if piece.get_attribute("aria-pressed") == "false":
        hit(piece)


DOING: dict[str, Callable[[Visitor, str, Hit], None]] = {
    "himiki": do_himiki,
    "regality": do_regality,
    "yokai": do_yokai,
}
"""How a decision is carried out, by game."""
