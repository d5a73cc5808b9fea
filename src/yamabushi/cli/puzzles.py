"""The games' books of puzzles in the terminal: listed, played as lessons are, and filled by a search for new ones."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import yamabushi
from yamabushi.cli.learning import Learner, done_of, next_of, task_words, theme_key, title_of
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.lessons import Course, Kind
from yamabushi.core.registry import part
from yamabushi.core.tasks import Task, read_tasks
from yamabushi.games.columns import in_columns
from yamabushi.kernels.entries import compiled_by_others
from yamabushi.lessons.finding import step_of, task_courses_of
from yamabushi.lessons.seeking import bound, facts_of, practice_in, practice_of, tasks_in
from yamabushi.words import ENGLISH, worded

NO_BOOK = Sentence("puzzles-book", "There is no book of challenges for {game}; there is one for {games}.")
NO_THEME = Sentence("puzzles-theme", "There is no theme {theme} in this book; there is {themes}.")
NO_SOURCE = Sentence("puzzles-source", "Nothing is known about challenges for {game}; there is {games}.")
BAD_FILE = Sentence("puzzles-file", "{file} holds no challenges that this command has found; name another file.")


def book_of(game: str) -> Course:
    """Give a game's book.

    Raises:
        BadOption: it has none.
    """
    for course in task_courses_of(game):
        if course.kind == "book":
            return course
    raise BadOption(NO_BOOK, game=quoted(game), games=", ".join(with_books()))


def with_books() -> list[str]:
    """Name the games that have a book."""
    return [name for name in yamabushi.games() if any(one.kind == "book" for one in task_courses_of(name))]


def list_books(console: Console, game: str | None, theme: str | None) -> None:
    """List the books, or the puzzles of one: what is wanted in each, what it is about, and which were solved here.

    Raises:
        BadOption: there is no such book or theme.
    """
    for name in [game] if game else with_books():
        book = book_of(name)
        done = done_of(name, book)
        console.print(title_of(ENGLISH, name, book), style="bold", markup=False)
        console.print(worded(ENGLISH, "tasks-count", done=len(done), total=len(book.steps)), markup=False)
        if not game:
            console.print(f"  yamabushi puzzles play {name}", style="dim", markup=False)
            continue
        themes = {one: worded(ENGLISH, theme_key(name, one)) for one in facts_of(name).THEMES}
        if theme is not None and theme not in themes:
            raise BadOption(NO_THEME, theme=quoted(theme), themes=", ".join(themes))
        cells = []
        for task in (step.task for step in book.steps):
            assert task is not None
            if theme in (None, *task.themes):
                about = f" ({', '.join(themes[one] for one in task.themes)})" if task.themes else ""
                mark = f": {worded(ENGLISH, 'tasks-solved')}" if task.name in done else ""
                cells.append(f"{task_words(ENGLISH, name, 'book', task, '')}{about}{mark}")
        for line in in_columns(cells):
            console.print(line, markup=False)


def play_book(console: Console, language: str, game: str, puzzle: str | None) -> None:
    """Play the puzzles of a game's book from one of them on, or from the first that was not solved here.

    Raises:
        BadOption: there is no such book or puzzle.
    """
    book = book_of(game)
    first = step_of(game, book.name, puzzle.upper()).name if puzzle else next_of(game, book)
    with compiled_by_others():
        Learner(console, language, game, book).run(first)


# ---- looking for new ones --------------------------------------------------------------------------------------------


def find(console: Console, game: str, count: int, seed: int, file: Path, kind: Kind) -> None:
    """Search until so many tasks are in the file, which says how many games have been played: it can be stopped.

    Raises:
        BadOption: nothing is known about tasks for that game, or the file holds something else.
    """
    if part(game, "tasks") is None or (kind == "book" and not hasattr(facts_of(game), "GOAL")):
        known = [name for name in yamabushi.games() if part(name, "tasks") is not None]
        raise BadOption(NO_SOURCE, game=quoted(game), games=", ".join(known))
    played, found = read_found(file)
    console.print(f"Looking for {kind} of {game}; stop with Ctrl+C, and the same command goes on.", markup=False)
    seek = tasks_in if kind == "book" else practice_in
    try:
        while len(found) < count:
            found += seek(game, seed, played)
            played += 1
            written = file.with_name(file.name + ".new")
            lines = [f"# {played} games played", *map(str, found)]
            written.write_text("\n".join([*lines, ""]), encoding="ascii")
            written.replace(file)
    except KeyboardInterrupt:
        console.print("Stopped.")
    console.print(f"Found in {played} games: {len(found)}.", markup=False)


def read_found(file: Path) -> tuple[int, list[Task]]:
    """Read how many games were played for a file, and what was found in them.

    Raises:
        BadOption: it is no such file.
    """
    if not file.exists():
        return 0, []
    try:
        head, text = file.read_text(encoding="ascii").split("\n", 1)
        return int(head.removeprefix("# ").partition(" ")[0]), [*read_tasks(text)]
    except (OSError, ValueError, AssertionError):
        raise BadOption(BAD_FILE, file=quoted(str(file))) from None


def bind(console: Console, game: str, files: list[Path], most: int, kind: Kind) -> None:
    """Print a book made of what was found, or three games to be finished of each theme.

    Raises:
        BadOption: a file is none of those that `find` writes.
    """
    found = [task for file in files for task in read_found(file)[1]]
    for task in bound(game, found, most) if kind == "book" else practice_of(game, found):
        console.print(str(task), markup=False, soft_wrap=True, highlight=False)
