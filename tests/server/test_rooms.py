"""Small promises of the server that no failure of the list covers."""

from __future__ import annotations

import json
import random
from unittest import mock

import msgspec
import pytest
import structlog

import yamabushi
from yamabushi.core.errors import Sentence
from yamabushi.core.game import State
from yamabushi.server import logs, messages, wire
from yamabushi.server.rooms.lines import Lines
from yamabushi.server.storage.writer import UNAVAILABLE, Unavailable
from yamabushi.server.telling import cleaned, line_of, refused
from yamabushi.table.events import Entry
from yamabushi.table.records import event_of
from yamabushi.table.table import Stale

GAMES: list[tuple[str, dict[str, object], bool]] = [
    ("himiki", {}, True),
    ("himiki", {"mode": "teams"}, True),
    ("himiki", {"mode": "mukyan"}, True),
    ("himiki", {"mode": "mindlock", "puzzle": "F01"}, True),
    ("himiki", {"expert": True}, False),
    ("regality", {}, True),
    ("regality", {"style": "draft"}, True),
    ("regality", {"style": "secret-draft"}, False),
    ("yokai", {}, False),
]


@pytest.mark.parametrize(("name", "options", "is_open"), GAMES, ids=range(len(GAMES)))
def test_what_is_made_once_for_all_is_what_each_would_be_told(
    name: str, options: dict[str, object], is_open: bool
) -> None:
    game = yamabushi.game(name, **options)
    assert game.tells_all_alike == is_open
    readers = (*range(len(game.seats)), None)
    for seed in range(3):
        rng = random.Random(seed)
        state = game.start()
        log: list[tuple[Entry, State]] = []
        lines = Lines(mock.Mock(log=log))
        while state.seat is not None:
            for seat, view in state.views(readers).items():
                assert json.dumps(view) == json.dumps(state.view(seat))
            action = rng.choices(state.actions, state.odds or None)[0]
            entry = Entry(len(log) + 1, event_of(state, action))
            log.append((entry, state))
            for seat in rng.sample(readers, len(readers)):
                (line,) = lines.after(entry.version - 1, seat)
                assert messages.encoder.encode(line) == messages.encoder.encode(line_of(entry, state, seat))
            assert (entry.version in lines.shared) == (is_open and "view" not in str(state.events(action)))
            state = state.play(action)


@pytest.mark.parametrize("as_json", [True, False])
def test_no_variable_of_ours_is_ever_logged(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    logs.configure(as_json=as_json)

    def fail(token: str) -> None:
        raise RuntimeError(f"something of {len(token)} letters")

    secret = "-".join(("very", "secret", "token"))
    try:
        try:
            fail(secret)
        except RuntimeError as problem:
            structlog.get_logger().error("a duty failed", exc_info=problem)
    finally:
        structlog.reset_defaults()
    written = capsys.readouterr().err
    assert "a duty failed" in written
    assert "something of 17 letters" in written
    assert secret not in written


def test_every_message_is_in_the_schema() -> None:
    schema = wire.messages()
    for kind in (*messages.AnyWish.__args__, *messages.AnyNews.__args__):
        assert kind.__name__ in schema["$defs"]
    assert json.loads(json.dumps(schema)) == schema


def test_a_refusal_is_written_with_its_code_and_arguments() -> None:
    news = refused(Unavailable(UNAVAILABLE), "a1", 7)
    assert json.loads(msgspec.json.encode(news)) == {
        "type": "refused",
        "code": "storage-unavailable",
        "sentence": "That could not be stored right now; nothing has changed. Try again.",
        "id": "a1",
        "version": 7,
        "is_retryable": True,
    }
    assert refused(Stale(Sentence("x", "{a} {b}"), a=1, b=["c"])).arguments == {"a": 1, "b": "['c']"}


def test_what_cannot_be_shown_is_taken_out() -> None:
    assert cleaned(" a\x00b\u202e火\n ") == "ab火"
