"""Measure players against each other on all cores: a bar with the score so far, and a summary at the end."""

from __future__ import annotations

import math
import os
import secrets
import shlex
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import yamabushi
from yamabushi.cli.arguments import is_flag, options_from
from yamabushi.cli.files import write_file
from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.engines.warm import warm_up
from yamabushi.lab.arena import OPENING, Settings, play_games
from yamabushi.lab.ladder import ladder, meeting_of
from yamabushi.lab.plot import ladder_plot, running_plot
from yamabushi.lab.ratings import Estimate, SequentialTest, elo_number
from yamabushi.lab.results import Results, ResultsFile, read_file
from yamabushi.lab.strengths import strengths_in, written

DIFFERENT = Sentence("arena-different", "These files are of different games, which one ladder cannot hold: {games}.")
NO_GAMES = Sentence("arena-no-games", "There is nobody to rank: these files hold no pair of games of two players.")
DIED = Sentence("arena-died", "A process has died, perhaps for lack of memory; try fewer --jobs.")

# What the command's own options hide of a game's is given with the game's name in front: --regality-games 5.
OURS = ("games", "seed", "jobs", "out", "plot", "opening", "sprt")


@dataclass(frozen=True)
class Run:
    """What the command line says about a run, besides the settings of its games."""

    games: int
    jobs: int | None
    out: Path | None
    plot: Path | None
    sprt: tuple[float, float] | None


def players_and_options(name: str, words: list[str]) -> tuple[tuple[str, ...], dict[str, object]]:
    """Tell the players from the game's own options among the words of the command line.

    Raises:
        BadOption: an option lacks its value.
    """
    about = yamabushi.games().get(name)
    known = {option.name: option for option in about.options} if about else {}
    players: list[str] = []
    options: list[str] = []
    left = list(words)
    while left:
        word = left.pop(0)
        if not word.startswith("--"):
            players.append(word)
            continue
        option = word[2:].removeprefix(f"{name}-")
        options.append(f"--{option}")
        if "=" not in option and not is_flag(known, option) and left:
            options.append(left.pop(0))
    return tuple(players), options_from(name, options)


def settings_from(name: str, words: list[str], seed: int | None, opening: int | None, out: Path | None) -> Settings:
    """Settle what the command line leaves open: a seed is the file's, or drawn; an opening is for two.

    Raises:
        BadOption: a game, an option or a player is not right.
    """
    players, options = players_and_options(name, words)
    game = yamabushi.game(name, **options)
    if seed is None:
        before = read_file(out) if out is not None and out.exists() else []
        seed = before[0].settings.seed if before else secrets.randbelow(1 << 31)
    if opening is None:
        opening = OPENING if len(game.seats) > 1 else 0
    return Settings(name, players, seed, opening, game.given()).checked()


def run_arena(console: Console, settings: Settings, run: Run) -> None:
    """Play, showing how it stands; stopped by Ctrl-C it keeps what has been played.

    Raises:
        BadOption: a file cannot be used.
    """
    file = ResultsFile(run.out, settings) if run.out is not None else None
    results = file.results if file is not None else Results(settings)
    test = results.sequential(*run.sprt) if run.sprt is not None else None
    with quiet_line(console) as tell:
        warm_up(settings.start().game, settings.players, tell)  # before there are many of us
    games = math.ceil(run.games / settings.games_a_pair) * settings.games_a_pair
    stopped = False
    try:
        for _ in shown(console, results, test, games, run.jobs or os.cpu_count() or 1, file):
            if test is not None and test.accepted is not None:
                break
    except KeyboardInterrupt:
        stopped = True
        if run.out is not None:
            (results,) = read_file(run.out)  # it may hold a game that was not yet counted
    except BrokenExecutor:
        raise BadOption(DIED) from None
    if stopped:
        console.print("Stopped; the same command goes on from here." if file else "Stopped.")
    if test is not None and test.accepted is not None:
        results = results.first(test.pairs)
    for line in summary(results, test, run):
        console.print(line, markup=False)
    if run.plot is not None:
        write_file(run.plot, running_plot(results))


