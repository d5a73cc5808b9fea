"""Find the weights of an evaluation anew, with a progress bar, and say whether they play better."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games as known
from yamabushi.engines.judging import weights_text
from yamabushi.engines.warm import warm_up
from yamabushi.games.kernel_state import KernelGame
from yamabushi.lab.tuning import compared, started, taught, tuned

NO_SUCH_GAME = Sentence("tune-game", "{name} has no weights to tune; there is {names}.")
CANNOT_WRITE = Sentence("tune-file", "The weights cannot be written to {file}: {problem}.")


def has_weights(name: str) -> bool:
    """Tell whether a game judges positions by weights."""
    game = game_of(name)
    return isinstance(game, KernelGame) and bool(game.kernels.features)


def tune(console: Console, name: str, games: int, pairs: int, seed: int, jobs: int | None, file: Path | None) -> None:
    """Play, fit, compare and write.

    Raises:
        BadOption: there is no such game, it judges nothing, or the file cannot be written.
    """
    if name not in known() or not has_weights(name):
        raise BadOption(NO_SUCH_GAME, name=quoted(name), names=", ".join(filter(has_weights, known())))
    state = started(name, 0)
    with quiet_line(console) as tell:
        warm_up(state.game, ["level:1"], tell)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    try:
        with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
            task = progress.add_task("games to learn from", total=games)
            found = taught(name, seed, games, jobs or os.cpu_count() or 1, lambda n: progress.update(task, completed=n))
            weights = tuned(state.game, found)
            task = progress.add_task("new weights against old", total=2 * pairs)
            results = []
            for result in compared(name, weights, seed, pairs):
                results.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print("Stopped; nothing is written.")
        return
    text = weights_text(state.game, weights)
    console.print(text, markup=False)
    won, lost = results.count(1), results.count(-1)
    console.print(f"{len(found):,} positions of {games:,} games. New against old: {won} won, {lost} lost.")
    if file is not None:
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as problem:
            raise BadOption(CANNOT_WRITE, file=quoted(str(file)), problem=problem.strerror) from None
        console.print(f"Written to {file}.", markup=False)
