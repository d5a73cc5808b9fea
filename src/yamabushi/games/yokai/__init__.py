"""Terres de Yokai: sketches played from hidden hands to four piles of yokai.

Order of reading: `about`, then the facts (`cards`, `assumed_deck.txt`), the packed position (`layout`), the decisions
(`actions`), the rules (`piles`, `rules`), what is hidden (`hidden`), the text of positions (`text`, `reader`,
`consistency`, `blanks`), what a seat sees (`view`, `preview`, `picture`), why something is not possible (`reasons`),
and the public `state`.
"""

from collections.abc import Mapping

from yamabushi.core.game import Game
from yamabushi.core.options import OptionValue
from yamabushi.games.yokai.about import ABOUT as ABOUT


def load(options: Mapping[str, OptionValue]) -> Game:
    """Make the game; the rules are imported here, so that asking about it stays cheap."""
    from yamabushi.games.yokai.state import Yokai

    return Yokai(options)
