"""Compile what somebody is about to use, saying so, instead of standing still at the first move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yamabushi.core.game import Game
from yamabushi.engines import deepening, greedy, growing, perft, playouts
from yamabushi.engines.folders import grows_trees, proofs_of
from yamabushi.games import aloud, dispatch
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit, compile_all

Tell = Callable[[str], None]

MODULES = {"greedy": greedy, "perft": perft, "playouts": playouts}
"""Engines that any game can be given to, by their names, and where their entry points are."""

ALL = (*MODULES, "level:8")
"""Names for everything that can be warmed up."""


def rules_of(game: KernelGame) -> Unit:
    """Name what playing by hand needs."""
    return Unit(dispatch.__name__, game.mark)


def needed_by(game: Game) -> list[Unit]:
    """Name what playing any game by hand needs; nothing where its rules are no kernels."""
    return [rules_of(game)] if isinstance(game, KernelGame) else []


def engines_of(game: Game) -> list[Unit]:
    """Name what the levels of play need, besides the rules: how a game is searched, and what is proved about it."""
    if not isinstance(game, KernelGame):
        return []
    searched = growing if grows_trees(game.name) else deepening
    proofs = proofs_of(game.name)
    return [Unit(searched.__name__, game.mark), *([] if proofs is None else [proofs.UNIT])]


def telling_of(game: Game) -> list[Unit]:
    """Name what telling of moves is quicker with, for whoever tells many people of many."""
    return [Unit(aloud.__name__, game.mark)] if isinstance(game, KernelGame) else []


def player_units(game: Game, player: str) -> list[Unit]:
    """Name what a player needs: `random`, `greedy`, `perft`, `playouts`, or a level, such as `level:8@1s`."""
    if player.startswith("level:"):
        return engines_of(game)
    if player not in MODULES or not isinstance(game, KernelGame):
        return []
    return [Unit(MODULES[player].__name__, game.mark)]


def warm_up(game: Game, players: Sequence[str], tell: Tell) -> None:
    """Compile the rules of a game and what some players need, once, telling how far it is; nothing without kernels."""
    compile_all([*needed_by(game), *(unit for player in players for unit in player_units(game, player))], tell)
