"""`yamabushi puzzles`: the books are listed, puzzles are played, wrong tries answered; and new ones are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import yamabushi
from yamabushi.core.registry import game
from yamabushi.core.tasks import Task
from yamabushi.games.kernel_state import KernelState
from yamabushi.lessons.finding import task_courses_of, tasks_of
from yamabushi.lessons.proving import replies_of, worths_of
from yamabushi.lessons.seeking import bound, practice_of
from yamabushi.words import worded


def shown(*arguments: str, home: Path, typed: str = "") -> str:
    """Run the command, and give what was printed as one line."""
    ended = yamabushi("puzzles", *arguments, typed=typed, home=home)
    assert (ended.returncode, ended.stderr) == (0, "")
    return " ".join(ended.stdout.split())


def start_of(name: str, task: Task) -> KernelState:
    state = game(name, **task.options).read(task.position)
    assert isinstance(state, KernelState)
    return state


def after(state: KernelState, actions: str) -> KernelState:
    for action in actions.split():
        state = state.play(action)
    return state


def first_of(name: str) -> tuple[Task, KernelState]:
    task = tasks_of(name, "book")[0]
    return task, start_of(name, task)


def typed(*turns: str) -> str:
    return "\n".join([*" ".join(turns).split(), "q", ""])


def test_books_are_listed_with_what_was_solved(tmp_path: Path) -> None:
    task, _ = first_of("regality")
    assert f"0 of {len(tasks_of('regality', 'book'))} solved" in shown(home=tmp_path)
    shown("play", "regality", task.name.lower(), typed=typed(task.ways[0]), home=tmp_path)
    assert f"1 of {len(tasks_of('regality', 'book'))} solved" in shown(home=tmp_path)
    listed = shown("list", "regality", home=tmp_path)
    for one in tasks_of("regality", "book"):
        assert f"{one.name}, win in" in listed
    assert f"{task.name}, win in one turn: solved" in listed
    assert "(-)" not in listed
    about = shown("list", "yokai", "--theme", "distracted", home=tmp_path)
    assert [one.name in about for one in tasks_of("yokai", "book")] == [
        "distracted" in one.themes for one in tasks_of("yokai", "book")
    ]


def test_a_book_is_played_in_any_language(tmp_path: Path) -> None:
    told = shown("play", "yokai", "--language", "de", typed="nonsense\nq\n", home=tmp_path)
    assert worded("de", "cli-learn-on", command="yamabushi puzzles play yokai") in told
    assert worded("de", "cli-word", word="'nonsense'") in told


def test_a_wrong_turn_is_answered_by_what_the_other_side_does(tmp_path: Path) -> None:
    task = next(task for task in tasks_of("regality", "book") if task.amount > 2)
    state = start_of("regality", task)
    wrong = next(
        turn
        for turn, reply in replies_of(task, state).items()
        if reply and after(state, f"{turn} {reply}").seat is not None
    )
    told = shown("play", "regality", task.name, typed=typed(wrong, task.ways[0]), home=tmp_path)
    assert "nothing wins any more" in told
    assert told.index("nothing wins any more") < told.index("Right: ")


def test_a_wrong_decision_is_answered_by_what_it_still_gains(tmp_path: Path) -> None:
    task, state = first_of("yokai")
    wrong, worth = next((decided, worth) for decided, worth in worths_of(task, state).items() if worth < task.amount)
    told = shown("play", "yokai", task.name, typed=typed(wrong, task.ways[0]), home=tmp_path)
    assert f"the best turn gains {float(task.amount):g}" in told
    assert f"{float(worth):g} on average at best" in told
    assert told.index("at best") < told.index("No turn gains more")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("list", "himiki"), "There is no book of challenges for 'himiki'; there is one for regality, yokai."),
        (("play", "regality", "R99999"), "There is no challenge 'R99999'; there are R01–R"),
        (("list", "yokai", "--theme", "love"), "There is no theme 'love' in this book; there is called"),
        (("find", "chess", "--out", "x.txt"), "Nothing is known about challenges for 'chess'"),
        (("bind", "regality", __file__), "holds no challenges that this command has found"),
    ],
)
def test_what_is_not_there_gets_a_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    ended = yamabushi("puzzles", *arguments, home=tmp_path)
    assert ended.returncode == 2
    assert sentence in ended.stderr


def test_what_was_found_is_bound_into_a_book(tmp_path: Path) -> None:
    for kind, flags in (("book", ()), ("practice", ("--practice",))):
        tasks = tasks_of("yokai", "book" if kind == "book" else "practice")
        file = tmp_path / f"{kind}.txt"
        file.write_text("\n".join(["# 3 games played", *map(str, tasks[::-1]), ""]), encoding="ascii")
        ended = yamabushi("puzzles", "bind", "yokai", str(file), *flags, home=tmp_path)
        wanted = bound("yokai", tasks, 72) if kind == "book" else practice_of("yokai", tasks)
        assert ended.stdout.splitlines() == [str(task) for task in wanted]
        assert "Found in 3 games" in shown(
            "find", "yokai", "--out", str(file), "--count", str(len(tasks)), *flags, home=tmp_path
        )


def test_a_game_is_finished_at_the_terminal(tmp_path: Path) -> None:
    [practice] = [course for course in task_courses_of("yokai") if course.kind == "practice"]
    step = next(step for step in practice.steps if step.task is not None and step.task.amount == 1)
    ended = yamabushi("learn", "yokai", "practice", step.name, typed=typed(step.way), home=tmp_path)
    assert "You have won." in ended.stdout
