"""The seeds of games that meet everything rare: there for every kind of game, and no others."""

from __future__ import annotations

import pytest

from tests import seeds
from tests.make_seeds import HUNTS


def test_every_kind_of_game_has_its_seeds() -> None:
    assert list(seeds.stored()) == [hunt.kind for hunt in HUNTS]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_each_seed_is_there_for_something_and_nothing_is_left_out(hunt: seeds.Hunt) -> None:
    met = [event for events in seeds.stored()[hunt.kind].values() for event in events]
    assert sorted(met) == sorted(hunt.wanted)


def test_seeds_are_read_as_they_are_written() -> None:
    assert seeds.write(seeds.stored()) == seeds.FILE.read_text(encoding="utf-8")
