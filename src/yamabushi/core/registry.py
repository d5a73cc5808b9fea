"""Find games by name, without loading the rules of any before it is asked for.

Ours are folders beneath `yamabushi.games`. Those of others are packages that name a module in the entry point group
`yamabushi.games`; such a module has, as our folders have, `ABOUT` and `load`. Whatever else is to be said about a game
stands in modules of agreed names beside them: its parts.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
from collections.abc import Callable, Mapping
from importlib import metadata
from types import ModuleType

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.game import About, Game
from yamabushi.core.options import OptionValue, settle

UNKNOWN_GAME = Sentence("game-unknown", "There is no game {name}; there is {games}.")

GROUP = "yamabushi.games"
"""The entry points of packages that bring a game."""

FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    BufferError,
    ImportError,
    LookupError,
    MemoryError,
    NameError,
    OSError,
    RuntimeError,
    StopIteration,
    SyntaxError,
    TypeError,
    ValueError,
)
"""What code that is not ours might raise where it has a fault."""

Loader = Callable[[Mapping[str, OptionValue]], Game]
"""Makes a game from its settled options; imports the rules when called, not before."""

_abouts: dict[str, About] = {}
_loaders: dict[str, Loader] = {}
_groups_read: set[str] = set()

_logger = logging.getLogger(__name__)


def register(about: About, loader: Loader) -> None:
    """Make a game known by its name; its parts are looked for in the package that the loader is from."""
    _abouts[about.name] = about
    _loaders[about.name] = loader


def find_installed() -> None:
    """Make the games of other packages known; what cannot be imported, or has the name of a known game, is left out."""
    for entry in metadata.entry_points(group=GROUP):
        try:
            found = entry.load()
            about, loader = found.ABOUT, found.load
        except FAULTS as problem:
            _logger.warning("the game %s cannot be loaded: %s: %s", entry.name, type(problem).__name__, problem)
            continue
        if not isinstance(about, About) or not callable(loader) or about.name != entry.name:
            _logger.warning("the game %s says nothing about itself, or has another name there", entry.name)
        elif about.name in _abouts:
            _logger.warning("there is a game %s already; the one of %s is left out", entry.name, entry.value)
        else:
            register(about, loader)


def _find_all() -> None:
    """Look for games of other packages, once."""
    if GROUP not in _groups_read:
        _groups_read.add(GROUP)
        find_installed()


def games() -> dict[str, About]:
    """Describe the games by name, each with its modes, options and defaults."""
    _find_all()
    return dict(_abouts)


def game(name: str, /, **options: object) -> Game:
    """Make a game.

    Raises:
        BadOption: no such game, no such option, or a value that the option does not take.
    """
    if name not in _abouts:
        _find_all()
    if name not in _abouts:
        raise BadOption(UNKNOWN_GAME, name=quoted(str(name)), games=", ".join(sorted(_abouts)))
    about = _abouts[name]
    return _loaders[name](settle(name, about.options, options))


def package_of(name: str) -> str:
    """Name the package that a game is from."""
    if name not in _loaders:
        _find_all()
    return _loaders[name].__module__


def part(name: str, module: str) -> ModuleType | None:
    """Import the module of a game's folder that has this name; None if the game has none, or there is no such game."""
    if name not in games():
        return None
    package = package_of(name)
    if not hasattr(importlib.import_module(package), "__path__"):
        return None
    path = f"{package}.{module}"
    return None if importlib.util.find_spec(path) is None else importlib.import_module(path)
