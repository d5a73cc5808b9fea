"""Do what a step of a course wants: decisions by their notation, carried out on the board as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor

Hit = Callable[[Locator], None]


def do(person: Visitor, game: str, action: str, hit: Hit = Locator.click) -> None:
    """Carry out one decision."""
    DOING[game](person, action, hit)


def do_himiki(person: Visitor, action: str, hit: Hit) -> None:
    """Tap squares: a cube and where it goes, or a cube twice."""

    def square(name: str) -> Locator:
        return person.page.locator(f'[data-square="{name}"]')

    step = re.fullmatch(r"(\w\d)-(\w\d)", action)
    if step:
        choose(square(step[1]), hit)
        expect(square(step[2])).to_have_accessible_name(re.compile("can go here"))
        hit(square(step[2]))
    elif action.endswith("~"):
        choose(square(action[:2]), hit)
        hit(square(action[:2]))
    else:
        raise NotImplementedError(action)


def choose(cube: Locator, hit: Hit) -> None:
    """Tap a cube, unless it is chosen already; wait until something can be chosen at all."""
    expect(cube).to_have_attribute("aria-pressed", re.compile("true|false"))
    if cube.get_attribute("aria-pressed") == "false":
        hit(cube)


DOING: dict[str, Callable[[Visitor, str, Hit], None]] = {"himiki": do_himiki}
"""How a decision is carried out, by game."""
