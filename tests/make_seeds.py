"""Find seeds of random games that together meet everything rare, as few and as short as can be had cheaply.

    python -m tests.make_seeds [WORD …]

Words name the kinds to look at again, by a part of their name; all of them if none is given.
"""

from __future__ import annotations

import sys

from tests import seeds
from tests.himiki import test_lockstep as himiki
from tests.himiki import test_mindlock as mindlock
from tests.himiki import test_mukyan as mukyan
from tests.naive import test_naive_himiki_games as naive_himiki
from tests.naive import test_naive_mukyan as naive_mukyan
from tests.naive import test_naive_regality_games as naive_regality
from tests.naive import test_naive_yokai_games as naive_yokai
from tests.seeds import Hunt
from tests.yokai import test_lockstep as yokai

HUNTS: list[Hunt] = [
    *himiki.HUNTS,
    *mukyan.HUNTS,
    *mindlock.HUNTS,
    *yokai.HUNTS,
    *naive_himiki.HUNTS,
    *naive_mukyan.HUNTS,
    *naive_regality.HUNTS,
    *naive_yokai.HUNTS,
]

LEAST, MOST = 60, 4000
"""So many games are played at least, to choose from, and at most, to meet what is rarest."""


def covered(hunt: Hunt) -> dict[int, list[str]]:
    """Find seeds that meet all that is wanted: always the one whose game meets most that is new."""
    wanted = set(hunt.wanted)
    games: dict[int, set[str]] = {}
    seen: set[str] = set()
    for seed in range(MOST):
        if seed >= LEAST and wanted <= seen:
            break
        games[seed] = wanted & set(hunt.play(seed))
        seen |= games[seed]
    found: dict[int, list[str]] = {}
    missing = wanted & seen
    while missing:
        best = max(games, key=lambda seed: len(missing & games[seed]))
        found[best] = sorted(missing & games[best])
        missing -= games[best]
    for event in sorted(wanted - seen):
        sys.stderr.write(f"{hunt.kind}: {event} was not met in {MOST} games\n")
    return dict(sorted(found.items()))


def main() -> None:
    """Look for seeds, and write the file anew."""
    words = sys.argv[1:]
    known = seeds.stored() if seeds.FILE.exists() else {}
    found: dict[str, dict[int, list[str]]] = {}
    for hunt in HUNTS:
        if not words or hunt.kind not in known or any(word in hunt.kind for word in words):
            found[hunt.kind] = covered(hunt)
            sys.stderr.write(f"{hunt.kind}: {len(found[hunt.kind])} seeds\n")
        else:
            found[hunt.kind] = known[hunt.kind]
    seeds.FILE.write_text(seeds.write(found), encoding="utf-8")


if __name__ == "__main__":
    main()
