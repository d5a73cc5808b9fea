"""Regality vs. Religion: 31 tiles with powers on a board of nine cells.

Order of reading: `about`, then the facts (`tiles`, `board`), the packed position (`layout`), the decisions
(`actions`), the rules (`effects`, `match`, `rules`), the text of positions (`text`, `reader`, `consistency`, `blanks`),
what is hidden (`hidden`), what a seat sees (`view`, `picture`), why something is not possible (`reasons`), and the
public `state`.
"""

from collections.abc import Mapping

from yamabushi.core.game import Game
from yamabushi.core.options import OptionValue
from yamabushi.games.regality.about import ABOUT as ABOUT


def load(options: Mapping[str, OptionValue]) -> Game:
    """Make the game; the rules are imported here, so that asking about it stays cheap."""
    from yamabushi.games.regality.state import Regality

    return Regality(options)
