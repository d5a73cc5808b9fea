"""Replay the golden playthroughs, one for each style and form of match, and compare line by line."""

from __future__ import annotations

import pytest

import yamabushi
from yamabushi.core.record import read, result_text, write
from yamabushi.games.kernel_state import KernelState

from .make_golden import GOLDEN, MARK, path_of, playthrough, position_lines

OPTIONS = {option.name: option.choices for option in yamabushi.games()["regality"].options}
PLAYED = [(style, form) for style in OPTIONS["style"] for form in OPTIONS["match"]]


@pytest.mark.parametrize(("style", "form"), PLAYED)
def test_every_style_and_form_of_match_has_a_golden_playthrough_that_replays(style: str, form: str) -> None:
    record_text, _, positions = path_of(style, form).read_text().partition(MARK)
    record = read(record_text)
    assert write(record) == record_text
    assert (record.game.options["style"], record.game.options["match"]) == (style, form)
    expected = iter(positions.splitlines())
    for number, state in enumerate(record.replay()):
        assert isinstance(state, KernelState)
        for text in position_lines(state):
            assert text == next(expected), f"after action {number}, {' '.join(record.actions[:number][-3:])}"
    assert list(expected) == []
    assert record.result == result_text(record.verify()) != "*"


def test_there_is_no_golden_playthrough_of_what_does_not_exist() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {path_of(style, form).name for style, form in PLAYED}


def test_the_command_makes_the_same_playthrough_again() -> None:
    assert playthrough("secret-draft", "single") == path_of("secret-draft", "single").read_text()


def test_playthroughs_show_every_kind_of_pending_decision() -> None:
    texts = "".join(path.read_text() for path in GOLDEN.iterdir())
    for flags in (" begin 0", " draw 0", " draft 0", " choose 0", " Wt@", " Ba@", " Fa@", " As@", " He@", "? "):
        assert flags in texts
    assert all(form in texts for form in ("(", "To+", ">?", "passed=?3/?3", "gone=", "won=1-1", "points="))
