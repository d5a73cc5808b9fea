"""Every step of every course: done as it says, wrong as it says, and said in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.words.files import FILES, patterns, plain
from yamabushi.core.lessons import EAGER, Course, Step
from yamabushi.core.registry import game, games
from yamabushi.engines.levels import HIGHEST, LOWEST
from yamabushi.lessons.finding import course_of, courses_of, game_of, text_key
from yamabushi.lessons.playing import Attempt, attempted
from yamabushi.words import languages

TAUGHT = {"himiki", "regality", "yokai"}
EVERY = [(name, course.name, step.name) for name in games() for course in courses_of(name) for step in course.steps]
COURSES = [(name, course.name) for name in games() for course in courses_of(name)]
LONGEST = 200
"""So many signs a text may have in any language: what is read in half a minute, and fits on a phone."""


def step_of(name: str, course: str, step: str) -> Step:
    found = course_of(name, course).step(step)
    assert found is not None
    return found


def play(name: str, course: str, step: str, *actions: str) -> Attempt:
    return attempted(game_of(name, course, step), step_of(name, course, step), actions)


def tries(name: str, course: str, step: str) -> Iterator[Attempt]:
    """Go a known way as far as any of its decisions, and there decide whatever is possible."""
    for way in step_of(name, course, step).ways:
        for number in range(len(way)):
            before = play(name, course, step, *way[:number])
            for action in before.state.actions:
                yield play(name, course, step, *way[:number], action)


def test_games_have_courses() -> None:
    assert {name for name in games() if courses_of(name)} >= TAUGHT


@pytest.mark.parametrize(("name", "course"), COURSES)
def test_a_course_has_steps_of_its_own_and_leads_to_a_table(name: str, course: str) -> None:
    found = course_of(name, course)
    assert len({step.name for step in found.steps}) == len(found.steps) >= 5
    assert "end" not in {step.name for step in found.steps}  # what the page calls the place after the last
    if found.then is not None:
        game(name, **found.then.options)
        assert LOWEST <= found.then.level <= HIGHEST


@pytest.mark.parametrize(("name", "course", "step"), EVERY)
def test_a_step_is_done_as_it_says(name: str, course: str, step: str) -> None:
    wanted = step_of(name, course, step)
    assert play(name, course, step).state.seat == wanted.seat
    for way in wanted.ways:
        assert way
        for number in range(len(way)):
            attempt = play(name, course, step, *way[:number])
            assert attempt.verdict == "open", (way, number)
            assert attempt.hint in {other[number] for other in wanted.ways if other[:number] == way[:number]}
        assert play(name, course, step, *way).verdict == "right", way


@pytest.mark.parametrize(("name", "course", "step"), EVERY)
def test_a_step_can_be_done_wrong_and_what_was_foreseen_happens(name: str, course: str, step: str) -> None:
    wanted = step_of(name, course, step)
    wrong = [attempt for attempt in tries(name, course, step) if attempt.verdict == "wrong"]
    assert wrong or wanted.answers == EAGER
    if wanted.answers != EAGER:  # there a mistake shows only at the end
        assert {attempt.said for attempt in wrong} - {None} == set(wanted.foreseen)


def said_of(name: str, course: str, step: str) -> dict[str, str]:
    """Give what is said in a step, by attribute; its title under nothing."""
    key = text_key(name, course, step)
    found = patterns("en", f"lessons-{name}.ftl")
    return {one.removeprefix(key).removeprefix("."): plain(text) for one, text in found.items() if belongs(one, key)}


def belongs(one: str, key: str) -> bool:
    return one == key or one.startswith(f"{key}.")


@pytest.mark.parametrize(("name", "course"), COURSES)
def test_what_is_not_taught_yet_is_not_needed(name: str, course: str) -> None:
    steps = course_of(name, course).steps
    for number, step in enumerate(steps):
        if step.untaught:
            assert not any(step.untaught in action for way in step.ways for action in way)
            # A later step teaches it.
            assert any(step.untaught in action for one in steps[number:] for way in one.ways for action in way)


def test_first_steps_are_about_one_thing() -> None:
    whole = {name: next(step.name for step in course_of(name, "first").steps if not step.untaught) for name in TAUGHT}
    assert whole == {"himiki": "pivot", "regality": "place", "yokai": "turn"}


@pytest.mark.parametrize(("name", "course", "step"), EVERY)
def test_all_that_is_said_in_a_step_has_words(name: str, course: str, step: str) -> None:
    wanted = {"", "goal", "hint", "right", *step_of(name, course, step).foreseen}
    assert set(said_of(name, course, step)) == wanted


@pytest.mark.parametrize("name", sorted({name for name, _ in COURSES}))
def test_no_words_are_left_of_steps_that_are_gone(name: str) -> None:
    known = {text_key(*path) for path in EVERY if path[0] == name}
    known |= {f"course-{name}-{course.name}" for course in courses_of(name)}
    file = f"lessons-{name}.ftl"
    assert file in FILES
    messages = [
        key for key in patterns("en", file) if not key.startswith("-")
    ]  # a term is used where it is referred to
    assert [key for key in messages if not any(belongs(key, one) for one in known)] == []


@pytest.mark.parametrize(("name", "course"), COURSES)
def test_a_course_is_introduced(name: str, course: str) -> None:
    key = f"course-{name}-{course}"
    found = {one for one in patterns("en", f"lessons-{name}.ftl") if belongs(one, key)}
    leads = {f"{key}.then"} if leads_on(course_of(name, course)) else set()
    assert found == {key, f"{key}.line", f"{key}.done"} | leads


def leads_on(course: Course) -> bool:
    return course.then is not None


@pytest.mark.parametrize("language", languages())
def test_nothing_that_is_said_is_long(language: str) -> None:
    for name in sorted({name for name, _ in COURSES}):
        texts = {key: plain(text) for key, text in patterns(language, f"lessons-{name}.ftl").items()}
        assert {key: len(text) for key, text in texts.items() if len(text) > LONGEST} == {}
