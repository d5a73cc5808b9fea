"""Let the package's own conformance suite check every kind of game."""

from __future__ import annotations

import pytest

from yamabushi.testing import check_game

from .positions import KINDS, himiki


@pytest.mark.parametrize(("mode", "edition", "expert"), KINDS)
def test_every_kind_keeps_the_promises_of_a_game(mode: str, edition: str, expert: bool) -> None:
    check_game(himiki(mode, edition, expert), games=1, seed=3)
