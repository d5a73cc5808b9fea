"""Fixtures of these tests."""

from __future__ import annotations

import pytest

import yamabushi
from tests.testing.nim import register_nim
from yamabushi import Game


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Make a third party's game known for one test."""
    register_nim(monkeypatch)
    return yamabushi.game("nim")
