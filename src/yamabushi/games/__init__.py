"""The games, each a folder with the same files."""

import importlib
import pkgutil

from yamabushi.core.registry import register


def register_games() -> None:
    """Make the games known by name; their rules load when a game is made, not before."""
    for folder in pkgutil.iter_modules(__path__):
        if folder.ispkg:
            game = importlib.import_module(f"{__name__}.{folder.name}")
            register(game.ABOUT, game.load)
