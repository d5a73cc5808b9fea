"""The commands about puzzles, each a few lines: Mindlock, and the books of the other games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from yamabushi.cli.arguments import GameName
from yamabushi.cli.consoles import console

mindlock_app = typer.Typer(help="Puzzles: the book, hints, solving, mining.", rich_markup_mode=None)
puzzles_app = typer.Typer(help="Puzzles of the other games: a turn that wins, or gains most.", rich_markup_mode=None)

PuzzleText = Annotated[str, typer.Argument(metavar="PUZZLE", help="a puzzle of the book, as F01, or the text of one")]


@mindlock_app.callback(invoke_without_command=True)
def mindlock(context: typer.Context) -> None:
    """Play the next puzzle of the book that you have not solved, unless another command is given."""
    if context.invoked_subcommand is None:
        from yamabushi.cli.mindlock import play_puzzles

        play_puzzles(console(), None)


@mindlock_app.command("list")
def mindlock_list(
    grade: Annotated[str | None, typer.Argument(metavar="[GRADE]", help="F, M, D or E")] = None,
    theme: Annotated[str | None, typer.Option(help="only those about this, as again, pivot or terrain")] = None,
) -> None:
    """List the book: PAR, what each puzzle has (terrain, event tiles, influences), your best."""
    from yamabushi.cli.mindlock import list_book

    list_book(console(), grade, theme)


@mindlock_app.command("play")
def mindlock_play(puzzle: PuzzleText) -> None:
    """Play a puzzle: `hint` and `solution` help."""
    from yamabushi.cli.mindlock import play_puzzles

    play_puzzles(console(), puzzle)


@mindlock_app.command("next")
def mindlock_next() -> None:
    """Play the next puzzle that you have not solved."""
    from yamabushi.cli.mindlock import play_puzzles

    play_puzzles(console(), None)


@mindlock_app.command("day")
def mindlock_day(
    day: Annotated[str | None, typer.Argument(metavar="[DAY]", help="a past day, as 2026-01-31")] = None,
) -> None:
    """Play the puzzle of the day, the same for everybody, or that of a past day."""
    from yamabushi.cli.mindlock import play_day

    play_day(console(), day)


@mindlock_app.command("hint")
def mindlock_hint(puzzle: PuzzleText) -> None:
    """Print the first step of a shortest solution, and no more."""
    from yamabushi.cli.mindlock import PuzzleSession, named

    console().print(PuzzleSession(console(), named(puzzle)[0]).hint(), markup=False)


@mindlock_app.command("solution")
def mindlock_solution(puzzle: PuzzleText) -> None:
    """Print a shortest solution, step by step."""
    from yamabushi.cli.mindlock import PuzzleSession, named

    for line in PuzzleSession(console(), named(puzzle)[0]).solution():
        console().print(line, markup=False)


@mindlock_app.command("solve")
def mindlock_solve(
    puzzle: PuzzleText,
    every: Annotated[bool, typer.Option("--all", help="print every shortest solution")] = False,
) -> None:
    """Prove the least number of moves of a puzzle, or that it has no solution."""
    from yamabushi.cli.mindlock import solve_text

    solve_text(console(), puzzle, every)


@mindlock_app.command("mine")
def mindlock_mine(
    grade: Annotated[str, typer.Option(help="F easy, M medium, D hard, E expert")] = "F",
    count: Annotated[int, typer.Option(min=1, help="how many puzzles to find")] = 10,
    seed: Annotated[int, typer.Option(help="the same seed finds the same puzzles")] = 1,
    out: Annotated[Path, typer.Option(help="the file to write; an unfinished one is continued")] = Path("mined.txt"),
    jobs: Annotated[int | None, typer.Option(min=1, help="how many processes; all cores if not said")] = None,
    about: Annotated[str, typer.Option(help="cubes: only with several white ones; influences: only with those")] = "",
) -> None:
    """Search for new puzzles of a grade, each of them proved."""
    from yamabushi.cli.mining import mine

    mine(console(), grade, count, seed, out, jobs, about)


@mindlock_app.command("bind")
def mindlock_bind(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="files that `mine` has written", exists=True)],
    most: Annotated[int, typer.Option(min=1, help="how many puzzles of a grade at most")] = 110,
) -> None:
    """Print the book with mined puzzles behind those that it has, sorted by difficulty."""
    from yamabushi.cli.mining import bind

    bind(console(), files, most)


# ---- the books of the other games ------------------------------------------------------------------------------------

PracticeFlag = Annotated[bool, typer.Option("--practice", help="games to be finished, instead of a book")]


@puzzles_app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """List the books of puzzles."""
    if context.invoked_subcommand is None:
        from yamabushi.cli.puzzles import list_books

        list_books(console(), None, None)


@puzzles_app.command("list")
def puzzles_list(
    game: GameName,
    theme: Annotated[str | None, typer.Option(help="only those about this, as turned or called")] = None,
) -> None:
    """List the puzzles of a book, and which you have solved."""
    from yamabushi.cli.puzzles import list_books

    list_books(console(), game, theme)


@puzzles_app.command("play")
def puzzles_play(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="[PUZZLE]", help="the first that is not solved")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="fr, en, it, de, es or nl; that of the environment if not said")
    ] = None,
) -> None:
    """Play the puzzles of a book; wrong tries are answered, right ones proved."""
    from yamabushi.cli.puzzles import play_book
    from yamabushi.cli.speaking import spoken_language

    play_book(console(), spoken_language(language), game, puzzle)


@puzzles_app.command("find")
def puzzles_find(
    game: GameName,
    out: Annotated[Path, typer.Option(help="the file for what is found; a search that was stopped goes on there")],
    count: Annotated[int, typer.Option(min=1, help="how many to find")] = 10,
    seed: Annotated[int, typer.Option(help="the same seed finds the same")] = 1,
    practice: PracticeFlag = False,
) -> None:
    """Let levels play each other, and keep the positions that make a puzzle; each is proved."""
    from yamabushi.cli.puzzles import find

    find(console(), game, count, seed, out, "practice" if practice else "book")


@puzzles_app.command("bind")
def puzzles_bind(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(help="files of what was found")],
    most: Annotated[int, typer.Option(min=1, help="how many a book has at most")] = 72,
    practice: PracticeFlag = False,
) -> None:
    """Print a book made of what was found."""
    from yamabushi.cli.puzzles import bind

    bind(console(), game, files, most, "practice" if practice else "book")
