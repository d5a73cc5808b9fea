"""Failures 12, 13 and 15: two worlds that differ only in what somebody may not see send them the same bytes.

A game is played beside another world, piece by piece: a position, and another one that looks just like it to a seat or
a spectator, are laid as two tables. All that is decided and all that chance says is chosen so that the watcher cannot
tell the two apart; then everything that reaches the watcher is compared byte by byte, in its order. Where what was
hidden comes to light, the worlds part, and the game goes on with a new piece.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

import yamabushi
from tests.amounts import DEEP, amount, brief
from tests.server.bots import Bot, bot_at
from tests.server.serving import Client, Server, run, serving
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.server import gallery
from yamabushi.server.messages import MOST_PREVIEWS, encoder
from yamabushi.server.rooms import lines, previews
from yamabushi.server.showing import ShownBoard
from yamabushi.server.telling import line_of
from yamabushi.table.table import Table
from yamabushi.testing.secrets import sight

HIDDEN: list[tuple[str, dict[str, object]]] = [
    ("yokai", {}),
    ("himiki", {"expert": True}),
    ("himiki", {"expert": True, "mode": "teams"}),
    ("regality", {"style": "secret-random", "match": "single"}),
    ("regality", {"style": "secret-draft", "match": "single"}),
]
IDS = ["-".join(map(str, (name, *options.values()))) for name, options in HIDDEN]
LEAST_PIECES = amount(2, 6)
APART = 8
"""So many decisions are passed over from piece to piece, where there is no time for whole games."""


class World:
    """A table whose chance says what it is told to, with everybody who sits there and somebody who watches."""

    def __init__(self, server: Server, bot: Bot | None = None) -> None:
        self.server = server
        # Plays on the first seat, if there is one, and reads the stream of the game.
        self.bot = bot
        self.stack = contextlib.AsyncExitStack()
        self.script: deque[str] = deque()

    async def lay(self, state: State) -> None:
        """Lay a table with this position."""
        game = state.game
        count = len(game.seats)
        self.server.hall.services.draw = lambda _: self.script.popleft()
        laid = await self.server.lay(
            game.name,
            options=dict(game.given()),
            start=str(state),
            seats=[{"kind": "open"} for _ in range(count)],
            name="Host",
        )
        self.table = laid["table"]
        self.tokens = []
        for number, invitation in enumerate(laid["invites"]):
            if number == count - 1:
                self.watcher = await self.stack.enter_async_context(self.server.at(self.table))
            if number == 0 and self.bot is not None:
                self.tokens.append(await self.seat_bot(self.bot, invitation["invite"]))
                continue
            joined = await self.server.join(self.table, invite=invitation["invite"], name=f"P{number}")
            self.tokens.append(joined["token"])
        self.clients = [
            await self.stack.enter_async_context(self.server.at(self.table, token)) for token in self.tokens
        ]

        if self.bot is not None:
            self.lines = await self.stack.enter_async_context(self.bot.stream(f"/game/stream/{self.table}"))
            await self.lines.until("gameFull")  # by now all have heard that it is there

    async def seat_bot(self, bot: Bot, invite: str) -> str:
        """Let a bot sit down; give a token for its seat, so that all else is the same as for a person."""
        joined = await bot.post(f"/game/{self.table}/join", json={"invite": invite})
        assert joined.status_code == 201, joined.text
        answer = await self.server.http.post(f"/api/me/tables/{self.table}/token", headers=bot.session)
        token: str = answer.json()["token"]
        return token

    async def read_by_bot(self, version: int) -> list[str]:
        """Give all that a bot has read of the game, up to a version."""
        while max(line.get("state", line).get("version", 0) for line in self.lines.heard) < version:
            await self.lines.next()
        return [text for text in self.lines.raw if text]

    def ear(self, seat: int | None) -> Client:
        return self.watcher if seat is None else self.clients[seat]

    async def settled(self) -> None:
        for client in (*self.clients, self.watcher):
            await client.quiet()


def alike(state: State, other: State, action: str, seat: int | None, rng: random.Random) -> str | None:
    """Find what the other world does when this one does something, so that the watcher cannot tell; None if nothing."""
    line = state.log_line(action, seat)
    found = [one for one in other.actions if other.log_line(one, seat) == line]
    rng.shuffle(found)
    following = sight(state.play(action), seat)
    for one in found:
        if sight(other.play(one), seat) == following:
            return one
    return None


def piece(state: State, seat: int | None, rng: random.Random) -> tuple[State, list[tuple[str, str, bool]], State]:
    """Play on in two worlds until they part; give the other world's start, what both do, and where the game stands."""
    twin = state.twin(seat, rng)
    other, done = twin, list[tuple[str, str, bool]]()
    while state.seat is not None and len(done) < 60:
        action = rng.choices(state.actions, state.odds or None)[0]
        also = alike(state, other, action, seat, rng)
        if also is None:
            break
        done.append((action, also, state.seat == CHANCE))
        state, other = state.play(action), other.play(also)
    while done and state.seat == CHANCE:
        # A piece ends where somebody decides: what chance says is part of the decision before it.
        action = rng.choices(state.actions, state.odds)[0]
        also = alike(state, other, action, seat, rng)
        if also is None:
            while done and done[-1][2]:
                done.pop()
            if done:
                done.pop()
            break
        done.append((action, also, True))
        state, other = state.play(action), other.play(also)
    return twin, done, state


