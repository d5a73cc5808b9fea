"""Replay the golden playthroughs, one for each kind of game, and compare line by line."""

from __future__ import annotations

import itertools

import pytest

import yamabushi
from tests.regality.make_golden import MARK
from yamabushi.core.record import read, result_text, write
from yamabushi.games.himiki.state import HimikiState

from .make_golden import GOLDEN, path_of, playthrough, position_lines
from .positions import KINDS

OPTIONS = {option.name: option.choices for option in yamabushi.games()["himiki"].options}
# Every kind that the game offers, whatever these tests know: one without a playthrough fails.
OFFERED = list(itertools.product(OPTIONS["mode"], OPTIONS["edition"], (False, True)))


@pytest.mark.parametrize(("mode", "edition", "expert"), OFFERED)
def test_every_kind_of_game_has_a_golden_playthrough_that_replays(mode: str, edition: str, expert: bool) -> None:
    record_text, _, positions = path_of(mode, edition, expert).read_text().partition(MARK)
    record = read(record_text)
    assert write(record) == record_text
    assert record.game.options == {"mode": mode, "edition": edition, "expert": expert}
    expected = iter(positions.splitlines())
    for number, state in enumerate(record.replay()):
        assert isinstance(state, HimikiState)
        for text in position_lines(state):
            assert text == next(expected), f"after action {number}, {' '.join(record.actions[:number][-3:])}"
    assert list(expected) == []
    assert record.result == result_text(record.verify()) != "*"


def test_there_is_no_golden_playthrough_of_what_does_not_exist() -> None:
    assert KINDS == OFFERED
    assert {path.name for path in GOLDEN.iterdir()} == {path_of(*kind).name for kind in OFFERED}


@pytest.mark.parametrize(("mode", "edition", "expert"), [("duel", "revised", True), ("teams", "first", False)])
def test_the_command_makes_the_same_playthrough_again(mode: str, edition: str, expert: bool) -> None:
    assert playthrough(mode, edition, expert) == path_of(mode, edition, expert).read_text()


def test_playthroughs_show_what_is_special() -> None:
    texts = "".join(path.read_text() for path in GOLDEN.iterdir())
    for form in (" d 0 ", " s 0 ", " t ", " r1;", "ask@", "c=", "penalty:b", "?3,?3", "?Mh", "!", "@", "~", " . 5-"):
        assert form in texts
