"""Read positions of the naive HI MI KI and play lines in them, for its tests."""

from __future__ import annotations

from .himiki import NaiveHimiki


def run(game: NaiveHimiki, actions: str) -> NaiveHimiki:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


def duel(text: str, edition: str = "revised") -> NaiveHimiki:
    """Read a position of a duel, with chaos tiles if it has any."""
    return NaiveHimiki.read(text, "duel", edition, not text.endswith(" -"))


def teams(text: str, edition: str = "revised") -> NaiveHimiki:
    """Read a position of a game in teams, with chaos tiles if it has any."""
    return NaiveHimiki.read(text, "teams", edition, not text.endswith(" -"))


def field(game: NaiveHimiki, number: int) -> str:
    """Give one field of the position, counted from 1 as in the notation."""
    return str(game).split(" ")[number - 1]
