"""What is rated together in HI MI KI: the duel and the teams, each with and without chaos tiles, by either rulebook."""

from collections.abc import Mapping

from yamabushi.core.options import OptionValue

POOLS: Mapping[str, Mapping[str, OptionValue]] = {
    "duel": {"mode": "duel"},
    "duel-expert": {"mode": "duel", "expert": True},
    "teams": {"mode": "teams"},
    "teams-expert": {"mode": "teams", "expert": True},
}


def pool(options: Mapping[str, OptionValue]) -> str | None:
    """Name the pool; None where one plays alone."""
    mode = str(options["mode"])
    if mode not in POOLS:
        return None
    return f"{mode}-expert" if options["expert"] else mode
