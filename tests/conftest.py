"""Settings of all tests."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

from tests.amounts import DEEP, EXAMPLES

# The same examples each time, so that what was green stays green; `make test-deep` looks for new ones.
settings.register_profile(
    "ours",
    max_examples=EXAMPLES,
    derandomize=not DEEP,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ours")


def pytest_collection_finish() -> None:
    """Take what has been imported and collected to stay: Python need not look at it again and again."""
    gc.collect()
    gc.freeze()
