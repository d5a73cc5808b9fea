"""Search for puzzles on all cores, with a progress bar; stopping loses nothing, and the same command goes on."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.games.himiki.book import GRADES, Entry, book
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.lab.arena import ignore_interrupts
from yamabushi.puzzles.measure import measured
from yamabushi.puzzles.mining import ABOUT, Mined, attempts, signature
from yamabushi.puzzles.solver import Solved, solve, warm_up_solver
from yamabushi.puzzles.themes import themes_of

NO_GRADE = Sentence("mindlock-grade", "There is no grade {grade}; there is F easy, M medium, D hard, E expert.")
NO_SUBJECT = Sentence("mindlock-about", "Challenges about {about} are not looked for; there is {subjects}.")
OTHER_RUN = Sentence("mindlock-other-run", "{file} holds {theirs}, not {ours}; name another file.")
BAD_FILE = Sentence("mindlock-file", "{file} cannot be used: {problem}.")
CHUNK = 20

_HEAD = re.compile(r"# grade ([FMDE](?: about \w+)?), seed (-?\d+), (\d+) attempts made")
_LINE = re.compile(r"(\d+) (\d+) (\d+) (.+)")


class Found:
    """A file with what was found so far: it says how far the search has come."""

    def __init__(self, file: Path, grade: str, seed: int, about: str = "") -> None:
        self.file = file
        self.grade = grade
        self.seed = seed
        self.about = about
        self.wanted = f"{grade} about {about}" if about else grade
        self.made = 0
        self.lines: list[str] = []
        if file.exists():
            self.read()

    def read(self) -> None:
        """Go on with what the file says.

        Raises:
            BadOption: it is of another search, or none.
        """
        try:
            head, *lines = self.file.read_text(encoding="ascii").splitlines()
            found = _HEAD.fullmatch(head)
        except (OSError, ValueError):
            found = None
        if found is None:
            raise BadOption(BAD_FILE, file=quoted(str(self.file)), problem="it is no file of mined puzzles")
        theirs, ours = f"grade {found[1]}, seed {found[2]}", f"grade {self.wanted}, seed {self.seed}"
        if theirs != ours:
            raise BadOption(OTHER_RUN, file=quoted(str(self.file)), theirs=theirs, ours=ours)
        self.made = int(found[3])
        self.lines = lines

    def add(self, attempts_made: int, mined: list[Mined]) -> None:
        """Note more attempts and what they found; the file is whole at any moment."""
        self.made += attempts_made
        self.lines += [f"{one.attempt} {one.solutions} {one.measure.difficulty} {one.puzzle}" for one in mined]
        head = f"# grade {self.wanted}, seed {self.seed}, {self.made} attempts made"
        written = self.file.with_name(self.file.name + ".new")
        written.write_text("\n".join([head, *self.lines, ""]), encoding="ascii")
        written.replace(self.file)


def mine(console: Console, grade: str, count: int, seed: int, file: Path, jobs: int | None, about: str = "") -> None:
    """Search until so many puzzles of a grade are in the file, about anything or about one thing.

    Raises:
        BadOption: there is no such grade or subject, or the file is of something else.
    """
    if grade.upper() not in GRADES:
        raise BadOption(NO_GRADE, grade=quoted(grade))
    if about and about not in ABOUT:
        raise BadOption(NO_SUBJECT, about=quoted(about), subjects=", ".join(ABOUT))
    found = Found(file, grade.upper(), seed, about)
    with quiet_line(console) as tell:
        warm_up_solver(tell)  # before there are many of us
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    try:
        with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
            task = progress.add_task(f"grade {found.grade}", total=count, completed=min(len(found.lines), count))
            for made, mined in chunks(found, jobs or os.cpu_count() or 1, count):
                found.add(made, mined)
                words = f"grade {found.grade}, {found.made:,} attempts"
                progress.update(task, completed=min(len(found.lines), count), description=words)
    except KeyboardInterrupt:
        console.print("Stopped; the same command goes on from here.")
    console.print(f"Puzzles in {file}: {len(found.lines)}, after {found.made:,} attempts.", markup=False)


def chunks(found: Found, jobs: int, count: int) -> Iterator[tuple[int, list[Mined]]]:
    """Make attempts in their order, several chunks at a time; they come back in order too, so the seed decides all."""
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        waiting: list[Future[list[Mined]]] = []
        following = found.made
        try:
            while len(found.lines) < count:
                while len(waiting) < 2 * jobs:
                    waiting.append(pool.submit(attempts, found.grade, found.seed, following, CHUNK, found.about))
                    following += CHUNK
                yield CHUNK, waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()


def bind(console: Console, files: list[Path], most: int) -> None:
    """Print the book with mined puzzles behind those that it has, by difficulty; none twice, whatever way seen.

    What is in the book keeps its name. New ones are taken in the order of the files.

    Raises:
        BadOption: a file is none of mined puzzles.
    """
    seen = {signature(Puzzle.read(entry.text)) for entry in book().values()}
    entries: dict[str, list[Entry]] = {grade: [] for grade in GRADES}
    for file in files:
        head, *lines = file.read_text(encoding="ascii").splitlines()
        about = _HEAD.fullmatch(head)
        if about is None:
            raise BadOption(BAD_FILE, file=quoted(str(file)), problem="it is no file of mined puzzles")
        grade = about[1][0]
        for line in lines:
            parts = _LINE.fullmatch(line)
            if parts is None:
                raise BadOption(BAD_FILE, file=quoted(str(file)), problem=f"{quoted(line)} is no line of one")
            puzzle = Puzzle.read(parts[4])
            if signature(puzzle) not in seen:
                seen.add(signature(puzzle))
                solved = solve(puzzle)
                if solved.least == puzzle.par and measured(solved).grade == grade:
                    entries[grade].append(entry_of(solved))
    for grade, found in entries.items():
        known = {name: entry for name, entry in book().items() if name[0] == grade}
        added = sorted(found[: max(most - len(known), 0)], key=lambda entry: (entry.difficulty, entry.text))
        named = {f"{grade}{number:02}": entry for number, entry in enumerate(added, start=len(known) + 1)}
        for name, entry in {**known, **named}.items():
            console.print(entry.line(name), markup=False)


def entry_of(solved: Solved) -> Entry:
    """Write down what was proved about a puzzle, for the book."""
    return Entry(str(solved.puzzle), solved.count, measured(solved).difficulty, themes_of(solved))
