"""Take pictures of every screen for docs/: `make screenshots`. But for links, each run shows the same.

Only what looks different is taken anew, so that one sees what a change has changed; `make test-deep` compares. Some
screens alone: `make screenshots ARGS="home lesson"`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Container, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from tests.docs_examples import DOCS
from tests.page.browsing import Light, Size, Visitor, loaded_dice, open_house, started, visitor
from tests.page.looks import Box, blocks_of, difference
from tests.page.palette import small
from tests.page.screens import SCREENS

FOLDER = DOCS / "screens"
PAGE = DOCS / "screens.md"
MOST_BYTES = 4_000_000

WIDTHS = {"desktop": 640, "phone": 260}
"""How wide a picture is shown."""

SIZES: dict[str, Size] = {"desktop": (1280, 860), "phone": (390, 844)}
LIGHTS: dict[str, Light] = {"day": "light", "night": "dark"}

GALLERY: dict[str, dict[str, str]] = {
    "Arriving": {
        "home": "Three games. One tap on a game, one on an opponent, and it begins.",
        "home-again": "Whoever has played here finds their tables again, and those of others who wait.",
        "choose-himiki": "Against whom? Eight levels, a friend on this screen, a friend by a link, or anybody.",
        "choose-yokai": "Options are folded away; here they are open.",
        "choose-regality": "Six styles, and three forms of match.",
        "settings": "Light, sounds, aids and motion.",
    },
    "HI MI KI": {
        "himiki-set-up": "Set up by hand: a square, and how the cube should lie. Or by one tap.",
        "himiki": "A cube is chosen: what it would show, and what would come of it.",
        "himiki-expert": "With the twelve chaos tiles.",
        "himiki-teams": "In teams, two against two.",
        "himiki-mukyan": "Alone against Muk Yan: his dice, and what he does.",
        "book": "Mindlock: puzzles in four grades, and what one has solved.",
        "mindlock": "A puzzle, one move before its solution.",
    },
    "Terres de Yokai": {
        "yokai": "A sketch is chosen; every land says what it would do there.",
        "curtain": "Two people, one screen: a curtain hangs before it until it has been handed over.",
    },
    "Regality vs. Religion": {
        "regality": "A tile is chosen; the cells where it can go are marked.",
        "regality-draft": "A draft: each tile with its power.",
    },
    "Together": {
        "invitation": "A link to send, or a code to photograph.",
        "join": "Being invited.",
        "talk": "Two browsers: talk, and an offer to answer.",
        "looking-back": "A game that is over, looked at move by move.",
    },
    "A club": {
        "lobby": "Finding an opponent: one tap on a game and a clock, and whoever else waits is found.",
        "watch": "Games of others, on small boards that move.",
        "players": "Who is strongest, people and levels on one scale.",
        "player": "What somebody has played, and how their rating went.",
        "tournament": "A tournament of a club evening, in its first round.",
        "account": "One’s own account.",
    },
    "Reading": {
        "rules": "The rules of each game, and our rulings.",
        "about": "What this is.",
    },
    "Learning": {
        "courses": "The courses of a game, and how far one is.",
        "lesson": "A step: what is wanted, the real board, and an answer to what was tried.",
        "analysis": "A game looked back at: how the chances went, where it turned, and what was better.",
        "edit": "A position put together: by tapping, by dragging or as text, with what the rules say of it.",
        "make": "A puzzle that somebody makes, proved meanwhile; a piece that it does not need is marked.",
    },
}
"""Every screen with a caption, in the order of the page."""

IN_EVERY_LIGHT = ("home", "himiki", "yokai", "regality")
SCROLLED_TO = {"home-again": "Your tables"}
"""What is shown at the top of a picture, if that is not the top of the page."""

BY_CHANCE = {
    "himiki-set-up",
    "himiki",
    "himiki-expert",
    "himiki-teams",
    "himiki-mukyan",
    "yokai",
    "regality",
    "regality-draft",
    "looking-back",
    "watch",
    "player",
    "account",
}
"""Where one has played before, by tapping what is offered: when the page offers it is a matter of time, and so another
position may be reached. These are not compared."""

CHANGING = "input[readonly], .invites svg, .invites img, .today"
"""What is another each time: links and the codes for them, and the puzzle of the day."""


def shots() -> Iterator[tuple[str, str, str]]:
    """Give each picture: its screen, size and light. Day and night alternate."""
    for number, screen in enumerate(name for part in GALLERY.values() for name in part):
        for place, size in enumerate(SIZES):
            for turn, light in enumerate(LIGHTS):
                if screen in IN_EVERY_LIGHT or (number + place + turn) % 2 == 0:
                    yield screen, size, light


def file_name(screen: str, size: str, light: str) -> str:
    """Name a picture.

    >>> file_name("home", "phone", "day")
    'home-phone-day.png'
    """
    return f"{screen}-{size}-{light}.png"


def photographed(chromium: Browser, screen: str, size: str, light: str) -> tuple[bytes, list[Box]]:
    """Go to a screen, at a server where nobody has been before, and take its picture; say what is another each time."""
    people: list[Visitor] = []

    def come() -> Visitor:
        people.append(visitor(chromium, house.base, size=SIZES[size], light=LIGHTS[light]))
        return people[-1]

    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as house, loaded_dice(screen):
        shown = SCREENS[screen](come)
        shown.page.mouse.move(0, 0)
        title = SCROLLED_TO.get(screen)
        if title is None:
            shown.page.evaluate("scrollTo(0, 0)")
        else:
            shown.page.get_by_role("heading", name=title).evaluate("(one) => one.scrollIntoView()")
        shown.settle()
        picture = shown.page.screenshot(animations="disabled", caret="hide")
        boxes = [box for one in shown.page.locator(CHANGING).all() if (box := one.bounding_box())]
        for person in people:
            person.context.close()
    return picture, [(box["x"], box["y"], box["width"], box["height"]) for box in boxes]


def changed(chromium: Browser, screen: str, size: str, light: str) -> tuple[str, bytes]:
    """Say how a screen looks different from its picture, and give a new one."""
    picture, changing = photographed(chromium, screen, size, light)
    path = FOLDER / file_name(screen, size, light)
    if not path.exists():
        return "there is none yet", picture
    known = blocks_of(chromium, path.read_bytes())
    return difference(known, blocks_of(chromium, picture), changing), picture


def reduced(chromium: Browser, picture: bytes) -> bytes:
    """Make a picture small."""
    reader = chromium.new_page()
    try:
        return small(reader, picture)
    finally:
        reader.close()


def gallery() -> str:
    """Write the page that shows them all."""
    pictures: dict[str, list[str]] = {}
    for screen, size, light in shots():
        path = f"screens/{file_name(screen, size, light)}"
        picture = f"![{screen}, {size}, {light}]({path}){{ width={WIDTHS[size]} loading=lazy }}"
        pictures.setdefault(screen, []).append(picture)
    parts = [
        "# Every screen",
        "The page as it is, on a desktop and on a phone, by day and by night. `make screenshots` takes them all anew.",
    ]
    for title, part in GALLERY.items():
        parts.append(f"## {title}")
        for screen, caption in part.items():
            parts += [caption, "\n".join(pictures[screen])]
    return "\n\n".join(parts) + "\n"


def main(screens: Container[str], tell: Callable[[str], None]) -> None:
    """Take the pictures of some screens anew if they look different, and write the page."""
    wanted = list(shots())
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = started(playwright)
        for shot in wanted:
            if shot[0] in screens:
                said, picture = changed(chromium, *shot)
                if said:
                    (FOLDER / file_name(*shot)).write_bytes(reduced(chromium, picture))
                tell(f"{file_name(*shot)}: {said or 'as it was'}")
        chromium.close()
    for path in set(FOLDER.glob("*.png")) - {FOLDER / file_name(*shot) for shot in wanted}:
        path.unlink()
    PAGE.write_text(gallery(), encoding="utf-8")
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    tell(f"{total / 1_000_000:.1f} MB in {FOLDER}, shown by {PAGE}")


if __name__ == "__main__":
    main(sys.argv[1:] or SCREENS, Console(highlight=False).print)
