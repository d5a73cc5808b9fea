"""From games of the arena to how strong the levels are: the file that `engines/strengths.py` reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.pools import pool_of
from yamabushi.engines.strengths import ANCHOR
from yamabushi.lab.ladder import Rating, ladder, meeting_of
from yamabushi.lab.results import Results

NO_POOL = Sentence("strengths-pool", "In {game} with these options nobody is rated.")
NO_LEVELS = Sentence("strengths-levels", "In {pool} level {anchor} has met no other: strengths are counted from there.")
UNORDERED = Sentence(
    "strengths-order", "In {pool} level {level} comes out weaker than the one below it; let them play more games."
)

HEAD = "# How strong the levels are, in Elo above level 3: pool, level, Elo, bounds (95 of 100), pairs of games.\n"
HEAD += "# Made by `yamabushi strengths` from games of the arena; see docs/ratings.md. Do not type here.\n"


def level_in(player: str) -> int | None:
    """Give the level that a player is, if it is a level as it stands.

    >>> level_in("level:4"), level_in("level:8@0.1s"), level_in("greedy")
    (4, None, None)
    """
    kind, _, number = player.partition(":")
    return int(number) if kind == "level" and number.isdigit() else None


def strengths_in(found: Iterable[Results]) -> dict[str, list[tuple[int, Rating]]]:
    """Rank the levels that have met, by pool, the lowest first; other players are passed over.

    Raises:
        BadOption: somebody plays where nobody is rated, or a level is weaker than the one below it.
    """
    pools: dict[str, list[Results]] = {}
    for results in found:
        pool = pool_of(results.settings.game, results.settings.options)
        if pool is None:
            raise BadOption(NO_POOL, game=results.settings.game)
        if all(level_in(player) for player in results.settings.players):
            pools.setdefault(pool, []).append(results)
    return {pool: ranked(pool, those) for pool, those in pools.items()}


def ranked(pool: str, found: Sequence[Results]) -> list[tuple[int, Rating]]:
    """Rank the levels that have met in a pool, the lowest first, and make sure that it is their order.

    Raises:
        BadOption: it is not, or the level is missing that strengths are counted from.
    """
    rated = {level_in(rating.name) or 0: rating for rating in ladder([meeting_of(results) for results in found])}
    if ANCHOR not in rated:
        raise BadOption(NO_LEVELS, pool=pool, anchor=ANCHOR)
    levels = sorted(rated)
    for below, level in pairwise(levels):
        if rated[level].elo <= rated[below].elo:
            raise BadOption(UNORDERED, pool=pool, level=level)
    return [(level, rated[level]) for level in levels]


def line_of(pool: str, level: int, rating: Rating, anchor: float) -> str:
    """Write what was measured of a level."""
    elo, low, high = (round(value - anchor) for value in (rating.elo, rating.low, rating.high))
    return f"{pool} {level} {elo} {low} {high} {rating.pairs}"


def written(strengths: Mapping[str, Sequence[tuple[int, Rating]]], before: str = "") -> str:
    """Write the file: what was measured now, in the place of what is there of the same pools."""
    kept = [line for line in before.splitlines() if line and line[0] != "#" and line.split()[0] not in strengths]
    for pool, levels in strengths.items():
        anchor = dict(levels)[ANCHOR].elo
        kept += [line_of(pool, level, rating, anchor) for level, rating in levels]
    return HEAD + "".join(f"{line}\n" for line in sorted(kept))
