"""The games, each a folder with the same files."""

from yamabushi.core.registry import register
from yamabushi.games import himiki, regality, yokai


def register_games() -> None:
    """Make the games known by name; their rules load when a game is made, not before."""
    register(himiki.ABOUT, himiki.load)
    register(regality.ABOUT, regality.load)
    register(yokai.ABOUT, yokai.load)
