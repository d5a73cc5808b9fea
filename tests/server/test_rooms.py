"""Small promises of the server that no failure of the list covers."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
import structlog

import yamabushi
from yamabushi.core.errors import Sentence
from yamabushi.server import logs, messages, wire
from yamabushi.server.storage.writer import UNAVAILABLE, Unavailable
from yamabushi.server.telling import cleaned, open_view, refused
from yamabushi.table.table import Stale

OPEN: list[tuple[str, dict[str, object]]] = [
    ("himiki", {}),
    ("himiki", {"mode": "teams"}),
    ("himiki", {"mode": "mukyan"}),
    ("himiki", {"mode": "mindlock", "puzzle": "F01"}),
    ("regality", {}),
    ("regality", {"style": "draft"}),
]


@pytest.mark.parametrize(("name", "options"), OPEN, ids=range(len(OPEN)))
def test_where_nothing_is_hidden_one_view_makes_all(name: str, options: dict[str, object]) -> None:
    game = yamabushi.game(name, **options)
    assert not getattr(game, "has_secrets", False)
    for seed in range(3):
        rng = random.Random(seed)
        state = game.start()
        while state.seat is not None:
            shared = state.view(None)
            for seat in (*range(len(game.seats)), None):
                assert json.dumps(open_view(state, shared, seat)) == json.dumps(state.view(seat))
            state = state.play(rng.choices(state.actions, state.odds or None)[0])


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
