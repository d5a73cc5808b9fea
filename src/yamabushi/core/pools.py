"""Which games are rated together: a game has one pool, or one for each of its modes, as its folder says.

Whoever is strong in one mode of a game need not be in another, so each pool has ratings of its own. A pool is written
`regality/draft`; that of a game which says nothing about pools is the game's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from yamabushi.core.options import OptionValue
from yamabushi.core.registry import games, part


class Pools(Protocol):
    """The module `pools` of a game."""

    # The options that stand for each pool, in the order in which they are listed.
    POOLS: Mapping[str, Mapping[str, OptionValue]]

    def pool(self, options: Mapping[str, OptionValue]) -> str | None:
        """Name the pool of a game with these options, all of them; None where nobody plays against anybody."""


def pools_in(game: str) -> Pools | None:
    """Give what a game's folder says of its pools; None if it says nothing."""
    return cast("Pools | None", part(game, "pools"))


def pool_of(game: str, options: Mapping[str, OptionValue]) -> str | None:
    """Say in which pool a game with these options is rated; None if it never is.

    >>> import yamabushi
    >>> pool_of("regality", {"style": "old"}), pool_of("himiki", {"mode": "mukyan"})
    ('regality/old', None)
    """
    about = games().get(game)
    if about is None:
        return None
    said = pools_in(game)
    if said is None:
        return game if len(about.seats) > 1 else None
    pool = said.pool({**{option.name: option.default for option in about.options}, **options})
    return None if pool is None else f"{game}/{pool}"


def pools_of(game: str) -> dict[str, Mapping[str, OptionValue]]:
    """List the pools of a game, each with the options that stand for it."""
    said = pools_in(game)
    if said is not None:
        return {f"{game}/{pool}": options for pool, options in said.POOLS.items()}
    return {} if pool_of(game, {}) is None else {game: {}}
