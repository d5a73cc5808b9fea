"""Find games by name, without loading the rules of any before it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.game import About, Game
from yamabushi.core.options import OptionValue, settle

UNKNOWN_GAME = Sentence("game-unknown", "There is no game {name}; there is {games}.")

Loader = Callable[[Mapping[str, OptionValue]], Game]
"""Makes a game from its settled options; imports the rules when called, not before."""

_abouts: dict[str, About] = {}
_loaders: dict[str, Loader] = {}


def register(about: About, loader: Loader) -> None:
    """Make a game known by its name."""
    _abouts[about.name] = about
    _loaders[about.name] = loader


def games() -> dict[str, About]:
    """Describe the games by name, each with its modes, options and defaults."""
    return dict(_abouts)


def game(name: str, /, **options: object) -> Game:
    """Make a game.

    Raises:
        BadOption: no such game, no such option, or a value that the option does not take.
    """
    if name not in _abouts:
        raise BadOption(UNKNOWN_GAME, name=quoted(str(name)), games=", ".join(sorted(_abouts)))
    about = _abouts[name]
    return _loaders[name](settle(name, about.options, options))
