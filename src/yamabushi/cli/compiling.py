"""The command `yamabushi compile`: everything at once, saying how far it is."""

from __future__ import annotations

from rich.console import Console

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games
from yamabushi.engines import judging, samples
from yamabushi.engines.preparing import Preparation, units_of
from yamabushi.engines.warm import ALL, player_units
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit
from yamabushi.puzzles.solver import puzzle_units

GIVEN_UP = Sentence("compile-failed", "What {games} needs could not be compiled; play goes on without, more slowly.")


def every_unit(name: str) -> list[Unit]:
    """Name all that can be compiled for a game."""
    game = game_of(name)
    if not isinstance(game, KernelGame):
        return []
    others = [Unit(module.__name__, game.mark) for module in (judging, samples)]
    found = [*units_of(name), *(unit for player in ALL for unit in player_units(game, player)), *others]
    return list(dict.fromkeys(found))


def compile_everything(console: Console, every: bool) -> None:
    """Compile what play needs, or all there is.

    Raises:
        BadOption: something could not be compiled.
    """
    wanted = {name: [*(every_unit(name) if every else units_of(name)), *puzzle_units(name)] for name in games()}
    with quiet_line(console) as tell:

        def show() -> None:
            tell(f"compiled: {preparation.done} of {preparation.total}")

        preparation = Preparation(wanted, show)
        try:
            preparation.start()
            preparation.wait()
        finally:
            preparation.close()
    if preparation.given_up:
        raise BadOption(GIVEN_UP, games=", ".join(sorted(preparation.given_up)))
    console.print(f"All is compiled: {preparation.total} units.")
