"""Find the courses that games bring, in their modules `lessons`; a game without one has none."""

from __future__ import annotations

from functools import cache

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.game import Game
from yamabushi.core.lessons import Course, Step
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game, games, part

NO_COURSE = Sentence("lesson-course", "There is no course {name} of {game}; there is {names}.")
NO_COURSES = Sentence("lesson-none", "There are no lessons for {game}.")
NO_STEP = Sentence("lesson-step", "There is no step {name} in this course; there is {names}.")


def courses_of(name: str) -> tuple[Course, ...]:
    """List the courses of a game, in their order; what is no game has none, and is not remembered."""
    return _courses_in(name) if name in games() else ()


@cache
def _courses_in(name: str) -> tuple[Course, ...]:
    return tuple(getattr(part(name, "lessons"), "COURSES", ()))


def course_of(name: str, course: str) -> Course:
    """Find a course of a game.

    Raises:
        BadOption: there is none of that name.
    """
    courses = courses_of(name)
    if not courses:
        raise BadOption(NO_COURSES, game=quoted(name))
    for one in courses:
        if one.name == course:
            return one
    raise BadOption(NO_COURSE, name=quoted(course), game=name, names=", ".join(one.name for one in courses))


def step_of(name: str, course: str, step: str) -> Step:
    """Find a step of a course of a game.

    Raises:
        BadOption: there is none of that name.
    """
    found = course_of(name, course)
    one = found.step(step)
    if one is None:
        raise BadOption(NO_STEP, name=quoted(step), names=", ".join(each.name for each in found.steps))
    return one


def options_of(name: str, course: str, step: str) -> dict[str, OptionValue]:
    """Give the options of the game that a step is played in."""
    return {**course_of(name, course).options, **step_of(name, course, step).options}


@cache
def game_of(name: str, course: str, step: str) -> Game:
    """Make the game that a step is played in."""
    return game(name, **options_of(name, course, step))


def text_key(name: str, course: str, step: str) -> str:
    """Name the message with all that is said in a step; its attributes are `goal`, `hint`, `right` and the foreseen."""
    return f"lesson-{name}-{course}-{step}"
