"""Play as people do, with what is installed: perft, games in the terminal, and a table of the server; compiled."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

import yamabushi
from tests.newest import say

COMMAND = [sys.executable, "-m", "yamabushi"]

PERFT = [
    ("regality --style old --depth 3", 14_544),
    ("himiki --depth 2", 324),
    ("yokai --depth 2", 10),
]
"""Games with compiled rules, and how many games there are of so many actions."""


def count(arguments: str, leaves: int) -> None:
    """Count games, and compare."""
    found = subprocess.run([*COMMAND, "perft", *arguments.split()], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert f"{leaves:,}" in found.stdout.split(), found.stdout
    say(f"perft {arguments}: {leaves}")


def play_in_the_terminal(arguments: str) -> None:
    """Type the first action again and again, until the game is over."""
    typed = "1\n" * 500
    played = subprocess.run([*COMMAND, "play", *arguments.split()], input=typed, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    say(f"{arguments} in the terminal: {played.stdout.strip().splitlines()[-2]}")
    assert " wins" in played.stdout


async def play_at_a_table(base: str) -> None:
    """Play both sides of a game at a table of the server, to its end."""
    async with httpx.AsyncClient(base_url=base, timeout=60, trust_env=False) as http:
        options = {"style": "old", "match": "single"}
        seats = [{"kind": "me"}, {"kind": "me"}]
        answer = await http.post("/api/tables", json={"game": "regality", "options": options, "seats": seats})
        laid = answer.raise_for_status().json()
        for path in ("/api/openapi.json", "/api/messages", "/api/games", "/ready", "/metrics"):
            (await http.get(path)).raise_for_status()
    async with connect(f"{base.replace('http', 'ws')}/api/tables/{laid['table']}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": laid["token"]}))
        acted = 0
        while True:
            news = json.loads(await asyncio.wait_for(socket.recv(), 60))
            assert news["type"] != "refused", news
            if news["type"] not in ("snapshot", "happened"):
                continue
            if news["standing"]["status"] == "over":
                break
            act = {"type": "act", "id": f"a{acted}", "version": news["version"], "action": news["view"]["actions"][0]}
            await socket.send(json.dumps(act))
            acted += 1
    say(f"{acted} actions at a table of the server, and it is {news['standing']['status']}")


def serve_a_table() -> None:
    """Start the server, play there, and stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*COMMAND, "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            words = (word for line in server.stdout for word in line.split())
            base = next(word for word in words if word.startswith("http://"))
            asyncio.run(play_at_a_table(base.rstrip("/")))
        finally:
            server.terminate()
            server.communicate(timeout=60)


def main() -> None:
    """Play everything."""
    say(f"playing with {Path(yamabushi.__file__).parent}")
    for arguments, leaves in PERFT:
        count(arguments, leaves)
    for arguments in ("regality --style old --match single --seed 1", "yokai --opponent random --seed 1"):
        play_in_the_terminal(arguments)
    serve_a_table()


if __name__ == "__main__":
    main()
