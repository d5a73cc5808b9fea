"""How strong the levels of a game are, pool by pool, in Elo: `strengths.txt` in the game's folder.

`yamabushi strengths` makes that file from games of the arena; nobody types it. See docs/ratings.md.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.util import find_spec

from yamabushi.core.registry import games, package_of

FILE = "strengths.txt"
ANCHOR = 3
"""Strengths are counted from this level: the one that an engine has if nobody chooses another."""


@cache
def strengths_of(pool: str) -> dict[int, float]:
    """Give the strength of each level that was measured in a pool, in Elo above that of `ANCHOR`; maybe none."""
    game = pool.partition("/")[0]
    if game not in games():
        return {}
    package = package_of(game).partition(":")[0]
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return {}  # a game from outside may be one file
    file = resources.files(package) / FILE
    if not file.is_file():
        return {}
    return read_strengths(file.read_text(encoding="utf-8")).get(pool, {})


def read_strengths(text: str) -> dict[str, dict[int, float]]:
    """Read strengths by pool and level.

    >>> read_strengths("# a comment\\nregality/old 3 0\\nregality/old 4 181\\n")
    {'regality/old': {3: 0.0, 4: 181.0}}
    """
    found: dict[str, dict[int, float]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            pool, level, elo = line.split()[:3]
            found.setdefault(pool, {})[int(level)] = float(elo)
    return found
