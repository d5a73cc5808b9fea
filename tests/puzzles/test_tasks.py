"""Prove the tasks of the games' books again, and the games to be finished: each alone is right, as its line says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from yamabushi.core.game import CHANCE
from yamabushi.core.registry import game, games
from yamabushi.core.tasks import Task
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.lessons.scenes import OLD
from yamabushi.games.regality.lessons.scenes import scene as lines
from yamabushi.games.yokai.lessons.scenes import scene as sketched
from yamabushi.lessons.expecting import Expecting
from yamabushi.lessons.finding import game_of, task_courses_of, tasks_of
from yamabushi.lessons.forcing import Forcing, TooMuch, turns_from
from yamabushi.lessons.playing import attempted
from yamabushi.lessons.proving import replies_of, task_to_expect, task_to_win, worths_of
from yamabushi.lessons.seeking import LEAST_WRONG, SAME_THEME, events_of, facts_of, is_worth_a_thought, with_themes

BOOKS = [name for name in games() if tasks_of(name, "book")]
PRACTISED = [name for name in games() if tasks_of(name, "practice")]
LEAST = 60
SAMPLE = 12
"""One in so many is proved in `make test`, all of them in `make test-deep`."""


def start_of(name: str, task: Task) -> KernelState:
    state = game(name, **task.options).read(task.position)
    assert isinstance(state, KernelState)
    assert str(state) == task.position
    return state


def prove(name: str, task: Task) -> None:
    """Make a task of the position anew: the same comes out, line by line."""
    state = start_of(name, task)
    found = task_to_win(state, int(task.amount), 1_000_000) if task.goal == "win" else task_to_expect(state)
    assert found is not None, task.name
    made = with_themes(name, found, state)
    assert (made.goal, made.amount, made.ways, made.others, made.proof, made.themes) == (
        task.goal,
        task.amount,
        task.ways,
        task.others,
        task.proof,
        task.themes,
    ), task.name


@pytest.mark.parametrize("name", BOOKS)
def test_a_sample_of_the_book_is_proved_again(name: str) -> None:
    for task in tasks_of(name, "book")[::SAMPLE]:
        prove(name, task)


@pytest.mark.deep
@pytest.mark.parametrize("name", BOOKS)
def test_all_of_the_book_is_proved_again(name: str) -> None:
    for task in tasks_of(name, "book"):
        prove(name, task)


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_is_large_enough_and_nothing_is_in_it_twice(name: str) -> None:
    tasks = tasks_of(name, "book")
    assert len(tasks) >= LEAST
    assert [task.name for task in tasks] == [f"{name[0].upper()}{number:02}" for number in range(1, len(tasks) + 1)]
    assert len({task.position for task in tasks}) == len(tasks)
    themes = {theme for task in tasks for theme in task.themes}
    assert themes <= set(facts_of(name).THEMES)
    assert len(themes) >= 3


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_said_of_wrong_turns_is_there_for_each(name: str) -> None:
    """Every wrong turn has an answer that can be played, or is worth less: cheap, so for every puzzle."""
    for task in tasks_of(name, "book"):
        state = start_of(name, task)
        if task.goal == "expect":
            worths = worths_of(task, state)
            assert is_worth_a_thought(task, state), task.name
            beginnings = {" ".join(way.split()[:count]) for way in task.ways for count in range(1, 20)}
            best: dict[str, Fraction] = {}
            for decided, worth in worths.items():
                before = decided.rpartition(" ")[0]
                best[before] = max(worth, best.get(before, worth))
            assert best[""] == task.amount > 0
            right = {decided for decided, worth in worths.items() if worth == best[decided.rpartition(" ")[0]]}
            assert right == beginnings, task.name
            continue
        turns = {str(turn): turn for turn in turns_from(state)}
        replies = replies_of(task, state)
        assert turns.keys() - replies.keys() == set(task.ways)
        assert len(replies) >= LEAST_WRONG, task.name
        for turn, reply in replies.items():
            after = turns[turn].after
            assert (after.seat is None) == (not reply)
            for action in reply.split():
                after = after.play(action)
        state = turns[task.ways[0]].after
        for action in task.others.split():
            state = state.play(action)
        assert state.returns is not None
        assert state.returns[start_of(name, task).seat or 0] == 1.0


@pytest.mark.parametrize("name", PRACTISED)
def test_a_game_to_be_finished_is_won_by_force_and_not_by_anything(name: str) -> None:
    for task in tasks_of(name, "practice"):
        state = start_of(name, task)
        assert state.seat is not None
        forcing = Forcing(state.seat, at_once=state.game.has_secrets)
        turns = int(task.amount)
        assert forcing.fewest(state, turns) == turns, task.name
        won = [code for code in state.codes if forcing.is_won(state.after(code), turns - 1, True)]
        assert 0 < len(won) < len(state.codes), task.name
        assert set(task.themes) <= set(events_of(state, task.ways[0], "")), task.name


@pytest.mark.parametrize("name", PRACTISED)
def test_whoever_finishes_a_game_as_proved_has_done_it(name: str) -> None:
    """The same computer answers as on the page: from each position the proved turns win, and it is said."""
    [course] = [course for course in task_courses_of(name) if course.kind == "practice"]
    for step in course.steps:
        assert step.task is not None
        rules, left = game_of(name, course.name, step.name), int(step.task.amount)
        forcing = Forcing(step.seat, at_once=rules.has_secrets)
        decided: tuple[str, ...] = ()
        attempt, under_way = attempted(rules, step, decided), False
        while attempt.verdict == "open":
            state = attempt.state
            assert isinstance(state, KernelState)
            left -= not under_way
            known = len(attempt.entries)
            decided = (*decided, next(one for one in state.actions if forcing.is_won(state.play(one), left, True)))
            attempt = attempted(rules, step, decided)
            under_way = all(entry.before.seat in (step.seat, CHANCE) for entry in attempt.entries[known:])
        assert attempt.verdict == "right", step.name


@pytest.mark.parametrize("name", PRACTISED)
def test_there_are_three_of_each_theme(name: str) -> None:
    counted = Counter(theme for task in tasks_of(name, "practice") for theme in task.themes)
    assert counted == dict.fromkeys(facts_of(name).PRACTISED, SAME_THEME)


# ---- the provers themselves, where the answer is known ---------------------------------------------------------------

LAST_CELL = "hi,Ca,cd/Qu,.,bi/Pr,ci,st"
"""One cell is free, and Royalty is an ally short: who turns one there has five of nine."""


def test_whoever_turns_a_tile_from_the_last_cell_wins_and_whoever_destroys_one_does_not() -> None:
    state = game("regality", **OLD).read(lines(LAST_CELL, "KiMi", "PaMo"))
    assert isinstance(state, KernelState)
    forcing = Forcing(0)
    assert forcing.fewest(state) == 1
    won = [str(turn) for turn in turns_from(state) if forcing.is_won(turn.after)]
    assert won
    assert all(turn.startswith("Mi@b2 >") for turn in won)
    assert not forcing.is_won(state.play("Ki@b2"), under_way=True)


def test_a_search_that_would_be_too_large_says_so() -> None:
    start = game("regality", style="old", match="single").start()
    assert isinstance(start, KernelState)
    with pytest.raises(TooMuch):
        Forcing(0, 1_000).is_won(start)


def test_what_a_turn_gains_in_the_mean_is_counted_over_all_that_may_be_turned_up() -> None:
    """Four sketches lie at R5: called away, it makes room for R3 or R4, which are taken, or for R6 or R7."""
    piles = "G:G7????:-:- R:R5????:RYRBGRRY:- B:B7????:-:- Y:Y7????:-:-"
    state = game("yokai").read(sketched(piles, "GB+"))
    assert isinstance(state, KernelState)
    expecting = Expecting(state)
    assert expecting.worth(state) == Fraction(3 + 4, 4)
    assert expecting.worth(state.play("GB+@G").play("^R")) == Fraction(7, 4)
    assert expecting.worth(state.play("GB+@G").play("-")) == expecting.worth(state.play(".")) == 0
