"""Replay the golden playthroughs, one for each kind of game, and compare line by line."""

from __future__ import annotations

import pytest

from tests.core.walks import every_game
from tests.regality.make_golden import MARK
from yamabushi.core.record import read, result_text, write
from yamabushi.games.himiki.state import HimikiState

from .make_golden import GOLDEN, kinds, path_of, playthrough, position_lines

NAMES = list(kinds())


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_game_has_a_golden_playthrough_that_replays(name: str) -> None:
    record_text, _, positions = path_of(name).read_text().partition(MARK)
    record = read(record_text)
    assert write(record) == record_text
    assert record.game == kinds()[name]
    expected = iter(positions.splitlines())
    for number, state in enumerate(record.replay()):
        assert isinstance(state, HimikiState)
        for text in position_lines(state):
            assert text == next(expected), f"after action {number}, {' '.join(record.actions[:number][-3:])}"
    assert list(expected) == []
    assert record.result == result_text(record.verify()) != "*"


def test_there_is_one_of_all_that_the_game_offers_and_of_nothing_else() -> None:
    # Every kind that there is, whatever these tests know: one without a playthrough fails.
    offered = [game for game in every_game().values() if game.name == "himiki"]
    assert all(game in kinds().values() for game in offered)
    assert {path.name for path in GOLDEN.iterdir()} == {path_of(name).name for name in NAMES}


@pytest.mark.parametrize("name", ["duel.revised.expert", "teams.first.plain", "mukyan.first", "mindlock.tiles"])
def test_the_command_makes_the_same_playthrough_again(name: str) -> None:
    assert playthrough(kinds()[name]) == path_of(name).read_text()


def test_playthroughs_show_what_is_special() -> None:
    texts = "".join(path.read_text() for path in GOLDEN.iterdir())
    for form in (" d 0 ", " s 0 ", " t ", " r1;", "ask@", "c=", "penalty:b", "?3,?3", "?Mh", "!", "@", "~", " . 5-"):
        assert form in texts
    for form in (" mk 1 ", ";mk ", "mk=", "?KHM", "?0", " w 1 --- ", " r;", ";Im@", ";Tr@"):
        assert form in texts
