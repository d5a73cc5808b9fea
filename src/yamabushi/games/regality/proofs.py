"""What is proved about Regality vs. Religion, for engines that play by heart: the old style."""

from __future__ import annotations

from yamabushi.core.game import Game
from yamabushi.games.regality.exact import search
from yamabushi.games.regality.exact.perfect import MOST_VISITED as MOST_VISITED
from yamabushi.games.regality.exact.perfect import perfect_actions as perfect_actions
from yamabushi.kernels.entries import Unit

UNIT = Unit(search.__name__)
"""What knowing by heart needs to have compiled."""


def knows(game: Game) -> bool:
    """Tell whether anything is proved of a game, played as it is here."""
    return game.options.get("style") == "old"


def settles_all(game: Game) -> bool:
    """Tell whether who wins what is proved has won altogether: in a match a game is only a part."""
    return game.options.get("match") == "single"
