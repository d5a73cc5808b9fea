"""Puzzles in the terminal: the book, playing, hints, solutions, solving and mining."""

from __future__ import annotations

import itertools
import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console

import yamabushi
from yamabushi.cli.mining import NO_GRADE
from yamabushi.cli.progress import quiet_line
from yamabushi.cli.session import HUMAN, OTHER_GAME, Session
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.games.columns import in_columns
from yamabushi.games.himiki.book import GRADES, NOT_IN_BOOK, THEMES, book, counted, puzzle_in_form, puzzle_of
from yamabushi.games.himiki.days import first_day, puzzle_of_the_day
from yamabushi.games.himiki.puzzles import LONGEST, BadPuzzle, Puzzle
from yamabushi.games.himiki.state import HimikiState
from yamabushi.games.himiki.terminal import NAMES
from yamabushi.kernels.chance import generator
from yamabushi.lessons.finding import NO_CHALLENGE
from yamabushi.puzzles.solutions import write_solution, write_step
from yamabushi.puzzles.solver import Solved, TooLarge, solve, solve_from, warm_up_solver
from yamabushi.table.table import Table

TOO_LARGE = Sentence("mindlock-too-large", "That cannot be searched here: {problem}.")

NO_PUZZLE = Sentence(
    "mindlock-text", "{text} is neither a challenge of the book, such as F01, nor the text of one: {problem}."
)

NO_THEME = Sentence("mindlock-theme", "There is no theme {theme}; there is {themes}.")
BAD_DAY = Sentence(
    "mindlock-day",
    "{day} is not a day with a challenge; write it as {today}, which is today by UTC; the first was {first}.",
)

WORDS_FOR = {"undo": "u", "take back": "u", "again": "a", "begin again": "a", "restart": "a", "next": "n"}
WORDS_FOR |= dict.fromkeys(("quit", "exit"), "q")
"""What may be typed in full when a puzzle is over."""

HELP = """In a puzzle, besides what `help` lists:
  hint       the next step of a solution from here     solution   a whole solution, step by step
  again      from the start"""


# ---- results that are remembered -------------------------------------------------------------------------------------


def results_file() -> Path:
    """Give the file in which results are kept between runs."""
    return Path(platformdirs.user_data_dir("yamabushi")) / "mindlock.json"


