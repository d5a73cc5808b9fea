"""Replay the golden playthroughs, one for each table of sketches, and compare line by line."""

from __future__ import annotations

import pytest

from tests.regality.make_golden import MARK
from yamabushi.core.record import read, result_text, write
from yamabushi.games.yokai.state import YokaiState

from .make_golden import DECKS, GOLDEN, path_of, playthrough, position_lines
from .positions import yokai


@pytest.mark.parametrize("name", DECKS)
def test_every_golden_playthrough_replays(name: str) -> None:
    record_text, _, positions = path_of(name).read_text().partition(MARK)
    record = read(record_text)
    assert write(record) == record_text
    assert record.game.options == yokai(DECKS[name]).options
    expected = iter(positions.splitlines())
    for number, state in enumerate(record.replay()):
        assert isinstance(state, YokaiState)
        for text in position_lines(state):
            assert text == next(expected), f"after action {number}, {' '.join(record.actions[:number][-3:])}"
    assert list(expected) == []
    assert record.result == result_text(record.verify()) != "*"


def test_there_is_one_for_our_table_and_none_of_what_does_not_exist() -> None:
    assert "assumed" in DECKS
    assert {path.name for path in GOLDEN.iterdir()} == {path_of(name).name for name in DECKS}


@pytest.mark.parametrize("name", DECKS)
def test_the_command_makes_the_same_playthrough_again(name: str) -> None:
    assert playthrough(name) == path_of(name).read_text()


def test_playthroughs_show_what_is_special() -> None:
    texts = "".join(path.read_text() for path in GOLDEN.iterdir())
    for form in (":?,?G,", "^", "%", ":.", ",=", "+@", "!@", " ?3 ", "  0: ", "  1: ", "  -: ", " - - ?36 -", "?G7"):
        assert form in texts
