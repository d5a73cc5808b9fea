"""What is proved about Regality vs. Religion, for engines that play by heart: the old style."""

from __future__ import annotations

from yamabushi.core.game import Game
from yamabushi.games.regality.exact import search, solver
from yamabushi.games.regality.exact.opening import lost_openings
from yamabushi.games.regality.exact.opening import opening_file as known_positions
from yamabushi.games.regality.exact.perfect import MOST_VISITED as MOST_VISITED
from yamabushi.games.regality.exact.perfect import perfect_actions as perfect_actions
from yamabushi.games.regality.exact.perfect import single_game as provable
from yamabushi.kernels.entries import Unit

__all__ = ["MOST_VISITED", "UNIT", "known_positions", "perfect_actions", "provable", "settles_all", "sizes"]

UNIT = Unit(search.__name__)
"""What knowing by heart needs to have compiled."""


def settles_all(game: Game) -> bool:
    """Tell whether who wins what is proved has won altogether: in a match a game is only a part."""
    return game.options.get("match") == "single"


def sizes() -> dict[str, int]:
    """Say how long the arrays are that the kernels want, for those who call them elsewhere."""
    return {
        "table": solver.room_for(len(lost_openings()) + MOST_VISITED),
        "counters": search.COUNTERS,
        "visited": search.VISITED,
        "budget": search.BUDGET,
        "lists": solver.CHOICES,
        "replies": search.MOST_TURNS * search.MOST_REPLIES,
        "reply_fields": search.REPLY_FIELDS,
        "turns": search.MOST_TURNS,
        "frame_fields": search.FRAME_FIELDS,
    }
