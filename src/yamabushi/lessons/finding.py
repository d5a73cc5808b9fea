"""Find the courses and examples that games bring, in their modules `lessons`; a game without one has none.

Its tasks are steps, too: those of `tasks.txt` in its folder are the course `book`, those of `practice.txt` the course
`practice`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.game import Game
from yamabushi.core.lessons import EAGER, Course, Example, Kind, Step
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game, games, package_of, part
from yamabushi.core.tasks import Task, read_tasks

NO_COURSE = Sentence("lesson-course", "There is no course {name} of {game}; there is {names}.")
NO_COURSES = Sentence("lesson-none", "There are no lessons for {game}.")
NO_CHALLENGE = Sentence("lesson-challenge", "There is no challenge {name}; there are {names}.")
NO_STEP = Sentence("lesson-step", "There is no step {name} in this course; there is {names}.")

RULINGS = "rulings.json"
"""What the rulings of a game show, in its folder `lessons`."""


def courses_of(name: str) -> tuple[Course, ...]:
    """List the courses of a game, in their order; what is no game has none, and is not remembered."""
    return _courses_in(name) if name in games() else ()


@cache
def _courses_in(name: str) -> tuple[Course, ...]:
    return tuple(getattr(part(name, "lessons"), "COURSES", ()))


FILES: dict[Kind, str] = {"book": "tasks.txt", "practice": "practice.txt"}
MOST_IN_A_TURN, MOST_TO_FINISH = 12, 60
"""So many decisions there may be in a turn, and until a game is finished."""


def tasks_of(name: str, kind: Kind) -> tuple[Task, ...]:
    """Read the tasks of a kind that a game's folder has; none if it has no such file."""
    if part(name, "tasks") is None:
        return ()
    file = resources.files(package_of(name)) / FILES[kind]
    return read_tasks(file.read_text(encoding="ascii")) if file.is_file() else ()


def task_courses_of(name: str) -> tuple[Course, ...]:
    """List the courses made of tasks: a game's book, and its games to be finished; each only if there is one."""
    return _task_courses_in(name) if name in games() else ()


@cache
def _task_courses_in(name: str) -> tuple[Course, ...]:
    found = {kind: tuple(step_to(name, task, kind) for task in tasks_of(name, kind)) for kind in FILES}
    return tuple(Course(kind, steps, kind=kind) for kind, steps in found.items() if steps)


def step_to(name: str, task: Task, kind: Kind) -> Step:
    """Make a step of a task."""
    seat = game(name, **task.options).read(task.position).seat
    assert seat is not None
    if kind == "practice":
        return Step(
            task.name,
            task.position,
            task.ways[0],
            within=MOST_TO_FINISH,
            answers=EAGER,
            options=dict(task.options),
            seat=seat,
            task=task,
        )
    return Step(
        task.name,
        task.position,
        task.ways[0],
        task.ways[1:],
        within=MOST_IN_A_TURN,
        answers=task.others if task.goal == "expect" else "",
        epilogue=task.others if task.goal == "win" else "",
        options=dict(task.options),
        seat=seat,
        task=task,
    )


def course_of(name: str, course: str) -> Course:
    """Find a course of a game.

    Raises:
        BadOption: there is none of that name.
    """
    courses = courses_of(name)
    tasks = task_courses_of(name)
    if not courses and not tasks:
        raise BadOption(NO_COURSES, game=quoted(name))
    for one in (*courses, *tasks):
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
    if one is None and found.kind == "book":
        raise BadOption(NO_CHALLENGE, name=quoted(step), names=f"{found.steps[0].name}–{found.steps[-1].name}")
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


def examples_of(name: str) -> tuple[Example, ...]:
    """List what shows rules and rulings of a game on the board; what is no game has nothing, and is not remembered."""
    return _examples_in(name) if name in games() else ()


@cache
def _examples_in(name: str) -> tuple[Example, ...]:
    lessons = part(name, "lessons")
    if lessons is None:
        return ()
    return (*getattr(lessons, "EXAMPLES", ()), *_rulings_in(lessons.__name__))


def _rulings_in(package: str) -> tuple[Example, ...]:
    """Read the examples of a game's rulings, which `make pictures` takes from the page of its docs."""
    file = resources.files(package).joinpath(RULINGS)
    if not file.is_file():
        return ()
    return tuple(Example(**one) for one in json.loads(file.read_text(encoding="utf-8")))


def text_key(name: str, course: str, step: str) -> str:
    """Name the message with all that is said in a step; its attributes are `goal`, `hint`, `right` and the foreseen."""
    return f"lesson-{name}-{course}-{step}"