def results() -> dict[str, int]:
    """Give the fewest moves in which each puzzle was solved here; a file that cannot be read counts as none."""
    try:
        kept: Any = json.loads(results_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {name: moves for name, moves in kept.items() if type(moves) is int} if isinstance(kept, dict) else {}


def remember(name: str, moves: int) -> None:
    """Keep a result, if it is the first or the best."""
    kept = results()
    if moves < kept.get(name, moves + 1):
        file = results_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        written = file.with_suffix(".new")
        written.write_text(json.dumps({**kept, name: moves}, indent=1), encoding="utf-8")
        written.replace(file)


def next_unsolved() -> str:
    """Give the first puzzle of the book that was not solved here; when all were, the first."""
    solved = results()
    return next((name for name in book() if name not in solved), next(iter(book())))


# ---- commands --------------------------------------------------------------------------------------------------------


def named(text: str) -> tuple[str, Puzzle]:
    """Give the form and the puzzle of a name or a text.

    Raises:
        BadOption: it is neither.
    """
    try:
        form = puzzle_in_form(text)
    except BadPuzzle as problem:
        if problem.sentence == NOT_IN_BOOK:
            raise BadOption(NO_CHALLENGE, name=quoted(text), names=counted()) from None
        raise BadOption(NO_PUZZLE, text=quoted(text), problem=problem) from None
    return form, puzzle_of(form)


def list_book(console: Console, grade: str | None, theme: str | None) -> None:
    """List the puzzles of the book with PAR, what they have, and one's best result.

    Raises:
        BadOption: there is no such grade or theme.
    """
    if grade is not None and grade.upper() not in GRADES:
        raise BadOption(NO_GRADE, grade=quoted(grade))
    if theme is not None and theme not in THEMES:
        raise BadOption(NO_THEME, theme=quoted(theme), themes=", ".join(THEMES))
    best = results()
    for letter, word in GRADES.items():
        if grade is not None and grade.upper() != letter:
            continue
        names = [name for name, entry in book().items() if name[0] == letter and theme in (None, *entry.themes)]
        done = sum(name in best for name in names)
        console.print(f"{letter} {word}: {done} of {len(names)} solved", style="bold")
        cells = []
        for name in names:
            puzzle = puzzle_of(name)
            mark = f"solved in {best[name]}" if name in best else "-"
            cells.append(f"{name} PAR {puzzle.par}  {contents(puzzle):<7} {mark}")
        for line in in_columns(cells):
            console.print(line, markup=False)


def contents(puzzle: Puzzle) -> str:
    """Say in a few letters what a puzzle has: t terrain, e event tiles, i influences."""
    marks = [("t", puzzle.terrain), ("e", puzzle.hand), ("i", puzzle.demanded)]
    return f"{len(puzzle.white)}v{len(puzzle.black)} {''.join(mark for mark, there in marks if there)}".rstrip()


def goal(puzzle: Puzzle) -> str:
    """Say what solves a puzzle.

    >>> goal(puzzle_of("F01")), goal(Puzzle.read("C4HKM/C2HKM par=1 influences=HM!"))
    ('Beat all 3 black cubes in at most 3 moves.', 'Beat the black cube and take the water influence in one move.')
    """
    count = len(puzzle.black)
    cubes = "the black cube" if count == 1 else f"all {count} black cubes"
    taken = " and ".join(NAMES[element] for element in puzzle.demanded)
    influences = f" and take the {taken} influence{'s' if len(puzzle.demanded) > 1 else ''}" if taken else ""
    return f"Beat {cubes}{influences} in {'one move' if puzzle.par == 1 else f'at most {puzzle.par} moves'}."


def play_puzzles(console: Console, text: str | None) -> None:
    """Play a puzzle, then the next ones of the book, until somebody quits."""
    name = named(text)[0] if text is not None else next_unsolved()
    while True:
        session = PuzzleSession(console, name)
        console.print(goal(puzzle_of(name)), style="bold", markup=False)
        session.run()
        if session.following is None:
            return
        name = session.following


def play_day(console: Console, text: str | None) -> None:
    """Play the puzzle of today, or of a past day.

    Raises:
        BadOption: it is no day, one to come, or one before the first.
    """
    today = datetime.now(UTC).date()
    try:
        day = today if text is None else date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not first_day() <= day <= today:
        raise BadOption(BAD_DAY, day=quoted(str(text)), today=today.isoformat(), first=first_day().isoformat())
    name = puzzle_of_the_day(day)
    console.print(f"The puzzle of {day}: {name}", style="bold", markup=False)
    play_puzzles(console, name)


def solve_text(console: Console, text: str, every: bool) -> None:
    """Prove the least number of moves of a puzzle and print its solutions, or say why there is none."""
    _, puzzle = named(text)
    try:
        with quiet_line(console) as tell:
            warm_up_solver(tell)
            solved = solve(puzzle, None, tell)
    except TooLarge as problem:
        raise BadOption(TOO_LARGE, problem=problem.reason) from None
    for line in proved(solved, every):
        console.print(line, markup=False)


def proved(solved: Solved, every: bool) -> list[str]:
    """Say what was proved about a puzzle."""
    if solved.least is None:
        return [f"No solution, in any number of moves: {why_not(solved)}"]
    number = f"{solved.count}" if solved.is_counted else f"{solved.count:,} at least"
    puzzle = solved.puzzle.with_par(max(1, solved.least))
    lines = [f"Fewest moves: {solved.least}. Shortest solutions: {number}. Positions searched: {solved.positions:,}."]
    if solved.puzzle.par < solved.least:
        lines.append(
            f"Its PAR of {solved.puzzle.par} is too low: {solved.least - 1} moves are proved not to be enough."
        )
    shown = itertools.islice(solved.lines(), solved.count if every else 1)
    return lines + [write_solution(puzzle, line) for line in shown]


def why_not(solved: Solved) -> str:
    """Say why there is no solution: what never happens in any position that can be reached."""
    puzzle = solved.puzzle
    most = len(puzzle.white) + len(puzzle.black)
    if puzzle.demanded and most < 4:
        return f"an influence needs four cubes alike, and there are only {most}."
    left = solved.search.fewest_black()
    searched = f"all {solved.positions:,} positions that can be reached were searched"
    if left == len(puzzle.black):
        return f"{searched}, and in none of them a black cube is beaten."
    if left:
        return f"{searched}, and in each at least {left} of the {len(puzzle.black)} black cubes is left."
    return f"{searched}, and in none where the last black cube is gone the influences demanded have been taken."


# ---- playing a puzzle ------------------------------------------------------------------------------------------------


class PuzzleSession(Session):
    """A puzzle at this terminal: a session with hints and solutions, that remembers the best result."""

    def __init__(self, console: Console, name: str) -> None:
        super().__init__(console, yamabushi.game("himiki", mode="mindlock", puzzle=name), [HUMAN], generator(0))
        self.name = name
        # The puzzle to go on with, None to stop.
        self.following: str | None = None

    @property
    def position(self) -> HimikiState:
        """The position now."""
        assert isinstance(self.state, HimikiState)
        return self.state

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command of puzzles, or of any session."""
        if command == "hint":
            self.console.print(self.hint(), markup=False)
        elif command in ("solution", "solve"):
            for line in self.solution():
                self.console.print(line, markup=False)
        elif command in ("again", "restart"):
            self.table, self.comments = Table.laid(self.table.setting, self.table.seats), {}
            self.take(self.table.begin(self.draw))
            self.show(seat)
        elif command in ("help", "h"):
            super().obey(command, rest, seat)
            self.console.print(HELP, markup=False)
        else:
            return super().obey(command, rest, seat)
        return True

    def resume(self, file: Path) -> None:
        """Go on with a saved puzzle.

        Raises:
            Refusal: the file is no record, or of no puzzle; nothing is changed.
        """
        before, comments = self.table, self.comments
        super().resume(file)
        if self.position.game.puzzle is None:
            mode = self.position.game.mode
            self.table, self.comments = before, comments
            raise BadOption(OTHER_GAME, file=quoted(str(file)), theirs=f"the mode {mode}", ours="mindlock")
        self.name = str(self.game.options["puzzle"])

    def searched(self) -> Solved | None:
        """Search on from here; None if that is too much."""
        try:
            with quiet_line(self.console) as tell:
                warm_up_solver(tell)
                return solve_from(self.position, tell)
        except TooLarge:
            return None

    def hint(self) -> str:
        """Give the next step of a shortest solution from here, and no more."""
        solved = self.searched()
        if solved is None:
            return "From here it is too much to search; take something back and ask again."
        line = solved.line
        if line is None:
            left = self.position.view(0)["par"] - self.position.score[0]
            return f"From here it cannot be solved in the {left} moves that are left; undo, or again from the start."
        return f"Hint: {write_step(self.position, line[0])}   ({line[0]})"

    def solution(self) -> list[str]:
        """Give a shortest solution from here, a step a line."""
        solved = self.searched()
        line = None if solved is None else solved.line
        if solved is None or line is None:
            return [self.hint()]
        state, lines = self.position, []
        for number, action in enumerate(line, start=1):
            lines.append(f"{number:>3}. {write_step(state, action):<16} {action}")
            state = state.play(action)
        return lines

    def show_end(self) -> None:
        """Say how it ended, keep the result, and ask how to go on."""
        solved = self.state.returns == (1.0,)
        self.console.print()
        for line in self.board.draw(self.state.view(0), self.plain):
            self.console.print(line)
        self.console.print(self.board.verdict(self.state), style="bold", markup=False)
        if solved:
            before = results().get(self.name)
            remember(self.name, self.position.score[0])
            moves = self.position.score[0]
            self.console.print("Your best so far." if before is not None and moves < before else "Well done.")
        names = list(book())
        after = names[(names.index(self.name) + 1) % len(names)] if self.name in names else None
        choices = {"u": "take back"} if self.table.last_turn(self.people) is not None else {}
        choices |= {"a": "begin again"} | ({"n": f"next ({after})"} if after else {}) | {"q": "quit"}
        word = ""
        while word not in choices:
            self.console.print("  ".join(f"{key}: {what}" for key, what in choices.items()), markup=False)
            word = self.read_line(0).strip().lower()
            word = WORDS_FOR.get(word, word)
        if word == "u":
            self.undo()
            self.run()
            return
        self.following = self.name if word == "a" else after if word == "n" else None

    def stop(self) -> None:
        """Stop; a puzzle is begun again next time."""
        name = quoted(self.name, limit=LONGEST) if " " in self.name else self.name
        self.console.print(f"Go on with: yamabushi mindlock play {name}", markup=False)