def shown(
    console: Console, results: Results, test: SequentialTest | None, games: int, jobs: int, file: ResultsFile | None
) -> Iterator[None]:
    """Play what is missing under a progress bar, coming back after each game."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)

        def show() -> None:
            if test is not None:
                test.take(results.scores)
            progress.update(task, completed=min(len(results.games), games), description=standing(results, test))

        show()
        yield
        for played in play_games(results.settings, results.missing(games), jobs):
            if file is not None:
                file.add(played)
            else:
                results.add(played)
            show()
            yield


def show_ladder(console: Console, files: list[Path], plot: Path | None) -> None:
    """Print all players of some files by strength, and draw them.

    Raises:
        BadOption: a file cannot be used, or the files are of different games.
    """
    found = [results for file in files for results in read_file(file)]
    kinds = dict.fromkeys(said_game(results) for results in found)
    if len(kinds) > 1:
        raise BadOption(DIFFERENT, games=", ".join(kinds))
    rated = ladder([meeting_of(results) for results in found])
    if not rated:
        raise BadOption(NO_GAMES)
    width = max((len(rating.name) for rating in rated), default=0)
    for rating in rated:
        bounds = f"({elo_number(rating.low)} … {elo_number(rating.high)})"
        line = f"{rating.name:<{width}}  {elo_number(rating.elo):>5}  {bounds:<17}  {rating.pairs} pairs"
        console.print(line, markup=False)
    if plot is not None:
        write_file(plot, ladder_plot(next(iter(kinds), ""), rated))


def show_strengths(console: Console, files: list[Path], out: Path | None) -> None:
    """Print how strong the levels are that have met in some files, and write it down.

    Raises:
        BadOption: a file cannot be used, or the levels are not in their order.
    """
    found = strengths_in(results for file in files for results in read_file(file))
    text = written(found, out.read_text(encoding="utf-8") if out is not None and out.exists() else "")
    console.print(text, markup=False, end="", soft_wrap=True)
    if out is not None:
        write_file(out, text)


def said_game(results: Results) -> str:
    """Name the game and its options."""
    settings = results.settings
    return " ".join([settings.game, *(f"{name}={value}" for name, value in settings.options.items())])


# ---- words ---------------------------------------------------------------------------------------------------------


def standing(results: Results, test: SequentialTest | None) -> str:
    """Say in a few words how it stands."""
    won, drawn, lost = results.outcomes()
    words = f"{results.settings.players[0]} +{won} ={drawn} -{lost}, Elo {elo_text(results.estimate())}"
    return words if test is None else f"{words}, LLR {test.ratio:.2f} of ±{test.bound:.2f}"


def elo_text(estimate: Estimate) -> str:
    """Write a difference in Elo with its bounds."""
    return f"{elo_number(estimate.elo)} ({elo_number(estimate.elo_low)} … {elo_number(estimate.elo_high)})"


def duration(seconds: float) -> str:
    """Write how long a decision takes.

    >>> duration(1.5), duration(0.0123), duration(0.0000123)
    ('1.50 s', '12.3 ms', '12.3 µs')
    """
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.{2 if size == 1 else 1}f} {unit}"
    return "no time" if seconds == seconds else "nothing decided"


def summary(results: Results, test: SequentialTest | None, run: Run) -> list[str]:
    """Write what came out, line by line."""
    settings = results.settings
    game = settings.new_game()
    first = settings.players[0]
    estimate = results.estimate()
    won, drawn, lost = results.outcomes()
    count = len(results.games)
    share = (won + drawn / 2) / count if count else 0.0
    whom = f"{first} against {settings.players[1]}" if len(settings.players) > 1 else f"{first} alone"
    options = ", ".join(f"{name}={value}" for name, value in settings.options.items())
    rows = [
        ("games", f"{count}, pairs {estimate.count}" if settings.games_a_pair > 1 else f"{count}"),
        (first, f"won {won}, drawn {drawn}, lost {lost}: {share:.1%}"),
    ]
    for side in range(settings.games_a_pair if settings.games_a_pair > 1 else 0):
        seats = " and ".join(name for own, name in zip(game.sides, game.seats, strict=True) if own == side)
        rows.append((f"  as {seats}", "won {}, drawn {}, lost {}".format(*results.outcomes(side))))
    rows += [
        ("decided", f"{(won + lost) / count:.1%} of the games" if count else "no game"),
        ("Elo", f"{elo_text(estimate)} with 95 % confidence"),
        ("stronger", f"with a likelihood of {estimate.superiority:.1%}"),
    ]
    if test is not None:
        low, high = (f"{elo:+g}" if elo else "0" for elo in (test.elo0, test.elo1))
        found = {None: "open", test.elo0: f"{low} accepted", test.elo1: f"{high} accepted"}
        tested = f"{low} or {high} Elo: {found[test.accepted]} after {test.pairs} pairs"
        rows.append(("test", f"{tested}, LLR {test.ratio:.2f} of ±{test.bound:.2f}"))
    rows += [
        (f"time, {name}", f"{duration(results.seconds_a_decision(number))} a decision")
        for number, name in enumerate(dict.fromkeys(settings.players))
    ]
    rows += [("seed", f"{settings.seed}"), ("again", command(settings, run))]
    width = max(len(name) for name, _ in rows)
    heading = f"{game.about.title}: {whom}" + (f" ({options})" if options else "")
    return [heading, *(f"  {name:<{width}}  {text}" for name, text in rows)]


def command(settings: Settings, run: Run) -> str:
    """Write the command that plays the same games again."""
    words = ["yamabushi", "arena", settings.game, *settings.players]
    for name, value in settings.options.items():
        if isinstance(value, bool):
            words.append(f"--{name}" if value else f"--no-{name}")
        else:
            words += [f"--{settings.game}-{name}" if name in OURS else f"--{name}", str(value)]
    words += ["--games", str(run.games), "--seed", str(settings.seed), "--opening", str(settings.opening)]
    if run.sprt is not None:
        words += ["--sprt", *(f"{elo:g}" for elo in run.sprt)]
    return shlex.join(words)
