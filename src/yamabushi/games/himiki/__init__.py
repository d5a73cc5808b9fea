"""HI MI KI: elemental cubes that tilt and pivot on a board of 30 squares.

Order of reading: `about`, then the facts (`board`, `modes`, `chaos_tiles`), the packed position (`layout`), the
decisions (`actions`), the rules (`moving`, `conflict`, `ends`, `turns`, `rules`), the text of positions (`text`,
`reader`, `consistency`, `blanks`), what is hidden (`hidden`), what a seat sees (`view`, `preview`, `picture`), why
something is not possible (`reasons`), and the public `state`.
"""

from collections.abc import Mapping

from yamabushi.core.game import Game
from yamabushi.core.options import OptionValue
from yamabushi.games.himiki.about import ABOUT as ABOUT


def load(options: Mapping[str, OptionValue]) -> Game:
    """Make the game; the rules are imported here, so that asking about it stays cheap."""
    from yamabushi.games.himiki.state import Himiki

    return Himiki(options)
