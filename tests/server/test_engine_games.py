"""Tables where engines play whole games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import run, serving
from tests.server.tables import ENGINE, ME, TEAMS, caught_up, record_at
from yamabushi.core import record


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("himiki", {}, [ME, ENGINE]),
        ("himiki", {"expert": True}, [ENGINE, ME]),
        ("himiki", TEAMS, [ENGINE, ME, ENGINE, ENGINE]),
        ("himiki", TEAMS, [ME, ENGINE, ME, ENGINE]),
        ("himiki", {"mode": "mukyan"}, [ME]),
        ("regality", {}, [ENGINE, ME]),
        ("regality", {"style": "secret-draft", "match": "single"}, [ME, ENGINE]),
        ("yokai", {}, [ME, ENGINE]),
        ("yokai", {}, [ENGINE, ME]),
    ],
)
def test_engines_play_whole_games(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[dict[str, object]]
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay(game, options=options, seats=seats, name="Ada")
            rng = random.Random(6)
            async with server.at(laid["table"], laid["token"]) as client:
                while client.standing["status"] != "over":
                    if client.standing["decider"] in client.seats:
                        await client.act(rng.choice(client.view["actions"]))
                        answer = await client.until("done", "refused")
                        assert answer["type"] == "done", answer
                        await caught_up([client], answer["version"])
                    else:
                        await client.until("happened")
                assert [line["version"] for line in client.log] == list(range(1, client.version + 1))
                returns = client.standing["result"]["returns"]
                assert client.standing["result"]["reason"] == "rules"
            text = await record_at(server, laid["table"])
            last = record.read(text).verify()
            assert list(last.returns or ()) == returns
            metrics = (await server.http.get("/metrics")).text
            assert not any(f'outcome="{word}"' in metrics for word in ("died", "illegal", "replaced"))

    run(main())
