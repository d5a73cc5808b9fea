"""What is rated in Terres de Yokai: games with the sketches that we assume, and none with sketches of one's own."""

from collections.abc import Mapping

from yamabushi.core.options import OptionValue
from yamabushi.games.yokai.cards import ASSUMED

POOLS: Mapping[str, Mapping[str, OptionValue]] = {"duel": {}}


def pool(options: Mapping[str, OptionValue]) -> str | None:
    """Name the pool; None where somebody has chosen the deck."""
    return "duel" if options["deck"] == ASSUMED else None