async def replay(world: World, start: State, moves: Sequence[tuple[str, bool]], seat: int | None) -> list[str]:
    """Play some moves in a world, with a few that are refused; give all that the watcher was sent."""
    world.script.extend(action for action, is_chance in moves if is_chance)
    if start.seat == CHANCE:
        first = next((n for n, (_, is_chance) in enumerate(moves) if not is_chance), len(moves))
        moves = moves[first:]
    await world.lay(start)
    await world.settled()
    boards = [await small_board(world)]
    for number, (action, is_chance) in enumerate(moves):
        if is_chance:
            continue
        client = next(client for client in world.clients if client.seats == [client.standing["decider"]])
        ear = world.ear(seat)
        # Whoever decides asks what each action would do; others ask, too, and hear nothing.
        await ear.send("preview", version=ear.version, actions=[*ear.view["actions"][:MOST_PREVIEWS]] or [action])
        previewed = await ear.until("previewed")
        assert ear is client or not previewed["previews"]
        if seat is not None and number % 4 == 0:
            await world.ear(seat).act("nonsense", id=f"n{number}")
            await world.ear(seat).send("offer", matter="takeback")
            await world.ear(seat).quiet()
        await client.act(action, id=f"m{number}")
        await client.until("done")
        await world.settled()
        boards.append(await small_board(world))
    ear = world.ear(seat)
    address = f"/api/tables/{world.table}"
    headers = {} if seat is None else {"authorization": f"Bearer {world.tokens[seat]}"}
    described = (await world.server.http.get(address)).json()
    assert described.pop("created") <= described.pop("changed")  # times of day differ
    told = [
        json.dumps(described),
        (await world.server.http.get(f"{address}/record", headers=headers)).text,
    ]
    if world.bot is not None:
        told += await world.read_by_bot(ear.version)
    return [text.replace(world.table, "TABLE") for text in ear.heard + told + boards]


async def small_board(world: World) -> str:
    """Give a table as the gallery shows it to everybody."""
    room = await world.server.hall.room(world.table)
    return encoder.encode(gallery.board_of(world.table, room.table)).decode()


async def counters(server: Server) -> Counter[str]:
    """Read the metrics, but for what tells times or how much there is now."""
    text = (await server.http.get("/metrics")).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if re.match(r"\w+_total", line)]
    return Counter({name: round(float(value)) for name, value in lines})


async def heard_in(
    server: Server, start: State, moves: Sequence[tuple[str, bool]], seat: int | None, bot: Bot | None
) -> list[str]:
    """Play some moves in a world of their own; give all that somebody hears of it, and what is counted."""
    world = World(server, bot)
    before = await counters(server)
    with capture_logs() as logged:
        async with world.stack:
            heard = await replay(world, start, moves, seat)
    counted = await counters(server)
    counted.subtract(before)
    return [*heard, repr(sorted(counted.items())), repr(logged)]


def compare_worlds(folder: Path, name: str, options: dict[str, object], who: str, least: int) -> None:
    """Play so many pieces at least in two worlds, and compare what somebody hears of them."""
    game: Game = yamabushi.game(name, **options)
    seat = {"first": 0, "second": 1, "spectator": None, "bot": 0}[who]
    rng = random.Random(f"{name} {options} {who}")

    async def main() -> int:
        compared = pieces = 0
        async with serving(folder) as server:
            bot = await bot_at(server) if who == "bot" else None
            state = game.start()
            while pieces < least or (state.seat is not None and DEEP):
                if state.seat is None:
                    state = game.start()
                twin, done, following = piece(state, seat, rng)
                if len(done) > 1 and twin != state:
                    pieces += 1
                    one = await heard_in(server, state, [(here, chance) for here, _, chance in done], seat, bot)
                    other = await heard_in(server, twin, [(there, chance) for _, there, chance in done], seat, bot)
                    assert len(one) == len(other)
                    for here, there in zip(one, other, strict=True):
                        assert here == there
                    compared += len(one)
                if following == state:  # they part at once: take one step
                    following = state.play(rng.choices(state.actions, state.odds or None)[0])
                state = following
                for _ in range(0 if DEEP else APART):
                    if state.seat is not None:
                        state = state.play(rng.choices(state.actions, state.odds or None)[0])
        return compared

    assert run(main()) > 10 * least


@pytest.mark.parametrize(("name", "options"), HIDDEN, ids=IDS)
@pytest.mark.parametrize("who", brief(["first", "second", "spectator", "bot"], "first", "spectator", "bot"))
def test_12_13_15_two_worlds_that_look_alike_sound_alike(
    tmp_path: Path, name: str, options: dict[str, object], who: str
) -> None:
    compare_worlds(tmp_path, name, options, who, LEAST_PIECES)


def test_12_the_harness_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Everybody is told what seat 0 may read.
    monkeypatch.setattr(lines, "line_of", lambda entry, before, facing: line_of(entry, before, 0))
    with pytest.raises(AssertionError):
        compare_worlds(tmp_path, "yokai", {}, "spectator", LEAST_PIECES)


def test_12_the_harness_notices_a_leak_in_a_small_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Everybody who watches sees what seat 0 may see.
    shown = gallery.board_of

    def leaking(id: str, table: Table) -> ShownBoard:
        return msgspec.structs.replace(shown(id, table), view=table.state.view(0))

    monkeypatch.setattr(gallery, "board_of", leaking)
    with pytest.raises(AssertionError):
        compare_worlds(tmp_path, "yokai", {}, "spectator", LEAST_PIECES)


def test_12_the_harness_notices_a_leak_in_a_preview(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever decides is told with each preview what the others have.
    monkeypatch.setattr(previews, "preview_shown", lambda state, action: {"position": str(state.play(action))})
    with pytest.raises(AssertionError):
        compare_worlds(tmp_path, "yokai", {}, "first", LEAST_PIECES)
