"""What is looked for among the games of an account, as an address says it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator, StringConstraints

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.pools import pools_of
from yamabushi.core.registry import games
from yamabushi.server.accounts import key_of
from yamabushi.server.storage.histories import Against, Came, Sought
from yamabushi.server.telling import cleaned

NO_POOL = Sentence("players-pool", "There are no ratings for {pool}.")

GameQuery = Annotated[str | None, Query(max_length=40, pattern=r"^[a-z0-9_-]+$")]
PoolQuery = Annotated[
    str | None,
    Query(max_length=80, pattern=r"^[a-z0-9_/-]+$", description="a mode of a game: games that are rated together"),
]
OtherName = Annotated[
    str, Query(description="somebody else who sat there"), AfterValidator(cleaned), StringConstraints(max_length=40)
]
Before = Annotated[str | None, Query(pattern=r"^[a-z0-9]{1,24}$", description="the last table of those before")]


def sought(
    game: GameQuery = None,
    pool: PoolQuery = None,
    other: OtherName | None = None,
    against: Annotated[Against | None, Query(description="people, or engines, among those who sat there")] = None,
    came: Annotated[Came | None, Query(description="what came of it for one's only seat; or that it goes on")] = None,
    is_rated: Annotated[bool | None, Query(description="whether it counts for ratings")] = None,
) -> Sought:
    """Say which games are looked for.

    Raises:
        BadOption: there is no such pool.
    """
    if pool is not None:
        name = pool.partition("/")[0]
        if name not in games() or pool not in pools_of(name):
            raise BadOption(NO_POOL, pool=quoted(pool))
    return Sought(game, pool, None if other is None else (other, key_of(other)), against, came, is_rated)


def shown(wanted: Annotated[Sought, Depends(sought)]) -> Sought:
    """Look only among those games that everybody may see."""
    return replace(wanted, is_shown=True)
