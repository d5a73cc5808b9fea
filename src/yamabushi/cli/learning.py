"""Lessons in the terminal: the courses, one step after another, and what is said to what was tried.

All that teaches is said in the learner's language. What the board writes around itself is English, like its codes.
"""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console
from rich.text import Text

import yamabushi
from yamabushi.cli.asking import meant, read_line
from yamabushi.cli.boards import Board, board_of
from yamabushi.cli.understanding import understand
from yamabushi.core.errors import BadOption, IllegalAction, Refusal, Sentence, quoted
from yamabushi.core.lessons import Course, Kind, Step
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import UNKNOWN_GAME
from yamabushi.core.tasks import Task
from yamabushi.games.columns import in_columns, numbered
from yamabushi.kernels.entries import compiled_by_others
from yamabushi.lessons.finding import course_of, courses_of, game_of, step_of, task_courses_of, text_key
from yamabushi.lessons.playing import Attempt, attempted
from yamabushi.words import ENGLISH, because_in, refusal_in, worded

NOTHING_BEFORE = Sentence("cli-learn-first", "This is the first step of the course; there is none before it.")

PATIENCE = 2
"""After so many wrong tries a hint comes by itself."""

FEW = 12
"""So many decisions are listed unasked."""

COMMANDS = (
    ("cli-learn-help.hint", "cli-learn-help.back"),
    ("cli-learn-help.again", "cli-learn-help.skip"),
    ("cli-learn-help.board", "cli-learn-help.list"),
    ("cli-learn-help.p", "cli-learn-help.quit"),
    ("cli-learn-help.code", "cli-learn-help.help"),
)
"""What one can type beside a decision, in two columns: words that say what it does, named after it."""


# ---- what is remembered ----------------------------------------------------------------------------------------------


def progress_file() -> Path:
    """Give the file in which the steps that were done are kept."""
    return Path(platformdirs.user_data_dir("yamabushi")) / "lessons.json"


