"""Failures 1 and 2 for bots: the server is killed while they read their streams and play by requests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx

from tests.amounts import amount
from tests.server.bots import Bot, bot_at
from tests.server.launching import Launcher, up
from tests.server.serving import PATIENCE, Server
from tests.server.tables import OLD
from tests.server.test_failures_durability import Acknowledged, lost, played_on

KILLS = amount(3, 15)
BOTS = 3

GONE = (httpx.TransportError, StopAsyncIteration)
"""What a bot meets whose server has just been killed."""


class Player:
    """A bot that plays game after game against a level, whatever becomes of the server."""

    def __init__(self, bot: Bot, acknowledged: Acknowledged) -> None:
        self.bot = bot
        self.acknowledged = acknowledged
        self.rng = random.Random(bot.name)
        self.table = ""
        # What it has sent and not heard of: it is sent again.
        self.unsure: dict[str, Any] | None = None
        self.sent_again = 0

    async def play(self) -> None:
        """Play until the server is gone."""
        with contextlib.suppress(*GONE):
            if self.unsure is not None:
                self.sent_again += 1
                await self.move(self.unsure)
            while True:
                if not self.table:
                    asked = await self.bot.post("/challenge/ai", json={"game": "regality", "options": OLD, "level": 1})
                    self.table = asked.json()["id"]
                await self.bot.play(self.table, self.rng.choice, self.move)
                self.table = ""

    async def move(self, wish: dict[str, Any]) -> None:
        """Send a decision, and note that it was acknowledged; the same one is acknowledged however often it is sent."""
        self.unsure = wish
        moved = await self.bot.post(f"/game/{self.table}/move", json=wish)
        assert moved.status_code == 200, moved.text
        self.acknowledged[self.table, moved.json()["version"]] = wish["action"]
        self.unsure = None


async def rounds(launcher: Launcher, folder: Path) -> tuple[Acknowledged, list[Player]]:
    """Let the server be killed so often while bots play, and until one has had to send something again."""
    rng = random.Random(1)
    acknowledged: Acknowledged = {}
    players: list[Player] = []
    for kill in range(10 * KILLS):
        if kill >= KILLS and any(player.sent_again for player in players):
            break
        base, child = launcher.launch(folder)
        await up(base)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
            server = cast(Server, SimpleNamespace(http=http))
            while len(players) < BOTS:
                players.append(Player(await bot_at(server, f"Robo{len(players)}"), acknowledged))
            for player in players:
                player.bot.server = server
            playing = [asyncio.create_task(player.play()) for player in players]
            await played_on(playing, acknowledged, rng.randrange(8, 30))
            while not any(player.unsure for player in players):
                await asyncio.sleep(0)
            os.kill(child, signal.SIGKILL)
            await asyncio.gather(*playing)
    return acknowledged, players


def test_01_what_bots_were_told_is_stored_and_what_they_send_again_is_played_once(
    launcher: Launcher, tmp_path: Path
) -> None:
    acknowledged, players = asyncio.run(rounds(launcher, tmp_path))
    assert len(acknowledged) >= 8 * KILLS
    assert any(player.sent_again for player in players)
    assert lost(tmp_path, acknowledged) == []
