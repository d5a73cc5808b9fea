"""What is rated together in Regality vs. Religion: games of one style, however long the match."""

from collections.abc import Mapping

from yamabushi.core.options import OptionValue
from yamabushi.games.regality.about import ABOUT

STYLES = next(option.choices for option in ABOUT.options if option.name == "style")
POOLS: Mapping[str, Mapping[str, OptionValue]] = {style: {"style": style} for style in STYLES}


def pool(options: Mapping[str, OptionValue]) -> str | None:
    """Name the pool."""
    return str(options["style"])
