"""Books of challenges and games to be finished on the page: a wrong turn is answered, a right one proved and kept."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.learning import do
from tests.page.test_screens import axe, faults
from yamabushi.core.lessons import Course, Kind, Step
from yamabushi.games.kernel_state import KernelState
from yamabushi.lessons.finding import game_of, task_courses_of
from yamabushi.lessons.proving import replies_of


def course(game: str, kind: Kind) -> Course:
    [found] = [course for course in task_courses_of(game) if course.kind == kind]
    return found


def wrong_turn(step: Step) -> str:
    """Give a turn that does not win, and to which there is an answer after which it goes on; nothing if none does."""
    state = game_of("regality", "book", step.name).read(step.position)
    assert isinstance(state, KernelState)
    assert step.task is not None
    for turn, reply in replies_of(step.task, state).items():
        after = state
        for action in [*turn.split(), *reply.split()]:
            after = after.play(action)
        if reply and after.seat is not None:
            return turn
    return ""


def test_a_challenge_of_regality_is_tried_wrongly_then_solved_and_remembered(ada: Visitor) -> None:
    book = course("regality", "book")
    step = next(step for step in book.steps if step.task is not None and step.task.amount == 2 and wrong_turn(step))
    ada.go("book")
    ada.link("Regality vs. Religion").click()
    expect(ada.text(f"0 of {len(book.steps)} solved")).to_be_visible()
    ada.page.evaluate(axe())
    assert faults(ada) == []
    ada.link(re.compile(f"^{step.name} win in 2 turns")).click()
    expect(ada.text(re.compile(r"^You are \w+\. Win in 2 turns, whatever your opponent does"))).to_be_visible()
    for action in wrong_turn(step).split():
        do(ada, "regality", action)
    answer = ada.page.locator(".answer")
    expect(answer).to_contain_text("After this reply nothing wins any more.")
    ada.button("Try again").click()
    for action in step.ways[0]:
        do(ada, "regality", action)
    expect(answer).to_contain_text("Right: proved to win in 2 turns against every answer.")
    ada.link("Books of challenges").click()
    expect(ada.text(f"1 of {len(book.steps)} solved")).to_be_visible()
    expect(ada.link(re.compile(f"^{step.name} win in 2 turns ?solved"))).to_be_visible()


def test_a_game_is_finished_after_a_course(ada: Visitor) -> None:
    practice = course("yokai", "practice")
    ada.go("learn=yokai&course=first&step=end")
    ada.link("Practice").click()
    for action in practice.steps[0].ways[0]:
        do(ada, "yokai", action)
    expect(ada.page.locator(".answer")).to_contain_text("You have won. Well played!")
    ada.link("Next").click()
    expect(ada.page.get_by_role("link", name=re.compile("^Step 1: Completing 1, done"))).to_be_visible()
