"""Failure 29: on one screen with hidden hands, whoever is behind the curtain learns nothing of a hand.

Two worlds look alike to whoever is before the screen: to a spectator while the curtain is drawn, to another seat while
that one has the screen and does not decide. Whatever is sent then, all that comes back is the same in both.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Sequence
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import yamabushi
from tests.amounts import amount
from tests.server.serving import Client, Server, run, serving
from tests.server.test_failures_leaks import counters, piece
from yamabushi.core.game import CHANCE, Game, State

SECRET: list[tuple[str, dict[str, object]]] = [
    ("yokai", {}),
    ("himiki", {"expert": True}),
    ("himiki", {"expert": True, "mode": "teams"}),
    ("regality", {"style": "secret-random", "match": "single"}),
    ("regality", {"style": "secret-draft", "match": "single"}),
    ("regality", {"style": "secret-draft"}),
]
IDS = ["-".join(map(str, (name, *options.values()))) for name, options in SECRET]
PIECES = amount(1, 8)
MOST_MOVES = amount(3, 12)
MOST_TRIED = amount(8, 40)


async def probed(server: Server, table: str, token: str, client: Client, tried: Sequence[str]) -> list[str]:
    """Send whatever one can without the screen of whoever decides; give all that comes back, and what is counted."""
    await client.quiet()
    before, begun = len(client.heard), await counters(server)
    with capture_logs() as logged:
        for number, action in enumerate(tried):
            await client.act(action, id=f"p{client.version}-{number}")
            assert (await client.until("refused"))["code"] == "room-curtain"
        for version in range(client.version + 1):
            await client.send("look", version=version)
        await client.send("preview", version=client.version, actions=list(tried))
        assert (await client.until("previewed"))["previews"] == {}
        for matter in ("takeback", "pause"):
            await client.send("decline", matter=matter)
        await client.send("penalty", version=client.version, side="x")
        await client.send("claim", wish="win")
        await client.send("resume")
        await client.send("hello", token=token)
        await client.quiet()
        headers = {"authorization": f"Bearer {token}"}
        address = f"/api/tables/{table}"
        answers = [
            await server.http.get(address),
            await server.http.get(f"{address}/record", headers=headers),
            *[
                await server.http.post(f"{address}/analysis", headers=headers, json={"version": version})
                for version in (None, 0, client.version)
            ],
        ]
        async with server.at(table, token) as again:
            await again.quiet()
    counted = await counters(server)
    counted.subtract(begun)
    described = answers[0].json()
    assert described.pop("created") <= described.pop("changed")  # times of day differ
    rest = [json.dumps(described), *(f"{answer.status_code} {answer.text}" for answer in answers[1:])]
    told = [*client.heard[before:], *again.heard, *rest, repr(sorted((+counted).items())), repr(logged)]
    return [text.replace(table, "TABLE") for text in told]


async def world(
    server: Server, start: State, moves: Sequence[tuple[str, bool]], tried: Sequence[Sequence[str]], seat: int | None
) -> list[list[str]]:
    """Play some moves on one screen; before each and at the end probe it with no seat, or one that does not decide."""
    script = deque(action for action, is_chance in moves if is_chance)
    server.hall.draw = lambda _: script.popleft()
    laid = await server.lay(
        start.game.name,
        options=dict(start.game.given()),
        start=str(start),
        seats=[{"kind": "me"}] * len(start.game.seats),
    )
    found: list[list[str]] = []

    async def probe(client: Client) -> None:
        if client.standing.get("decider") not in (None, seat):
            await client.send("face", seat=seat)
            await client.until("snapshot")
            found.append(await probed(server, laid["table"], laid["token"], client, tried[len(found)]))

    async with server.at(laid["table"], laid["token"]) as client:
        for action, is_chance in moves:
            if not is_chance:
                await probe(client)
                await client.send("face", seat=client.standing["decider"])
                await client.until("snapshot")
                await client.act(action)
                await client.until("done")
                await client.until("happened")
        await probe(client)
        await client.send("undo", version=client.version)
        await client.until("happened")
        await probe(client)
    return found


def tries(state: State, twin: State, moves: Sequence[tuple[str, str, bool]], rng: random.Random) -> list[list[str]]:
    """Say what to try at each step: what can be done in one of the worlds or the other, and what in none."""
    found = []
    for here, there, _ in (*moves, ("", "", False)):
        if state.seat != CHANCE:
            possible = sorted({*state.actions, *twin.actions})
            rng.shuffle(possible)
            found.append(["nonsense", *possible[:MOST_TRIED]])
        if here:
            state, twin = state.play(here), twin.play(there)
    return [*found, found[-1]]


def compare_curtains(folder: Path, name: str, options: dict[str, object], *, is_drawn: bool, least: int) -> int:
    """Play pieces of games on one screen in two worlds; give how many messages were compared."""
    game: Game = yamabushi.game(name, **options)
    rng = random.Random(f"{name} {options} {is_drawn}")

    async def main() -> int:
        compared = pieces = 0
        async with serving(folder) as server:
            state = game.start()
            while pieces < least:
                state = game.start() if state.seat is None else state
                if state.seat == CHANCE:
                    state = state.play(rng.choices(state.actions, state.odds)[0])
                    continue
                seat = None if is_drawn or state.seat is None else (state.seat + 1) % len(game.seats)
                twin, done, following = piece(state, seat, rng)
                last = next((n for n in range(len(done), 0, -1) if n <= MOST_MOVES and not done[n - 1][2]), 0)
                while last < len(done) and done[last][2]:
                    last += 1
                done = done[:last]
                if done and twin != state:
                    pieces += 1
                    tried = tries(state, twin, done, rng)
                    one = await world(server, state, [(here, chance) for here, _, chance in done], tried, seat)
                    other = await world(server, twin, [(there, chance) for _, there, chance in done], tried, seat)
                    for here, there in zip(one, other, strict=True):
                        assert len(here) == len(there)
                        for message, also in zip(here, there, strict=True):
                            assert message == also
                            compared += 1
                state = following if following != state else state.play(rng.choice(state.actions))
        return compared

    return run(main())


@pytest.mark.parametrize(("name", "options"), SECRET, ids=IDS)
@pytest.mark.parametrize("is_drawn", [True, False], ids=["curtain", "other-seat"])
def test_29_behind_the_curtain_nothing_that_is_answered_depends_on_a_hand(
    tmp_path: Path, name: str, options: dict[str, object], is_drawn: bool
) -> None:
    assert compare_curtains(tmp_path, name, options, is_drawn=is_drawn, least=PIECES) > 20 * PIECES
