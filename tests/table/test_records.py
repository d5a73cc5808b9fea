"""A table as a record, and a record as a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.tables import ENGINE, PERSON, people, play
from yamabushi.core.errors import BadRecord
from yamabushi.core.record import read
from yamabushi.table.events import Matter
from yamabushi.table.records import record_of, table_of
from yamabushi.table.seats import Seat, SeatKind


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("regality", {"style": "standard", "first": "random"}),
        ("himiki", {"mode": "teams"}),
        ("himiki", {"mode": "mukyan"}),
        ("yokai", {}),
    ],
)
def test_a_table_is_laid_again_from_its_record(name: str, options: dict[str, Any]) -> None:
    game = play(name, **options).acts(5)
    if game.table.game.penalties:
        game.do(game.table.penalty(None, "w", 0)).acts(1)
    record = read(str(record_of(game.table)))
    again = table_of(record, game.table.seats)
    assert (again.state, again.chance) == (game.table.state, game.table.chance)
    assert [moment.event for moment in again.now.line()] == [moment.event for moment in game.table.now.line()]
    assert again.decider == game.table.decider
    assert again.decider is not None
    assert again.act(again.decider, again.state.actions[0], again.version, 0, game.draw)


def test_a_record_names_who_sits_there_and_counts_what_was_undone() -> None:
    greedy = Seat(SeatKind.ENGINE, "greedy")
    game = play(seats=[PERSON, greedy]).act("Ci@b2")
    game.do(game.table.undo([0], 0)).act("Ci@a1")
    game.do(game.table.undo([0], 0)).act("Ci@c1")
    record = record_of(game.table)
    assert (record.actions, record.comments) == (("Ci@c1",), {0: "undone: 2"})
    assert record.tags == {"Royalty": "Ada", "Religion": "greedy"}
    assert record_of(play(seats=[PERSON, ENGINE]).table).tags["Religion"] == "level 3"


def test_a_game_that_was_given_up_can_be_gone_on_with_from_its_record() -> None:
    game = play().acts(3)
    game.do(game.table.offer(0, Matter.RESIGN, 0))
    record = record_of(game.table)
    assert (record.tags["End"], record.result) == ("resigned", "0-1")
    again = table_of(record, people(2))
    assert again.result is None
    assert again.decider is not None


def test_a_record_that_does_not_verify_lays_no_table() -> None:
    record = read(str(record_of(play().acts(3).table)).replace("Ci@", "Ki@"))
    with pytest.raises(BadRecord):
        table_of(record, people(2))