def done_so_far() -> set[str]:
    """Give the steps that were done here, as `game/course/step`; a file that cannot be read counts as none."""
    try:
        kept: Any = json.loads(progress_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    return {one for one in kept if isinstance(one, str)} if isinstance(kept, list) else set()


def remember(path: str) -> None:
    """Keep that a step was done."""
    kept = done_so_far()
    if path not in kept:
        file = progress_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        written = file.with_suffix(".new")
        written.write_text(json.dumps(sorted(kept | {path}), indent=1), encoding="utf-8")
        written.replace(file)


def done_of(game: str, course: Course) -> list[str]:
    """List the steps of a course that were done here."""
    kept = done_so_far()
    return [step.name for step in course.steps if f"{game}/{course.name}/{step.name}" in kept]


def next_of(game: str, course: Course) -> str:
    """Give the first step that was not done here; when all were, the first."""
    done = done_of(game, course)
    return next((step.name for step in course.steps if step.name not in done), course.steps[0].name)


# ---- the command -----------------------------------------------------------------------------------------------------


def learn(console: Console, language: str, game: str | None, course: str | None, step: str | None) -> None:
    """List the courses, or go on with one: without its name, with the first of the game that is not done.

    Raises:
        BadOption: there is no such game, course or step.
    """
    if game is not None and game not in yamabushi.games():
        raise BadOption(UNKNOWN_GAME, name=quoted(game), games=", ".join(sorted(yamabushi.games())))
    if game is None:
        list_courses(console, language)
        return
    courses = courses_of(game)
    open_ones = [one.name for one in courses if len(done_of(game, one)) < len(one.steps)]
    wanted = course_of(game, course or next(iter(open_ones), courses[0].name if courses else ""))
    if step is not None:
        step_of(game, wanted.name, step)
    with compiled_by_others():
        Learner(console, language, game, wanted).run(step or next_of(game, wanted))


def list_courses(console: Console, language: str) -> None:
    """Print the courses of all games, what they teach, and how far one is."""
    for name, about in yamabushi.games().items():
        courses = courses_of(name)
        if courses:
            console.print(about.title, style="bold", markup=False)
        for course in courses:
            key = f"course-{name}-{course.name}"
            progress = worded(language, "learn-progress", done=len(done_of(name, course)), total=len(course.steps))
            console.print(f"  {worded(language, key)}: {worded(language, f'{key}.line')} ({progress})", markup=False)
            console.print(f"    yamabushi learn {name} {course.name}", style="dim", markup=False)


def written(name: str, value: OptionValue) -> str:
    """Write an option as the command line takes it.

    >>> written("style", "old"), written("expert", True), written("expert", False)
    ('--style old', '--expert', '--no-expert')
    """
    if isinstance(value, bool):
        return f"--{name}" if value else f"--no-{name}"
    return f"--{name} {value}"


# ---- what is said in tasks -------------------------------------------------------------------------------------------


def lesson_words(language: str, key: str) -> str:
    """Say what a lesson says where moves are typed, which is mostly what the page says."""
    try:
        return worded(language, f"typed-{key}")
    except KeyError:
        return worded(language, key)


def title_of(language: str, game: str, course: Course) -> str:
    """Name a course, a book or the games to be finished."""
    if course.kind == "practice":
        return worded(language, "practice-title")
    if course.kind == "book":
        return worded(language, "tasks-title", game=yamabushi.games()[game].title)
    return worded(language, f"course-{game}-{course.name}")


def task_words(language: str, game: str, kind: Kind, task: Task, part: str) -> str:
    """Give what is said in a task: its title, where no part of it is named, its goal, a hint, or that it is right."""
    amount = float(task.amount)
    if kind == "practice":
        if part:
            return worded(language, f"practice-{part}", turns=int(amount))
        return f"{worded(language, theme_key(game, task.themes[0]))} {task.name.rpartition('-')[2]}"
    if not part:
        return f"{task.name}, {worded(language, 'tasks-name', goal=task.goal, turns=int(amount))}"
    key = f"task-{part}" if part == "hint" else f"task-{part}-{task.goal}"
    return worded(language, key, turns=int(amount), points=amount)


def theme_key(game: str, theme: str) -> str:
    """Name what a theme of a game is called."""
    return f"theme-{game}-{theme}"


def task_wrong(language: str, kind: Kind, attempt: Attempt) -> str:
    """Say why a try was not it: what it still gains, or that nothing wins any more."""
    if kind == "practice":
        return worded(language, "practice-wrong")
    if attempt.worth is not None and attempt.best is not None:
        return worded(language, "task-wrong-expect", points=float(attempt.worth), most=float(attempt.best))
    return worded(language, "task-wrong-over" if attempt.state.seat is None else "task-wrong-win")


class Learner:
    """Somebody who does a course at this terminal."""

    def __init__(self, console: Console, language: str, name: str, course: Course) -> None:
        self.console = console
        self.language = language
        self.plain = not (console.encoding or "").lower().startswith("utf")
        self.name = name
        self.course = course
        self.mistakes = 0
        self.decided: tuple[str, ...] = ()

    def run(self, first: str) -> None:
        """Do one step after another, until the course is done or somebody quits."""
        place = [step.name for step in self.course.steps].index(first)
        try:
            while place < len(self.course.steps):
                self.mistakes, self.decided = 0, ()
                way = self.take(self.course.steps[place])
                if way is None:
                    break
                place += way
            else:
                self.show_end()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        if place < len(self.course.steps):
            self.console.print(self.worded("cli-learn-on", command=self.command), markup=False)

    def take(self, step: Step) -> int | None:
        """Do a step: 1 when it is done or skipped, -1 to go back, None to stop."""
        self.introduce(step)
        self.show(step)
        while True:
            line = read_line(self.console, self.seat(step)).strip()
            command = line.lower()
            if command in ("quit", "q", "exit"):
                return None
            if command == "skip":
                return 1
            try:
                if command == "back":
                    return self.back(step)
                if not self.obey(command, step) and self.decide(line, step):
                    return 1
            except Refusal as refusal:
                self.say(refusal_in(self.language, refusal), "yellow")

    def back(self, step: Step) -> int:
        """Go back a step.

        Raises:
            IllegalAction: there is none.
        """
        if step is self.course.steps[0]:
            raise IllegalAction(NOTHING_BEFORE)
        return -1

    def obey(self, command: str, step: Step) -> bool:
        """Carry out a command; False if the word is none."""
        actions = self.offered(step)
        lines: list[str] = []
        if command in ("help", "h", "?"):
            lines = self.help()
        elif command == "hint":
            self.give_hint(step)
        elif command in ("board", "b"):
            self.show(step)
        elif command == "again":
            self.decided = ()
            self.show(step)
        elif command in ("list", "l"):
            lines = in_columns(numbered(actions))
        elif command in ("p", "powers"):
            lines = self.board(step).reference()
        elif " " not in command and understand(command, actions) is None:
            lines = self.board(step).explain(command)
            if not lines:
                return False
        else:
            return False
        for line in lines:
            self.console.print(line, markup=False)
        return True

    def decide(self, typed: str, step: Step) -> bool:
        """Try what was typed; True when the step is done by it.

        Raises:
            IllegalAction: it is no decision at all.
        """
        action = meant(typed, self.offered(step), self.board(step))
        try:
            attempt = self.attempt(step, action)
        except IllegalAction as refusal:  # the rules say why not: that is a try, too
            self.say(refusal_in(self.language, refusal), "yellow")
            self.count_mistake(step)
            return False
        known = len(self.attempt(step).entries)
        self.tell(step, attempt, known)
        self.decided = (*self.decided, action)
        if attempt.verdict == "wrong":
            self.say(self.wrong(step, attempt), "yellow")
            self.decided = ()
            self.count_mistake(step)
            self.show(step)
        elif attempt.verdict == "open":
            self.show(step)
        else:
            self.draw(step, attempt)
            self.say(self.words(step, "right"), "green")
            remember(f"{self.name}/{self.course.name}/{step.name}")
        return attempt.verdict == "right"

    def count_mistake(self, step: Step) -> None:
        """Count a wrong try; after two of them there is a hint."""
        self.mistakes += 1
        if self.mistakes == PATIENCE:
            self.give_hint(step)

    # ---- showing -----------------------------------------------------------------------------------------------------

    def attempt(self, step: Step, *more: str) -> Attempt:
        """Play the step as far as it was decided, and on."""
        return attempted(game_of(self.name, self.course.name, step.name), step, (*self.decided, *more))

    def offered(self, step: Step) -> tuple[str, ...]:
        """List the moves that are listed and numbered: those that are taught by now."""
        actions = self.attempt(step).state.offered
        return tuple(action for action in actions if not step.untaught or step.untaught not in action)

    def view(self, step: Step, attempt: Attempt) -> dict[str, Any]:
        """Give what the learner may see; moves are not counted where they do not count."""
        view = attempt.state.view(step.seat)
        return view if step.counts_moves else {**view, "moves_left": None}

    def board(self, step: Step) -> Board:
        """Give what draws the game."""
        return board_of(game_of(self.name, self.course.name, step.name))

    @property
    def command(self) -> str:
        """What goes on with this course."""
        book = f"yamabushi puzzles play {self.name}"
        return book if self.course.kind == "book" else f"yamabushi learn {self.name} {self.course.name}"

    def words(self, step: Step, part: str) -> str:
        """Give what is said in a step: its title if no part of it is named, its goal, a hint, or that it is right."""
        if step.task is None:
            key = text_key(self.name, self.course.name, step.name)
            return lesson_words(self.language, f"{key}.{part}" if part else key)
        return task_words(self.language, self.name, self.course.kind, step.task, part)

    def wrong(self, step: Step, attempt: Attempt) -> str:
        """Say what is wrong with a try."""
        if step.task is not None:
            return task_wrong(self.language, self.course.kind, attempt)
        key = text_key(self.name, self.course.name, step.name)
        return lesson_words(self.language, f"{key}.{attempt.said}") if attempt.said else self.worded("learn-not-yet")

    def worded(self, key: str, **arguments: object) -> str:
        """Say what a key stands for, in the learner's language."""
        return worded(self.language, key, **arguments)

    def seat(self, step: Step) -> str:
        """Name the seat of the learner; a game that the words do not know names it itself."""
        seat = game_of(self.name, self.course.name, step.name).seats[step.seat]
        try:
            return self.worded(f"seat-{seat.lower().replace(' ', '-')}")
        except KeyError:
            return seat

    def help(self) -> list[str]:
        """List what one can type."""
        said = {key: self.worded(key) for row in COMMANDS for key in row}
        typed = {key: key.rpartition(".")[2] for key in said} | {"cli-learn-help.code": self.worded("cli-learn-code")}
        name, width = (max(len(words[left]) for left, _ in COMMANDS) for words in (typed, said))
        rows = [f"  {typed[a]:{name}}  {said[a]:{width}}  {typed[b]:4}  {said[b]}" for a, b in COMMANDS]
        return [*textwrap.wrap(self.worded("cli-learn-help"), width=79), *rows]

    def say(self, text: str, style: str = "") -> None:
        """Print sentences, in lines that fit."""
        self.console.print(Text("\n".join(textwrap.wrap(text, width=79)), style=style))

    def introduce(self, step: Step) -> None:
        """Say where one is, and what is wanted."""
        number = self.course.steps.index(step) + 1
        self.console.print()
        heading = self.worded(
            "cli-learn-heading",
            course=title_of(self.language, self.name, self.course),
            number=number,
            total=len(self.course.steps),
            title=self.words(step, ""),
        )
        self.console.print(heading, style="bold", markup=False)
        self.say(self.words(step, "goal"))

    def draw(self, step: Step, attempt: Attempt) -> None:
        """Draw the board as the learner may see it."""
        self.console.print()
        for line in self.board(step).draw(self.view(step, attempt), self.plain):
            self.console.print(line)

    def show(self, step: Step) -> None:
        """Draw the board, point at what matters, and list what can be decided."""
        attempt = self.attempt(step)
        self.draw(step, attempt)
        if step.marks and not self.decided:
            self.console.print(self.worded("cli-learn-look", places=", ".join(step.marks.split())), markup=False)
        # The goal has said it already; the board knows it in English only.
        due = f": {self.board(step).due(self.view(step, attempt))}." if self.language == ENGLISH else ""
        asked = Text(f"{self.seat(step)}{due}", style="bold")
        self.console.print(asked.append("  (list, hint, skip, back, help)", style="not bold dim"))
        # What each would do is for the learner to find out.
        if len(offered := self.offered(step)) <= FEW:
            for line in in_columns(numbered(offered)):
                self.console.print(line, markup=False)

    def tell(self, step: Step, attempt: Attempt, known: int) -> None:
        """Say in sentences what has happened since."""
        for entry in attempt.entries[known:]:
            for because in entry.before.why(entry.action, step.seat):
                if step.counts_moves or because.rule in step.rules.split():
                    self.say(because_in(self.language, because), "dim")

    def give_hint(self, step: Step) -> None:
        """Say what leads on, in words and as a decision."""
        action = self.attempt(step).hint
        if action is None:
            self.say(self.worded("cli-learn-hint", hint=self.worded("learn-hint-again"), action="again"))
        else:
            self.say(self.worded("cli-learn-hint", hint=self.words(step, "hint"), action=action))

    def show_end(self) -> None:
        """Say what one can do now, and where."""
        if self.course.kind != "lessons":
            done, total = len(done_of(self.name, self.course)), len(self.course.steps)
            self.console.print(self.worded("tasks-count", done=done, total=total), style="bold", markup=False)
            return
        key = f"course-{self.name}-{self.course.name}"
        missing = len(self.course.steps) - len(done_of(self.name, self.course))
        self.console.print()
        self.console.print(self.worded("learn-almost" if missing else "learn-finished"), style="bold")
        self.say(self.worded(f"{key}.done"))
        if missing:
            self.console.print(f"{self.worded('learn-missing')}: yamabushi learn {self.name} {self.course.name}")
        if self.course.then is not None:
            options = " ".join(written(*option) for option in self.course.then.options.items())
            level = f" --opponent level:{self.course.then.level}"
            alone = len(yamabushi.game(self.name, **self.course.then.options).seats) == 1
            table = f"yamabushi play {self.name} {options}".rstrip() + ("" if alone else level)
            self.console.print(f"{self.worded(f'{key}.then')}: {table}", markup=False)
        courses = [one.name for one in courses_of(self.name)]
        for following in courses[courses.index(self.course.name) + 1 :][:1]:
            title = self.worded(f"course-{self.name}-{following}")
            self.console.print(f"{title}: yamabushi learn {self.name} {following}", markup=False)
        for practice in (one for one in task_courses_of(self.name) if one.kind == "practice"):
            line = f"{self.worded('practice-title')}: yamabushi learn {self.name} {practice.name}"
            self.console.print(line, markup=False)
