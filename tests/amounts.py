"""How much the tests play: little with `make test`, much with `make test-deep`. The environment is read here only."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

BRIEF_GAMES = 2
"""So many random games a kind are enough where chosen seeds meet all that is rare."""

GAMES = int(os.environ.get("YAMABUSHI_GAMES") or BRIEF_GAMES)
"""How many random games of each kind (style, mode, table of sketches) a test plays."""

DEEP = GAMES >= 100
"""Whether many games are played: then rare things must be met by chance, and often enough."""

EXAMPLES = 5 * GAMES if DEEP else 40
"""How many examples Hypothesis thinks of."""

SOAK_SECONDS = int(os.environ.get("YAMABUSHI_SOAK") or 60)
"""For how long servers are played at and broken, on each kind of database; an hour is `YAMABUSHI_SOAK=3600`."""

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether kernels run as plain Python, in which playing takes some hundred times as long."""

TEXTS_TOO = INTERPRETED or DEEP
"""Whether a game in two implementations is compared in views, log lines and events as well. Those are made by Python
alone, kernels compiled or not, and the interpreted part of `make test` plays the same games. That compiled rules report
what interpreted ones do, `tests/kernels/test_reports.py` says."""


def amount(brief: int, deep: int) -> int:
    """Say how many of something there are: with `make test`, with `make test-deep`."""
    return deep if DEEP else brief


def brief(everything: Iterable[Any], *some: Any) -> list[Any]:
    """Give what a test is done with: all of it with `make test-deep`, only some with `make test`.

    For tests that go the same way whatever they are done with. Each takes another game, so that all games are met.
    """
    return [pytest.param(one, marks=() if one in some else pytest.mark.deep) for one in everything]
