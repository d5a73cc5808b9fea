"""Draw what the rules say, before and after, and show it in docs/NAME: `make pictures`.

The page shows steps of lessons and examples in its rules, each under the parts that it is about. The same ones are
drawn here. In the docs a comment says where: behind `<!-- shown: tilt -->` stands all that shows the part `tilt`, up to
`<!-- shown -->`. What stands between the two is written by this file, and a test looks whether it still is so.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs_examples import DOCS
from yamabushi import State, game
from yamabushi.core.lessons import Example
from yamabushi.core.picture import sheet
from yamabushi.games.drawing import VERMILION, arrow, fibres, moved
from yamabushi.lessons.finding import courses_of, examples_of, game_of, step_of, text_key
from yamabushi.lessons.playing import attempted
from yamabushi.words import worded
from yamabushi.words.explaining import RULING

NAMES = ("himiki", "regality", "yokai")
SPACE = re.compile(r"(<!-- shown: (?P<part>[\w-]+) -->\n).*?(<!-- shown -->)", re.DOTALL)
GAP = 44
"""Between the two, with an arrow in it."""

# Boards stand side by side, half as large as a whole picture. Lands are wide already, and lie below each other.
HALF, LESS = 0.5, 0.7

# What is said of the examples: a title, and what happens there.
SAID = {
    "himiki/rule-table": (
        "On the table",
        "Board, cubes and influences. White holds that of fire, Black that of water.",
    ),
    "himiki/rule-set-up": ("Set-up", "One white cube, two black ones, two white ones, one black one."),
    "himiki/rule-turn": ("A turn each", "White tilts C5 west. Black rotates two cubes on the spot."),
    "himiki/rule-muk-yan": (
        "Muk Yan’s turn",
        "White tilts. Muk Yan takes an influence beside a cube that shows the same, and plays again.",
    ),
    "himiki/rule-editions": ("The set-up of the first edition", "The sides take turns, one cube each."),
    "himiki/rule-editions-2": (
        "Transfer",
        "In the first edition only the cube that entered is active: the one on C3 is not compared.",
    ),
    "regality/rule-table": ("On the table", "The board, both zones, the neutral tiles and the discards."),
    "regality/rule-set-up": ("Set-up", "Five neutral tiles are drawn, and the Citizen is placed."),
    "regality/rule-styles": (
        "A draft",
        "Royalty takes one of five, Religion one, Royalty one more; the last two are Religion’s.",
    ),
    "regality/rule-matches": (
        "From one game to the next",
        "Royalty’s Queen wins a game. Religion chooses to go second in the next.",
    ),
    "yokai/rule-table": ("On the table", "Four lands, each with its yokai and its sketches on both sides."),
    "yokai/rule-set-up": ("Set-up", "Four yokai are turned up, and three sketches are dealt to each."),
    "yokai/rule-abilities": ("An ability that is not used", "Sun leaves the swirl alone, and takes the yokai."),
    "yokai/rule-secrets": (
        "What is shown at the end",
        "Moon knew its own hand, and how many sketches were left. Now all lies open.",
    ),
    "yokai/rule-tips": (
        "What stays behind",
        "Sun takes the seven. Moon’s three sketches stay, and with one more Moon takes the three.",
    ),
}


@dataclass(frozen=True)
class Shown(ABC):
    """Something that shows a part of the rules: a picture, and what is said of it."""

    # As the pictures of docs/ are called: `himiki/first-tilt`.
    name: str
    # The parts of the rules.
    parts: tuple[str, ...]
    title: str
    words: str

    @abstractmethod
    def states(self) -> list[State]:
        """Give what is before and what is after; only one if nothing happens."""

    @abstractmethod
    def seat(self) -> int:
        """Say who looks on."""

    def draw(self) -> str:
        """Draw it."""
        states, seat = self.states(), self.seat()
        drawn = [state.svg(seat) for state in states]
        is_below = self.name.startswith("yokai/")
        scale = LESS if is_below else HALF
        wide, high = (max(sizes) * scale for sizes in zip(*map(size_of, drawn), strict=True))
        more = len(drawn) - 1
        width = round(wide if is_below else wide + more * (wide + GAP))
        height = round(high + more * (high + GAP) if is_below else high)
        parts = [fibres(width, height)]
        for number, one in enumerate(drawn):
            x, y = (0.0, number * (high + GAP)) if is_below else (number * (wide + GAP), 0.0)
            parts.append(moved(x, y, inside(one), scale=scale))
        if more and is_below:
            parts.append(arrow([(width / 2, high + 6), (width / 2, high + GAP - 6)], VERMILION))
        elif more:
            parts.append(arrow([(wide + 6, high / 2), (wide + GAP - 6, high / 2)], VERMILION))
        told = "; ".join(str(state.view(seat)["position"]) for state in states)
        return sheet(self.title, told, width, height, *parts)

    @property
    def line(self) -> str:
        """Show it in a page of the docs."""
        words = f"*{self.title}.* {self.words.removeprefix(f'{self.title}: ')}"
        return f"![{self.title}](pictures/{self.name.partition('/')[2]}.svg){{ loading=lazy }}\n\n{words}\n"


@dataclass(frozen=True)
class ShownStep(Shown):
    """A step of a course: where it begins, and how it is done."""

    course: str
    step: str

    def states(self) -> list[State]:
        """Play its way, with all that the others answer."""
        name = self.name.partition("/")[0]
        rules, step = game_of(name, self.course, self.step), step_of(name, self.course, self.step)
        return [rules.read(step.position), attempted(rules, step, step.ways[0]).state]

    def seat(self) -> int:
        """Look on as the learner does."""
        return step_of(self.name.partition("/")[0], self.course, self.step).seat


@dataclass(frozen=True)
class ShownExample(Shown):
    """An example: a position, and what has become of it."""

    example: Example

    def states(self) -> list[State]:
        """Play all that is decided there."""
        rules = game(self.name.partition("/")[0], **self.example.options)
        before = rules.read(self.example.position) if self.example.position else rules.start()
        after = before
        for action in self.example.actions.split():
            after = after.play(action)
        return [before, after] if self.example.actions else [before]

    def seat(self) -> int:
        """Look on as whoever decides first."""
        state = self.states()[0]
        actions = iter(self.example.actions.split())
        while state.seat is None or state.seat < 0:
            action = next(actions, None)
            if action is None:
                return 0
            state = state.play(action)
        return state.seat


def size_of(picture: str) -> tuple[int, int]:
    """Read how large a picture is."""
    found = re.search(r'width="(\d+)" height="(\d+)"', picture)
    assert found
    return int(found[1]), int(found[2])


def inside(picture: str) -> str:
    """Give what a picture is made of, without its frame and its words for those who do not see it."""
    return re.sub(r"^\s*<svg[^>]*>|<title>.*?</title>|<desc>.*?</desc>|</svg>\s*$", "", picture, flags=re.DOTALL)


def steps_of(name: str) -> Iterator[Shown]:
    """Find the steps that show rules."""
    for course in courses_of(name):
        for step in course.steps:
            if step.rules:
                key = text_key(name, course.name, step.name)
                title, words = worded("en", key), worded("en", f"{key}.right")
                parts = tuple(step.rules.split())
                yield ShownStep(f"{name}/{course.name}-{step.name}", parts, title, words, course.name, step.name)


def rule_examples_of(name: str) -> Iterator[Shown]:
    """Find the examples that show rules; those of rulings stand with them."""
    found = [one for one in examples_of(name) if not RULING.fullmatch(one.rules)]
    for number, example in enumerate(found):
        before = sum(one.rules == example.rules for one in found[:number])
        parts = tuple(example.rules.split())
        called = f"{name}/rule-{parts[0]}{f'-{before + 1}' if before else ''}"
        yield ShownExample(called, parts, *SAID[called], example)


SHOWN: dict[str, Shown] = {one.name: one for name in NAMES for one in (*steps_of(name), *rule_examples_of(name))}


def pages_of(name: str) -> list[Path]:
    """List the pages of a game's docs that have spaces for pictures."""
    return [path for path in sorted((DOCS / name).glob("*.md")) if SPACE.search(path.read_text(encoding="utf-8"))]


def with_pictures(name: str, text: str) -> str:
    """Write into a page of a game's docs what shows each of its parts."""

    def filled(space: re.Match[str]) -> str:
        lines = [one.line for one in SHOWN.values() if one.name.startswith(f"{name}/") and space["part"] in one.parts]
        return space[1] + "\n" + "\n".join(lines) + "\n" + space[3]

    return SPACE.sub(filled, text)


def main() -> None:
    """Write the pictures into the rules of every game."""
    for name in NAMES:
        for path in pages_of(name):
            path.write_text(with_pictures(name, path.read_text(encoding="utf-8")), encoding="utf-8")
